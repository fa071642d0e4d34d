import type { BuildProblem, BuiltSet } from '@ramka/domain/flat-list/build-listed-set';
import type { ListRow, NotUnderstood } from '@ramka/domain/flat-list/flat-list';
import { remembering } from '@ramka/domain/flat-list/words';
import { nameProblem, normaliseName } from '@ramka/domain/names';
import { NOTE_LINE_LENGTH } from '@ramka/domain/project-note';
import type { RoomEntry } from '@ramka/domain/project';
import { LARGEST_QUANTITY } from '@ramka/domain/quantity';
import type { Result } from '@ramka/domain/result';
import { searchKey } from '@ramka/domain/search';
import type { FramedSet } from '@ramka/domain/set/product-set';
import type { EcatalogueProduct, SingleProduct } from '../api/products.ts';
import type { Project } from '../api/project.ts';
import type { ListAddition, RoomAddition } from '../project-changes/flat-list.ts';

/** A product that a symbol of a list names: a single product, or one of the e-catalogue. */
export type ListProduct =
  | { readonly kind: 'single'; readonly product: SingleProduct }
  | { readonly kind: 'ecatalogue'; readonly product: EcatalogueProduct };

/** A row of a list with the product set that was built of it. */
export type BuiltRow = {
  readonly row: ListRow<ListProduct>;
  /** Undefined for rows without a set. */
  readonly built: Result<BuiltSet & { readonly set: FramedSet }, BuildProblem> | undefined;
};

/** A set of the project with its contents. */
export type KnownSet = { readonly id: number; readonly set: FramedSet };

/** What a list adds to a room, or to the project: a set or product, with the rows that name it. */
export type ListItem = {
  /** Unique within the plan. */
  readonly key: string;
  readonly rows: readonly BuiltRow[];
  readonly content:
    | { readonly kind: 'set'; readonly setKey: string; readonly built: BuiltSet & { readonly set: FramedSet } }
    | { readonly kind: 'product'; readonly product: ListProduct };
  readonly quantity: number;
  /** Quantity that the room, or the project, contains already. */
  readonly present: number;
  /** The set of the project with the same contents; undefined for a new set. */
  readonly known: number | undefined;
};

/** A row that creates nothing, with its reason. */
export type OpenRow = {
  readonly row: ListRow<ListProduct>;
  readonly reason:
    | NotUnderstood
    | { readonly kind: 'not-built'; readonly problem: BuildProblem }
    /** Single products need a room. */
    | { readonly kind: 'no-room' };
};

/** A room of a list. */
export type ListRoom = {
  readonly key: string;
  readonly name: string;
  /**
   * The id of the room in the project; undefined for a new room. Null for entries that belong to no room, and for words
   * before rows of which none is understood, which may be no room.
   */
  readonly id: number | null | undefined;
  readonly items: readonly ListItem[];
  readonly open: readonly OpenRow[];
};

/** The effect of a list on a project. */
export type ListPlan = {
  /** In the order of the list. */
  readonly rooms: readonly ListRoom[];
  /** Rows that contain nothing to create, such as titles and totals. */
  readonly skipped: readonly ListRow<ListProduct>[];
};

/** Identifies the contents of a set. */
export const setKeyOf = (set: FramedSet): string => {
  const known = keys.get(set);
  if (known !== undefined) return known;
  const { name: _name, ...contents } = set;
  const key = JSON.stringify(sorted(contents));
  keys.set(set, key);
  return key;
};

const keys = new WeakMap<FramedSet, string>();

const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, part]) => [key, sorted(part)]),
  );
};

/** The key of rows that belong to no room. */
export const NO_ROOM = '';

/** The key of e-catalogue products, which belong to the project. */
export const ECATALOGUE = '#';

/** Identifies a room by its name, in any case and spelling. */
export const roomKeyOf = remembering((name) => searchKey(roomNameFor(name)));

/**
 * The name of a room as a project can have it: it begins with a capital letter, and "WC" becomes "WC 1", because names
 * have three characters at least (docs/specification.md#s5-10).
 */
export const roomNameFor = (name: string): string => {
  const written = normaliseName(Array.from(name).slice(0, 120).join(''));
  const normal = `${written.charAt(0).toLocaleUpperCase()}${written.slice(1)}`;
  return nameProblem('room', normal)?.kind === 'too-short' ? normaliseName(`${normal.toLocaleUpperCase()} 1`) : normal;
};

/** Compares a list with a project. Rows without a room belong to `roomId`, or to no room. */
export const planList = (
  rows: readonly BuiltRow[],
  project: Pick<Project, 'rooms' | 'selections'>,
  known: readonly KnownSet[],
  roomId: number | null,
): ListPlan => {
  const knownIds = new Map<string, readonly number[]>();
  for (const { id, set } of known) {
    const key = setKeyOf(set);
    knownIds.set(key, [...(knownIds.get(key) ?? []), id]);
  }
  const drafts = new Map<string, RoomDraft>();
  const chosen = project.rooms.find(({ id }) => id === roomId);
  const skipped: ListRow<ListProduct>[] = [];
  const headings = new Set<string>();
  const draftOf = (room: string | null): RoomDraft => {
    const named = room !== null && normaliseName(room) !== '';
    const name = named ? room : (chosen?.name ?? null);
    const key = name === null ? NO_ROOM : roomKeyOf(name);
    const draft = drafts.get(key) ?? newDraft(key, name, project, named ? undefined : chosen?.id);
    drafts.set(key, draft);
    return draft;
  };
  for (const each of rows) {
    const { row, built } = each;
    const { reading } = row;
    if (reading.kind === 'skipped' || reading.kind === 'part-of') {
      skipped.push(row);
      if (reading.kind === 'skipped' && reading.reason === 'room' && row.room !== null)
        headings.add(draftOf(row.room).key);
    } else if (reading.kind === 'product' && reading.product.kind === 'ecatalogue') {
      const draft = drafts.get(ECATALOGUE) ?? newDraft(ECATALOGUE, null, project, undefined);
      drafts.set(ECATALOGUE, draft);
      addItem(draft, each, { kind: 'product', product: reading.product });
    } else {
      const draft = draftOf(row.room);
      if (reading.kind === 'not-understood') draft.open.push({ row, reason: reading });
      else if (reading.kind === 'product' && draft.id === null) draft.open.push({ row, reason: { kind: 'no-room' } });
      else if (reading.kind === 'product') addItem(draft, each, { kind: 'product', product: reading.product });
      else if (built?.ok === true)
        addItem(draft, each, { kind: 'set', setKey: setKeyOf(built.value.set), built: built.value });
      else if (built) draft.open.push({ row, reason: { kind: 'not-built', problem: built.problem } });
    }
  }
  return {
    rooms: [...drafts.values()].map(({ items, ...room }) => ({
      ...room,
      id: room.id === undefined && items.size === 0 && !headings.has(room.key) ? null : room.id,
      items: [...items].map(([key, item]) =>
        withPresent({ ...item, key: `${room.key}/${key}` }, room, project, knownIds),
      ),
    })),
    skipped,
  };
};

type ItemDraft = Omit<ListItem, 'key' | 'present' | 'known'>;

type RoomDraft = Omit<ListRoom, 'items' | 'open'> & {
  readonly items: Map<string, ItemDraft>;
  readonly open: OpenRow[];
};

const newDraft = (
  key: string,
  name: string | null,
  { rooms }: Pick<Project, 'rooms'>,
  chosenId: number | undefined,
): RoomDraft => {
  const room = rooms.find(({ id }) => id === chosenId) ?? rooms.find((each) => roomKeyOf(each.name) === key);
  const id = name === null ? null : room?.id;
  return { key, name: room?.name ?? roomNameFor(name ?? ''), id, items: new Map(), open: [] };
};

const addItem = ({ items }: RoomDraft, each: BuiltRow, content: ListItem['content']): void => {
  const key = content.kind === 'set' ? content.setKey : productKey(content.product);
  const before = items.get(key);
  const quantity = Math.min(LARGEST_QUANTITY, (before?.quantity ?? 0) + each.row.quantity);
  items.set(key, { rows: [...(before?.rows ?? []), each], content: before?.content ?? content, quantity });
};

const productKey = (product: ListProduct): string =>
  product.kind === 'single' ? `p${product.product.id}` : `e${product.product.catalogId}`;

const withPresent = (
  item: Omit<ListItem, 'present' | 'known'>,
  { id: roomId }: Pick<ListRoom, 'id'>,
  { rooms, selections }: Pick<Project, 'rooms' | 'selections'>,
  knownIds: ReadonlyMap<string, readonly number[]>,
): ListItem => {
  const { content } = item;
  const room = rooms.find(({ id }) => id === roomId);
  if (content.kind === 'product') {
    const { product } = content;
    const present =
      product.kind === 'single'
        ? room?.products.find(({ id }) => id === product.product.id)?.quantity
        : selections.find(({ catalogId }) => catalogId === product.product.catalogId)?.quantity;
    return { ...item, present: present ?? 0, known: undefined };
  }
  const ids = knownIds.get(content.setKey) ?? [];
  const inRoom = room?.sets.filter(({ id }) => ids.includes(id)) ?? [];
  const present = inRoom.reduce((sum, { quantity }) => sum + quantity, 0);
  // Without a room, a set that the project contains is not added again.
  return {
    ...item,
    present: roomId === null && ids.length > 0 ? item.quantity : present,
    known: inRoom[0]?.id ?? ids[0],
  };
};

/** Whether a row waits for a frame series, which neither the list nor the project names. */
export const needsLine = ({ reason }: OpenRow): boolean =>
  reason.kind === 'not-built' && reason.problem.kind === 'no-line';

/** Whether an item would change the project. */
export const isChange = ({ quantity, present }: ListItem): boolean => quantity !== present;

/** What a visitor decided about a list. */
export type ListDecisions = {
  /** Keys of items, and ids of rows that were not understood, that are left out. */
  readonly leftOut: ReadonlySet<string>;
  readonly abbreviations: Readonly<Record<string, string>>;
};

/** The entries of a room, without the room. */
type RoomEntries = Omit<RoomAddition, 'room'>;

/** What a list adds to a project. */
export const listAddition = (
  { rooms }: ListPlan,
  project: Pick<Project, 'rooms' | 'selections'>,
  { leftOut, abbreviations }: ListDecisions,
): ListAddition => {
  const newSets = new Map<string, { readonly index: number; readonly set: FramedSet }>();
  const ecatalogueQuantities: { catalogId: number; quantity: number }[] = [];
  const requested = rooms.map((room) => {
    const present = project.rooms.find(({ id }) => id === room.id);
    const newEntries: RoomEntries['newSets'][number][] = [];
    const [sets, setQuantities, productQuantities]: [RoomEntry[], RoomEntry[], RoomEntry[]] = [[], [], []];
    for (const item of room.items) {
      if (leftOut.has(item.key) || !isChange(item)) continue;
      const { content, quantity, known } = item;
      if (content.kind === 'product') {
        const { product } = content;
        if (product.kind === 'single') productQuantities.push({ id: product.product.id, quantity });
        else ecatalogueQuantities.push({ catalogId: product.product.catalogId, quantity });
      } else if (known === undefined) {
        const found = newSets.get(content.setKey) ?? { index: newSets.size, set: content.built.set };
        newSets.set(content.setKey, found);
        newEntries.push({ index: found.index, quantity });
      } else if (present?.sets.some(({ id }) => id === known) === true) {
        // Other sets of the room with the same contents keep their quantities.
        const own = present.sets.find(({ id }) => id === known)?.quantity ?? 0;
        setQuantities.push({ id: known, quantity: Math.max(0, quantity - item.present + own) });
      } else sets.push({ id: known, quantity });
    }
    return { room, entries: { newSets: newEntries, sets, setQuantities, productQuantities } };
  });
  return {
    newSets: [...newSets.values()].map(({ set }) => set),
    rooms: requested.flatMap(({ room, entries }): RoomAddition[] => {
      if (room.id === null) return [];
      const isEmpty = Object.values(entries).every((list) => list.length === 0);
      if (room.id !== undefined) return isEmpty ? [] : [{ room: { id: room.id }, ...entries }];
      return [{ room: { name: room.name }, ...entries }];
    }),
    ecatalogueQuantities,
    noteLines: noteLinesOf(rooms, leftOut),
    abbreviations: Object.entries(abbreviations).map(([abbreviation, meaning]) => ({ abbreviation, meaning })),
  };
};

/** The lines that were not understood, and the remarks of rows, with their rooms. */
const noteLinesOf = (rooms: readonly ListRoom[], leftOut: ReadonlySet<string>): string[] =>
  rooms.flatMap(({ name, open, items }) => {
    const written = [
      ...open.filter(({ row }) => !leftOut.has(row.id)).map(({ row }) => withNote(row)),
      ...items
        .filter(({ key }) => !leftOut.has(key))
        .flatMap(({ rows }) => rows.filter(({ row }) => row.note !== '').map(({ row }) => `${row.text} – ${row.note}`)),
    ];
    return written.map((text) => noteLine(name === '' ? text : `${name}: ${text}`)).filter((line) => line !== '');
  });

/** The text of a row, with its note if that is elsewhere. */
export const withNote = ({ text, note }: Pick<ListRow<ListProduct>, 'text' | 'note'>): string =>
  text.includes(note) ? text : `${note}: ${text}`;

const noteLine = (text: string): string =>
  normaliseName(text.replaceAll(/[\p{Cc}\p{Cs}]/gu, ' ')).slice(0, NOTE_LINE_LENGTH);
