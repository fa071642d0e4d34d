import type { ReactElement } from 'react';
import { useTexts } from '../language/texts.ts';
import { useRoomOfDialog } from '../project/dialog-subject.ts';
import { NameDialog } from '../ui/name-dialog.tsx';
import { useRoomChanges } from './room-changes.ts';

export type RoomDialogProps = { readonly roomId: number; readonly onClose: () => void };

/** Renames a room; here the name must have more than 3 characters (docs/specification.md#s5-12). */
export const RoomRenameDialog = ({ roomId, onClose }: RoomDialogProps): ReactElement | null => {
  const { rooms } = useTexts();
  const room = useRoomOfDialog(roomId, onClose);
  const { renameRoom } = useRoomChanges();
  if (room === undefined) return null;
  return (
    <NameDialog
      title={rooms.renameRoom}
      label={rooms.roomName}
      subject="renamed-room"
      start={room.name}
      onName={(name) => renameRoom({ room, name })}
      onClose={onClose}
    />
  );
};
