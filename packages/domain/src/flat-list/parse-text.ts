import { doubtWords, isCorrection, meansOthers, refersBack } from './doubts.ts';
import type { ListRow, SkipReason } from './flat-list.ts';
import { groupSymbols, withoutSymbols } from './group-symbols.ts';
import {
  isClosing,
  isEquipment,
  isGreeting,
  isMailHead,
  isOlderMailBelow,
  isRecapitulation,
  isTitle,
  isTotal,
  lookLabelLength,
  withoutFillers,
} from './line-words.ts';
import { isAppliance, isAtFrontDoor, namesSide, placesIn, tellsPlace, withSocketsCounted } from './place-words.ts';
import { meansAll } from './product-words.ts';
import { colourAmongWords, lookAlone, lookOfFittings, mentionsLook, withListLooks } from './list-looks.ts';
import { type LooksByRoom, looksByRoom } from './looks-by-room.ts';
import { namesColour, namesFrame, noLook } from './modifiers.ts';
import { readsNothing } from './item-reading.ts';
import { heightPattern, namesBothSides } from './item-quantity.ts';
import { withoutPrices } from './numbers.ts';
import type { ItemReader, ListReaders } from './read-item.ts';
import { isCount, isUncounted, itemsOf, readItems, roomBeforeColon, splitAtColon } from './read-items.ts';
import { isAbbreviated, leavesForOthers, readSegment, roomAndLook } from './read-segment.ts';
import { areTitles } from './recognise-columns.ts';
import {
  addsFurther,
  countsInRoom,
  isEntrance,
  isFloor,
  isOutdoors,
  isRoomBeginning,
  isRoomNoun,
  MOST_WORDS_OF_NAME,
  namesSeveralRooms,
  partOfBuilding,
  roomInSentence,
  roomNameOf,
  severalJoiner,
  slovakLetters,
  withoutAdding,
  worktop,
} from './room-names.ts';
import { isInflectedNumeral } from './set-words.ts';
import { type TextLine, textLines } from './text-lines.ts';
import { type LineRows, roomOfSentence, rowsOf, setRoom, type TextState, type Tools } from './text-state.ts';
import { flat, phrases, wordsIn } from './words.ts';

/** Reads the lines of a typed list or a message. */
export const parseText = <Product>(text: string, readers: ListReaders<Product>): readonly ListRow<Product>[] => {
  const lines = textLines(text);
  const state: TextState<Product> = {
    rows: [],
    room: null,
    hasOwnLine: false,
    isNested: false,
    indent: -1,
    isByItem: false,
    countsSets: lines.some(({ words }) => !words.includes('+') && countsSets.test(words)),
    numbersRooms: numbersRooms(lines, readers),
    isSlovak: isSlovak(text, readers),
    roomNames: [
      ...lines.flatMap(({ words }) => /^[^:]+/u.exec(words)?.[0] ?? []).filter(readers.isRoom),
      ...readers.context.rooms,
    ].map(roomNameOf),
    quotes: Math.max(1, Math.min(...lines.filter(({ words }) => words !== '').map(({ quotes }) => quotes))),
    isOlder: false,
    isClosed: false,
    part: null,
    isFurther: false,
    isBullet: false,
    partOfRoom: new Map(),
    roomLook: noLook,
    lineLook: noLook,
    line: '',
    looks: [],
  };
  for (const [index, line] of lines.entries()) readLine(line, lines.slice(index + 1), { ...readers, state });
  return withListLooks({ ...state, rows: groupSymbols(state.rows, readers.context.index).map(withoutSymbols) });
};

/** Whether a list is Slovak, by its letters or else by those of the catalogue. */
const isSlovak = <Product>(text: string, { context }: ListReaders<Product>): boolean =>
  (slovakLetters(text) || slovakLetters(context.catalogue.allFunctions.map(({ name }) => name).join())) > 0;

/** Whether numbers at the beginning of lines number rooms, and not items. */
const numbersRooms = <Product>(lines: readonly TextLine[], readers: ListReaders<Product>): boolean => {
  const numbered = lines.flatMap(({ isNumbered, words }) => (isNumbered ? words : []));
  const isRoom = (text: string): boolean =>
    (readers.isRoom(text) && !isAbbreviatedItem(text, readers)) || roomBeforeColon(text, readers.isRoom) !== undefined;
  const others = numbered.filter((text) => !isRoom(text));
  return numbered.length - others.length > others.filter((text) => hasItem(text, readers.reader)).length;
};

const readLine = <Product>(written: TextLine, following: readonly TextLine[], tools: Tools<Product>): void => {
  const { state, reader, isRoom, context } = tools;
  const plain = withColon(withoutBuilding(withoutAdding(withoutPrices(written.words))));
  const line = { ...written, words: withSocketsCounted(plain, reader.socketNoun ?? '') };
  const next = following.find(({ words }) => words !== '');
  const isAbove = next !== undefined && next.indent > line.indent;
  if (line.words !== '' && line.indent < state.indent) {
    state.room = null;
    state.roomLook = noLook;
    state.indent = -1;
  }
  state.isNested = state.indent >= 0 && line.indent > state.indent;
  state.isBullet = line.isBullet && !line.isNumbered;
  state.isFurther = state.part !== null && addsFurther(written.words);
  const row = rowsOf(line, tools);
  const skip = (reason: SkipReason): void => row.add(line.text, { reading: { kind: 'skipped', reason } });
  const leave = (words = line.words): void => row.addUnread(line.text, words);
  const enterRoom = (name: string): void => {
    const isWhole = name.includes('/') || namesSeveralRooms(name);
    const { room = name } = (isWhole ? undefined : roomOfSentence(`${name} –`, state)) ?? {};
    setRoom(state, roomAndLook(room, reader));
    state.hasOwnLine = true;
    state.isByItem = false;
    state.indent = isAbove ? line.indent : -1;
    const named = state.room ?? '';
    const isWish = namesColour(named) || namesFrame(named) || mentionsLook(named, reader);
    if (context.rooms.includes(named) || !isWish) return skip('room');
    // A colour that the catalogue lacks is no part of the name: "Sypialnia (beżowa)". Another one may be: "Biała sypialnia".
    const [, bare = named, remark = named] = /^(.*\S)\s*(?:\(|\s[–—-]\s)([^()]+)\)?$/u.exec(named) ?? [];
    state.room = bare;
    return leave(remark);
  };
  const name = roomNameOf(line.words);
  const isItem = (text: string): boolean => reader.read(text).sets.length > 0;
  if (wordsIn(line.words).length === 0) return skip('empty');
  if (isTotal(line.words)) {
    // What follows "Podsumowanie:" is counted above.
    state.isOlder ||= isRecapitulation(line.words);
    return skip('total');
  }
  const hasSets = state.rows.some(({ reading }) => reading.kind === 'set');
  if (hasSets && isOlderMailBelow(line.words)) state.isOlder = true;
  const isExplained = tools.legendLines.get(line.line);
  if (isExplained !== undefined) return isExplained ? skip('heading') : leave();
  if (isTitleOfKinds(line.words, reader)) return leave();
  /** Skips words without items. A look among them holds for the list, or is shown. */
  const skipWords = (reason: SkipReason): void => {
    if (takeColour(line, tools) || !mentionsLook(line.words, reader)) skip(reason);
    else leave();
  };
  const isAboveRooms = state.room === null && !hasSets;
  const looks =
    state.isOlder || line.quotes > state.quotes
      ? undefined
      : (looksByRoom(line.words, context, reader, isAboveRooms) ?? lookOfFittings(line.words, reader));
  // Directly below the line of a room, another one is no exception.
  if (looks && (looks.exceptions.length === 0 || !isBelowRoom(state))) {
    takeLook(looks, line, state);
    return looks.rest === '' ? skip('look') : leave(looks.rest);
  }
  if (isGreetingLine(line, tools) || isMailHead(line.words)) return skipWords('greeting');
  // "Lokal typ A (dwupokojowy)", but not "Parter (antracyt)".
  const [, part = line.words, remark = ''] = /^([^()]+?)\s*\(([^()]+)\)\s*:?$/u.exec(line.words) ?? [];
  if (isFloor(part) && !isItem(remark) && !mentionsLook(remark, reader)) {
    state.part = partOfBuilding(part);
    state.room = null;
    state.roomLook = noLook;
    return skip('heading');
  }
  // The list above replaces that of an older mail.
  if (state.isOlder || line.quotes > state.quotes) return leave();
  const isColonLast = /[:：]\s*$/u.test(line.words);
  if (isColonLast && isUncounted(name, reader)) {
    state.isByItem = true;
    return skip('heading');
  }
  if (isColonLast && (isEquipment(name) || lookLabelLength(name) === name.length)) return skip('heading');
  if (state.isByItem && isRoom(line.words) && /\d/u.test(line.words)) return leave();
  if (isRoomWithoutItems(line.words, isRoom)) return skip('heading');
  if (!line.words.includes(';') && leavesForOthers(line.words, reader)) {
    const before = (splitAtColon(line.words).before ?? '').replace(/\s*\([^()]*\)$/u, '');
    if (isRoom(before)) setRoom(state, { room: roomNameOf(before) });
    leave();
    if (isRoom(before) || !areRooms(name, isRoom)) return;
    // The items of "Pokój Zosi i pokój Janka (takie same)" may follow.
    setRoom(state, { room: name.replace(/\s*\([^()]*\)$/u, '') });
    state.hasOwnLine = true;
    row.moveTo(state.room);
    return;
  }
  if (line.isNumbered && line.hasArea && wordsIn(name).length <= MOST_WORDS_OF_HEADING && !countsItems(name, reader))
    return enterRoom(name);
  const isNamed = isColonLast || !countsInRoom(line.words) || context.rooms.includes(name);
  const namesRoomOfItems = roomBeforeColon(name, isRoom) !== undefined;
  const { after } = splitAtColon(name);
  // "WC - č.1" has an item, and "pokój 2 - tak samo" those of another room.
  const isNumbered = /\d\S|\S\d/u.test(after.replaceAll(/\d{2,}/gu, '0')) && !isFloor(after);
  const hasItems = namesRoomOfItems && (isNumbered || meansOthers(after) || itemsOf(after, reader).some(isItem));
  const beforeHeight = name.replace(heightAtEnd, '');
  if (beforeHeight !== name && isRoom(beforeHeight)) return enterRoom(beforeHeight);
  const hasShort = tools.startsWithShort(line.words);
  const isRoomLine =
    !hasShort && (isRoom(line.words.replace(codeOfRoom, '')) || roomAndLook(name, reader, isRoom).roomLook !== noLook);
  if (isRoomLine && isNamed && !hasItems && !isAbbreviatedItem(line.words, tools)) {
    // "Kuchnia później" and "w łazience białe" are remarks, after which the room is unknown.
    const wish = isColonLast ? undefined : roomInSentence(line.words)?.rest;
    if (doubtWords(name) === undefined && !(wish !== undefined && mentionsLook(wish, reader))) return enterRoom(name);
    state.room = null;
    state.roomLook = noLook;
    return leave();
  }
  if ((areRooms(name, isRoom) || isSlashedRoom(name, tools)) && !hasItems) return enterRoom(name);
  const [, roomName = '', wishes = ''] = /^([^():,]+)\(([^()]+)\)\s*:?$/u.exec(line.words) ?? [];
  const pieces = itemsOf(wishes, reader);
  if (isRoom(roomName) && pieces.length > 1 && pieces.every((piece) => tellsPlace(piece) || !isItem(piece))) {
    setRoom(state, { room: roomNameOf(roomName) });
    state.hasOwnLine = true;
    return leave(wishes);
  }
  if (readLook(line, tools)) return skip('look');
  if (isCorrection(line.words)) return leave();
  const segments = sentencesOf(line.words).flatMap((sentence, at) =>
    segmentsOf(sentence, isRoom).map((text) => ({ text, isContinued: at > 0 })),
  );
  const isAlone = segments.length === 1 && !isItem(name);
  const isSentence = wordsIn(name).length > MOST_WORDS_OF_HEADING;
  if (isAlone && isColonLast) return isTitle(name) || isSentence ? skipWords('heading') : enterRoom(name);
  const isRoomOrItem = namesRoomOfItems || itemsOf(name, reader).some(isItem);
  // "W salonie potrzebuję czterech gniazdek pojedynczych" is no title.
  const isHeading =
    isTitle(name) && !hasCountedItem(name, reader) && !isRoomOrItem && reader.read(name).symbols.length === 0;
  if (isAlone && isHeading && next !== undefined) return skipWords('heading');
  if (
    isAlone &&
    !hasShort &&
    (isUnmarkedRoom(line, following, tools) || (isAbove && !isSentence && line.indent === state.indent))
  )
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
  if (inEachRoom.test(flat(line.words))) row.leave(line.words, () => true);
  // Words at the front door below the kitchen belong to another room.
  if (
    state.room !== null &&
    state.room === roomBefore &&
    !flat(line.words).startsWith(flat(state.room)) &&
    !(state.isNested || state.isBullet) &&
    !isEntrance(state.room)
  )
    row.moveTo(null, isAtFrontDoor);
  if (!row.hasItems() && state.room === roomBefore) {
    leaveRoom(line, tools);
    row.moveTo(state.room);
  }
  if (row.isEmpty()) skip(state.room === roomBefore ? 'empty' : 'room');
  else if (!row.hasItems() && !takeColour(line, tools)) row.showLooks();
};

/** Where a line with another room is not understood, the items below it belong to that room, or to an unknown one. */
const leaveRoom = <Product>(line: TextLine, { state, reader }: Tools<Product>): void => {
  const { words: text, isBullet } = line;
  const hadOwnLine = state.hasOwnLine;
  const isNumbered = isNumberedLikeRoom(line, state);
  const first = wordsIn(text)[0]?.word ?? '';
  const room = roomOfSentence(text, state)?.room ?? (isRoomNoun(first) ? first : undefined);
  const isOther = room !== undefined && !flat(state.room ?? '').includes(flat(room));
  const isRooms = !isCount(first) && namesSeveralRooms(first);
  const isHeading = isNumbered
    ? wordsIn(text).length <= MOST_WORDS_OF_HEADING && !flat(text).startsWith(flat(state.room ?? ''))
    : !isBullet && (state.hasOwnLine || abbreviatedHeading.test(text)) && isName(text, reader);
  const isUnknown =
    room === undefined && (isHeading || isRooms || (isRoomBeginning(first) && !reader.isItemWord(first)));
  // "bed L+R" is a place in a bedroom, and so may be a bullet "balkon: …".
  const isPlace = namesBothSides(text) || (isBullet && !isNumbered && state.hasOwnLine && isOutdoors(first));
  if (worktop.test(flat(text)) || isPlace) return;
  // "104 OP" is another room than "103 WC".
  const [number, present] = [text, state.room ?? ''].map((name) => roomNumber.exec(name)?.[0]);
  const hasOtherNumber = number !== undefined && present !== undefined && number !== present;
  if (isOther || isUnknown || hasOtherNumber)
    setRoom(state, { room: isOther && countsItems(text, reader) ? room : null });
  state.hasOwnLine ||= isUnknown && isHeading && (hadOwnLine || !isNumbered);
};

/** The number of a room: "104", "1.04". */
const roomNumber = /^\d[\d.]{2,}(?=\s+(?!ks|[cm]m|szt|шт)\p{L}{2})/u;

/** "Detské izby máme dve, do každej vypínač, šesť zásuviek": each of several rooms gets all of the items. */
const inEachRoom = phrases('(?:do|w|v|in|for|у|в|до) (?:každ*|każd*|kazd*|кожн*|each)');

/** Capital letters alone on a line: "KK", "OP", "POK. DZ.". */
const abbreviatedHeading = /^\p{Lu}{2,}\.?(?:\s\p{Lu}+\.?)?$/u;

/** Whether a line may name a room: an abbreviation in capital letters, or one or two words that name no item, place or colour, the first with a capital letter. */
const isName = (text: string, reader: ItemReader): boolean =>
  (abbreviatedHeading.test(text) || /^\p{Lu}\p{L}{2,}(?:\s\p{L}{2,})?$/u.test(text)) &&
  !(tellsPlaceOrLook(text) || doubtWords(text) !== undefined) &&
  reader.read(text).problem?.nearest.length === 0;

const tellsPlaceOrLook = (text: string): boolean => tellsPlace(text) || namesColour(text) || lookLabelLength(text) > 0;

/** Whether a line is numbered in a list that numbers its rooms. */
const isNumberedLikeRoom = <Product>(line: TextLine, { numbersRooms }: TextState<Product>): boolean =>
  line.isNumbered && numbersRooms;

/** Takes the look that all items of a line have: "gniazdo, schodowy - wszystko białe". */
const withoutLookOfAll = <Product>(text: string, { state, reader }: Tools<Product>): string => {
  const [, items, words = ''] = /^(.*\S)\s*(?:,|\s[-–—]\s)\s*([^,]+)$/u.exec(text) ?? [];
  if (items === undefined || !meansAll(words)) return text;
  const read = reader.read(withoutFillers(words.slice(lookLabelLength(words))));
  if (!readsNothing(read) || read.note !== '' || !mentionsLook(words, reader)) return text;
  state.lineLook = { ...read.look, slots: null };
  return items;
};

/** Takes the colour that words without items name for all sets: "osprzęt p/t, kolor czarny mat". */
const takeColour = <Product>({ words, line }: TextLine, { state, reader }: Tools<Product>): boolean => {
  const look = colourAmongWords(words, reader);
  if (look) state.looks.push({ look, exceptions: [], at: state.rows.length, room: state.room, line });
  return look !== undefined;
};

/** Whether a line names several rooms and nothing else: "Bed 1, Bed 2 + Bed 3 (each room)". */
const areRooms = (name: string, isRoom: (text: string) => boolean): boolean => {
  const rooms = name.replace(/\s*\([^()]*\)$/u, '').split(severalJoiner);
  return (
    rooms.length > 1 && namesSeveralRooms(name) && rooms.every((room) => isRoom(room) || /^\s*\d{1,2}\s*$/u.test(room))
  );
};

/** Whether a line is the name of a room with a slash, or of two rooms: "Bedroom 2 / office", "łazienka dół / łazienka góra". */
const isSlashedRoom = <Product>(name: string, { reader, isRoom }: ListReaders<Product>): boolean => {
  const [first = '', ...others] = name.split('/').map((piece) => piece.trim());
  const isName = (piece: string): boolean => {
    const [noun = '', level = '', ...further] = piece.split(' ');
    return isRoom(piece) || (isRoomNoun(noun) && namesSide(level) && further.length === 0);
  };
  const isOther = (piece: string): boolean =>
    /^\d{1,2}$/u.test(piece) ||
    (/^\p{L}{4,}$/u.test(piece) && hasOnlyUnknownWords(piece, reader) && !tellsPlaceOrLook(piece));
  return others.length > 0 && isName(first) && others.every((piece) => isName(piece) || isOther(piece));
};

/** A height behind the name of a room: "Sypialnia, h=30 cm", "Hol (h=90)". */
const heightAtEnd = new RegExp(String.raw`[\s,(]+${heightPattern}\)?$`, 'iu');

/** The contents of a frame between bars: "ramka 3: gniazdo | usb | gniazdo". */
const contentsBetweenBars = /^(?=[^|]*(?:ram|rám|рам|frame)[^|:]*:)([^|]*)(\|[^|]*)+$/iu;

/** The number of slots before a frame in the singular: "2 ramka: gniazdo + usb". */
const sizeOfFrame = /(?<=^|[\s,;:])([2-5])\s(?=(?:ramka|rámeček|rámik|рамка|frame)\s*:)/giu;

/** A part of a building before a room with items: "Mieszkanie - łazienka: gniazdo". */
const withoutBuilding = (text: string): string =>
  text.replace(/^([^:,–—]{2,20}?)\s[-–—]\s+(?=[^:]+:\s*\S)/u, (all, name: string) => (isFloor(name) ? '' : all));

/** A line with a colon instead of an equals sign or arrow after a room: "Hol = schodowy", and without bars between parts. */
const withColon = (text: string): string =>
  (contentsBetweenBars.test(text) ? text.replaceAll(/\s*\|\s*/gu, ' + ') : text)
    .replace(sizeOfFrame, '$1-')
    .replace(/^([^=:;,→⇒>]{2,40}?)\s*(?:[-=]>|→|⇒|=)\s*(?=\S)/u, (all, name: string) =>
      isRoomNoun(name) ? `${name}: ` : all,
    );

const nothing = /\s*[:–—-]\s*(?:[–—-]+|nic|brak|nothing|none|nič|ništ|žádné|žiadne|нічого|немає|нема)[\s.]*$/iu;

/** Whether a line says that a room gets nothing: "Taras - nic", "strych: -". */
const isRoomWithoutItems = (text: string, isRoom: (text: string) => boolean): boolean => {
  const found = nothing.exec(text);
  return found !== null && isRoom(text.slice(0, found.index));
};

/** Whether a line is the noun of a room with an abbreviated item: "wc poj", "прох вхід". */
const isAbbreviatedItem = <Product>(text: string, { reader, context }: ListReaders<Product>): boolean => {
  const words = wordsIn(text);
  const [first, second] = words;
  const last = words.at(-1);
  if (!first || !second || !last || context.rooms.includes(roomNameOf(text))) return false;
  const isShort = (word: string, others: string): boolean =>
    word.length > 2 && isRoomNoun(others) && !isRoomNoun(word) && isAbbreviated(word, reader);
  return isShort(last.word, text.slice(0, last.start)) || isShort(first.word, text.slice(second.start));
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

/** Whether a number is beside a word for an item: "czterech gniazdek", "gniazdo x2 - oferta". */
const hasCountedItem = (text: string, reader: ItemReader): boolean => {
  const words = wordsIn(text).map(({ word }) => word);
  return words.some(
    (word, at) =>
      (isCount(word.replaceAll(/[xх×]/giu, '')) || isInflectedNumeral(word)) &&
      words.slice(Math.max(0, at - 2), at + 3).some((near) => reader.isItemWord(near)),
  );
};

/** Whether a title or a flat is followed by nothing but abbreviated kinds of items: "Byt č. 14 - Líšeň, zás. + vyp.". */
const isTitleOfKinds = (text: string, reader: ItemReader): boolean => {
  const [title = '', ...pieces] = text.split(/[,:+]|\s[-–—]\s/u).map((piece) => piece.trim());
  const kinds = pieces.filter((piece) => /^\p{L}{1,6}\.$/u.test(piece) && hasItem(piece, reader));
  const isName = isTitle(title) || isFloor(wordsIn(title)[0]?.word ?? '');
  return isName && kinds.length > 0 && pieces.every((piece) => kinds.includes(piece) || !hasItem(piece, reader));
};

const hasItem = (text: string, reader: ItemReader): boolean => reader.read(text).sets.length > 0;

const MOST_WORDS_OF_HEADING = 5;

/** Whether a sentence has a number and a word for an item, so that it is more than a greeting. */
const countsItems = (text: string, reader: ItemReader): boolean => {
  const words = wordsIn(text).map(({ word }) => word);
  return words.some((word) => /\d/u.test(word) || isCount(word)) && words.some((word) => reader.isItemWord(word));
};

/** Leaves items that a further sentence of the line asks about or changes: "Jaký vypínač?", "A może lepiej potrójny?". */
const leaveQuestioned = <Product>(text: string, row: LineRows<Product>, { reader }: Tools<Product>): void => {
  const asked = text.includes('?') ? wordsIn(flat(text)).filter(({ word }) => reader.isItemWord(word)) : [];
  const isChange = refersBack(text);
  row.leave(
    text,
    (item, isLast) =>
      (isLast && isChange) || wordsIn(flat(item)).some(({ word }) => asked.some((one) => one.word === word)),
  );
};

/** A code before the name of a room: "M03 Kuchyňa", "A1 - Kuchyňa". */
const codeOfRoom = /^\p{Lu}{1,2}\d{1,3}\s+(?:[-–]\s+)?(?=\p{L}{4})/u;

/** Whether a line with unknown words is a room: few words without numbers, followed by items. */
const isUnmarkedRoom = <Product>(
  line: TextLine,
  following: readonly TextLine[],
  { state, reader }: Tools<Product>,
): boolean => {
  const coded = codeOfRoom.exec(line.words)?.[0] ?? '';
  const name = line.words.slice(coded.length);
  const words = wordsIn(name);
  const isMarked = line.isBullet && !line.isNumbered;
  const next = following.find((one) => one.words !== '');
  if (isMarked || !next || doubtWords(name) !== undefined) return false;
  const precedesItem = hasItem(next.words, reader);
  // "4. Posilovna (suterén)"
  const isNumbered = isNumberedLikeRoom(line, state) && precedesItem && !next.isNumbered;
  if (isNumbered && !tellsPlaceOrLook(name) && hasOnlyUnknownWords(name.replace(/\s*\([^()]*\)$/u, ''), reader))
    return true;
  if (!hasOnlyUnknownWords(name, reader)) return false;
  const [first = ''] = words.map(({ word }) => word);
  if (words.length === 1 && isRoomBeginning(first) && (first.length > 3 || !reader.isItemBeginning(first))) return true;
  const before = state.rows.at(-1)?.reading;
  const isApart = before === undefined || (before.kind === 'skipped' && before.reason !== 'room');
  // Numbers count rooms if their items have dashes: "0.02 Komunikacja".
  if (line.isNumbered) return next.isBullet && !next.isNumbered;
  // In a list with rooms on lines of their own, another name is one of them.
  const isLikeRoom =
    coded !== '' || /^\p{Lu}/u.test(line.words) || (words.length === 1 && /^\p{Ll}/u.test(state.room ?? ''));
  const isName = isApart || (state.hasOwnLine && isLikeRoom);
  return next.isBullet || (isName && precedesItem);
};

/** Whether a text has at most four words, none of which is a number or names an item or place. */
const hasOnlyUnknownWords = (text: string, reader: ItemReader): boolean => {
  const words = wordsIn(text).map(({ word }) => word);
  return (
    words.length <= 4 &&
    !/\d{2}|[,+=?!]/u.test(text) &&
    placesIn(text).length === 0 &&
    reader.read(text).problem !== null &&
    !areTitles(words) &&
    !words.some((word) => reader.isItemWord(word) || /\d/u.test(word) || isCount(word) || isAppliance(word))
  );
};

/**
 * Takes a look: "ramki: Simon 54 Premium, czarny mat". Directly after the line of a room it applies to the room, otherwise
 * to the whole list. Returns whether the text is nothing else.
 */
const readLook = <Product>(line: TextLine, { state, reader }: Tools<Product>): boolean => {
  const look = lookAlone(line.words, reader);
  if (look) takeLook({ look, exceptions: [] }, line, state);
  return look !== undefined;
};

const isBelowRoom = <Product>({ rows }: TextState<Product>): boolean => {
  const before = rows.at(-1)?.reading;
  return before?.kind === 'skipped' && before.reason === 'room';
};

const takeLook = <Product>({ look, exceptions }: LooksByRoom, { line }: TextLine, state: TextState<Product>): void => {
  if (isBelowRoom(state)) state.roomLook = look;
  else state.looks.push({ look, exceptions, at: state.rows.length, room: state.room, line });
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
        const isNext =
          roomInSentence(piece.trim()) !== undefined ||
          (piece.includes(':') && roomBeforeColon(piece, isRoom) !== undefined && all.at(-1)?.includes(':') === true);
        return at === 0 || isNext ? [...all, piece] : [...all.slice(0, -1), `${all.at(-1) ?? ''},${piece}`];
      }, []);
    })
    .map((segment) => segment.trim())
    .filter((segment) => segment !== '');

/** Numbers before a sign that count sets and no parts: "1x gniazdo", "12x gniazdo", "2x ramka potrójna". */
export const countsSets =
  /(?:^|[\s,;:(–-])(?:1|[6-9]|\d{2,3})\s?[xX×хХ]\s?\p{L}|\d\s?[xX×хХ]\s?\p{L}*(?:ram|rám|рам|frame)/u;
