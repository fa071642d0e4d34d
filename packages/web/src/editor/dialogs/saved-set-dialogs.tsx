import { nameOfSet } from '@ramka/texts/name-of-set';
import { useNavigate } from '@tanstack/react-router';
import { type ReactElement, useState } from 'react';
import { type SavedSet, withSet } from '../../api/project.ts';
import { renameSet } from '../../api/set-calls.ts';
import { useTexts } from '../../language/texts.ts';
import { useProjectChange } from '../../project/project-change.ts';
import { useProject, useProjectId } from '../../project/project-query.ts';
import { useSetChanges } from '../../sets/set-changes.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { NameDialog } from '../../ui/name-dialog.tsx';
import { useEditor } from '../editing/editor.ts';
import type { Saving } from '../saving/saving.ts';

export type SavedSetDialogProps = {
  readonly onClose: () => void;
  readonly kind: 'copy' | 'rename' | 'delete';
  readonly saving: Saving;
  readonly onDeleted: () => void;
};

/** What can be done with a set that was saved; nothing where the project does not know it any more. */
export const SavedSetDialog = (props: SavedSetDialogProps): ReactElement | null => {
  const { kind, onClose, saving, onDeleted } = props;
  const project = useProject();
  const set = project.sets.find(({ id }) => id === saving.saved.setId);
  if (!set) return null;
  switch (kind) {
    case 'copy':
      return <CopyDialog set={set} onClose={onClose} />;
    case 'rename':
      return <RenameDialog setId={set.id} saving={saving} onClose={onClose} />;
    case 'delete':
      return <DeleteDialog onClose={onClose} set={set} onDeleted={onDeleted} />;
  }
};

type CopyDialogProps = { readonly set: SavedSet; readonly onClose: () => void };

/** Copies the set as it was saved, under a name that may be empty. */
const CopyDialog = ({ set, onClose }: CopyDialogProps): ReactElement => {
  const { sets, common } = useTexts();
  const { copySet } = useSetChanges();
  return (
    <NameDialog
      title={sets.copySet}
      label={sets.setName}
      hint={sets.copyNameHint}
      subject="set"
      start=""
      confirmLabel={common.copy}
      onName={(name) => copySet({ set, name })}
      onClose={onClose}
    />
  );
};

type RenameDialogProps = { readonly setId: number; readonly saving: Saving; readonly onClose: () => void };

/**
 * Renames the saved set at once. Other changes stay unsaved, and the next save must find the same version
 * (docs/readings.md#r13).
 */
const RenameDialog = ({ setId, saving, onClose }: RenameDialogProps): ReactElement => {
  const { sets, common } = useTexts();
  const { draft, edit } = useEditor();
  const { saved, setSaved } = saving;
  const rename = useProjectChange({
    run: async (projectId, name: string) => {
      const { set, etag } = await renameSet(projectId, { setId, etag: saved.etag }, name);
      setSaved({ ...saved, etag, set: { ...saved.set, name: set.name } });
      edit({ kind: 'rename', name: set.name });
      return set;
    },
    applied: withSet,
    success: () => ({ text: sets.renamed }),
  });
  return (
    <NameDialog
      title={sets.renameSet}
      label={sets.setName}
      subject="set"
      start={draft.set.name}
      confirmLabel={common.save}
      onName={rename}
      onClose={onClose}
    />
  );
};

type DeleteDialogProps = { readonly set: SavedSet; readonly onClose: () => void; readonly onDeleted: () => void };

/** Deletes the saved set and returns to the list (docs/specification.md#s8-24). */
const DeleteDialog = ({ onClose, set, onDeleted }: DeleteDialogProps): ReactElement => {
  const { sets, common } = useTexts();
  const projectId = useProjectId();
  const navigate = useNavigate();
  const { deleteSet } = useSetChanges();
  const [busy, setBusy] = useState(false);
  const confirm = async (): Promise<void> => {
    setBusy(true);
    const deleted = await deleteSet(set);
    setBusy(false);
    onClose();
    if (!deleted) return;
    onDeleted();
    await navigate({ to: '/projekt/$projectId/zestawy', params: { projectId }, ignoreBlocker: true });
  };
  return (
    <ConfirmDialog
      danger
      busy={busy}
      title={sets.deleteQuestion(nameOfSet(set, { common }))}
      confirmLabel={sets.deleteSet}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      {sets.deleteNote}
    </ConfirmDialog>
  );
};
