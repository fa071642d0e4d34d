import type { QuantityEntry, WireGroup } from '@ramka/contract/wire/project';
import { PackageX } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTexts } from '../../language/use-texts.ts';
import type { RoomDialog } from '../dialogs/room-dialog.ts';
import { EntryMenu } from './entry-menu.tsx';
import styles from '../room-entries.module.css';

export type LostProductCardProps = {
  readonly room: WireGroup;
  readonly entry: QuantityEntry;
  readonly onDialog: (dialog: RoomDialog) => void;
  readonly onRemove: () => void;
};

/** A single product in a room that the catalogue no longer has: named by its number, and to be removed (reading R22). */
export const LostProductCard = ({ room, entry, onDialog, onRemove }: LostProductCardProps): ReactElement => {
  const { rooms } = useTexts();
  const name = rooms.lostProduct(entry.id);
  return (
    <li className={styles['card']}>
      <div className={styles['well']}>
        <PackageX aria-hidden />
      </div>
      <div className={styles['words']}>
        <span className={styles['series']} title={rooms.lostProductNote}>
          {rooms.lostProductNote}
        </span>
        <span className={styles['name']}>{name}</span>
      </div>
      <div className={styles['foot']}>
        <span className={styles['quantity']}>×{entry.quantity}</span>
      </div>
      <EntryMenu
        name={name}
        className={styles['menu']}
        onChangeQuantity={() => onDialog({ kind: 'product-quantity', room, entry })}
        onRemove={onRemove}
      />
    </li>
  );
};
