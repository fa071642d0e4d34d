import { type Project, type SavedSet, withoutSet, withSet } from '../api/project.ts';
import { coverSet, type VersionedSet } from '../api/set-calls.ts';
import { copySet, deleteSet, renameSet } from '../offline/set-calls.ts';
import { useTexts } from '../language/texts.ts';
import { type MakeChange, useProjectChange, useUndo } from '../project/project-change.ts';

type CopiedSet = { readonly set: SavedSet; readonly name: string };

type RenamedSet = {
  readonly setId: number;
  readonly name: string;
  /** The version to rename; null: whichever there is. */
  readonly etag: string | null;
  /** Called with the set under its new name before the project shows it. */
  readonly onRenamed?: ((renamed: VersionedSet<SavedSet>) => void) | undefined;
};

export type SetChanges = {
  readonly copy: MakeChange<CopiedSet>;
  readonly rename: MakeChange<RenamedSet>;
  readonly remove: MakeChange<SavedSet>;
};

/** Copying, renaming and deleting saved sets. */
export const useSetChanges = (): SetChanges => {
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
