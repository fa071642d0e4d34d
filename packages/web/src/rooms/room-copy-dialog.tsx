import { nameOfCopy } from '@ramka/domain/names';
import type { ReactElement } from 'react';
import { useTexts } from '../language/texts.ts';
import { useRoomOfDialog } from '../project/dialog-subject.ts';
import { useProject } from '../project/project-query.ts';
import { NameDialog } from '../ui/name-dialog.tsx';
import { createRooms } from '../project-changes/rooms.ts';
import { useProjectChange } from '../project/use-project-change.ts';
import type { RoomDialogProps } from './room-rename-dialog.tsx';

/** Copies a room with its contents. */
export const RoomCopyDialog = ({ roomId, onClose }: RoomDialogProps): ReactElement | null => {
  const { common, rooms: words } = useTexts();
  const { rooms } = useProject();
  const room = useRoomOfDialog(roomId, onClose);
  const addRooms = useProjectChange(createRooms);
  if (room === undefined) return null;
  return (
    <NameDialog
      title={words.copyRoom}
      label={words.roomName}
      subject="room"
      start={nameOfCopy(room.name, new Set(rooms.map(({ name }) => name)))}
      submitLabel={common.copy}
      onName={(name) => addRooms([{ name, sourceId: room.id }])}
      onClose={onClose}
    />
  );
};
