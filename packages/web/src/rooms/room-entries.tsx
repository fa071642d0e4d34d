import { picturePath } from '@ramka/domain/drawing';
import { tellingName } from '@ramka/texts/name-of-set';
import { PackageX } from 'lucide-react';
import {
  type CSSProperties,
  memo,
  type ReactElement,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { imageAddress } from '../api/picture-addresses.ts';
import type { SingleProduct } from '../api/products.ts';
import type { RoomEntry } from '@ramka/domain/project';
import type { Project, Room, SavedSet } from '../api/project.ts';
import { useTexts } from '../language/texts.ts';
import { useSeriesName } from '../project/catalogue.ts';
import { useProjectId, useProjectPart } from '../project/project-query.ts';
import { moveRoomEntry } from '../project-changes/room-entries.ts';
import { fillSetWithBlanks } from '../project-changes/sets.ts';
import { SetName, SetPicture, SetPrice, SetSeries } from '../sets/set-face.tsx';
import { CatalogueLink } from '../ui/catalogue-link.tsx';
import { Picture } from '../ui/picture.tsx';
import { Price } from '../ui/price.tsx';
import { useFocusRestore } from '../ui/lists.ts';
import { AddTile, RoomExtras } from './adding.tsx';
import { startEntryDrag, useDrop } from './drag-entries.ts';
import { EntryMenu, type EntryOfRoom, QuantityStepper } from './entry-actions.tsx';
import { useProjectChange } from '../project/use-project-change.ts';
import { lazyPart } from '../platform/lazy-part.ts';
import styles from './room-entries.module.css';
import { millimetresWide } from './set-width.ts';
import { UsualSetsSkeleton } from './usual-sets-skeleton.tsx';

const UsualSets = lazyPart(async () => (await import('./usual-sets.tsx')).UsualSets, <UsualSetsSkeleton />);

export type RoomEntriesGridProps = { readonly room: Room };

/** The sets and single products of a room, in order, with buttons to add more. */
export const RoomEntriesGrid = memo(({ room }: RoomEntriesGridProps): ReactElement => {
  const { rooms } = useTexts();
  const { sets, products } = useProjectPart((project) => contentOf(project, room));
  const list = useRef<HTMLUListElement>(null);
  useFocusRestore(list, [
    ...room.sets.map(({ id }) => `sets-${id}`),
    ...room.products.map(({ id }) => `products-${id}`),
  ]);
  const count = room.sets.length + room.products.length;
  const isEmpty = count === 0;
  const isOffering = useUsualSetsOffer(room, isEmpty);
  return (
    <>
      {isEmpty && !isOffering && <p className={styles['empty']}>{rooms.emptyRoom}</p>}
      <div className={styles['grid']}>
        <ul ref={list} className={styles['cards']} data-many={count > MANY_ENTRIES ? '' : undefined} hidden={isEmpty}>
          {room.sets.map((entry) => {
            const set = sets.find(({ id }) => id === entry.id);
            return set && <SetCard key={`set-${entry.id}`} {...{ room, entry, set }} list="sets" />;
          })}
          {room.products.map((entry) => {
            const product = products.find(({ id }) => id === entry.id);
            const shared = { room, entry, list: 'products' } as const;
            return product === undefined ? (
              <UnavailableProductCard key={`product-${entry.id}`} {...shared} />
            ) : (
              <ProductCard key={`product-${entry.id}`} product={product} {...shared} />
            );
          })}
        </ul>
        {isOffering && <UsualSets room={room} />}
        <AddTile room={room} />
      </div>
      <RoomExtras room={room} />
    </>
  );
});

RoomEntriesGrid.displayName = 'RoomEntriesGrid';

/** Whether usual sets are offered: in the only room, from when it is empty until the screen is left. */
const useUsualSetsOffer = ({ planningId }: Room, isEmpty: boolean): boolean => {
  const isOnly = useProjectPart(({ rooms }) => rooms.length === 1);
  const [wasEmpty, setWasEmpty] = useState(isEmpty);
  if (isEmpty && !wasEmpty) setWasEmpty(true);
  return isOnly && planningId === null && wasEmpty;
};

/** More entries than fit on one screen. */
const MANY_ENTRIES = 40;

/** Returns the project's sets and products that a room contains. */
const contentOf = ({ sets, products }: Project, room: Room): Pick<Project, 'sets' | 'products'> => {
  const ids = { sets: idsOf(room.sets), products: idsOf(room.products) };
  return {
    sets: sets.filter(({ id }) => ids.sets.has(id)),
    products: products.filter(({ id }) => ids.products.has(id)),
  };
};

const idsOf = (entries: readonly RoomEntry[]): ReadonlySet<number> => new Set(entries.map(({ id }) => id));

/** Makes a card draggable to another room or position, unless it is fixed. */
const useEntryDrag = ({ room, list, entry }: EntryOfRoom, isFixed = false): RefObject<HTMLLIElement | null> => {
  const moveEntry = useProjectChange(moveRoomEntry);
  const drop = useDrop(({ roomId, before, copy }) => {
    const ids = room[list].map(({ id }) => id);
    const [ofList, id] = before?.split('-') ?? [];
    // Sets are always listed before products, regardless of the drop target.
    const nextId = ofList === list ? Number(id) : null;
    const stays =
      roomId === room.id && (nextId === entry.id || (nextId ?? undefined) === ids[ids.indexOf(entry.id) + 1]);
    if (stays || (roomId === room.id && copy)) return;
    void moveEntry({ list, id: entry.id, from: room.id, to: roomId, before: nextId, copy });
  });
  const card = useRef<HTMLLIElement>(null);
  const press = useEffectEvent((down: PointerEvent) => {
    const { target } = down;
    if (isFixed || card.current === null || down.button !== 0 || !(target instanceof HTMLElement)) return;
    if (target.closest('button, input, [role="menu"]')) return;
    startEntryDrag({ down, element: card.current, kind: 'entry' }, drop, () => target.click());
  });
  useEffect(() => {
    const stop = new AbortController();
    card.current?.addEventListener('pointerdown', press, { signal: stop.signal });
    // Prevents the browser's own dragging of links.
    card.current?.addEventListener('dragstart', (event) => event.preventDefault(), { signal: stop.signal });
    return () => stop.abort();
  }, []);
  return card;
};

/** Returns the style that scales all pictures relative to the widest set. Usual sets of three slots fit a single room. */
export const scaleOf = ({ rooms, sets }: Project): CSSProperties & Record<'--widest', number> => ({
  '--widest': millimetresWide(Math.max(rooms.length === 1 ? 3 : 1, ...sets.map(({ slots }) => slots))),
});

/** A set in a room, with a link to its editor. Sets of the planning tool have no link (docs/readings.md#r34-2-60). */
const SetCard = memo(({ set, ...card }: EntryOfRoom & { readonly set: SavedSet }): ReactElement => {
  const { room, entry } = card;
  const { common } = useTexts();
  const projectId = useProjectId();
  const element = useEntryDrag(card, set.isExternal);
  const name = tellingName(set, { common });
  const style: CSSProperties & Record<'--millimetres', number> = { '--millimetres': millimetresWide(set.slots) };
  return (
    <li
      ref={element}
      className={styles['card']}
      style={style}
      data-entry={`sets-${entry.id}`}
      data-leads={!set.isExternal ? '' : undefined}
      data-draggable={!set.isExternal ? '' : undefined}
    >
      <div className={styles['well']}>
        <SetPicture projectId={projectId} set={set} />
      </div>
      <div className={styles['words']}>
        <SetSeries set={set} className={styles['series']} />
        <SetName set={set} className={styles['name']} roomId={room.id} />
      </div>
      {set.emptySlots > 0 && <EmptySlots set={set} name={name} />}
      <div className={styles['foot']}>
        <QuantityStepper {...card} name={name} />
        <SetPrice set={set} quantity={entry.quantity} />
      </div>
      <EntryMenu {...card} {...{ name, set }} className={styles['menu']} />
    </li>
  );
});

SetCard.displayName = 'SetCard';

/** Hint that a set has empty slots, with a button that fills them with blanks. */
const EmptySlots = ({ set, name }: { readonly set: SavedSet; readonly name: string }): ReactElement => {
  const { rooms } = useTexts();
  const cover = useProjectChange(fillSetWithBlanks);
  const hint = rooms.emptySlots(set.emptySlots);
  if (set.isExternal) return <span className={styles['empty-slots']}>{hint}</span>;
  return (
    <button
      type="button"
      className={styles['empty-slots']}
      title={rooms.cover(set.emptySlots)}
      onClick={({ currentTarget }) => {
        // The hint disappears with the last empty slot, so the focus moves to the card's menu.
        currentTarget.closest('li')?.querySelector<HTMLElement>('[data-menu]')?.focus();
        void cover(set);
      }}
    >
      {hint} <span className={styles['cover']}>{rooms.coverShort}</span>
      <span className="visually-hidden">: {name}</span>
    </button>
  );
};

/** A single product in a room. On hover it shows its symbol and the link to the manufacturer's page. */
const ProductCard = memo(({ product, ...card }: EntryOfRoom & { readonly product: SingleProduct }): ReactElement => {
  const { entry } = card;
  const { common } = useTexts();
  const seriesName = useSeriesName();
  const element = useEntryDrag(card);
  return (
    <li ref={element} className={styles['card']} data-entry={`products-${entry.id}`} data-draggable="">
      <div className={styles['well']}>
        <Picture src={imageAddress(picturePath.singleProduct(product.image))} alt="" className={styles['picture']} />
      </div>
      <div className={styles['details']}>
        <span translate="no">{product.symbol}</span>
        <CatalogueLink address={product.catalogueUrl} label={common.catalogueLink} name={product.name} />
      </div>
      <div className={styles['words']}>
        <span className={styles['series']} title={seriesName(product.seriesTag)}>
          {seriesName(product.seriesTag)}
        </span>
        <span className={styles['product-name']} title={product.name}>
          {product.name}
        </span>
      </div>
      <div className={styles['foot']}>
        <QuantityStepper {...card} name={product.name} />
        <Price value={product.price * entry.quantity} />
      </div>
      <EntryMenu {...card} name={product.name} className={styles['menu']} />
    </li>
  );
});

ProductCard.displayName = 'ProductCard';

/**
 * A single product that is no longer in the catalogue. It shows its id and can only be removed (docs/readings.md#r22).
 */
const UnavailableProductCard = ({ room, list, entry }: EntryOfRoom): ReactElement => {
  const { rooms } = useTexts();
  const name = rooms.lostProduct(entry.id);
  return (
    <li className={styles['card']} data-entry={`products-${entry.id}`}>
      <div className={styles['well']}>
        <PackageX aria-hidden />
      </div>
      <div className={styles['words']}>
        <span className={styles['series']} title={rooms.lostProductNote}>
          {rooms.lostProductNote}
        </span>
        <span className={styles['product-name']}>{name}</span>
      </div>
      <div className={styles['foot']}>
        <span className={styles['quantity']} translate="no">
          ×{entry.quantity}
        </span>
      </div>
      <EntryMenu {...{ room, list, entry, name }} className={styles['menu']} />
    </li>
  );
};
