import type { ReactElement } from 'react';
import { useTexts } from '../language/texts.ts';
import { useRoomOfDialog } from '../project/dialog-subject.ts';
import { NameDialog } from '../ui/name-dialog.tsx';
import { renameRoom } from '../project-changes/rooms.ts';
import { useProjectChange } from '../project/use-project-change.ts';

export type RoomDialogProps = { readonly roomId: number; readonly onClose: () => void };

/** Renames a room; the name must have more than 3 characters here (docs/specification.md#s5-12). */
export const RoomRenameDialog = ({ roomId, onClose }: RoomDialogProps): ReactElement | null => {
  const { rooms } = useTexts();
  const room = useRoomOfDialog(roomId, onClose);
  const rename = useProjectChange(renameRoom);
  if (room === undefined) return null;
  return (
    <NameDialog
      title={rooms.renameRoom}
      label={rooms.roomName}
      subject="renamed-room"
      start={room.name}
      onName={(name) => rename({ roomId: room.id, name })}
      onClose={onClose}
    />
  );
};
