import type { ListedLook, ListRow, NotUnderstood } from './flat-list.ts';
import type { SymbolListRow } from './group-symbols.ts';
import type { NamedLook } from './list-looks.ts';
import { distributiveWords } from './product-words.ts';
import { mergeLooks, noLook } from './modifiers.ts';
import { type ItemReading, problemOf, readsNothing } from './item-reading.ts';
import type { ListReaders } from './read-item.ts';
import { namesSeveralRooms, roomInSentence } from './room-names.ts';
import type { TextLine } from './text-lines.ts';
import { flat, stemOf } from './words.ts';

/** The readings of the lines above, and the room and looks that apply to the next line. */
export type TextState<Product> = {
  readonly rows: SymbolListRow<Product>[];
  room: string | null;
  /** The room was named by a line of its own. Words before a colon then name a place in it. */
  hasOwnLine: boolean;
  /** The line is indented further than that of its room. */
  isNested: boolean;
  /** Blanks before the room's line, if its items are indented further; a line with fewer blanks is outside of the room. */
  indent: number;
  /** The line above names items in the plural, and the rooms below count them: "Gniazda:", "salon 4". */
  isByItem: boolean;
  /** Numbers such as "3x" count sets in this list. */
  readonly countsSets: boolean;
  /** Numbers at the beginning of lines number the rooms of this list. */
  readonly numbersRooms: boolean;
  /** The list is Slovak rather than Czech. */
  readonly isSlovak: boolean;
  /** The names of rooms on lines of the list, and then those of the project. */
  readonly roomNames: readonly string[];
  /** Most signs of quotation of lines that count: those quoted once, between answers, or as often as all lines. */
  readonly quotes: number;
  /** An older mail follows the list. */
  isOlder: boolean;
  /** The message has ended; a name may follow. */
  isClosed: boolean;
  /** The floor or flat that the lines below belong to. */
  part: string | null;
  /** The line adds items to a room above: "i jeszcze kuchnia". */
  isFurther: boolean;
  /** The line begins with a bullet, and not with a number. */
  isBullet: boolean;
  /** The part of the building in which a room was named first. */
  readonly partOfRoom: Map<string, string | null>;
  roomLook: ListedLook;
  /** The look that the line names before its items: "czarny mat, 2x gniazdo, schodowy". */
  lineLook: ListedLook;
  /** The words of the line that is read. */
  line: string;
  readonly looks: NamedLook[];
};

/** The readers of lines, segments and items, and the state of the text. */
export type Tools<Product> = ListReaders<Product> & { readonly state: TextState<Product> };

/** Appends the readings of a line, and changes those that its later words make unclear. */
export const rowsOf = <Product>({ line }: TextLine, { state, context }: Tools<Product>) => {
  const { rows } = state;
  const start = rows.length;
  const add = (
    text: string,
    {
      reading,
      quantity = 1,
      note = '',
      symbols = [],
    }: Pick<ListRow<Product>, 'reading'> & Partial<Omit<SymbolListRow<Product>, 'reading'>>,
  ): void => {
    const id = rows.length === start ? String(line) : `${line}.${rows.length - start + 1}`;
    const isKnown = state.room !== null && context.rooms.includes(state.room);
    const problem = reading.kind === 'skipped' || isKnown ? undefined : severalRooms(state.room);
    const { room } = state;
    rows.push({
      id,
      line,
      text,
      contents: text,
      room,
      quantity,
      note,
      inherited: { look: mergeLooks(state.lineLook, state.roomLook), quantity: null },
      reading: problem ?? reading,
      symbols,
    });
  };
  const replace = (readingOf: (row: ListRow<Product>, isLast: boolean) => NotUnderstood | undefined): void => {
    const own = rows.slice(start);
    const last = own.findLastIndex(isItem);
    for (const [at, row] of own.entries()) {
      const reading = readingOf(row, at === last);
      if (reading) rows[start + at] = { ...row, symbols: [], reading };
    }
  };
  return {
    add,
    addUnread: (text: string, words = text): void => add(text, { reading: unread(words) }),
    /** Leaves items that further words of the line make unclear. */
    leave: (words: string, isMeant: (text: string, isLast: boolean) => boolean): void =>
      replace((row, isLast) => (isItem(row) && isMeant(row.text, isLast) ? unread(words) : undefined)),
    /** Shows looks that describe no item of the line. */
    showLooks: (): void =>
      replace(({ text, reading }) =>
        reading.kind === 'skipped' && reading.reason === 'look' ? unread(text) : undefined,
      ),
    /** Gives the readings of the line another room. */
    moveTo: (room: string | null, isMeant: (text: string) => boolean = () => true): void => {
      for (const [at, row] of rows.slice(start).entries()) {
        if (!isMeant(row.text)) continue;
        const isOfSeveral = row.reading.kind === 'not-understood' && row.reading.words[0] === row.room;
        if (row.room !== room)
          rows[start + at] = { ...row, room, reading: isOfSeveral ? unread(row.text) : row.reading };
      }
    },
    hasItems: (): boolean => rows.slice(start).some(isItem),
    isEmpty: (): boolean => rows.length === start,
  };
};

const isItem = ({ reading }: Pick<ListRow<unknown>, 'reading'>): boolean =>
  reading.kind === 'set' || reading.kind === 'product';

/** The readings of a line; see `rowsOf`. */
export type LineRows<Product> = ReturnType<typeof rowsOf<Product>>;

/** The items of "each room" belong to rooms that the list does not name, and those of two rooms to each or to both. */
const severalRooms = (room: string | null): NotUnderstood | undefined =>
  room !== null && (distributiveWords(room) !== undefined || namesSeveralRooms(room))
    ? problemOf('invalid-quantity', [room])
    : undefined;

/** Enters a room that is named on the line of its items, or an unknown one. Words before a colon may then name another room. */
export const setRoom = <Product>(
  state: TextState<Product>,
  { room, roomLook = noLook }: { readonly room: string | null; readonly roomLook?: ListedLook },
): void => {
  state.room = room === null ? null : roomInPart(room, state);
  state.roomLook = roomLook;
  state.hasOwnLine = false;
};

/** A room after a preposition at the beginning of a sentence, by its name in the list: "V kuchyni" below "Kuchyň". */
export const roomOfSentence = <Product>(
  text: string,
  { roomNames, isSlovak }: TextState<Product>,
): ReturnType<typeof roomInSentence> => {
  const found = roomInSentence(text, isSlovak);
  return found && { ...found, room: roomNames.find((name) => stemOf(name) === stemOf(found.room)) ?? found.room };
};

/** The name of a room, with its floor or flat if another one has a room of this name: "Łazienka (Piętro)". */
const roomInPart = <Product>(room: string, { part, partOfRoom, isFurther }: TextState<Product>): string => {
  const name = flat(room);
  if (!partOfRoom.has(name)) partOfRoom.set(name, part);
  if (part === null || partOfRoom.get(name) === part) return room;
  const other = `${room} (${part})`;
  if (isFurther && !partOfRoom.has(flat(other))) return room;
  partOfRoom.set(flat(other), part);
  return other;
};

/** Takes a look without an item for the following items of the line. A number of slots belongs to one set. */
export const takeLineLook = <Product>(read: ItemReading, state: TextState<Product>): void => {
  if (readsNothing(read)) state.lineLook = mergeLooks({ ...read.look, slots: null }, state.lineLook);
};

/** The reading of a text with words that are not understood. */
export const unread = (words: string): NotUnderstood => problemOf('unknown-words', [words]);
