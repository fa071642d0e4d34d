import type { WireBundle } from '@ramka/contract/wire/bundle';
import type { LoadedProject } from '@ramka/contract/wire/project';
import { call, callWithTag } from '../api/call.ts';
import { withoutSet, withSet } from '../api/project.ts';
import { useTexts } from '../language/texts.ts';
import { type MakeChange, useProjectChange, useUndo } from '../project/project-change.ts';

/** A set, and the name that it or its copy gets. */
export type NamedSet = { readonly set: WireBundle; readonly name: string };

export type SetChanges = {
  readonly copySet: MakeChange<NamedSet>;
  readonly renameSet: MakeChange<NamedSet>;
  readonly deleteSet: MakeChange<WireBundle>;
};

/** Copying, renaming and deleting saved sets. */
export const useSetChanges = (): SetChanges => {
  const { sets } = useTexts();
  const undo = useUndo();
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
  const deleteSet = useProjectChange({
    run: async (projectId, set: WireBundle) => {
      const params = { projectId, setId: set.id };
      const { etag } = await callWithTag('readSet', { params });
      return callWithTag('deleteSet', { params, ifMatch: etag ?? undefined });
    },
    applied: (loaded: LoadedProject, _answer, set) => withoutSet(loaded, set.id),
    success: ({ removal }) => ({ text: sets.deleted, action: undo(removal) }),
  });
  return { copySet, renameSet, deleteSet };
};
