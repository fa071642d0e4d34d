import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { removeShareLink, shareLinksQuery } from '../api/share-links.ts';
import { useTexts } from '../language/texts.ts';
import { useSubject } from '../project/dialog-subject.ts';
import { useListChange } from '../project/list-change.ts';
import { useProjectId } from '../project/project-query.ts';
import { ConfirmDialog } from '../ui/dialog.tsx';

export type ShareLinkRevokeDialogProps = { readonly linkId: string; readonly onClose: () => void };

/** Asks before a share link is revoked. */
export const ShareLinkRevokeDialog = ({ linkId, onClose }: ShareLinkRevokeDialogProps): ReactElement | null => {
  const { views } = useTexts();
  const projectId = useProjectId();
  const { data: links } = useQuery(shareLinksQuery(projectId));
  const link = useSubject(
    links?.find(({ id }) => id === linkId),
    onClose,
  );
  const change = useListChange(shareLinksQuery(projectId));
  if (link === undefined) return null;
  return (
    <ConfirmDialog
      danger
      title={views.revokeQuestion(link.name)}
      confirmLabel={views.revoke}
      onConfirm={() => change(() => removeShareLink(projectId, linkId), views.revoked(link.name))}
      onCancel={onClose}
    >
      {views.revokeNote}
    </ConfirmDialog>
  );
};
