import type { QuantityEntry } from '@ramka/contract/wire/project';
import { call, callWithTag } from '../../api/call.ts';
import { useTexts } from '../../language/use-texts.ts';
import { withRoomSets } from '../../project/loaded-project-edits.ts';
import { useProjectChange, type MakeChange } from '../../project/use-project-change.ts';
import { useUndo } from '../../project/use-undo.ts';

/** Sets or products of a room, and how many. */
export type RoomEntries = { readonly roomId: number; readonly entries: readonly QuantityEntry[] };
/** A set or product in a room, and how many of it there are. */
export type RoomEntryAt = { readonly roomId: number; readonly entry: QuantityEntry };

export type RoomSetChanges = {
  readonly addSets: MakeChange<RoomEntries>;
  readonly changeSetQuantity: MakeChange<RoomEntryAt>;
  readonly removeSet: MakeChange<RoomEntryAt>;
};

/** What can be done with the sets of a room; each change takes the server's list of them over. */
export const useRoomSetChanges = (): RoomSetChanges => {
  const { rooms } = useTexts();
  const undo = useUndo();
  const addSets = useProjectChange({
    run: (projectId, { roomId, entries }: RoomEntries) =>
      call('addRoomSets', { params: { projectId, groupId: roomId }, body: { payload: [...entries] } }),
    applied: (project, sets, { roomId }) => withRoomSets(project, roomId, sets),
    success: () => ({ text: rooms.setsAdded }),
  });
  const changeSetQuantity = useProjectChange({
    run: (projectId, { roomId, entry }: RoomEntryAt) =>
      call('changeRoomSets', { params: { projectId, groupId: roomId }, body: { payload: [entry] } }),
    applied: (project, sets, { roomId }) => withRoomSets(project, roomId, sets),
    success: () => ({ text: rooms.setCountChanged }),
  });
  const removeSet = useProjectChange({
    run: (projectId, { roomId, entry }: RoomEntryAt) =>
      callWithTag('removeRoomSet', { params: { projectId, groupId: roomId, bundleId: entry.id } }),
    applied: (project, { answer }, { roomId }) => withRoomSets(project, roomId, answer),
    success: ({ removal }) => ({ text: rooms.setRemoved, action: undo(removal) }),
  });
  return { addSets, changeSetQuantity, removeSet };
};
