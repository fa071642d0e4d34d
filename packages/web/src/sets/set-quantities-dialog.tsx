import type { RoomEntry } from '@ramka/domain/project';
import { clampQuantity } from '@ramka/domain/quantity';
import { matchesSearch } from '@ramka/domain/search';
import { nameOfSet } from '@ramka/texts/name-of-set';
import { Plus } from 'lucide-react';
import {
  type CSSProperties,
  type HTMLAttributes,
  type KeyboardEvent,
  memo,
  type ReactElement,
  useCallback,
  useRef,
  useState,
} from 'react';
import type { Room, SavedSet } from '../api/project.ts';
import { useTexts } from '../language/texts.ts';
import { useRoomOfDialog } from '../project/dialog-subject.ts';
import { useProject, useProjectId, useProjectPart } from '../project/project-query.ts';
import { useProjectChange } from '../project/use-project-change.ts';
import { fillRooms } from '../project-changes/room-entries.ts';
import { Button } from '../ui/button.tsx';
import { isEnter, QuantityField } from '../ui/fields/quantity-field.tsx';
import { TextField } from '../ui/fields/text-field.tsx';
import { FormDialog } from '../ui/form-dialog.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { useDeferredList, useSearchThreshold } from '../ui/lists.ts';
import { SetPicture, SetPrice, SetSeries } from './set-face.tsx';
import styles from './set-quantities-dialog.module.css';
import { FindBar, useFoundSets } from './set-search.tsx';

export type RoomQuantitiesDialogProps = { readonly roomId: number; readonly onClose: () => void };

/** Enters the quantities of all own sets in one room (docs/specification.md#s2-138). */
export const RoomQuantitiesDialog = ({ roomId, onClose }: RoomQuantitiesDialogProps): ReactElement | null => {
  const { roomDialogs } = useTexts();
  const room = useRoomOfDialog(roomId, onClose);
  const sets = useProjectPart((project) => project.sets.filter(({ isExternal }) => !isExternal));
  return room === undefined ? null : (
    <QuantitiesDialog
      title={roomDialogs.addSetsTitle(room.name)}
      shape="sets"
      rooms={[room]}
      sets={sets}
      onClose={onClose}
    />
  );
};

export type SetQuantitiesDialogProps = { readonly setIds: readonly number[]; readonly onClose: () => void };

/** Enters the quantities of one or more sets in all rooms. */
export const SetQuantitiesDialog = ({ setIds, onClose }: SetQuantitiesDialogProps): ReactElement => {
  const { sets, isDeleted } = useSetsOfDialog(setIds);
  const { common, editor, spread } = useTexts();
  const { rooms } = useProject();
  const [only] = sets.length === 1 ? sets : [];
  return (
    <QuantitiesDialog
      title={only ? spread.title(nameOfSet(only, { common })) : spread.matrixTitle}
      description={isDeleted ? editor.stale.goneTitle : undefined}
      shape={only ? 'rooms' : 'matrix'}
      rooms={rooms}
      sets={sets}
      onClose={onClose}
    />
  );
};

/**
 * Returns the sets of the dialog in their current state. If all of them are deleted, the dialog reports that and shows
 * the last ones, so that typed quantities are not lost.
 */
const useSetsOfDialog = (
  setIds: readonly number[],
): { readonly sets: readonly SavedSet[]; readonly isDeleted: boolean } => {
  const found = useProjectPart(({ sets }) => sets.filter(({ id }) => setIds.includes(id)));
  const [last, setLast] = useState(found);
  const isDeleted = found.length === 0;
  if (!isDeleted && found !== last) setLast(found);
  return { sets: isDeleted ? last : found, isDeleted };
};

type QuantitiesDialogProps = {
  readonly title: string;
  readonly description?: string | undefined;
  /** A list of the sets of one room, a list of rooms for one set, or rooms in rows and sets in columns. */
  readonly shape: 'sets' | 'rooms' | 'matrix';
  readonly rooms: readonly Room[];
  readonly sets: readonly SavedSet[];
  readonly onClose: () => void;
};

/** Number of rooms above which a search field is shown. */
const SEARCHED_FROM = 12;

/** Number of quantities that a matrix shows. Further sets are found by searching. */
const MOST_CELLS = 1500;

/** Columns up to which the dialog does not fill the window. */
const MOST_WIDE = 7;

/** The quantities of sets in rooms, as present in the project until changed. One save changes all of them. */
const QuantitiesDialog = ({ title, description, shape, rooms, sets, onClose }: QuantitiesDialogProps): ReactElement => {
  const { rooms: words, sets: setWords, spread } = useTexts();
  const save = useProjectChange(fillRooms);
  const quantities = useQuantities(rooms, sets);
  const { found, search, onSearch } = useFoundSets(sets);
  const isSearched = useSearchThreshold(rooms.length, SEARCHED_FROM + 1) && shape !== 'sets';
  const [query, setQuery] = useState('');
  const listedRooms = rooms.filter(({ name }) => matchesSearch(query, { name, symbols: [] }));
  const most = shape === 'matrix' ? Math.max(3, Math.floor(MOST_CELLS / rooms.length)) : found.length;
  const listedSets = useDeferredList(found).slice(0, most);
  const body = useRef<HTMLDivElement>(null);
  const painting = usePainting(quantities.addOneEach);
  const searchesSets = search !== undefined && shape !== 'rooms';
  const addInListedRooms = (set: SavedSet): void => quantities.addOneEach(listedRooms.map((room) => keyOf(room, set)));
  const style: CSSProperties & Record<'--columns', number> = { '--columns': listedSets.length };
  const wide = listedSets.length > MOST_WIDE ? 'full' : 'wide';
  return (
    <FormDialog
      title={title}
      description={description}
      width={shape === 'matrix' ? wide : 580}
      keepOnOutsidePress={quantities.changed.length > 0}
      disabled={quantities.changed.length === 0}
      onSubmit={() => save(quantities.changed)}
      onClose={onClose}
    >
      {searchesSets && (
        <div className={styles['search']}>
          <FindBar search={search} onSearch={onSearch} first={shape === 'sets'} />
        </div>
      )}
      {isSearched && (
        <TextField
          label={spread.search}
          type="search"
          value={query}
          onValue={setQuery}
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          data-autofocus={shape === 'rooms' ? '' : undefined}
        />
      )}
      <p className={styles['none']} aria-live="polite">
        {rooms.length === 0
          ? words.noRooms
          : listedRooms.length === 0
            ? spread.noneFound
            : listedSets.length === 0
              ? setWords.noneFound
              : listedSets.length < found.length && most < found.length && spread.listed(most, found.length)}
      </p>
      {shape === 'matrix' && <p className={styles['hint']}>{spread.paint}</p>}
      {shape === 'rooms' && <OnlySet sets={sets} rooms={listedRooms} onOneMore={addInListedRooms} />}
      <div
        ref={body}
        role="presentation"
        className={styles[shape === 'matrix' ? 'matrix' : 'list']}
        data-searched={searchesSets ? '' : undefined}
        style={style}
        {...painting}
        onKeyDown={(event) => moveOn(event, body.current, shape === 'matrix' ? listedSets.length : 1)}
      >
        {shape === 'matrix' && <MatrixHead sets={listedSets} onOneMore={addInListedRooms} />}
        {listedRooms.map((room, row) => (
          <section key={room.id} className={styles['row']} aria-label={room.name}>
            {shape === 'matrix' && <h3 className={styles['room']}>{room.name}</h3>}
            {listedSets.map((set, column) => (
              <Cell
                key={set.id}
                {...{ room, set, shape }}
                quantity={quantities.of(room, set)}
                onQuantity={quantities.set}
                first={row === 0 && column === 0 && !(isSearched || searchesSets)}
              />
            ))}
          </section>
        ))}
      </div>
    </FormDialog>
  );
};

type Quantities = {
  readonly of: (room: Room, set: SavedSet) => number;
  readonly set: (room: Room, set: SavedSet, quantity: number) => void;
  /** Adds one piece in each of these cells. */
  readonly addOneEach: (keys: readonly string[]) => void;
  /** Quantities that differ from the project, by room. */
  readonly changed: readonly { readonly roomId: number; readonly quantities: readonly RoomEntry[] }[];
};

/** State of the quantities: those that were entered, by room and set. All others are those of the project. */
const useQuantities = (rooms: readonly Room[], sets: readonly SavedSet[]): Quantities => {
  const [entered, setEntered] = useState<ReadonlyMap<string, number>>(new Map());
  const of: Quantities['of'] = (room, set) => entered.get(keyOf(room, set)) ?? presentIn(room, set);
  const set: Quantities['set'] = useCallback(
    (room, { id }, quantity) => setEntered((known) => new Map([...known, [keyOf(room, { id }), quantity]])),
    [],
  );
  return {
    of,
    set,
    addOneEach: (keys) => {
      const quantities = new Map([...presentQuantities(rooms), ...entered]);
      const increased = keys.map((key) => [key, clampQuantity((quantities.get(key) ?? 0) + 1)] as const);
      setEntered(new Map([...entered, ...increased]));
    },
    changed: rooms.flatMap((room) => {
      const quantities = sets.flatMap((each): RoomEntry[] => {
        const quantity = of(room, each);
        return quantity === presentIn(room, each) ? [] : [{ id: each.id, quantity }];
      });
      return quantities.length === 0 ? [] : [{ roomId: room.id, quantities }];
    }),
  };
};

const keyOf = (room: Pick<Room, 'id'>, set: Pick<SavedSet, 'id'>): string => `${room.id} ${set.id}`;

const presentQuantities = (rooms: readonly Room[]): ReadonlyMap<string, number> =>
  new Map(rooms.flatMap((room) => room.sets.map((entry) => [keyOf(room, entry), entry.quantity] as const)));

const presentIn = (room: Room, set: SavedSet): number => room.sets.find(({ id }) => id === set.id)?.quantity ?? 0;

const cellAt = (target: EventTarget): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-cell]') : null;

/**
 * Adds one piece in each cell over which the mouse is dragged, from the plus button of the first one. A finger scrolls
 * instead. Returns the event handlers of the list.
 */
const usePainting = (onPaint: (keys: readonly string[]) => void): HTMLAttributes<HTMLElement> => {
  const painted = useRef<Set<string>>(undefined);
  return {
    onPointerDown: ({ target, button, pointerType }) => {
      const cell = cellAt(target);
      const plus = [...(cell?.querySelectorAll('button') ?? [])].at(-1);
      const starts =
        button === 0 && pointerType !== 'touch' && target instanceof Node && plus?.contains(target) === true;
      painted.current = starts ? new Set([cell?.dataset['cell'] ?? '']) : undefined;
    },
    onPointerOver: ({ target, buttons }) => {
      const key = cellAt(target)?.dataset['cell'];
      const keys = painted.current;
      if (keys === undefined || key === undefined || keys.has(key) || buttons !== 1) return;
      onPaint(keys.size === 1 ? [...keys, key] : [key]);
      keys.add(key);
    },
    // The click that ends a drag, which would count the first cell again if it ends there.
    onClickCapture: (event) => {
      if ((painted.current?.size ?? 0) > 1) event.stopPropagation();
      painted.current = undefined;
    },
  };
};

/** Enter moves from one quantity to the next, column by column, and from the last one to the save button. */
const moveOn = (event: KeyboardEvent<HTMLElement>, body: HTMLElement | null, columns: number): void => {
  const { target, nativeEvent } = event;
  if (!isEnter(nativeEvent) || !(target instanceof HTMLInputElement)) return;
  event.preventDefault();
  const fields = [...(body?.querySelectorAll<HTMLInputElement>('input') ?? [])];
  const at = fields.indexOf(target);
  if (!target.validity.valid) return;
  const below = at + columns;
  const next =
    below < fields.length ? fields[below] : at === fields.length - 1 ? undefined : fields[(at % columns) + 1];
  (next ?? target.form?.querySelector<HTMLElement>('button[type=submit]'))?.focus();
};

type CellProps = Pick<QuantitiesDialogProps, 'shape'> & {
  readonly room: Room;
  readonly set: SavedSet;
  readonly quantity: number;
  readonly onQuantity: Quantities['set'];
  readonly first: boolean;
};

/** The quantity of a set in a room. A number below 1 becomes the present one, or 1 (docs/readings.md#r34-5-14). */
const Cell = memo(({ shape, room, set, quantity, onQuantity, first }: CellProps): ReactElement => {
  const { common, spread } = useTexts();
  const name = nameOfSet(set, { common });
  const present = presentIn(room, set);
  return (
    <div className={styles['cell']} data-cell={keyOf(room, set)} data-changed={quantity === present ? undefined : ''}>
      {shape === 'sets' && <SetLabel set={set} present={quantity === present ? 0 : present} />}
      {shape === 'matrix' && (
        <span className={styles['name']} aria-hidden>
          {name}
        </span>
      )}
      {shape === 'rooms' && (
        <span className={styles['words']}>
          <span className={styles['name']}>{room.name}</span>
          {quantity !== present && present > 0 && <span className="muted">{spread.present(present)}</span>}
        </span>
      )}
      <QuantityField
        label={shape === 'rooms' ? spread.quantityIn(room.name) : spread.quantityOf(name, room.name)}
        labelHidden
        compact
        cell
        value={quantity}
        onValue={(entered) => onQuantity(room, set, entered)}
        read={(typed) => (typed >= 1 || present === 0 ? clampQuantity(typed) : present)}
        first={first}
      />
    </div>
  );
});

Cell.displayName = 'Cell';

type SetLabelProps = {
  readonly set: SavedSet;
  /** Quantity already in the room, if it is to be shown; 0 otherwise. */
  readonly present: number;
};

const SetLabel = ({ set, present }: SetLabelProps): ReactElement => {
  const { common, rooms, spread } = useTexts();
  const projectId = useProjectId();
  return (
    <span className={styles['label']}>
      <span className={styles['picture']}>
        <SetPicture projectId={projectId} set={set} />
      </span>
      <span className={styles['words']}>
        <SetSeries set={set} className={styles['series']} />
        <span className={styles['name']}>{nameOfSet(set, { common })}</span>
        <span className={styles['facts']}>
          <SetPrice set={set} />
          {present > 0 && <span>{spread.present(present)}</span>}
          {set.emptySlots > 0 && <span className={styles['empty-slots']}>{rooms.emptySlots(set.emptySlots)}</span>}
        </span>
      </span>
    </span>
  );
};

type MatrixHeadProps = {
  readonly sets: readonly SavedSet[];
  readonly onOneMore: (set: SavedSet) => void;
};

/** Pictures and names of the sets, each with a button that adds one piece in every room. */
const MatrixHead = ({ sets, onOneMore }: MatrixHeadProps): ReactElement => {
  const { common, spread } = useTexts();
  const projectId = useProjectId();
  return (
    <div className={styles['head']}>
      <span className={styles['corner']} />
      {sets.map((set) => {
        const name = nameOfSet(set, { common });
        return (
          <div key={set.id} className={styles['column']}>
            <span className={styles['picture']}>
              <SetPicture projectId={projectId} set={set} />
            </span>
            <span className={styles['name']} title={name}>
              {name}
            </span>
            <IconButton icon={Plus} size="small" label={spread.oneEachOf(name)} onClick={() => onOneMore(set)} />
          </div>
        );
      })}
    </div>
  );
};

type OnlySetProps = {
  readonly sets: readonly SavedSet[];
  readonly rooms: readonly Room[];
  readonly onOneMore: (set: SavedSet) => void;
};

/** The picture of the only set, and a button that adds one piece in every room. */
const OnlySet = ({ sets: [set], rooms, onOneMore }: OnlySetProps): ReactElement | null => {
  const { spread } = useTexts();
  const projectId = useProjectId();
  if (set === undefined) return null;
  return (
    <div className={styles['only']}>
      <span className={styles['picture']}>
        <SetPicture projectId={projectId} set={set} />
      </span>
      {rooms.length > 1 && (
        <Button size="small" icon={Plus} onClick={() => onOneMore(set)}>
          {spread.oneEach}
        </Button>
      )}
    </div>
  );
};
