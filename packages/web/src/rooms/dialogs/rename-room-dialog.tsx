import type { WireGroup } from '@ramka/contract/wire/project';
import type { ReactElement } from 'react';
import { NameDialog } from '../../forms/name-dialog.tsx';
import { useTexts } from '../../language/use-texts.ts';
import { useRoomChanges } from '../changes/use-room-changes.ts';

export type RoomDialogProps = { readonly room: WireGroup; readonly onClose: () => void };

/** Renames a room; here the name must have more than 3 characters (specification §5). */
export const RenameRoomDialog = ({ room, onClose }: RoomDialogProps): ReactElement => {
  const { rooms, common } = useTexts();
  const { renameRoom } = useRoomChanges();
  return (
    <NameDialog
      title={rooms.renameRoom}
      label={rooms.roomName}
      subject="renamed-room"
      start={room.name}
      confirmLabel={common.save}
      onName={(name) => renameRoom({ room, name })}
      onClose={onClose}
    />
  );
};
