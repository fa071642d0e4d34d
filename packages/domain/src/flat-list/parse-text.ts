import type { FlatListContext, ListedLook, ListRow, RowReading, SkipReason } from './flat-list.ts';
import { isGreeting, isNoteLabel, isTitle, isTotal, lookLabelLength, placesIn } from './line-words.ts';
import { matchSymbols } from './match-symbols.ts';
import { mergeLooks, noLook } from './modifiers.ts';
import { createItemReader, type ItemReader, type ItemReading } from './read-item.ts';
import { isFloor, roomNameOf, roomTest } from './room-names.ts';
import { textLines, type TextLine } from './text-lines.ts';
import { wordsIn } from './words.ts';

/** Reads the lines of a typed list or a message. */
export const parseText = <Product>(text: string, context: FlatListContext<Product>): readonly ListRow<Product>[] => {
  const reader = createItemReader(context);
  const isRoom = roomTest(context.rooms, reader.isItemWord);
  const state: TextState<Product> = { rows: [], room: null, isHeading: false, look: noLook, roomLook: noLook };
  const lines = textLines(text);
  for (const [index, line] of lines.entries())
    readLine(line, lines.slice(index + 1), { state, reader, isRoom, context });
  return state.rows;
};

type TextState<Product> = {
  readonly rows: ListRow<Product>[];
  room: string | null;
  /** The room was named by a line of its own, so that words before a colon name a place in it. */
  isHeading: boolean;
  /** Look for all rooms. */
  look: ListedLook;
  roomLook: ListedLook;
};

type Tools<Product> = {
  readonly state: TextState<Product>;
  readonly reader: ItemReader;
  readonly isRoom: (text: string) => boolean;
  readonly context: FlatListContext<Product>;
};

const readLine = <Product>(line: TextLine, following: readonly TextLine[], tools: Tools<Product>): void => {
  const { state, reader, isRoom } = tools;
  const row = rowsOf(line, state);
  const skip = (reason: SkipReason): void => row.add(line.text, { reading: { kind: 'skipped', reason } });
  if (line.words === '') return skip('empty');
  if (isTotal(line.words)) return skip('total');
  if (isGreeting(line.words) && reader.read(line.words).sets.length === 0) return skip('greeting');
  const name = roomNameOf(line.words);
  if (isFloor(line.words)) return skip('heading');
  if (isRoom(line.words)) {
    state.room = name;
    state.isHeading = true;
    state.roomLook = noLook;
    return skip('room');
  }
  if (readLook(line.words, tools)) return skip('look');
  const segments = segmentsOf(line.words);
  if (segments.length === 1 && endsInColon(line.words) && reader.read(name).sets.length === 0) {
    if (isTitle(name)) return skip('heading');
    state.room = name;
    state.isHeading = true;
    state.roomLook = noLook;
    return skip('room');
  }
  if (segments.length === 1 && isUnmarkedRoom(line, following, tools)) {
    state.room = name;
    state.isHeading = true;
    state.roomLook = noLook;
    return skip('room');
  }
  for (const segment of segments) readSegment(segment, line, row, tools);
};

const endsInColon = (text: string): boolean => /[:：]\s*$/u.test(text);

/** Appends the readings of a line. */
const rowsOf = <Product>({ line }: TextLine, state: TextState<Product>) => {
  let count = 0;
  const add = (
    text: string,
    {
      reading,
      quantity = 1,
      note = '',
    }: { readonly reading: RowReading<Product>; readonly quantity?: number; readonly note?: string },
  ): void => {
    count += 1;
    const id = count === 1 ? String(line) : `${line}.${count}`;
    state.rows.push({ id, line, text, room: state.room, quantity, note, reading });
  };
  return { add };
};

/** Whether a line with unknown words is a room: few words without numbers, followed by items that are marked or understood. */
const isUnmarkedRoom = <Product>(
  line: TextLine,
  following: readonly TextLine[],
  { state, reader }: Tools<Product>,
): boolean => {
  const words = wordsIn(line.words);
  if (line.isBullet || words.length > 4 || /\d{2}|[,+=?!]/u.test(line.words)) return false;
  if (placesIn(line.words).length > 0) return false;
  if (isTitle(line.words) || isGreeting(line.words)) return false;
  const next = following.find((one) => one.words !== '');
  if (!next || reader.read(line.words).problem === null) return false;
  if (words.some(({ word }) => reader.isItemWord(word))) return false;
  const before = state.rows.at(-1)?.reading;
  const isApart = before === undefined || before.kind === 'skipped';
  return next.isBullet || (isApart && reader.read(next.words).sets.length > 0);
};

/** Takes a look for the following lines: "ramki: Simon 54 Premium, czarny mat". Returns whether the line is one. */
const readLook = <Product>(text: string, { state, reader }: Tools<Product>): boolean => {
  const label = lookLabelLength(text);
  const rest = label > 0 ? text.slice(label) : text;
  const pieces = rest.split(/[,;]/u).map((piece) => reader.read(piece.replace(/^\s*[:–—-]\s*/u, '')));
  const looks = pieces.filter(({ look }) => look !== noLook);
  const isOnlyLook = pieces.every(
    ({ sets, symbols, problem, note }) => sets.length === 0 && symbols.length === 0 && problem === null && note === '',
  );
  if (looks.length === 0 || !isOnlyLook) return false;
  const look = pieces.map((piece) => piece.look).reduce((one, other) => mergeLooks(one, other), noLook);
  if (state.room === null) state.look = mergeLooks(look, state.look);
  else state.roomLook = mergeLooks(look, state.roomLook);
  return true;
};

/** Sections of a line, separated by semicolons. */
const segmentsOf = (text: string): readonly string[] =>
  text
    .split(/;/u)
    .map((segment) => segment.trim())
    .filter((segment) => segment !== '');

const readSegment = <Product>(
  segment: string,
  line: TextLine,
  row: ReturnType<typeof rowsOf<Product>>,
  tools: Tools<Product>,
): void => {
  const { state, reader, isRoom } = tools;
  const { before, after } = splitAtColon(segment);
  let [text, place] = [segment, ''];
  if (before !== undefined && after !== '') {
    const isItem = reader.read(before).problem === null;
    if (
      isRoom(before) ||
      (!isItem && !isNoteLabel(segment) && !(state.isHeading && (line.isBullet || state.room !== null)))
    ) {
      state.room = roomNameOf(before);
      state.isHeading = false;
      state.roomLook = noLook;
      text = after;
    } else if (!isItem && !isNoteLabel(segment)) {
      place = before.trim();
      text = after;
    }
  } else if (before !== undefined && isRoom(before)) {
    state.room = roomNameOf(before);
    state.isHeading = false;
    row.add(segment, { reading: { kind: 'skipped', reason: 'room' } });
    return;
  }
  readItems(text, place, row, tools);
};

/** Splits at the first colon, or at a dash between spaces. A colon between digits is a time. */
const splitAtColon = (text: string): { readonly before?: string; readonly after: string } => {
  const found = /(?<!\d):(?!\d)|:(?=\s)|\s[-–—]\s/u.exec(text);
  return found
    ? { before: text.slice(0, found.index), after: text.slice(found.index + found[0].length).trim() }
    : { after: text };
};

/** Splits a text at commas outside of brackets. A comma between digits belongs to a number. */
const itemsOf = (text: string): readonly string[] =>
  text
    .split(/(?<!\d(?=,\d)),(?![^([{]*[)\]}])/u)
    .map((item) => item.trim())
    .filter((item) => item !== '');

type Item = { readonly text: string; readonly read: ItemReading };

const readItems = <Product>(
  text: string,
  place: string,
  row: ReturnType<typeof rowsOf<Product>>,
  { state, reader, context }: Tools<Product>,
): void => {
  const whole = reader.read(text);
  const inherited = mergeLooks(state.roomLook, state.look);
  // Parts that fill the named frame are one set: "ramka potrójna: gniazdo, gniazdo, schodowy".
  const isOneSet = whole.look.slots !== null && whole.sets.length === 1 && whole.problem === null;
  const items = isOneSet ? [{ text, read: whole }] : joinedItems(itemsOf(text), reader);
  for (const item of items) {
    const { read } = item;
    const look = mergeLooks(read.look, inherited);
    const note = [place, read.note].filter(Boolean).join('; ');
    const quantity = read.quantity ?? 1;
    if (read.symbols.length > 0) {
      for (const matched of matchSymbols(read.symbols, context))
        row.add(item.text, { note, ...matched, quantity: matched.quantity * quantity });
      continue;
    }
    if (read.problem) row.add(item.text, { reading: read.problem, quantity, note });
    else if (read.sets.length === 0) row.add(item.text, { reading: { kind: 'skipped', reason: 'look' } });
    for (const { parts, apart } of read.problem ? [] : read.sets) {
      const { ip44, box } = read;
      row.add(item.text, { quantity, note, reading: { kind: 'set', parts, apart, look, ip44, box } });
    }
  }
};

/** Joins items that only describe the one before: "gniazdo, IP44, czarne". */
const joinedItems = (texts: readonly string[], reader: ItemReader): readonly Item[] => {
  const items: Item[] = [];
  for (const text of texts) {
    const read = reader.read(text);
    const before = items.at(-1);
    const isDescription = read.sets.length === 0 && read.symbols.length === 0 && read.problem === null;
    if (before && isDescription) {
      items.pop();
      items.push({
        text: `${before.text}, ${text}`,
        read: {
          ...before.read,
          look: mergeLooks(read.look, before.read.look),
          box: before.read.box ?? read.box,
          ip44: before.read.ip44 || read.ip44,
          quantity: before.read.quantity ?? read.quantity,
          note: [before.read.note, read.note].filter(Boolean).join('; '),
        },
      });
    } else items.push({ text, read });
  }
  return items;
};
