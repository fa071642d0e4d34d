import type { WireGroup } from '@ramka/contract/wire/project';
import { memo, type ReactElement } from 'react';
import { useTexts } from '../../language/use-texts.ts';
import { useProject } from '../../project/use-project.ts';
import { LostProductCard } from './lost-product-card.tsx';
import { ProductCard } from './product-card.tsx';
import type { RoomDialog } from '../dialogs/room-dialog.ts';
import { SetCard } from './set-card.tsx';
import { useRoomProductChanges } from '../changes/use-room-product-changes.ts';
import { useRoomSetChanges } from '../changes/use-room-set-changes.ts';
import styles from './room-entries-grid.module.css';

export type RoomEntriesGridProps = { readonly room: WireGroup; readonly onDialog: (dialog: RoomDialog) => void };

/** The sets and single products of a room, in the order in which they were added. */
export const RoomEntriesGrid = memo(({ room, onDialog }: RoomEntriesGridProps): ReactElement => {
  const { rooms } = useTexts();
  const { productSets, products } = useProject();
  const { removeSet } = useRoomSetChanges();
  const { removeProduct } = useRoomProductChanges();
  if (room.bundles.length + room.products.length === 0) {
    return <p className={styles['empty']}>{rooms.emptyRoom}</p>;
  }
  return (
    <ul className={styles['grid']}>
      {room.bundles.map((entry) => {
        const set = productSets.find(({ id }) => id === entry.id);
        return (
          set && (
            <SetCard
              key={`set-${entry.id}`}
              room={room}
              set={set}
              entry={entry}
              onDialog={onDialog}
              onRemove={() => void removeSet({ roomId: room.id, entry })}
            />
          )
        );
      })}
      {room.products.map((entry) => {
        const product = products.find(({ id }) => id === entry.id);
        const shared = {
          room,
          entry,
          onDialog,
          onRemove: (): void => void removeProduct({ roomId: room.id, entry }),
        };
        return product === undefined ? (
          <LostProductCard key={`product-${entry.id}`} {...shared} />
        ) : (
          <ProductCard key={`product-${entry.id}`} product={product} {...shared} />
        );
      })}
    </ul>
  );
});
RoomEntriesGrid.displayName = 'RoomEntriesGrid';
