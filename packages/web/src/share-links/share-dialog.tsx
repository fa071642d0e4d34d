import { type ReactElement, useState } from 'react';
import { useTexts } from '../language/texts.ts';
import { DialogPresence } from '../ui/dialog-presence.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { EditingLink } from './editing-link.tsx';
import { ShareLinkCreateDialog } from './share-link-create-dialog.tsx';
import { ShareLinkRevokeDialog } from './share-link-revoke-dialog.tsx';
import styles from './share-dialog.module.css';
import { ShareLinks } from './share-links.tsx';

export type ShareDialogProps = { readonly onClose: () => void };

type OpenedDialog = { readonly dialog: 'create' } | { readonly dialog: 'revoke'; readonly linkId: string };

/** Sharing of a project: links for viewing, then the link for editing. */
export const ShareDialog = ({ onClose }: ShareDialogProps): ReactElement => {
  const { shell } = useTexts();
  const [opened, setOpened] = useState<OpenedDialog>();
  const close = (): void => setOpened(undefined);
  return (
    <Dialog title={shell.share} width={580} onClose={onClose}>
      <div className={styles['sections']}>
        <ShareLinks
          onCreate={() => setOpened({ dialog: 'create' })}
          onRevoke={(linkId) => setOpened({ dialog: 'revoke', linkId })}
        />
        <EditingLink />
      </div>
      <DialogPresence>
        {opened &&
          (opened.dialog === 'create' ? (
            <ShareLinkCreateDialog onClose={close} />
          ) : (
            <ShareLinkRevokeDialog linkId={opened.linkId} onClose={close} />
          ))}
      </DialogPresence>
    </Dialog>
  );
};
