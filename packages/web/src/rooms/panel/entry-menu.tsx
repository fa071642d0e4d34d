import { EllipsisVertical, Hash, Trash2 } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTexts } from '../../language/use-texts.ts';
import { IconButton } from '../../ui/actions/icon-button.tsx';
import { Menu } from '../../ui/actions/menu.tsx';

export type EntryMenuProps = {
  readonly name: string;
  readonly className: string | undefined;
  readonly onChangeQuantity: () => void;
  readonly onRemove: () => void;
};

/** What can be done with a set or product in a room. */
export const EntryMenu = ({ name, className, onChangeQuantity, onRemove }: EntryMenuProps): ReactElement => {
  const { rooms } = useTexts();
  return (
    <Menu
      trigger={
        <IconButton icon={EllipsisVertical} label={rooms.actionsFor(name)} size="small" silent className={className} />
      }
      groups={[
        [
          { name: 'quantity', label: rooms.changeQuantity, icon: Hash, perform: onChangeQuantity },
          { name: 'remove', label: rooms.removeFromRoom, icon: Trash2, danger: true, perform: onRemove },
        ],
      ]}
    />
  );
};
