import type { ReactElement } from 'react';
import { useTexts } from '../language/texts.ts';
import { useRoomOfDialog } from '../project/dialog-subject.ts';
import { ConfirmDialog } from '../ui/dialog.tsx';
import { deleteRoom } from '../project-changes/rooms.ts';
import { useProjectChange } from '../project/use-project-change.ts';
import type { RoomDialogProps } from './room-rename-dialog.tsx';

export const RoomDeleteDialog = ({ roomId, onClose }: RoomDialogProps): ReactElement | null => {
  const { rooms } = useTexts();
  const room = useRoomOfDialog(roomId, onClose, 'close');
  const remove = useProjectChange(deleteRoom);
  if (room === undefined) return null;
  return (
    <ConfirmDialog
      danger
      title={rooms.deleteQuestion(room.name)}
      confirmLabel={rooms.deleteRoom}
      onConfirm={() => remove(room.id)}
      onCancel={onClose}
    >
      {rooms.deleteNote}
    </ConfirmDialog>
  );
};
