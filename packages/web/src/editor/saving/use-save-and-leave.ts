import type { WireBundle } from '@ramka/contract/wire/bundle';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { call } from '../../api/call.ts';
import { failureText } from '../../api/failure.ts';
import { useTexts } from '../../language/texts.ts';
import { projectEvents } from '../../project/project-events.ts';
import { withRoomSets } from '../../api/project.ts';
import { projectQuery, useProjectId } from '../../project/project-query.ts';
import { snackbars } from '../../page/messages.ts';
import { useEditor } from '../state/editor-context.ts';
import { sameSet } from '../state/same-set.ts';
import type { Saving } from './use-saving.ts';

/** The room that a new set goes into, and how many of it. */
export type TargetRoom = { readonly id: number; readonly name: string; readonly quantity: number };

/** Saving that leads out of the editor. */
export type SaveAndLeave = {
  /** Whether the set was saved but is not in its room yet: saving again puts it there. */
  readonly unfinished: boolean;
  readonly saveAndLeave: (as?: 'copy') => Promise<void>;
};

/**
 * Saves the set and leaves: a new set made for a room is put there first and the room is shown, any other leads to the
 * list (specification §4). Stays where the set was changed while it was being saved.
 */
export const useSaveAndLeave = (saving: Saving, room: TargetRoom | undefined, onSaved: () => void): SaveAndLeave => {
  const projectId = useProjectId();
  const navigate = useNavigate();
  const putIntoRoom = usePutIntoRoom(projectId);
  const { draft } = useEditor();
  const { save: texts } = useTexts().editor;
  const [isNew, setIsNew] = useState(saving.saved.setId === null);
  const onScreen = useRef(draft.set);
  useEffect(() => {
    onScreen.current = draft.set;
  });

  const saveAndLeave: SaveAndLeave['saveAndLeave'] = async (as) => {
    const bundle = await saving.save(draft.set, as);
    if (!bundle) return;
    onSaved();
    const target = isNew ? room : undefined;
    if (target && !(await putIntoRoom(target, bundle))) return;
    setIsNew(false);
    snackbars.success(target ? texts.createdInRoom(target.name) : isNew || as === 'copy' ? texts.created : texts.saved);
    if (!sameSet(onScreen.current, draft.set)) return;
    await (target
      ? navigate({
          to: '/projekt/$projectId/pomieszczenia',
          params: { projectId },
          search: { openedGroupId: target.id },
          ignoreBlocker: true,
        })
      : navigate({ to: '/projekt/$projectId/zestawy', params: { projectId }, ignoreBlocker: true }));
  };
  return { unfinished: isNew && room !== undefined && saving.saved.setId !== null, saveAndLeave };
};

/** Adds a saved set to its room; answers whether that succeeded, and tells where it did not. */
const usePutIntoRoom = (projectId: string) => {
  const queries = useQueryClient();
  const { messages } = useTexts();
  return async (room: TargetRoom, bundle: WireBundle): Promise<boolean> => {
    const payload = [{ id: bundle.id, quantity: room.quantity }];
    try {
      const sets = await call('addRoomSets', { params: { projectId, groupId: room.id }, body: { payload } });
      queries.setQueryData(
        projectQuery(projectId).queryKey,
        (project) => project && withRoomSets(project, room.id, sets),
      );
      projectEvents.tell({ kind: 'projectUpdated', projectId });
      return true;
    } catch (failure) {
      snackbars.error(failureText(failure, messages.storeFailed));
      return false;
    }
  };
};
