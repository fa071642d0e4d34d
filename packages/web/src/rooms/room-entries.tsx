import { picturePath } from '@ramka/domain/drawing';
import type { RoomEntry } from '@ramka/domain/project';
import { tellingName } from '@ramka/texts/name-of-set';
import { EllipsisVertical, Hash, PackageX, Trash2 } from 'lucide-react';
import { memo, type ReactElement } from 'react';
import { imageAddress } from '../api/picture-addresses.ts';
import type { SingleProduct } from '../api/products.ts';
import type { SavedSet } from '../api/project.ts';
import type { Room } from '../api/project.ts';
import { useTexts } from '../language/texts.ts';
import { useSeriesName } from '../project/catalogue.ts';
import { useProject, useProjectId } from '../project/project-query.ts';
import { SetName } from '../sets/set-name.tsx';
import { SetPicture } from '../sets/set-picture.tsx';
import { CatalogueLink } from '../ui/catalogue-link.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { Menu } from '../ui/menu.tsx';
import { Picture } from '../ui/picture.tsx';
import { Price } from '../ui/price.tsx';
import { useRoomProductChanges, useRoomSetChanges } from './room-changes.ts';
import type { RoomDialog } from './room-dialogs.tsx';
import styles from './room-entries.module.css';

export type RoomEntriesGridProps = { readonly room: Room; readonly onDialog: (dialog: RoomDialog) => void };

/** The sets and single products of a room, in the order in which they were added. */
export const RoomEntriesGrid = memo(({ room, onDialog }: RoomEntriesGridProps): ReactElement => {
  const { rooms } = useTexts();
  const { sets, products } = useProject();
  const { removeSet } = useRoomSetChanges();
  const { removeProduct } = useRoomProductChanges();
  if (room.sets.length + room.products.length === 0) {
    return <p className={styles['empty']}>{rooms.emptyRoom}</p>;
  }
  return (
    <ul className={styles['grid']}>
      {room.sets.map((entry) => {
        const set = sets.find(({ id }) => id === entry.id);
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

type SetCardProps = {
  readonly room: Room;
  readonly set: SavedSet;
  readonly entry: RoomEntry;
  readonly onDialog: (dialog: RoomDialog) => void;
  readonly onRemove: () => void;
};

/** A set in a room; leads to its editor. One of the planning tool leads nowhere, and its quantity is the tool's. */
const SetCard = ({ room, set, entry, onDialog, onRemove }: SetCardProps): ReactElement => {
  const { common } = useTexts();
  const projectId = useProjectId();
  const seriesName = useSeriesName();
  const name = tellingName(set, { common });
  return (
    <li className={styles['card']} data-leads={!set.isExternal ? '' : undefined}>
      <div className={styles['well']}>
        <SetPicture projectId={projectId} set={set} />
      </div>
      <div className={styles['words']}>
        <span className={styles['series']} title={seriesName(set.seriesTag)}>
          {seriesName(set.seriesTag)}
        </span>
        <SetName set={set} className={styles['name']} roomId={room.id} />
      </div>
      <div className={styles['foot']}>
        <span className={styles['quantity']}>×{entry.quantity}</span>
        <Price value={set.price * entry.quantity} />
      </div>
      {!set.isExternal && (
        <EntryMenu
          name={name}
          className={styles['menu']}
          onChangeQuantity={() => onDialog({ kind: 'set-quantity', room, entry })}
          onRemove={onRemove}
        />
      )}
    </li>
  );
};

type ProductCardProps = {
  readonly room: Room;
  readonly product: SingleProduct;
  readonly entry: RoomEntry;
  readonly onDialog: (dialog: RoomDialog) => void;
  readonly onRemove: () => void;
};

/** A single product in a room; pointed at, it tells its symbol, its name and where the catalogue has it. */
const ProductCard = ({ room, product, entry, onDialog, onRemove }: ProductCardProps): ReactElement => {
  const { common } = useTexts();
  const seriesName = useSeriesName();
  return (
    <li className={styles['card']}>
      <div className={styles['well']}>
        <Picture src={imageAddress(picturePath.singleProduct(product.image))} alt="" className={styles['picture']} />
      </div>
      <div className={styles['details']}>
        <span>{product.symbol}</span>
        <strong>{product.name}</strong>
        <CatalogueLink address={product.catalogueUrl} label={common.catalogueLink} name={product.name} />
      </div>
      <div className={styles['words']}>
        <span className={styles['series']} title={seriesName(product.seriesTag)}>
          {seriesName(product.seriesTag)}
        </span>
        <span className={styles['name']} title={product.name}>
          {product.name}
        </span>
      </div>
      <div className={styles['foot']}>
        <span className={styles['quantity']}>×{entry.quantity}</span>
        <Price value={product.price * entry.quantity} />
      </div>
      <EntryMenu
        name={product.name}
        className={styles['menu']}
        onChangeQuantity={() => onDialog({ kind: 'product-quantity', room, entry })}
        onRemove={onRemove}
      />
    </li>
  );
};

type LostProductCardProps = {
  readonly room: Room;
  readonly entry: RoomEntry;
  readonly onDialog: (dialog: RoomDialog) => void;
  readonly onRemove: () => void;
};

/**
 * A single product in a room that the catalogue no longer has: named by its number, and to be removed
 * (docs/readings.md#r22).
 */
const LostProductCard = ({ room, entry, onDialog, onRemove }: LostProductCardProps): ReactElement => {
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

type EntryMenuProps = {
  readonly name: string;
  readonly className: string | undefined;
  readonly onChangeQuantity: () => void;
  readonly onRemove: () => void;
};

/** What can be done with a set or product in a room. */
const EntryMenu = ({ name, className, onChangeQuantity, onRemove }: EntryMenuProps): ReactElement => {
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
