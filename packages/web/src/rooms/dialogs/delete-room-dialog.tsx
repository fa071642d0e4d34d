import type { ReactElement } from 'react';
import { useSubmit } from '../../forms/use-submit.ts';
import { useTexts } from '../../language/use-texts.ts';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import type { RoomDialogProps } from './rename-room-dialog.tsx';
import { useRoomChanges } from '../changes/use-room-changes.ts';

/** Asks before a room is deleted. */
export const DeleteRoomDialog = ({ room, onClose }: RoomDialogProps): ReactElement => {
  const { rooms } = useTexts();
  const { deleteRoom } = useRoomChanges();
  const { busy, submit } = useSubmit(() => deleteRoom(room), onClose);
  return (
    <ConfirmDialog
      open
      danger
      busy={busy}
      title={rooms.deleteQuestion(room.name)}
      confirmLabel={rooms.deleteRoom}
      onConfirm={submit}
      onCancel={onClose}
    >
      {rooms.deleteNote}
    </ConfirmDialog>
  );
};
