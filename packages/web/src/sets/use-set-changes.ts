import type { WireBundle } from '@ramka/contract/wire/bundle';
import type { LoadedProject } from '@ramka/contract/wire/project';
import { call, callWithTag } from '../api/call.ts';
import { useTexts } from '../language/use-texts.ts';
import { withoutSet, withSet } from '../project/loaded-project-edits.ts';
import { useProjectChange, type MakeChange } from '../project/use-project-change.ts';
import { useProject } from '../project/use-project.ts';
import { placesOf } from './places-of.ts';
import { restoreSet, type DeletedSet } from './restore-set.ts';

/** A set, and the name that it or its copy gets. */
export type NamedSet = { readonly set: WireBundle; readonly name: string };

export type SetChanges = {
  readonly copySet: MakeChange<NamedSet>;
  readonly renameSet: MakeChange<NamedSet>;
  readonly deleteSet: MakeChange<WireBundle>;
};

/** Copying, renaming and deleting saved sets. */
export const useSetChanges = (): SetChanges => {
  const { sets, common } = useTexts();
  const { project } = useProject();
  const copySet = useProjectChange({
    run: (projectId, { set, name }: NamedSet) =>
      call('copySet', { params: { projectId }, query: { sourceId: String(set.id) }, body: { name } }),
    applied: withSet,
    success: () => ({ text: sets.copied }),
  });
  const renameSet = useProjectChange({
    run: (projectId, { set, name }: NamedSet) =>
      call('renameSet', { params: { projectId, setId: set.id }, body: { name } }),
    applied: withSet,
    success: () => ({ text: sets.renamed }),
  });
  const bringBack = useProjectChange({
    run: restoreSet,
    applied: (_project: LoadedProject, restored) => restored,
  });
  const deleteSet = useProjectChange({
    run: async (projectId, set: WireBundle): Promise<DeletedSet> => {
      const params = { projectId, setId: set.id };
      const { answer, etag } = await callWithTag('readSet', { params });
      await call('deleteSet', { params, ifMatch: etag ?? undefined });
      return { set: answer, places: placesOf(project, set.id) };
    },
    applied: (loaded, _deleted, set) => withoutSet(loaded, set.id),
    success: (deleted) => ({
      text: sets.deleted,
      action: { label: common.undo, perform: () => void bringBack(deleted) },
    }),
  });
  return { copySet, renameSet, deleteSet };
};
