import type { ReactElement } from 'react';
import { type Project, roomsOfSet, type SavedSet, withoutSet, withSet } from '../api/project.ts';
import { coverSet, type VersionedSet } from '../api/set-calls.ts';
import { copySet, deleteSet, renameSet } from '../offline/set-calls.ts';
import { useTexts } from '../language/texts.ts';
import { useProject } from '../project/project-query.ts';
import { type MakeChange, useProjectChange, useUndo } from '../project/project-change.ts';
import { ConfirmDialog } from '../ui/dialog.tsx';
import { useSubmit } from '../ui/form.ts';
import { NameDialog } from '../ui/name-dialog.tsx';

type DialogProps = { readonly set: SavedSet; readonly onClose: () => void };

/** Copies a set as it was saved, under a name that may be empty. */
export const CopySetDialog = ({ set, onClose }: DialogProps): ReactElement => {
  const { sets, common } = useTexts();
  const { copy } = useSetChanges();
  return (
    <NameDialog
      title={sets.copySet}
      label={sets.setName}
      hint={sets.copyNameHint}
      subject="set"
      start=""
      confirmLabel={common.copy}
      onName={(name) => copy({ set, name })}
      onClose={onClose}
    />
  );
};

export type RenameSetDialogProps = Omit<RenamedSet, 'name'> & {
  /** What the field holds at first. */
  readonly start: string;
  readonly onClose: () => void;
  /** What else waits for it. */
  readonly whileRenaming?: ((rename: () => Promise<boolean>) => Promise<boolean>) | undefined;
};

/** Renames a saved set at once. */
export const RenameSetDialog = (props: RenameSetDialogProps): ReactElement => {
  const { start, onClose, whileRenaming = (rename) => rename(), ...renamed } = props;
  const { sets, common } = useTexts();
  const { rename } = useSetChanges();
  return (
    <NameDialog
      title={sets.renameSet}
      label={sets.setName}
      subject="set"
      start={start}
      confirmLabel={common.save}
      onName={(name) => whileRenaming(() => rename({ ...renamed, name }))}
      onClose={onClose}
    />
  );
};

export type DeleteSetDialogProps = DialogProps & {
  /** Told also where the question was closed meanwhile. */
  readonly onDeleted?: (() => void) | undefined;
  /** Closes also where the set could not be deleted. */
  readonly closesOnFailure?: boolean | undefined;
};

/** Asks before a set is deleted. */
export const DeleteSetDialog = (props: DeleteSetDialogProps): ReactElement => {
  const { set, onClose, onDeleted, closesOnFailure = false } = props;
  const { sets } = useTexts();
  const rooms = roomsOfSet(useProject(), set.id).map(({ name, quantity }) => sets.usage.room(name, quantity));
  const { remove } = useSetChanges();
  const { busy, submit } = useSubmit(async () => {
    const deleted = await remove(set);
    if (deleted) onDeleted?.();
    if (!deleted && closesOnFailure) onClose();
    return deleted;
  }, onClose);
  return (
    <ConfirmDialog
      danger
      busy={busy}
      title={set.name === '' ? sets.deleteUnnamedQuestion : sets.deleteQuestion(set.name)}
      confirmLabel={sets.deleteSet}
      onConfirm={submit}
      onCancel={onClose}
    >
      {rooms.length === 0 ? sets.deleteUnused : sets.deleteNote(rooms.join(', '))}
    </ConfirmDialog>
  );
};

type CopiedSet = { readonly set: SavedSet; readonly name: string };

type RenamedSet = {
  readonly setId: number;
  readonly name: string;
  /** The version that must still be there; where the server named none, any is renamed. */
  readonly etag: string | null;
  /** Told of the set under its new name before the project shows it. */
  readonly onRenamed?: ((renamed: VersionedSet<SavedSet>) => void) | undefined;
};

type SetChanges = {
  readonly copy: MakeChange<CopiedSet>;
  readonly rename: MakeChange<RenamedSet>;
  readonly remove: MakeChange<SavedSet>;
};

/** Copying, renaming and deleting saved sets. */
const useSetChanges = (): SetChanges => {
  const { sets } = useTexts();
  const undo = useUndo();
  return {
    copy: useProjectChange({
      run: (projectId, { set, name }: CopiedSet) => copySet(projectId, set.id, name),
      applied: withSet,
      success: () => ({ text: sets.copied }),
    }),
    rename: useProjectChange({
      run: async (projectId, { setId, etag, name, onRenamed }: RenamedSet) => {
        const renamed = await renameSet(projectId, { setId, etag }, name);
        onRenamed?.(renamed);
        return renamed.set;
      },
      applied: withSet,
      success: () => ({ text: sets.renamed }),
    }),
    remove: useProjectChange({
      run: (projectId, set: SavedSet) => deleteSet(projectId, set),
      applied: (project: Project, _removal, set) => withoutSet(project, set.id),
      success: (removal) => ({ text: sets.deleted, action: undo(removal) }),
    }),
  };
};

/** Puts blank covers into the empty slots of a set. */
export const useFillWithBlanks = (): MakeChange<SavedSet> => {
  const { rooms } = useTexts();
  const undo = useUndo();
  return useProjectChange({
    dedupeKey: 'cover',
    run: (projectId, set: SavedSet) => coverSet(projectId, set),
    applied: (project, { set }) => withSet(project, set),
    success: ({ removal }, { emptySlots }) => ({ text: rooms.covered(emptySlots), action: undo(removal) }),
  });
};
