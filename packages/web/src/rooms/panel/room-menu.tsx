import type { WireGroup } from '@ramka/contract/wire/project';
import { EllipsisVertical, Pencil, Trash2 } from 'lucide-react';
import type { ReactElement } from 'react';
import { useDownloadMenu } from '../../downloads/use-download-menu.ts';
import { useTexts } from '../../language/use-texts.ts';
import type { Action } from '../../ui/actions/action.ts';
import { IconButton } from '../../ui/actions/icon-button.tsx';
import { Menu } from '../../ui/actions/menu.tsx';
import type { RoomDialog } from '../dialogs/room-dialog.ts';

export type RoomMenuProps = { readonly room: WireGroup; readonly onDialog: (dialog: RoomDialog) => void };

/** What can be done with a room: downloads where it holds anything; renaming and deleting where the planning tool does not. */
export const RoomMenu = ({ room, onDialog }: RoomMenuProps): ReactElement | null => {
  const { rooms } = useTexts();
  const { groups, working } = useDownloadMenu({ kind: 'room', roomId: room.id });
  const filled = room.bundles.length + room.products.length > 0;
  const locked = room.properties.mioData !== null;
  if (locked && !filled) {
    return null;
  }
  const changes: readonly Action[] = [
    {
      name: 'rename',
      label: rooms.renameRoom,
      icon: Pencil,
      perform: () => onDialog({ kind: 'rename-room', room }),
    },
    {
      name: 'delete',
      label: rooms.deleteRoom,
      icon: Trash2,
      danger: true,
      perform: () => onDialog({ kind: 'delete-room', room }),
    },
  ];
  return (
    <Menu
      trigger={<IconButton icon={EllipsisVertical} label={rooms.actionsFor(room.name)} working={working} silent />}
      groups={[...(filled ? groups : []), locked ? [] : changes]}
    />
  );
};
