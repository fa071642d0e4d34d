import type { LoadedProject, WireGroup } from '@ramka/contract/wire/project';
import { call, callWithTag } from '../../api/call.ts';
import { useTexts } from '../../language/use-texts.ts';
import { withNewRoom, withoutRoom, withRoomName } from '../../project/loaded-project-edits.ts';
import { useProjectChange, type MakeChange } from '../../project/use-project-change.ts';
import { useUndo } from '../../project/use-undo.ts';

export type RoomChanges = {
  readonly createRoom: MakeChange<string>;
  readonly renameRoom: MakeChange<{ readonly room: WireGroup; readonly name: string }>;
  readonly deleteRoom: MakeChange<WireGroup>;
};

/** Adding, renaming and deleting rooms. */
export const useRoomChanges = (): RoomChanges => {
  const { rooms } = useTexts();
  const undo = useUndo();
  const createRoom = useProjectChange({
    run: (projectId, name: string) => call('createRoom', { params: { projectId }, body: { name } }),
    applied: withNewRoom,
    success: (room) => ({ text: rooms.roomCreated(room.name) }),
  });
  const renameRoom = useProjectChange({
    run: (projectId, { room, name }: { readonly room: WireGroup; readonly name: string }) =>
      call('renameRoom', { params: { projectId, groupId: room.id }, body: { name } }),
    applied: (project, renamed) => withRoomName(project, renamed.id, renamed.name),
    success: () => ({ text: rooms.roomRenamed }),
  });
  const deleteRoom = useProjectChange({
    run: (projectId, room: WireGroup) => callWithTag('deleteRoom', { params: { projectId, groupId: room.id } }),
    applied: (project: LoadedProject, _answer, room) => withoutRoom(project, room.id),
    success: ({ removal }) => ({ text: rooms.roomDeleted, action: undo(removal) }),
  });
  return { createRoom, renameRoom, deleteRoom };
};
