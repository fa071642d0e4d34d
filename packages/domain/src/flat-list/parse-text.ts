import type { FlatListContext, ListedLook, ListRow, NotUnderstood, SkipReason } from './flat-list.ts';
import { pieceUnit } from '../quantity.ts';
import { changeWords, doubtWords, isCorrection, meansOthers, refersBack } from './doubts.ts';
import { groupSymbols, type SymbolListRow, withoutSymbols } from './group-symbols.ts';
import {
  colourOfAll,
  contentsOfSets,
  describesSome,
  distributiveWords,
  isClosing,
  isDescription,
  isGreeting,
  isLegend,
  isMaterial,
  isOlderMailBelow,
  isMailHead,
  isNoteLabel,
  isPlace,
  isBareAdjective,
  isSealedAdjective,
  isSharedFrame,
  isTitle,
  isTotal,
  lookLabelLength,
  meansAll,
  mentionsSet,
  namesPlace,
  namesSeveralPlaces,
  placeLengthBeforeSets,
  placesIn,
  repeatsOthers,
  sharedFrameLabelLength,
  withoutFillers,
  withoutSharedFrame,
} from './line-words.ts';
import { matchSymbols, type SymbolRow } from './match-symbols.ts';
import { mergeLooks, multipleIn, noLook } from './modifiers.ts';
import { numeralOf, quantityInCell, unit } from './numbers.ts';
import { countInside, height, type ItemReader, type ItemReading, readsNothing } from './read-item.ts';
import { areTitles } from './recognise-columns.ts';
import {
  countsInRoom,
  levelAtStart,
  isFloor,
  isRoomBeginning,
  isRoomNoun,
  listsOtherRoom,
  namesOtherRoom,
  namesSeveralRooms,
  roomInSentence,
  roomNameOf,
  withoutAdding,
  withoutAddingBehind,
} from './room-names.ts';
import { textLines, type TextLine } from './text-lines.ts';
import { flat, wordsIn } from './words.ts';

/** Reads the lines of a typed list or a message. */
export const parseText = <Product>(text: string, tools: Omit<Tools<Product>, 'state'>): readonly ListRow<Product>[] => {
  const lines = textLines(text);
  const state: TextState<Product> = {
    rows: [],
    room: null,
    hasOwnLine: false,
    isNested: false,
    indent: -1,
    isByItem: false,
    countsSets: lines.some(({ words }) => !words.includes('+') && countsSets.test(words)),
    quotes: Math.max(1, Math.min(...lines.filter(({ words }) => words !== '').map(({ quotes }) => quotes))),
    isOlder: false,
    isClosed: false,
    roomLook: noLook,
    lineLook: noLook,
    line: '',
    looks: [],
  };
  for (const [index, line] of lines.entries()) readLine(line, lines.slice(index + 1), { ...tools, state });
  return withListLooks({ ...state, rows: groupSymbols(state.rows, tools.context.index).map(withoutSymbols) });
};

type TextState<Product> = {
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
  /** Most signs of quotation of lines that count: those quoted once, between answers, or as often as all lines. */
  readonly quotes: number;
  /** An older mail follows the list. */
  isOlder: boolean;
  /** The message has ended; a name may follow. */
  isClosed: boolean;
  roomLook: ListedLook;
  /** The look that the line names before its items: "czarny mat, 2x gniazdo, schodowy". */
  lineLook: ListedLook;
  /** The words of the line that is read. */
  line: string;
  /** Looks of the whole list, with the number of rows before them. */
  readonly looks: { readonly look: ListedLook; readonly at: number }[];
};

type Tools<Product> = {
  readonly state: TextState<Product>;
  readonly reader: ItemReader;
  readonly isRoom: (text: string) => boolean;
  readonly context: FlatListContext<Product>;
};

/** Applies the line and the finish of the whole list: the last one before a row, or else the first one after it. */
const withListLooks = <Product>({
  rows,
  looks,
}: Pick<TextState<Product>, 'looks'> & { readonly rows: readonly ListRow<Product>[] }): readonly ListRow<Product>[] =>
  looks.length === 0
    ? rows
    : rows.map((row, index) => {
        if (row.reading.kind !== 'set') return row;
        const nearest = (names: (look: ListedLook) => boolean): ListedLook => {
          const others = looks.filter(({ look }) => names(look));
          return (others.findLast(({ at }) => at <= index) ?? others[0])?.look ?? noLook;
        };
        const line = nearest(({ lineId }) => lineId !== null);
        const finish = nearest(({ finishId, familyId }) => (finishId ?? familyId) !== null);
        const look = mergeLooks({ ...noLook, finishId: finish.finishId, familyId: finish.familyId }, line);
        return { ...row, reading: { ...row.reading, look: mergeLooks(row.reading.look, look) } };
      });

const readLine = <Product>(written: TextLine, following: readonly TextLine[], tools: Tools<Product>): void => {
  const { state, reader, isRoom, context } = tools;
  const line = { ...written, words: withColon(withoutAdding(written.words)) };
  const next = following.find(({ words }) => words !== '');
  const isAbove = next !== undefined && next.indent > line.indent;
  if (line.words !== '' && line.indent < state.indent)
    Object.assign(state, { room: null, roomLook: noLook, indent: -1 });
  state.isNested = state.indent >= 0 && line.indent > state.indent;
  const row = rowsOf(line, tools);
  const skip = (reason: SkipReason): void => row.add(line.text, { reading: { kind: 'skipped', reason } });
  const enterRoom = (name: string): void => {
    const indent = isAbove ? line.indent : -1;
    Object.assign(state, { ...roomAndLook(name, reader), hasOwnLine: true, isByItem: false, indent });
    skip('room');
  };
  const name = roomNameOf(line.words);
  const isItem = (text: string): boolean => reader.read(text).sets.length > 0;
  if (wordsIn(line.words).length === 0) return skip('empty');
  if (isTotal(line.words)) return skip('total');
  const hasSets = state.rows.some(({ reading }) => reading.kind === 'set');
  if (hasSets && isOlderMailBelow(line.words)) state.isOlder = true;
  if (isLegend(line.words)) return row.add(line.text, { reading: unread(line.words) });
  /** Skips words without items. A look among them holds for the list, or is shown. */
  const skipWords = (reason: SkipReason): void => {
    if (takeColour(line.words, tools) || !namesLook(line.words, reader)) skip(reason);
    else row.add(line.text, { reading: unread(line.words) });
  };
  if (isGreetingLine(line, tools) || isMailHead(line.words)) return skipWords('greeting');
  if (isFloor(line.words)) return skip('heading');
  // The list above replaces that of an older mail.
  if (state.isOlder || line.quotes > state.quotes) return row.add(line.text, { reading: unread(line.words) });
  const isColonLast = /[:：]\s*$/u.test(line.words);
  if (isColonLast && isUncounted(name, reader)) {
    state.isByItem = true;
    return skip('heading');
  }
  if (state.isByItem && isRoom(line.words) && /\d/u.test(line.words))
    return row.add(line.text, { reading: unread(line.words) });
  if (isRoomWithoutItems(line.words, isRoom)) return skip('heading');
  if (repeatsOthers(line.words) && reader.read(line.words).sets.length === 0) {
    const { before } = splitAtColon(line.words);
    if (before !== undefined && isRoom(before))
      Object.assign(state, { room: roomNameOf(before), hasOwnLine: false, roomLook: noLook });
    return row.add(line.text, { reading: unread(line.words) });
  }
  const isNamed = isColonLast || !countsInRoom(line.words) || context.rooms.includes(name);
  const { before: label, after } = splitAtColon(name);
  // "WC - č.1" has an item, and "pokój 2 - tak samo" those of another room.
  const isNumbered = /\d\S|\S\d/u.test(after.replaceAll(/\d{2,}/gu, '0')) && !isFloor(after);
  const hasItems =
    label !== undefined && isRoom(label) && (isNumbered || meansOthers(after) || itemsOf(after, reader).some(isItem));
  if (isRoom(line.words) && isNamed && !hasItems && !isAbbreviatedItem(line.words, tools)) return enterRoom(name);
  if (readLook(line.words, tools)) return skip('look');
  if (isCorrection(line.words)) return row.add(line.text, { reading: unread(line.words) });
  const segments = sentencesOf(line.words).flatMap((sentence, at) =>
    segmentsOf(sentence, isRoom).map((text) => ({ text, isContinued: at > 0 })),
  );
  const isAlone = segments.length === 1 && !isItem(name);
  const isSentence = wordsIn(name).length > MOST_WORDS_OF_HEADING;
  if (isAlone && isColonLast) return isTitle(name) || isSentence ? skipWords('heading') : enterRoom(name);
  const isRoomOrItem = (label !== undefined && isRoom(label)) || itemsOf(name, reader).some(isItem);
  const isHeading = isTitle(name) && !isRoomOrItem && reader.read(name).symbols.length === 0;
  if (isAlone && isHeading && next !== undefined) return skipWords('heading');
  if (isAlone && (isUnmarkedRoom(line, following, tools) || (isAbove && !isSentence && line.indent === state.indent)))
    return enterRoom(name);
  const roomBefore = state.room;
  state.lineLook = noLook;
  state.line = line.words;
  for (const { text, isContinued } of segments) {
    // Words before a colon in a further sentence are no unknown room.
    const { before } = splitAtColon(text);
    if (isContinued) leaveQuestioned(text, row, tools);
    if (isContinued && before !== undefined && !isRoom(before)) readItems(text, '', row, tools);
    else readSegment(withoutLookOfAll(text, tools), row, tools);
  }
  if (row.isEmpty()) skip(state.room === roomBefore ? 'empty' : 'room');
  else if (!row.hasItems() && !takeColour(line.words, tools)) row.showLooks();
};

/** Takes the look that all items of a line have: "gniazdo, schodowy - wszystko białe". */
const withoutLookOfAll = <Product>(text: string, { state, reader }: Tools<Product>): string => {
  const [, items, words = ''] = /^(.*\S)\s*(?:,|\s[-–—]\s)\s*([^,]+)$/u.exec(text) ?? [];
  if (items === undefined || !meansAll(words)) return text;
  const read = reader.read(withoutFillers(words.slice(lookLabelLength(words))));
  if (!readsNothing(read) || read.note !== '' || !namesLook(words, reader)) return text;
  state.lineLook = { ...read.look, slots: null };
  return items;
};

/** Whether a text names a finish or a line of frames. */
const namesLook = (text: string, reader: ItemReader): boolean => {
  const { lineId, finishId, familyId } = reader.read(text.replaceAll(/[()]/gu, ' ')).look;
  return (lineId ?? finishId ?? familyId) !== null;
};

/** Takes the colour that words without items name for all sets: "osprzęt p/t, kolor czarny mat". */
const takeColour = <Product>(text: string, { state, reader }: Tools<Product>): boolean => {
  const words = colourOfAll(text);
  const pieces = text.split(/[,;()]/u);
  const named = pieces.filter((piece) => namesLook(piece, reader));
  const isOpen = pieces.some(
    (piece) => doubtWords(piece) !== undefined && (named.includes(piece) || wordsIn(piece).length < MOST_WORDS_OF_NAME),
  );
  const read = words === undefined || isOpen || named.length > 1 ? undefined : reader.read(words);
  const isColour = read !== undefined && readsNothing(read) && read.note === '' && namesLook(words ?? '', reader);
  if (isColour) state.looks.push({ look: read.look, at: state.rows.length });
  return isColour;
};

/** The name of a room, and the look in brackets behind it: "Salon (czarny mat)". */
const roomAndLook = (name: string, reader: ItemReader): { readonly room: string; readonly roomLook: ListedLook } => {
  const [, room = '', remark = ''] = /^(.+?)\s*\(([^()]+)\)$/u.exec(name) ?? [];
  const read = reader.read(remark);
  const { lineId, finishId, familyId } = read.look;
  const isLook = room !== '' && readsNothing(read) && read.note === '' && (lineId ?? finishId ?? familyId) !== null;
  return isLook ? { room, roomLook: read.look } : { room: withoutAddingBehind(name), roomLook: noLook };
};

/** A room, and the wall or height behind it: "Salon, ściana A", "Kuchnia h=118". */
const roomAndPlace = (
  name: string,
  isRoom: (text: string) => boolean,
): { readonly room: string; readonly place: string } => {
  const [, room = '', wall = ''] = /^([^,]+),\s*(.+)$/u.exec(name) ?? [];
  if (isRoom(room) && wordsIn(wall).some(({ word }) => namesPlace(word))) return { room, place: wall };
  const words = wordsIn(name);
  const place = words.find(({ word, start }, at) => at > 0 && isPlace(word) && namesPlace(name.slice(start)));
  if (place && isRoomNoun(name.slice(0, place.start)))
    return { room: name.slice(0, place.start).trim(), place: name.slice(place.start) };
  const found = height.exec(name);
  const isLast = found !== null && found.index + found[0].length === name.length;
  return isLast ? { room: name.slice(0, found.index).trim(), place: found[0] } : { room: name, place: '' };
};

/** The contents of a frame between bars: "ramka 3: gniazdo | usb | gniazdo". */
const contentsBetweenBars = /^(?=[^|]*(?:ram|rám|рам|frame)[^|:]*:)([^|]*)(\|[^|]*)+$/iu;

/** A line with a colon instead of an equals sign or arrow after a room: "Hol = schodowy", and without bars between parts. */
const withColon = (text: string): string =>
  (contentsBetweenBars.test(text) ? text.replaceAll(/\s*\|\s*/gu, ' + ') : text).replace(
    /^([^=:;,→⇒>]{2,40}?)\s*(?:[-=]>|→|⇒|=)\s*(?=\S)/u,
    (all, name: string) => (isRoomNoun(name) ? `${name}: ` : all),
  );

const nothing = /\s*[:–—-]\s*(?:[–—-]+|nic|brak|nothing|none|nič|ništ|žádné|žiadne|нічого|немає|нема)[\s.]*$/iu;

/** Whether a line says that a room gets nothing: "Taras - nic", "strych: -". */
const isRoomWithoutItems = (text: string, isRoom: (text: string) => boolean): boolean => {
  const found = nothing.exec(text);
  return found !== null && isRoom(text.slice(0, found.index));
};

/** Whether a line is the noun of a room with an abbreviated item: "wc poj". */
const isAbbreviatedItem = <Product>(text: string, { reader, context }: Tools<Product>): boolean => {
  const words = wordsIn(text);
  const last = words.at(-1);
  return (
    words.length > 1 &&
    last !== undefined &&
    !context.rooms.includes(roomNameOf(text)) &&
    last.word.length > 2 &&
    isRoomNoun(text.slice(0, last.start)) &&
    !isRoomNoun(last.word) &&
    isAbbreviated(last.word, reader)
  );
};

/** Whether a line is part of the greetings. After the closing words, also a name. */
const isGreetingLine = <Product>(line: TextLine, { state, reader }: Tools<Product>): boolean => {
  const isAfterClosing = state.isClosed && wordsIn(line.words).length <= MOST_WORDS_OF_NAME;
  if (!isAfterClosing && !isGreeting(line.words)) return false;
  const { sets, problem, symbols } = reader.read(line.words);
  if (sets.length > 0 || symbols.length > 0 || countsItems(line.words, reader)) return false;
  if (isClosing(line.words)) state.isClosed = true;
  return isGreeting(line.words) || problem !== null;
};

const MOST_WORDS_OF_NAME = 3;

const MOST_WORDS_OF_HEADING = 5;

/** Whether a sentence has a number and a word for an item, so that it is more than a greeting. */
const countsItems = (text: string, reader: ItemReader): boolean => {
  const words = wordsIn(text).map(({ word }) => word);
  return words.some((word) => /\d/u.test(word) || isCount(word)) && words.some((word) => reader.isItemWord(word));
};

/** Appends the readings of a line. */
const rowsOf = <Product>({ line }: TextLine, { state, context }: Tools<Product>) => {
  let count = 0;
  const add = (
    text: string,
    {
      reading,
      quantity = 1,
      note = '',
      symbols = [],
    }: Pick<ListRow<Product>, 'reading'> & Partial<Omit<SymbolListRow<Product>, 'reading'>>,
  ): void => {
    count += 1;
    const id = count === 1 ? String(line) : `${line}.${count}`;
    const isKnown = state.room !== null && context.rooms.includes(state.room);
    const problem = reading.kind === 'skipped' || isKnown ? undefined : severalRooms(state.room);
    state.rows.push({ id, line, text, room: state.room, quantity, note, reading: problem ?? reading, symbols });
  };
  /** Leaves what was read of the line where further words make it unclear. */
  const leave = (words: string, isMeant: (text: string, isLast: boolean) => boolean): void => {
    const from = state.rows.length - count;
    for (const [at, one] of state.rows.entries())
      if (
        at >= from &&
        (one.reading.kind === 'set' || one.reading.kind === 'product') &&
        isMeant(one.text, at === state.rows.length - 1)
      )
        state.rows[at] = { ...one, symbols: [], reading: unread(one.text, words) };
  };
  const hasItems = (): boolean =>
    state.rows
      .slice(state.rows.length - count)
      .some(({ reading }) => reading.kind === 'set' || reading.kind === 'product');
  /** Shows looks that describe no item of the line. */
  const showLooks = (): void => {
    for (const [at, one] of state.rows.entries())
      if (at >= state.rows.length - count && one.reading.kind === 'skipped' && one.reading.reason === 'look')
        state.rows[at] = { ...one, reading: unread(one.text) };
  };
  return { add, leave, hasItems, showLooks, isEmpty: () => count === 0 };
};

/** Leaves items that a further sentence of the line asks about or changes: "Jaký vypínač?", "A może lepiej potrójny?". */
const leaveQuestioned = <Product>(
  text: string,
  row: ReturnType<typeof rowsOf<Product>>,
  { reader }: Tools<Product>,
): void => {
  const asked = text.includes('?') ? wordsIn(flat(text)).filter(({ word }) => reader.isItemWord(word)) : [];
  const isChange = refersBack(text);
  row.leave(
    text,
    (item, isLast) =>
      (isLast && isChange) || wordsIn(flat(item)).some(({ word }) => asked.some((one) => one.word === word)),
  );
};

/** The items of "each room" belong to rooms that the list does not name, and those of two rooms to each or to both. */
const severalRooms = (room: string | null): NotUnderstood | undefined => {
  return room === null || (distributiveWords(room) === undefined && !namesSeveralRooms(room))
    ? undefined
    : { kind: 'not-understood', reason: 'invalid-quantity', words: [room], nearest: [] };
};

/** Whether a line with unknown words is a room: few words without numbers, followed by items. */
const isUnmarkedRoom = <Product>(
  line: TextLine,
  following: readonly TextLine[],
  { state, reader }: Tools<Product>,
): boolean => {
  const words = wordsIn(line.words);
  const isMarked = line.isBullet && !line.isNumbered;
  if (isMarked || words.length > 4 || /\d{2}|[,+=?!]/u.test(line.words)) return false;
  if (placesIn(line.words).length > 0 || reader.read(line.words).problem === null) return false;
  if (areTitles(words.map(({ word }) => word))) return false;
  if (words.some(({ word }) => reader.isItemWord(word) || /\d/u.test(word) || isCount(word))) return false;
  const next = following.find((one) => one.words !== '');
  if (!next) return false;
  const [first = ''] = words.map(({ word }) => word);
  if (words.length === 1 && isRoomBeginning(first) && (first.length > 3 || !reader.isItemBeginning(first))) return true;
  const before = state.rows.at(-1)?.reading;
  const isApart = before === undefined || (before.kind === 'skipped' && before.reason !== 'room');
  // Numbers count rooms if their items have dashes: "0.02 Komunikacja".
  if (line.isNumbered) return next.isBullet && !next.isNumbered;
  return next.isBullet || (isApart && reader.read(next.words).sets.length > 0);
};

/**
 * Takes a look: "ramki: Simon 54 Premium, czarny mat". Directly after the line of a room it applies to the room, otherwise
 * to the whole list. Returns whether the text is nothing else.
 */
const readLook = <Product>(text: string, { state, reader }: Tools<Product>): boolean => {
  const rest = withoutFillers(text.slice(lookLabelLength(text)));
  const pieces = rest.split(/[,;]/u).map((piece) => reader.read(piece.replace(/^\s*[:–—-]\s*/u, '')));
  const look = pieces.map((piece) => piece.look).reduce((one, other) => mergeLooks(one, other), noLook);
  const isOnlyLook = pieces.every((piece) => readsNothing(piece) && piece.note === '');
  if (!isOnlyLook || (look.lineId ?? look.finishId ?? look.familyId) === null) return false;
  const before = state.rows.at(-1)?.reading;
  if (before?.kind === 'skipped' && before.reason === 'room') state.roomLook = look;
  else state.looks.push({ look, at: state.rows.length });
  return true;
};

/** The sentences of a line: "… RJ45. Przy sofie …". Abbreviations such as "gn." have fewer letters. */
const sentencesOf = (text: string): readonly string[] =>
  text.split(/(?<=(?:[\p{L}\d)]{4}|\p{Lu}{2})[.!?]|\?)\s+(?=\p{Lu})/u);

/** Sections of a line, separated by semicolons, or by commas before another room: "w salonie …, w kuchni …", "hol: …, salon: …". */
const segmentsOf = (text: string, isRoom: (text: string) => boolean): readonly string[] =>
  text
    .split(';')
    .flatMap((segment) => {
      const pieces = segment.split(',');
      return pieces.reduce<readonly string[]>((all, piece, at) => {
        const name = piece.includes(':') ? splitAtColon(piece).before : undefined;
        const isNext =
          roomInSentence(piece.trim()) !== undefined ||
          (name !== undefined && isRoom(name) && all.at(-1)?.includes(':') === true);
        return at === 0 || isNext ? [...all, piece] : [...all.slice(0, -1), `${all.at(-1) ?? ''},${piece}`];
      }, []);
    })
    .map((segment) => segment.trim())
    .filter((segment) => segment !== '');

const readSegment = <Product>(
  segment: string,
  row: ReturnType<typeof rowsOf<Product>>,
  tools: Tools<Product>,
): void => {
  const { state, reader, isRoom } = tools;
  if (isMaterial(segment) && !reader.isPhrase(segment)) return row.add(segment, { reading: unread(segment) });
  const sentence = roomInSentence(segment);
  if (changeWords(segment) !== undefined || replacesItem(segment, reader)) {
    const { before } = splitAtColon(segment);
    const room = sentence?.room ?? (before !== undefined && isRoom(before) ? roomNameOf(before) : undefined);
    if (room !== undefined) Object.assign(state, { room, hasOwnLine: false, roomLook: noLook });
    return row.add(segment, { reading: unread(segment) });
  }
  if (sentence) {
    const { room, rest } = withQualifier(sentence, reader);
    Object.assign(state, { room, hasOwnLine: false, roomLook: noLook });
    readItems(rest, '', row, tools);
    return;
  }
  const { before, after } = splitAtColon(segment);
  if (sharedFrameLabelLength(segment) > 0 || contentsOfSets(segment) || isSpacedRange(segment)) {
    readItems(segment, '', row, tools);
    return;
  }
  if (before === undefined || isNoteLabel(segment)) {
    const named = before === undefined ? withLevel(roomBeforeItems(segment, tools)) : undefined;
    if (named) Object.assign(state, { room: named.room, hasOwnLine: false, roomLook: noLook });
    readItems(named?.rest ?? segment, '', row, tools);
    return;
  }
  const isCounted = after === '' || countsBeforeRemark(after, reader);
  const itemsBefore = isCounted || isRoom(before) ? [] : itemsOf(before, reader);
  if (itemsBefore.length > 1 && itemsBefore.every((item) => namesItem(reader.read(item)))) {
    // The colon or dash belongs to the last of several items: "schodowy, gniazdo - nad blatem".
    for (const item of itemsOf(segment, reader)) readSegment(item, row, tools);
    return;
  }
  const isItem = !isRoom(before) && reader.read(before).problem === null;
  const label = lookLabelLength(before);
  const counted = isItem && reader.read(before).sets.length > 0 ? countAmongRemarks(after, reader) : undefined;
  if (counted) readItems(`${before} – ${counted.count}`, counted.remarks, row, tools);
  else if (isItem) readDescribed(segment, before, after, row, tools);
  else if (label > 0 && label === before.trim().length) readItems(after, '', row, tools);
  else if (isCounted) readItems(segment, '', row, tools);
  else if (isUncounted(before, reader)) readUncounted(segment, before, after, row, tools);
  else if (!isRoom(before) && (isSentencePart(before, isRoom) || !namesAnything(after, tools)))
    row.add(segment, { reading: unread(segment) });
  else if (state.hasOwnLine && isRoom(state.room ?? '') && (state.isNested || namesPlace(before)))
    readItems(after, before.trim(), row, tools);
  else if (isRoom(before) || !(state.hasOwnLine || (state.room !== null && namesPlace(before)))) {
    const { room, place } = roomAndPlace(roomNameOf(before), isRoom);
    Object.assign(state, { ...roomAndLook(room, reader), hasOwnLine: false });
    readItems(after, place, row, tools);
  } else readItems(after, before.trim(), row, tools);
};

/** Whether words before a colon have a comma, and are no room with a place: "Salon, ściana A". */
const isSentencePart = (before: string, isRoom: (text: string) => boolean): boolean =>
  before.includes(',') && !isRoom(before.slice(0, before.indexOf(',')));

/** Whether an item is understood, or only left because of its note. */
const namesItem = ({ sets, note }: ItemReading): boolean => sets.length > 0 || note !== '';

/** Whether an arrow replaces an item: "gniazdo -> schodowy", but not "salon → gniazdo". */
const replacesItem = (text: string, reader: ItemReader): boolean => {
  const [, replaced = ''] = /^(.*\S)\s*(?:[-=]>|→|⇒)\s*\S/u.exec(text) ?? [];
  return wordsIn(replaced).some(({ word }) => reader.isItemWord(word));
};

/** Moves the words that tell which room is meant from the items to its name: "W pokoju od podwórka trzy gniazda". */
const withQualifier = (
  { room, rest }: { readonly room: string; readonly rest: string },
  reader: ItemReader,
): { readonly room: string; readonly rest: string } => {
  const words = wordsIn(rest);
  const at = words.findIndex(({ word }) => isCount(word) || reader.isItemWord(word));
  const start = words[at]?.start ?? 0;
  if (room !== 'Pokój' || at < 1 || at > MOST_WORDS_OF_NAME || namesPlace(rest)) return { room, rest };
  return { room: `${room} ${rest.slice(0, start).trim()}`, rest: rest.slice(start) };
};

/** Whether a text is a quantity, perhaps before a remark: "2 szt. (za kanapą)". */
const countsBeforeRemark = (text: string, reader: ItemReader): boolean => {
  const [, remark = ''] = /\(([^()]*)\)\s*$/u.exec(text) ?? [];
  if (remark !== '' && reader.read(remark, { hasQuantity: true }).sets.some(({ parts }) => parts.length > 1))
    return false;
  return quantityInCell(text.replace(/\s*\([^()]*\)\s*$/u, '')) !== undefined;
};

/** Pieces before a remark without brackets: "3 szt. przy łóżku". */
const piecesAtStart = new RegExp(String.raw`^(\d{1,3}\s?(?:${pieceUnit})\.?)\s+(?=\p{L})`, 'iu');

/** The quantity among remarks with dashes: "5 szt. – AGD", "nad blatem – 4 szt.". */
const countAmongRemarks = (
  text: string,
  reader: ItemReader,
): { readonly count: string; readonly remarks: string } | undefined => {
  const pieces = text.replace(piecesAtStart, '$1 – ').split(/\s[-–—]\s/u);
  const [count, ...others] = pieces.filter((piece) => quantityInCell(piece) !== undefined);
  const remarks = pieces.filter((piece) => piece !== count);
  const isRemark = (piece: string): boolean => !/[\d,+]/u.test(piece) && reader.read(piece).sets.length === 0;
  if (count === undefined || others.length > 0 || remarks.length === 0 || !remarks.every(isRemark)) return undefined;
  return { count, remarks: remarks.join('; ') };
};

/** Whether a text has an item, or may have one: an abbreviation, a symbol. Otherwise the words before it are no room. */
const namesAnything = <Product>(text: string, { reader }: Tools<Product>): boolean =>
  itemsOf(text, reader).some((item) => {
    const { sets, symbols, problem, look } = reader.read(item);
    return (
      sets.length + symbols.length > 0 ||
      (problem ? problem.reason !== 'unknown-words' || problem.nearest.length > 0 : look !== noLook)
    );
  });

/** Whether a text names items without their number: "gniazda". */
const isUncounted = (text: string, reader: ItemReader): boolean =>
  reader.read(text).problem?.reason === 'invalid-quantity';

/** "2 - 3 gniazda" may be a range, or three sockets in room 2. */
const isSpacedRange = (text: string): boolean => /^\d{1,3}\s+[-–—]\s+\d{1,3}\s+(?=\p{L})/u.test(text);

/** Reads an item before a colon or dash: what follows is a quantity or a note. */
const readDescribed = <Product>(
  segment: string,
  before: string,
  after: string,
  row: ReturnType<typeof rowsOf<Product>>,
  tools: Tools<Product>,
): void => {
  const { reader, state } = tools;
  const described = reader.read(before);
  takeLineLook(described, state);
  // "Gniazdo podwójne: kuchnia 5, salon 2" counts items by room.
  const countsRooms = itemsOf(after, reader).some((item) => /\d/u.test(item) && isRoomNoun(item.replace(/\d.*$/u, '')));
  if (countsRooms) return row.add(segment, { reading: unread(segment) });
  // "schodowy - 2 szt., krzyżowy - 3 szt."
  const [count = '', ...further] = itemsOf(after, reader);
  if (further.length > 0 && quantityInCell(count) !== undefined) return readItems(segment, '', row, tools);
  const isSet = described.sets.length > 0 && after !== '' && !countsBeforeRemark(after, reader);
  const items = isSet ? itemsOf(after, reader).map((item) => reader.read(item)) : [];
  if (!isSet || contentsOfSets(segment) || reader.read(segment).problem?.reason === 'invalid-quantity')
    readItems(segment, '', row, tools);
  else if (items.every(({ sets }) => sets.length === 0)) readItems(before, after, row, tools);
  else if (items.every((item) => isOneOf(item, described))) readItems(after, before.trim(), row, tools);
  else row.add(segment, { reading: unread(segment) });
};

/** Reads what follows items without a number: those that they mean, "łączniki: schodowy x2". Rooms with numbers stay open. */
const readUncounted = <Product>(
  segment: string,
  before: string,
  after: string,
  row: ReturnType<typeof rowsOf<Product>>,
  tools: Tools<Product>,
): void => {
  const { reader } = tools;
  const general = reader.read(before, { hasQuantity: true });
  const items = itemsOf(after, reader).map((item) => reader.read(item));
  if (items.length > 0 && items.every((item) => isOneOf(item, general))) readItems(after, before.trim(), row, tools);
  else if (isUncounted(segment, reader)) row.add(segment, { reading: reader.read(segment).problem ?? unread(segment) });
  else row.add(segment, { reading: unread(segment) });
};

/** Takes a look without an item for the following items of the line. A number of slots belongs to one set. */
const takeLineLook = <Product>(read: ItemReading, state: TextState<Product>): void => {
  if (readsNothing(read)) state.lineLook = mergeLooks({ ...read.look, slots: null }, state.lineLook);
};

/** Whether an item is one of those that more general words mean: "rolety - przycisk żaluzjowy". */
const isOneOf = ({ sets: [item] }: ItemReading, { sets: [general] }: ItemReading): boolean => {
  const [meant, possible] = [item?.parts[0]?.meaning, general?.parts[0]?.meaning];
  if (meant?.kind !== 'functions' || possible?.kind !== 'functions') return false;
  return possible.functionIds.includes(meant.functionIds[0] ?? '');
};

/** A room before items without a colon: "salon 3x gniazdo". */
const roomBeforeItems = <Product>(
  segment: string,
  { reader, isRoom }: Tools<Product>,
): { readonly room: string; readonly rest: string } | undefined => {
  // "kúpeľňa -1 vypínač" changes a number.
  if (reader.isPhrase(segment) || /^[^,;:]*\s[-−–+]\d/u.test(segment)) return undefined;
  const numbered = /^(\S+\s+\d{1,2})\s+(?=\p{L})/u.exec(segment);
  if (numbered?.[1] !== undefined && isRoom(numbered[1])) {
    // "pokój 1 gniazdo x2": the item has a quantity of its own.
    const rest = segment.slice(numbered[0].length);
    const { sets, quantity } = reader.read(rest);
    if (sets.length > 0 && quantity !== null) return { room: numbered[1], rest };
  }
  for (const { start } of wordsIn(segment).slice(1, MOST_WORDS_OF_NAME + 1)) {
    const [room, rest] = [segment.slice(0, start), segment.slice(start)];
    const [last, next] = [wordsIn(room).at(-1)?.word ?? '', wordsIn(rest)[0]?.word ?? ''];
    if (/\S\/$/u.test(room)) continue;
    // "gabinet cztery gniazda": the numeral counts the items.
    if (isCount(last) && reader.isItemWord(next)) continue;
    const isItems = (one: string): boolean => reader.read(one).sets.length > 0;
    if (isPlace(last) || (placesIn(room).length > 0 && !isRoomNoun(last))) continue;
    if (isRoom(room) && (isItems(rest) || itemsOf(rest, reader).every(isItems)))
      return { room: roomNameOf(room), rest };
  }
  return roomBeforeOthers(segment, reader);
};

/** Moves the level of a room from the items to its name: "łazienka na dole gniazdo". */
const withLevel = (named: ReturnType<typeof roomBeforeItems>): typeof named => {
  const found = named && levelAtStart.exec(named.rest);
  return found ? { room: `${named.room} ${found[0].trim()}`, rest: named.rest.slice(found[0].length) } : named;
};

/** The noun of a room before words that are not understood, or that are no item without it: "łazienka ip44 x2". */
const roomBeforeOthers = (
  segment: string,
  reader: ItemReader,
): { readonly room: string; readonly rest: string } | undefined => {
  const starts = wordsIn(segment)
    .slice(1, MOST_WORDS_OF_NAME)
    .map(({ start }) => start)
    .filter((start) => isRoomNoun(segment.slice(0, start)) && !segment.slice(0, start).endsWith('/'));
  const start = starts.find((at) => /^\d/u.test(segment.slice(at))) ?? starts[0];
  if (start === undefined) return undefined;
  const [room, rest] = [segment.slice(0, start), segment.slice(start)];
  const next = wordsIn(rest)[0]?.word ?? '';
  const isItem = /^\d+[xX×хХ]?$/u.test(next) || reader.isItemWord(next) || isPlace(next) || isAbbreviated(next, reader);
  return isItem ? { room: roomNameOf(room), rest } : undefined;
};

/** Whether a word in small letters is the beginning of a word for items: "schod", "poj". */
const isAbbreviated = (word: string, reader: ItemReader): boolean =>
  word.length > 1 && word === word.toLowerCase() && !isCount(word) && (word.length < 3 || reader.isItemBeginning(word));

/** Splits at the first colon, or at a dash between spaces. A colon between digits is a time. */
const splitAtColon = (text: string): { readonly before?: string; readonly after: string } => {
  const found = /(?<!\d):|:(?!\d)|\s[-–—]\s/u.exec(text);
  return found
    ? { before: text.slice(0, found.index), after: text.slice(found.index + found[0].length).trim() }
    : { after: text };
};

/** Splits a text at commas outside of brackets. A comma between digits belongs to a number. */
export const itemsOf = (text: string, reader: ItemReader): readonly string[] =>
  text
    .replaceAll(commaBeforePieces, ' ')
    .replaceAll(commaBeforeHeight, ' ')
    .split(/(?<!\d(?=,\d)),(?![^([{]*[)\]}])/u)
    .map((item) => item.trim())
    .filter((item) => item !== '')
    .flatMap((item, at, items) => {
      if (at > 0 && isSharedFrame(item)) return [];
      const next = items[at + 1];
      return next !== undefined && isSharedFrame(next) ? `${item}, ${next}` : item;
    })
    .flatMap((item) => (withoutSharedFrame(item) ? [item] : countedItems(item, reader)));

/** The comma before pieces that count the item before: "gniazdo, 4 szt. (nad blatem)". */
const commaBeforePieces = new RegExp(
  String.raw`(?<=\p{L}[^,]*),\s*(?=\d{1,3}\s?${unit}(?:\s*\([^()]*\))?\s*(?:,|$))`,
  'giu',
);

const commaBeforeHeight = new RegExp(
  String.raw`(?<=\p{L}[^,]*),(?=\s+${height.source.replace('(?<=\\s)', '')})`,
  'giu',
);

const joiner = /\s+(?:i|oraz|a|and|та|і|й)\s+/iu;

/** Splits counted items that are joined by a word: "trzy gniazda i dwa schodowe". A plus sign joins the parts of a set. */
const countedItems = (text: string, reader: ItemReader): readonly string[] => {
  // "schodowy 2 szt + krzyżowy 1 szt" counts sets, although a plus sign usually joins the parts of one.
  const added = text.split(/\s*\+\s*/u);
  if (added.length > 1 && added.every((item) => countsPieces.test(item))) return added;
  const items = text.split(joiner);
  const isCounted = items.length > 1 && !text.includes('+') && isCount(/^\S+/u.exec(text)?.[0] ?? '');
  return isCounted && items.every((item) => reader.read(item).sets.length > 0) ? items : [text];
};

const countsPieces = new RegExp(String.raw`\p{L}.*\s\d{1,3}\s?(?:${pieceUnit})\.?$`, 'iu');

const startsWithJoiner = /^(?:i|oraz|a|and|та|і|й|plus)\s/iu;

const isCount = (word: string): boolean =>
  /^\d{1,4}$/u.test(word) || (word.length > 1 && numeralOf(word) !== undefined);

type Item = { readonly text: string; readonly read: ItemReading };

const readItems = <Product>(
  text: string,
  place: string,
  row: ReturnType<typeof rowsOf<Product>>,
  tools: Tools<Product>,
): void => {
  const { state, reader, isRoom, context } = tools;
  const start = placeLengthBeforeSets(text);
  if (start > 0) {
    const before = [place, text.slice(0, start).trim()].filter(Boolean).join('; ');
    readItems(text.slice(start), before, row, tools);
    return;
  }
  const shared = sharedFrameLabelLength(text);
  const isShared =
    /:\s*$/u.test(text.slice(0, shared)) || (!text.includes('+') && reader.read(text.slice(shared)).quantity === null);
  const label = isShared ? shared : 0;
  const whole = reader.read(text.slice(label));
  // Parts that fill the named frame are one set: "ramka potrójna: gniazdo, gniazdo, schodowy".
  const fills = whole.sets.length === 1 && whole.problem === null && !startsWithFilledFrame(text, reader);
  const isLabelled = label > 0 || (contentsOfSets(text) !== undefined && !endsBefore(text, reader));
  const isOneSet = (whole.look.slots !== null || isLabelled) && fills;
  const items = isOneSet ? [{ text, read: whole }] : itemsInFrames(itemsOf(text, reader), reader);
  // The parts of a set are not torn apart where one of them is unclear.
  if (!isOneSet && items.length > 1 && namesContents(text, items, reader)) {
    row.add(text, { reading: whole.problem ?? unread(text), note: place });
    return;
  }
  const [first] = items;
  if (first) takeLineLook(first.read, state);
  // "12 stanowisk po: 2 gniazda, RJ45" counts all that follows.
  if (items.length > 1 && first?.read.problem && /^\d+\s[^,]*:/u.test(first.text)) {
    row.add(text, { reading: unread(text), note: place });
    return;
  }
  const isUnclearRoom = items.length > 1 && first !== undefined && mayNameRoom(first, reader);
  for (const written of items) {
    const item = isIp44Socket(written, state)
      ? { ...written, read: { ...reader.ip44Socket, quantity: written.read.quantity } }
      : written;
    if (isUnclearRoom) {
      row.add(item.text, { reading: unread(item.text) });
      continue;
    }
    const { read } = item;
    const look = mergeLooks(read.look, mergeLooks(state.lineLook, state.roomLook));
    const note = [place, read.note].filter(Boolean).join('; ');
    const quantity = read.quantity ?? 1;
    if (read.problem) {
      if (refersBack(item.text) || namesOtherRoom(item.text, state.room))
        row.leave(item.text, (_, isLast) => isLast || meansAll(item.text));
      if (namesFrames(item.text)) row.leave(item.text, () => true);
      row.add(item.text, { reading: read.problem, quantity, note });
    } else if (read.symbols.length > 0)
      for (const matched of matchSymbols(symbolRow(read, look), context)) {
        const pieces = matched.quantity * quantity;
        const [symbol, ...others] = read.symbols;
        const isAlone = matched.reading.kind !== 'set' && symbol !== undefined && others.length === 0;
        const symbols = isAlone ? [{ ...symbol, count: pieces }] : [];
        row.add(item.text, { note, ...matched, quantity: pieces, symbols });
      }
    else if (read.sets.length === 0) row.add(item.text, { reading: readsLook(read) ? skippedLook : unread(item.text) });
    else {
      const { ip44, box } = read;
      const isUnclear =
        `${item.text} ${note}`.includes('?') ||
        countInside.test(place) ||
        isRoom(item.text) ||
        namesOtherRoom(read.note, state.room) ||
        listsOtherRoom(note, state.room) ||
        namesSeveralPlaces(read.note) ||
        distributiveWords(place) !== undefined ||
        (contentsOfSets(item.text) !== undefined && endsBefore(item.text, reader)) ||
        (state.countsSets && startsWithCount.test(item.text) && withoutSharedFrame(item.text) !== undefined) ||
        (countsEachPart(item.text, reader) && read.look.slots === null && label === 0) ||
        read.sets.some(({ parts }) => parts.some(({ words }) => isBareAdjective(words)));
      const problem = isUnclear
        ? unread(item.text)
        : (reader.problemOfRemark(place, read.sets) ?? reader.problemOfNote(note, read.sets));
      if (problem) {
        row.add(item.text, { quantity, note, reading: problem });
        continue;
      }
      for (const set of read.sets) {
        const countsAny = state.countsSets || /^[xX×хХ]\s?\d/u.test(item.text);
        const meant = countsAny && quantity === 1 ? withCountedSets(set, item.text) : set;
        const { parts, alternative } = meant;
        row.add(item.text, {
          quantity: meant === set ? quantity : (set.alternative?.quantity ?? quantity),
          note,
          reading: { kind: 'set', parts, alternative, look, ip44, box },
        });
      }
    }
  }
};

/** Numbers before a sign that count sets and no parts: "1x gniazdo", "12x gniazdo", "2x ramka potrójna". */
const countsSets = /(?:^|[\s,;:(–-])(?:1|[6-9]|\d{2,3})\s?[xX×хХ]\s?\p{L}|\d\s?[xX×хХ]\s?\p{L}*(?:ram|rám|рам|frame)/u;

const startsWithCount = /^(?:\d+\s?[xX×хХ]|[xX×хХ]\s?\d+\s)/u;

/** The sets that "3x gniazdo" means in a list whose numbers count sets. */
const withCountedSets = (set: ItemReading['sets'][number], text: string): ItemReading['sets'][number] => {
  const { parts, alternative } = set;
  const isCounted = alternative !== null && alternative.quantity > 1 && startsWithCount.test(text);
  return isCounted ? { parts: alternative.parts, alternative: { quantity: 1, parts } } : set;
};

/**
 * Whether each part has a number, so that it may count sets or parts: "2 schodowe + 1 krzyżowy", "schodowe 2 + krzyżowe 2".
 * Words for one frame make it clear, and so do numbers such as "2xRJ45 + 3xgniazdo".
 */
const countsEachPart = (text: string, reader: ItemReader): boolean => {
  const parts = text.split(/\s*\+\s*|\s+plus\s+/u);
  const counts = new Set(parts.map(firstCount));
  const isEach = !counts.has(undefined) && counts.has(1);
  const isBehind = parts.every((part) => /\d$/u.test(part) && reader.read(part).quantity !== null);
  return parts.length > 1 && (isEach || isBehind) && !withoutSharedFrame(text);
};

/** The number at the beginning of a text: "2 schodowe", "1x gniazdo", "dwa gniazda". */
const firstCount = (text: string): number | undefined => {
  const word = /^(\d{1,3}(?=\s?[xX×хХ]?\s)|\p{L}+)/u.exec(text)?.[0] ?? '';
  return word.length === 1 && !/\d/u.test(word) ? undefined : (numeralOf(word) ?? (Number(word) || undefined));
};

/** Whether words before a colon or dash name a set, and the items behind it are its parts. */
const namesContents = (text: string, [first]: readonly Item[], reader: ItemReader): boolean => {
  if (first?.read.problem && contentsOfSets(first.text)) return true;
  const { before } = splitAtColon(text);
  // In "zestaw: gniazdo + usb, schodowy", a plus sign joins the parts of the first set.
  if (before === undefined || !first || (first.text.includes('+') && first.read.sets.length > 0)) return false;
  const read = reader.read(before);
  const isFrame = readsNothing(read) && read.look.slots !== null;
  const isMultiple = wordsIn(before).length === 1 && multipleIn(before) !== undefined;
  const isUnclear = first.read.problem !== null && mentionsSet(first.text);
  return isFrame || isMultiple || isUnclear || contentsOfSets(text) !== undefined || isUncounted(before, reader);
};

/** Whether "ip44" is an item, as in "łazienka ip44 x2". On a line of its own it may describe all items. */
const isIp44Socket = <Product>({ text, read }: Item, { line }: TextState<Product>): boolean =>
  read.ip44 && readsNothing(read) && read.look === noLook && read.box === null && read.note === '' && text !== line;

/** Whether a text names several frames, which may hold all items of the line: "[ramka 5 + ramka 1]". */
const namesFrames = (text: string): boolean => (flat(text).match(/ram[kc]|ramec|рам[кц]|frame/gu)?.length ?? 0) > 1;

/** Whether sets of several parts end before a comma or joining word: "2x2 gniazda, schodowy", but not "zestaw gniazdo, usb". */
const endsBefore = (text: string, reader: ItemReader): boolean => {
  if (/^[^,]*[:=]/u.test(text)) return false;
  const [first = '', ...others] = text.split(/,|\s(?:i|oraz|a|and|та|і|й)\s/u);
  const parts = reader.read(first).sets.flatMap((set) => set.parts);
  return others.length > 0 && parts.reduce((sum, { count }) => sum + count, 0) > 1;
};

/** Whether the first of several items fills its frame: "2 ramki potrójne z gniazdami, schodowy". */
const startsWithFilledFrame = (text: string, reader: ItemReader): boolean => {
  const [first, ...others] = itemsOf(text, reader);
  const read = first === undefined || others.length === 0 ? undefined : reader.read(first);
  const isFilled = read?.sets.length === 1 && read.look.slots !== null;
  return isFilled && others.some((item) => reader.read(item).sets.length > 0);
};

/** Whether an item that is not understood begins with a word before a number, which may be a room: "przedp 2 schod". */
const mayNameRoom = ({ text, read }: Item, reader: ItemReader): boolean =>
  read.problem?.reason === 'unknown-words' &&
  /^\p{L}+\.?\s+\d/u.test(text) &&
  !reader.isItemWord(wordsIn(text)[0]?.word ?? '');

const skippedLook = { kind: 'skipped', reason: 'look' } as const;

/** Whether an item only names a look for the following ones. "IP44 x2" and a frame without contents are left. */
const readsLook = ({ look, box, ip44, quantity }: ItemReading): boolean =>
  (look.lineId ?? look.finishId ?? look.familyId) !== null && box === null && !ip44 && quantity === null;

const unread = (text: string, words = text): NotUnderstood => ({
  kind: 'not-understood',
  reason: 'unknown-words',
  words: [words],
  nearest: [],
});

const symbolRow = ({ symbols, sets, look: own, ip44, box }: ItemReading, look: ListedLook): SymbolRow => ({
  symbols,
  described: sets[0]?.parts ?? [],
  hasFrame: (own.slots ?? own.lineId) !== null,
  look,
  ip44,
  box,
});

/** The items of a line: those in one frame are joined, and descriptions belong to the item before them. */
export const itemsInFrames = (texts: readonly string[], reader: ItemReader): readonly Item[] => {
  const items: Item[] = [];
  let start = 0;
  for (const text of texts) {
    const item = { text, read: reader.read(text) };
    if (!withoutSharedFrame(text)) {
      items.push(item);
      continue;
    }
    items.push(...withItemsBefore(item, items.splice(start), reader));
    start = items.length;
  }
  return joinedItems(items);
};

/** Joins an item "in one frame" to those before it: "gniazdo, usb w jednej ramce". Asks where they have quantities. */
const withItemsBefore = (item: Item, before: readonly Item[], reader: ItemReader): readonly Item[] => {
  const [set, ...others] = item.read.sets;
  const leave = ({ text, read }: Item): Item => ({ text, read: { ...read, sets: [], problem: unread(text) } });
  // "2 gniazda, RTV i LAN w jednej ramce" may mean all of them.
  const mayMeanAll = before.length > 0 && !item.text.includes('+') && item.text.split(joiner).length > 1;
  if (meansAll(item.text) || mayMeanAll) return [...before, item].map(leave);
  if (before.at(-1)?.read.problem) return [...before, leave(item)];
  const isOnePart = others.length === 0 && set?.parts.length === 1 && set.parts[0]?.count === 1;
  if (!isOnePart || before.every(({ read }) => readsNothing(read))) return [...before, item];
  const text = [...before, item].map((one) => one.text).join(', ');
  const read = reader.read(text);
  if (read.sets.length === 1 && read.problem === null && before.every((one) => one.read.quantity === null))
    return [{ text, read }];
  return [...before, leave(item)];
};

/** Joins items that only describe the one before: "gniazdo, IP44, czarne". */
const joinedItems = (all: readonly Item[]): readonly Item[] => {
  const items: Item[] = [];
  for (const { text, read } of all) {
    const before = items.at(-1);
    if (before && readsNothing(read) && read.quantity === null) {
      items.pop();
      items.push({ text: `${before.text}, ${text}`, read: withDescription(before.read, read) });
    } else if (
      before &&
      (describesSome(text) ||
        describesBefore(before, { text, read }) ||
        (isSealedAdjective(text) && before.read.sets.length > 0) ||
        (before.read.problem !== null && read.sets.length > 0 && startsWithJoiner.test(text)) ||
        (read.problem && wordsIn(text).length < 3 && distributiveWords(text) !== undefined))
    ) {
      items.pop();
      const both = `${before.text}, ${text}`;
      items.push({ text: both, read: { ...read, sets: [], problem: unread(both) } });
    } else items.push({ text, read });
  }
  return items;
};

/** Whether an item without a number may describe the bare noun before it: "włącznik przy drzwiach, schodowy". */
const describesBefore = ({ read: { sets, quantity } }: Item, { text, read }: Item): boolean => {
  const [part, ...others] = sets.flatMap(({ parts }) => parts);
  const isOne = part?.count === 1 && others.length === 0 && quantity === null && read.quantity === null;
  return isOne && isDescription(text, part.words);
};

const withDescription = (item: ItemReading, { look, box, ip44, quantity, note }: ItemReading): ItemReading => ({
  ...item,
  look: mergeLooks(look, item.look),
  box: item.box ?? box,
  ip44: item.ip44 || ip44,
  quantity: item.quantity ?? quantity,
  note: [item.note, note].filter(Boolean).join('; '),
});
