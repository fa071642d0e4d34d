import { changeWords, meansOthers } from './doubts.ts';
import type { ListedLook } from './flat-list.ts';
import {
  isEquipment,
  isGreeting,
  isMaterial,
  isNoteLabel,
  isTitle,
  lookLabelLength,
  withoutFillers,
} from './line-words.ts';
import { isAppliance, isPlace, namesPlace, placeLengthAtStart, placesIn, tellsPlace } from './place-words.ts';
import { contentsOfSets, sharedFrameLabelLength } from './set-words.ts';
import { namesColour, namesFrame, namesLook, noLook } from './modifiers.ts';
import { invalidQuantityIn, quantityInCell, unit } from './numbers.ts';
import { height, namesBothSides, onlyHeight, tellsSeveralPlaces } from './item-quantity.ts';
import { isOneOf, isOnlyLook, type ItemReading, readsNothing } from './item-reading.ts';
import type { ItemReader } from './read-item.ts';
import {
  describedOnLine,
  isCount,
  isUncounted,
  itemsInFrames,
  itemsOf,
  readItems,
  roomBeforeColon,
  splitAtColon,
} from './read-items.ts';
import {
  countsPlaces,
  isFloor,
  isOutdoors,
  isRoomNoun,
  levelAtStart,
  MOST_WORDS_OF_NAME,
  namesOtherRoom,
  roomNameOf,
  withoutAddingBehind,
  worktop,
} from './room-names.ts';
import { type LineRows, roomOfSentence, setRoom, takeLineLook, type Tools, unread } from './text-state.ts';
import { flat, wordsIn } from './words.ts';

/**
 * The name of a room, and the look behind it: "Salon (czarny mat)", "Salon - wszystko białe", "Kuchnia czarna". With
 * `isRoom`, only behind the name of a room.
 */
export const roomAndLook = (
  name: string,
  reader: ItemReader,
  isRoom: (text: string) => boolean = () => true,
): { readonly room: string; readonly roomLook: ListedLook } => {
  const [, named = '', remark = ''] = /^(.+?)\s*(?:\(|,\s|\s[–—-]\s)([^()]+?)\)?$/u.exec(name) ?? [];
  const words = named === '' ? wordsIn(name).slice(1, MOST_WORDS_OF_NAME + 1) : [];
  const divisions = [
    { room: named, remark },
    ...words.map(({ start }) => ({ room: name.slice(0, start).trim(), remark: name.slice(start) })),
  ];
  for (const { room, remark } of divisions) {
    if (!/[\p{L}\d]$/u.test(room) || !isRoom(room)) continue;
    const read = reader.read(withoutFillers(remark).trim());
    if (isOnlyLook(read)) return { room, roomLook: read.look };
  }
  return { room: withoutAddingBehind(name), roomLook: noLook };
};

/** A room, and the wall or height behind it: "Salon, ściana A", "Kuchnia h=118". */
const roomAndPlace = (
  name: string,
  isRoom: (text: string) => boolean,
): { readonly room: string; readonly place: string } => {
  const [, first = '', wall = ''] = /^([^,]+),\s*(.+)$/u.exec(name) ?? [];
  if (isRoom(first) && wordsIn(wall).some(({ word }) => namesPlace(word))) return { room: first, place: wall };
  const words = wordsIn(name);
  const place = words.find(
    ({ word, start }, at) => at > 0 && (isPlace(word) ? tellsPlace : namesPlace)(name.slice(start)),
  );
  const room = name.slice(0, place?.start).replace(/\sпо\s$/u, '');
  if (place && isRoomNoun(room)) return { room: room.trim(), place: name.slice(room.length).trim() };
  const found = height.exec(name);
  const isLast = found !== null && found.index + found[0].length === name.length;
  return isLast ? { room: name.slice(0, found.index).trim(), place: found[0] } : { room: name, place: '' };
};

/**
 * Reads the items behind a room with a remark: "Salon – czarny mat: 2 gniazda". A look is that of the room. A remark that is
 * neither a look nor a place or item leaves all. Returns whether the segment was read.
 */
const readBehindRemark = <Product>(segment: string, row: LineRows<Product>, tools: Tools<Product>): boolean => {
  const { state, reader, isRoom } = tools;
  const found = /^([^:,]+?)\s[–—-]\s([^:,–—]+):\s+(\S.*)$/u.exec(segment);
  const [, name = '', remark = '', items = ''] = found ?? [];
  if (!found || !isRoom(name)) return false;
  const { room, roomLook } = roomAndLook(`${name}, ${remark}`, reader);
  if (roomLook !== noLook) {
    setRoom(state, { room, roomLook });
    readItems(items, '', row, tools);
    return true;
  }
  const isKnown = isRoom(remark) || tellsPlace(remark) || reader.read(remark).problem === null;
  if (isKnown || /\d/u.test(remark)) return false;
  setRoom(state, { room: roomNameOf(name) });
  row.addUnread(segment);
  return true;
};

/** Reads a part of a line: a room or a place before items, a quantity or a remark behind them. */
export const readSegment = <Product>(segment: string, row: LineRows<Product>, tools: Tools<Product>): void => {
  const { state, reader, isRoom } = tools;
  if (isMaterial(segment) && !reader.isPhrase(segment)) return row.addUnread(segment);
  const sentence = roomOfSentence(segment, state);
  if (changeWords(segment) !== undefined || replacesItem(segment, reader) || leavesForOthers(segment, reader)) {
    const first = wordsIn(segment)[0]?.word ?? '';
    const room = sentence?.room ?? roomBeforeColon(segment, isRoom) ?? (isRoomNoun(first) ? first : undefined);
    if (room !== undefined) setRoom(state, { room });
    return row.addUnread(segment);
  }
  if (sentence) {
    const { room, rest } = withQualifier(sentence, reader);
    setRoom(state, { room });
    if (splitAtColon(rest).before === undefined) readItems(rest, '', row, tools);
    else readSegment(rest, row, tools);
    return;
  }
  if (readBehindRemark(segment, row, tools)) return;
  const { before, after } = splitAtColon(segment);
  if (before !== undefined && !/^\s*[2-9]/u.test(before) && namesBothSides(before)) return row.addUnread(segment);
  if (
    sharedFrameLabelLength(segment) > 0 ||
    contentsOfSets(segment) ||
    reader.isFrameBySlots(segment) ||
    isSpacedRange(segment) ||
    describedOnLine(segment, tools)
  ) {
    readItems(segment, '', row, tools);
    return;
  }
  if (before === undefined || isNoteLabel(segment)) {
    const named = before === undefined ? withLevel(roomBeforeItems(segment, tools)) : undefined;
    const { room, place } = roomAndPlace(named?.room ?? '', isRoom);
    if (named) setRoom(state, { room });
    readItems(named?.rest ?? segment, place, row, tools);
    return;
  }
  const isCounted = after === '' || countsBeforeRemark(after, reader);
  const itemsBefore = isCounted || isRoom(before) ? [] : itemsOf(before, reader);
  if (itemsBefore.length > 1 && itemsBefore.every((item) => namesItem(reader.read(item)))) {
    // The colon or dash belongs to the last of several items: "schodowy, gniazdo - nad blatem".
    const items = itemsOf(segment, reader);
    if (itemsInFrames(items, reader).length < items.length) return readItems(segment, '', row, tools);
    if (items.length === 1 || remarksLook(after, reader)) return row.addUnread(segment);
    for (const item of items) readSegment(item, row, tools);
    return;
  }
  const isItem = !isRoom(before) && reader.read(before).problem === null;
  const label = lookLabelLength(before);
  // "Wejście: dzwonek" on a line like that of the room above is a room.
  // A bullet "balkon: …" below the line of a room may be its door to the balcony.
  const isPlaceInRoom =
    (state.isBullet && isOutdoors(before)) ||
    (namesPlace(before) && (state.isBullet || /^\p{Ll}/u.test(before) || !isRoom(before)));
  const counted = isItem && reader.read(before).sets.length > 0 ? countAmongRemarks(after, reader) : undefined;
  if (counted) readRemarked(`${before} – ${counted.count}`, counted.remarks, segment, row, tools);
  else if (isItem) readDescribed(segment, before, after, row, tools);
  else if (isEquipment(before) || isLabel(before, isRoom) || (label > 0 && label === before.trim().length))
    readItems(after, '', row, tools);
  else if (isCounted) readItems(segment, '', row, tools);
  else if (isUncounted(before, reader)) readUncounted(segment, before, after, row, tools);
  else if (namesFrame(before) && readFrame(before, after, row, tools)) return;
  else if (!isRoom(before) && (isSentencePart(before, isRoom) || namesFrame(before) || !namesAnything(after, tools)))
    row.addUnread(segment);
  else if (
    !isRoom(before) &&
    !isFloor(before) &&
    (countsPlaces(before) || /^\d\s/u.test(before.trim()) || tellsSeveralPlaces(before))
  )
    row.addUnread(segment);
  else if (state.hasOwnLine && isRoom(state.room ?? '') && (state.isNested || isPlaceInRoom))
    readItems(after, before.trim(), row, tools);
  else if (isRoom(before) || !(state.hasOwnLine || (state.room !== null && tellsPlace(before)))) {
    const { room, place } = roomAndPlace(roomNameOf(before), isRoom);
    setRoom(state, roomAndLook(room, reader));
    readItems(after, place, row, tools);
  } else readItems(after, before.trim(), row, tools);
};

/** Whether a text means the items of another line and names none itself: "Pokój Janka - tak samo". */
export const leavesForOthers = (text: string, reader: ItemReader): boolean =>
  meansOthers(text) && reader.read(text).sets.length === 0;

/** Whether words before a colon are those of a title or a greeting: "potrzebujemy", "Proszę o wycenę". */
const isLabel = (before: string, isRoom: (text: string) => boolean): boolean =>
  (isTitle(before) || isGreeting(before)) &&
  !isRoom(before) &&
  !wordsIn(before).some(({ word }) => isRoomNoun(word) || isAppliance(word));

/** Whether words before a colon have a comma, and are no room with a place: "Salon, ściana A". */
const isSentencePart = (before: string, isRoom: (text: string) => boolean): boolean =>
  before.includes(',') && !isRoom(before.slice(0, before.indexOf(',')));

/**
 * Reads frames before their contents, perhaps with a place: "1x dvojrámeček: vypínač + zásuvka", "pětirámeček za televizí: …".
 * Returns whether the contents fill the frame; otherwise nothing is read.
 */
const readFrame = <Product>(before: string, after: string, row: LineRows<Product>, tools: Tools<Product>): boolean => {
  const { reader, state } = tools;
  const start = placeLengthAtStart(before, reader.isItemWord);
  const end = start > 0 ? undefined : placesIn(before).at(-1);
  const place = end === undefined ? before.slice(0, start) : before.slice(end);
  const frame = `${before.slice(start, end).trim()}: ${after}`;
  const { sets, look, problem } = reader.read(frame);
  const fills = sets.length === 1 && look.slots !== null && problem === null;
  if (!fills) return false;
  const { room } = roomOfSentence(`${place.trim()} –`, state) ?? {};
  if (room !== undefined) setRoom(state, { room });
  readItems(frame, room === undefined ? place.trim() : '', row, tools);
  return true;
};

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
const piecesBeforeRemark = new RegExp(String.raw`^(\d{1,3}\s?${unit})\s+(?=\p{L})`, 'iu');

/** The quantity among remarks with dashes: "5 szt. – AGD", "nad blatem – 4 szt.". */
const countAmongRemarks = (
  text: string,
  reader: ItemReader,
): { readonly count: string; readonly remarks: string } | undefined => {
  const pieces = text.replace(piecesBeforeRemark, '$1 – ').split(/\s[-–—]\s/u);
  const [count, ...others] = pieces.filter((piece) => quantityInCell(piece) !== undefined);
  const remarks = pieces.filter((piece) => piece !== count);
  const isRemark = (piece: string): boolean =>
    onlyHeight.test(piece) || (!/[\d,+]/u.test(piece) && reader.read(piece).sets.length === 0);
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

/** "2 - 3 gniazda" may be a range, or three sockets in room 2. */
const isSpacedRange = (text: string): boolean => /^\d{1,3}\s+[-–—]\s+\d{1,3}\s+(?=\p{L})/u.test(text);

/** Reads an item before a colon or dash: what follows is a quantity or a note. */
const readDescribed = <Product>(
  segment: string,
  before: string,
  after: string,
  row: LineRows<Product>,
  tools: Tools<Product>,
): void => {
  const { reader, state } = tools;
  const described = reader.read(before);
  takeLineLook(described, state);
  // "Gniazdo podwójne: kuchnia 5, salon 2" counts items by room.
  const countsRooms = itemsOf(after, reader).some(
    (item) =>
      (/\d/u.test(item) && isRoomNoun(item.replace(/\d.*$/u, ''))) ||
      (isCount(wordsIn(item)[0]?.word ?? '') && namesOtherRoom(item, null)),
  );
  if (countsRooms) return row.addUnread(segment);
  // "schodowy - 2 szt., krzyżowy - 3 szt."
  const [count = '', ...further] = itemsOf(after, reader);
  if (further.length > 0 && quantityInCell(count) !== undefined) return readItems(segment, '', row, tools);
  const isSet = described.sets.length > 0 && after !== '' && !countsBeforeRemark(after, reader);
  const items = isSet ? itemsOf(after, reader).map((item) => reader.read(item)) : [];
  // "3 włączniki: 2 schodowe i 1 krzyżowy" counts the same pieces twice.
  const isSum = described.quantity !== null && items.some(({ quantity }) => quantity !== null);
  if (isSum) row.addUnread(segment);
  else if (!isSet || contentsOfSets(segment) || reader.read(segment).problem?.reason === 'invalid-quantity')
    readItems(segment, '', row, tools);
  else if (items.every(({ sets }) => sets.length === 0)) readRemarked(before, after, segment, row, tools);
  else if (items.every((item) => isOneOf(item, described))) readItems(after, before.trim(), row, tools);
  else row.addUnread(segment);
};

/** Whether a remark names a look, a colour or IP44, and no place such as "przy czarnej ścianie". */
const remarksLook = (remark: string, reader: ItemReader): boolean =>
  !tellsPlace(remark) && (namesColour(remark) || namesLook(reader.read(remark).look) || isIp44(remark, reader));

const isIp44 = (remark: string, reader: ItemReader): boolean => {
  const read = reader.read(remark);
  return read.ip44 && readsNothing(read) && read.look === noLook && read.note === '' && read.quantity === null;
};

/** Reads items with a remark: a look, or a place. A remark with a look among other words leaves them: "czarne, jak ramki". */
const readRemarked = <Product>(
  items: string,
  remark: string,
  segment: string,
  row: LineRows<Product>,
  tools: Tools<Product>,
): void => {
  const { reader } = tools;
  if (!remarksLook(remark, reader)) return readItems(items, remark, row, tools);
  const look = withoutFillers(remark).trim();
  if ((isOnlyLook(reader.read(look)) || isIp44(look, reader)) && itemsOf(items, reader).length === 1)
    return readItems(`${items}, ${look}`, '', row, tools);
  return row.addUnread(segment);
};

/** Reads what follows items without a number: those that they mean, "łączniki: schodowy x2". Rooms with numbers stay open. */
const readUncounted = <Product>(
  segment: string,
  before: string,
  after: string,
  row: LineRows<Product>,
  tools: Tools<Product>,
): void => {
  const { reader } = tools;
  const general = reader.read(before, { hasQuantity: true });
  const items = itemsOf(after, reader).map((item) => reader.read(item));
  const areCounted = itemsOf(after, reader).every((item) => /^\d/u.test(item));
  // "Vypínače: 2x striedavý, 1x žalúziový": a bare noun may also be the title of others.
  const isTitle = areCounted && wordsIn(before).length === 1 && items.some((item) => isOneOf(item, general));
  const areMeant = items.every((item) => isOneOf(item, general) || (isTitle && item.sets.length > 0 && !item.problem));
  if (items.length > 0 && areMeant) readItems(after, before.trim(), row, tools);
  else if (isUncounted(segment, reader)) row.add(segment, { reading: reader.read(segment).problem ?? unread(segment) });
  else row.addUnread(segment);
};

/** The end of a text inside of brackets or of a word with a slash. */
const endsInside = /\S[./]$|[([{][^)\]}]*$/u;

const isTimes = (word: string): boolean => /^[xх]$/iu.test(word);

/** A room before items without a colon: "salon 3x gniazdo". */
const roomBeforeItems = <Product>(
  segment: string,
  { reader, isRoom }: Tools<Product>,
): { readonly room: string; readonly rest: string } | undefined => {
  // "kúpeľňa -1 vypínač" changes a number.
  if (reader.isPhrase(segment) || /^[^,;:]*\s[-−–+]\d/u.test(segment)) return undefined;
  const numbered = /^(\S+\s+\d{1,2})\s+(?=\p{L})(?![xх]\s)/u.exec(segment);
  if (numbered?.[1] !== undefined && isRoom(numbered[1])) {
    // "pokój 1 gniazdo x2": the item has a quantity of its own.
    const rest = segment.slice(numbered[0].length);
    const { sets, quantity } = reader.read(itemsOf(rest, reader)[0] ?? '');
    if (sets.length > 0 && quantity !== null) return { room: numbered[1], rest };
  }
  for (const { start } of wordsIn(segment).slice(1, MOST_WORDS_OF_NAME + 1)) {
    const [room, rest] = [segment.slice(0, start), segment.slice(start)];
    const [last, next] = [wordsIn(room).at(-1)?.word ?? '', wordsIn(rest)[0]?.word ?? ''];
    // "u balkonu" is a place, and "na balkonie" a room.
    if (endsInside.test(room) || tellsPlace(room)) continue;
    // "gabinet cztery gniazda", "kitchen 2 x sockets": the number counts the items.
    if (isTimes(last) || (isCount(last) && (reader.isItemWord(next) || isTimes(next)))) continue;
    const isItems = (one: string): boolean => reader.read(one).sets.length > 0;
    if (isPlace(last) || (placesIn(room).length > 0 && !isRoomNoun(last))) continue;
    const isBefore = isRoom(room) && (isItems(rest) || itemsOf(rest, reader).every(isItems));
    // "garaż pół tuzina gniazd": the number belongs to the items.
    if (isBefore && invalidQuantityIn(room) === undefined) return { room: withoutAddingBehind(roomNameOf(room)), rest };
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
  if (worktop.test(flat(segment))) return undefined;
  const starts = wordsIn(segment)
    .slice(1, MOST_WORDS_OF_NAME)
    .map(({ start }) => start)
    .filter((start) => isRoomNoun(segment.slice(0, start)) && !endsInside.test(segment.slice(0, start)));
  const start = starts.find((at) => /^\d/u.test(segment.slice(at))) ?? starts[0];
  if (start === undefined) return undefined;
  const [room, rest] = [segment.slice(0, start), segment.slice(start)];
  const next = wordsIn(rest)[0]?.word ?? '';
  const isNumber = /^\d+[xX×хХ]?$/u.test(next) || invalidQuantityIn(next) !== undefined;
  const isItem = isNumber || reader.isItemWord(next) || isPlace(next) || isAbbreviated(next, reader);
  return isItem ? { room: roomNameOf(room), rest } : undefined;
};

/** Whether a word in small letters is the beginning of a word for items: "schod", "poj". */
export const isAbbreviated = (word: string, reader: ItemReader): boolean =>
  word.length > 1 && word === word.toLowerCase() && !isCount(word) && (word.length < 3 || reader.isItemBeginning(word));
