import { type Project, type SavedSet, withoutSet, withSet } from '../api/project.ts';
import { copySet, deleteSet, renameSet } from '../api/set-calls.ts';
import { useTexts } from '../language/texts.ts';
import { type MakeChange, useProjectChange, useUndo } from '../project/project-change.ts';

/** A set, and the name that it or its copy gets. */
export type NamedSet = { readonly set: SavedSet; readonly name: string };

export type SetChanges = {
  readonly copySet: MakeChange<NamedSet>;
  readonly renameSet: MakeChange<NamedSet>;
  readonly deleteSet: MakeChange<SavedSet>;
};

/** Copying, renaming and deleting saved sets. */
export const useSetChanges = (): SetChanges => {
  const { sets } = useTexts();
  const undo = useUndo();
  return {
    copySet: useProjectChange({
      run: (projectId, { set, name }: NamedSet) => copySet(projectId, set.id, name),
      applied: withSet,
      success: () => ({ text: sets.copied }),
    }),
    renameSet: useProjectChange({
      run: (projectId, { set, name }: NamedSet) => renameSet(projectId, { setId: set.id, etag: null }, name),
      applied: (project, renamed) => withSet(project, renamed.set),
      success: () => ({ text: sets.renamed }),
    }),
    deleteSet: useProjectChange({
      run: (projectId, set: SavedSet) => deleteSet(projectId, set.id),
      applied: (project: Project, _removal, set) => withoutSet(project, set.id),
      success: (removal) => ({ text: sets.deleted, action: undo(removal) }),
    }),
  };
};
