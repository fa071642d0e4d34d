import { ExternalLink } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { useTexts } from '../language/use-texts.ts';
import { browserStorage } from '../page/browser-storage.ts';
import { pageSettings } from '../page/page-settings.ts';
import { AnchorButton } from '../ui/actions/anchor-button.tsx';
import { Button } from '../ui/actions/button.tsx';
import { Checkbox } from '../ui/fields/checkbox.tsx';
import { Dialog } from '../ui/overlays/dialog.tsx';
import { refuseLinkDialog } from './link-dialog-wish.ts';

export type LinkDialogProps = {
  readonly open: boolean;
  readonly address: string;
  readonly onClose: () => void;
  readonly onFollow: () => void;
};

/** Says that the planning tool opens in a tab of its own, and offers not to say so again (specification §4). */
export const LinkDialog = ({ open, address, onClose, onFollow }: LinkDialogProps): ReactElement => {
  const { planningTool: texts, common } = useTexts();
  const [unwanted, setUnwanted] = useState(false);
  const tool = pageSettings.planningTool?.name ?? '';
  const handleFollow = (): void => {
    if (unwanted) refuseLinkDialog(browserStorage);
    onFollow();
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={texts.dialogTitle(tool)}
      description={texts.dialogText(tool)}
      footer={
        <>
          <Button onClick={onClose}>{common.cancel}</Button>
          <AnchorButton
            look="primary"
            icon={ExternalLink}
            href={address}
            target="_blank"
            rel="noopener noreferrer"
            data-autofocus=""
            onClick={handleFollow}
          >
            {texts.follow(tool)}
          </AnchorButton>
        </>
      }
    >
      <Checkbox checked={unwanted} onChecked={setUnwanted} label={texts.notAgain} />
    </Dialog>
  );
};
