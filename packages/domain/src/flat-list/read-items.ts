import { pieceUnit } from '../quantity.ts';
import { refersBack } from './doubts.ts';
import type { ListedLook } from './flat-list.ts';
import { withoutFillers, withoutJoining } from './line-words.ts';
import {
  isAppliance,
  isOneAppliance,
  isPlugged,
  itemJoiner,
  mayBeOutdoors,
  namesSeveralPlaces,
  namesWorktop,
  places,
  tellsPlace,
} from './place-words.ts';
import {
  areSideBySide,
  describesSome,
  distributiveWords,
  isBareAdjective,
  isIllumination,
  isItemNoun,
  isSealedAdjective,
  isSocket,
  meansAll,
} from './product-words.ts';
import {
  apartWords,
  contentsOfSets,
  isInflectedNumeral,
  isSharedFrame,
  mentionsBundle,
  mentionsSet,
  namesSameFrame,
  namesSharedFrame,
  placeLengthBeforeItems,
  sharedFrameLabelLength,
  withoutApart,
  withoutImpliedFrame,
  withoutSharedFrame,
} from './set-words.ts';
import { matchSymbols, type SymbolRow } from './match-symbols.ts';
import { mergeLooks, multipleIn, namesFrame, namesLook, noLook } from './modifiers.ts';
import { numberOf, numeralOf, quantityAtEnd, quantityInCell, unit } from './numbers.ts';
import { another } from './item-parts.ts';
import { commaBeforeGangs, countInside, heightPattern, onlyHeight, tellsSeveralPlaces } from './item-quantity.ts';
import {
  isOneOf,
  type ItemReading,
  joinNotes,
  leftBetween,
  readsNothing,
  type SetReading,
  sumOf,
  withProblem,
} from './item-reading.ts';
import type { ItemReader } from './read-item.ts';
import { isRoomBeginning, isRoomNoun, listsOtherRoom, namesOtherRoom, roomNameOf } from './room-names.ts';
import { type LineRows, takeLineLook, type TextState, type Tools, unread } from './text-state.ts';
import { and, exactly, flat, letters, phrases, remembering, withWord, wordPattern, wordsIn } from './words.ts';

/** Whether a text names items without their number: "gniazda". */
export const isUncounted = (text: string, reader: ItemReader): boolean =>
  reader.read(text).problem?.reason === 'invalid-quantity';

/** Splits at the first colon, or at a dash between spaces. A colon between digits is a time. */
export const splitAtColon = remembering((text): { readonly before?: string; readonly after: string } => {
  const found = /(?<!\d):|:(?!\d)|\s[-–—]\s/u.exec(text);
  return found
    ? { before: text.slice(0, found.index), after: text.slice(found.index + found[0].length).trim() }
    : { after: text };
});

/** The name of the room before a colon or dash. */
export const roomBeforeColon = (text: string, isRoom: (text: string) => boolean): string | undefined => {
  const { before } = splitAtColon(text);
  return before !== undefined && isRoom(before) ? roomNameOf(before) : undefined;
};

/** The items of a text, which commas outside of brackets separate, or words between counted items. */
export const itemsOf = (text: string, reader: ItemReader): readonly string[] =>
  piecesOf(text).flatMap((item) => (withoutSharedFrame(item) ? [item] : countedItems(item, reader)));

const describesBefore = (one: string): boolean => isSharedFrame(one) || withoutApart(one) === '';

/** Splits a text at commas outside of brackets. A comma between digits belongs to a number. */
const piecesOf = remembering((text): readonly string[] =>
  withoutImpliedFrame(text)
    .replaceAll(commaBeforeGangs, ' ')
    .replaceAll(commaBeforePieces, ' ')
    .replaceAll(commaBeforeHeight, ' ')
    .split(/(?<!\d(?=,\d)),(?![^([{]*[)\]}])/u)
    .map((item) => item.trim())
    .filter((item) => item !== '')
    .flatMap((item, at, items) => {
      if (at > 0 && describesBefore(item)) return [];
      const next = items[at + 1];
      return next !== undefined && describesBefore(next) ? `${item}, ${next}` : item;
    }),
);

/** The comma before pieces that count the item before: "gniazdo, 4 szt. (nad blatem)". */
const commaBeforePieces = new RegExp(
  String.raw`(?<=\p{L}[^,]*),\s*(?=\d{1,3}\s?${unit}(?:\s*\([^()]*\))?\s*(?:,|$))`,
  'giu',
);

const commaBeforeHeight = new RegExp(String.raw`(?<=\p{L}[^,]*),(?=\s+${heightPattern}(?=\s|[,;]|$))`, 'giu');

/** A joining word outside of brackets. */
const joiner = new RegExp(String.raw`\s+(?:${and})\s+(?![^([{]*[)\]}])`, 'iu');

/** Splits counted items that are joined by a word: "trzy gniazda i dwa schodowe". A plus sign joins the parts of a set. */
const countedItems = (text: string, reader: ItemReader): readonly string[] => {
  // "schodowy 2 szt + krzyżowy 1 szt" counts sets, although a plus sign usually joins the parts of one.
  const added = text.split(/\s*\+\s*/u);
  if (added.length > 1 && added.every((item) => countsPieces.test(item))) return added;
  const placed = partsAtPlaces(text, reader);
  if (placed?.every(({ note }) => note !== '')) return placed.map((part) => part.text);
  const wished = withoutJoining(text);
  const items = wished.split(joiner);
  const isSingle = items.every((item) => /^(?:also\s+)?an?\s/iu.test(item));
  // "2 schodowe i jedno gniazdo + RJ45" counts two sets.
  const isEach = items.every((item) => isCount(firstWord(item)) || startsWithCount.test(item));
  if (items.length === 1 || (text.includes('+') && !isEach)) return [text];
  const readings = items.map((item) => reader.read(item));
  const parts = readings.flatMap(({ sets }) => sets.flatMap((set) => set.parts));
  // "2x gniazdo i 3x RJ45" may be one set.
  const areApart =
    isEach && (isCount(firstWord(wished)) || !parts.every(({ words }) => areSideBySide(words) || /^rj/iu.test(words)));
  const isCounted = areApart || isSingle || isCount(firstWord(wished)) || areAtPlaces(items, readings);
  return isCounted && readings.every(({ sets }) => sets.length > 0) ? items : [text];
};

/** Whether items have places of their own, or one has several: "2x gniazdo (pralka, lustro) i łącznik przed drzwiami". */
const areAtPlaces = (items: readonly string[], readings: readonly ItemReading[]): boolean =>
  !items.some(namesFrame) &&
  readings.every(({ box }) => box === null) &&
  (readings.some(({ note }) => tellsSeveralPlaces(note)) ||
    (new Set(readings.map(({ note }) => note)).size === items.length &&
      readings.every(({ note }) => note.split('; ').some(tellsPlace))));

/**
 * The parts of a set that have different places, which no frame holds: "gniazdo przy drzwiach + gniazdo przy oknie". They are
 * sets apart if each has a place, and unclear otherwise: "gniazdo przy łóżku + usb + gniazdo przy oknie".
 */
export const partsAtPlaces = (
  text: string,
  reader: ItemReader,
): readonly { readonly text: string; readonly note: string }[] | undefined => {
  if (!/[+&]/u.test(text) || namesFrame(text) || contentsOfSets(text) || reader.read(text).problem) return undefined;
  const parts = [plusSign, spacedPlusSign]
    .map((sign) => text.split(sign).map((part) => ({ text: part, read: reader.read(part) })))
    .find((all) => all.every(({ read }) => read.sets.length > 0));
  const placed = parts?.map(({ text: part, read }) => ({
    text: part,
    note: read.note.split('; ').filter(tellsPosition).join('; '),
  }));
  const places = new Set(placed?.map(({ note }) => note).filter(Boolean));
  return places.size > 1 && !withoutSharedFrame(text) ? placed : undefined;
};

/** Whether a note tells a place, a height, a side or a floor. */
const tellsPosition = (note: string): boolean =>
  tellsPlace(note) || onlyHeight.test(note) || sideOrFloor.test(flat(note));

const sideOrFloor = phrases(
  'lewej, prawej, parter*, piętr*, levé, pravé, ľavej, pravej, přízem*, patř*, prízem*, poschod*, поверс*, left, right, upstairs, downstairs, floor',
);

/** A plus sign outside of brackets. In "USB A+C", it has no spaces. */
const plusSign = /\s*[+&]\s*(?![^([{]*[)\]}])/u;
const spacedPlusSign = /\s[+&]\s(?![^([{]*[)\]}])/u;

const firstWord = (text: string): string => /^\S+/u.exec(text)?.[0] ?? '';

const countsPieces = new RegExp(String.raw`\p{L}.*\s\d{1,3}\s?(?:${pieceUnit})\.?$`, 'iu');

const startsWithJoiner = new RegExp(String.raw`^(?:${and}|plus)\s`, 'iu');

export const isCount = remembering(
  (word) => /^\d{1,4}$/u.test(word) || (word.length > 1 && numeralOf(word) !== undefined),
);

type Item = {
  readonly text: string;
  readonly read: ItemReading;
  /** The text also has the words behind the item that leave it. */
  readonly isJoined?: boolean;
};

/** Reads items in a row, and appends their readings. A place before them belongs to those before the first comma. */
export const readItems = <Product>(
  written: string,
  placeOfAll: string,
  row: LineRows<Product>,
  tools: Tools<Product>,
): void => {
  const { state, reader, isRoom, context } = tools;
  const start = placeLengthBeforeItems(written);
  const text = written.slice(start);
  const placeOfFirst = joinNotes([placeOfAll, written.slice(0, start).trim()]);
  const comma = text.indexOf(',');
  const placeOf = (item: Item): string => (comma < 0 || text.indexOf(item.text) < comma ? placeOfFirst : placeOfAll);
  const shared = sharedFrameLabelLength(text);
  const isShared =
    /:\s*$/u.test(text.slice(0, shared)) || (!text.includes('+') && reader.read(text.slice(shared)).quantity === null);
  const label = isShared ? shared : 0;
  const whole = reader.read(text.slice(label));
  // Parts that fill the named frame are one set: "ramka potrójna: gniazdo, gniazdo, schodowy".
  const fills = whole.sets.length === 1 && whole.problem === null && !startsWithOwnFrame(text, reader);
  const isLabelled =
    label > 0 || (contentsOfSets(text) !== undefined && !countedGangs.test(text) && !endsBefore(text, reader));
  const isBySlots = reader.isFrameBySlots(text);
  const isOneSet = (whole.look.slots !== null || isLabelled) && (fills || isBySlots);
  const described = describedOnLine(text, tools) ?? inFrameBehind(text, reader);
  const items = described
    ? [described]
    : isOneSet
      ? [{ text, read: whole }]
      : withPlugged(itemsInFrames(itemsOf(text, reader), reader), reader);
  // The parts of a set are not torn apart where one of them is unclear.
  if (!isOneSet && items.length > 1 && namesContents(text, items, reader)) {
    row.add(text, { reading: whole.problem ?? unread(text), note: placeOfFirst });
    return;
  }
  const [first] = items;
  if (first) takeLineLook(first.read, state);
  // "12 stanowisk po: 2 gniazda, RJ45" counts all that follows.
  if (items.length > 1 && first?.read.problem && /^\d+\s[^,]*:/u.test(first.text)) {
    row.add(text, { reading: unread(text), note: placeOfFirst });
    return;
  }
  const isUnclear =
    items.length > 1 &&
    first !== undefined &&
    (mayNameRoom(first, reader) ||
      namesSets(first) ||
      isForEach(first) ||
      startsCountedSet(first) ||
      isFrameOfOthers(first, items.slice(1), reader));
  for (const one of items) {
    const place = placeOf(one);
    const item = isIp44Socket(one, state)
      ? { ...one, read: { ...reader.ip44Socket, quantity: one.read.quantity } }
      : withSocketNoun(one, place, reader);
    if (isUnclear) {
      row.add(item.text, { reading: unread(item.text), note: place });
      continue;
    }
    const { read } = item;
    const look = mergeLooks(read.look, mergeLooks(state.lineLook, state.roomLook));
    const note = joinNotes([place, read.note]);
    const quantity = read.quantity ?? 1;
    if (read.problem) {
      const isApart = apartWords(item.text) === flat(item.text);
      if (isApart || namesOtherRoom(item.text, state.room) || (!one.isJoined && refersBack(item.text)))
        row.leave(item.text, (_, isLast) => isLast);
      // "gniazdo przy oknie. Drugie przy drzwiach."
      if (!one.isJoined)
        row.leave(item.text, (text, isLast) => isLast && countsAgain(item.text, reader.read(text), reader));
      // "splashproof socket, one for the dishwasher"
      if (countedAppliance(item.text)) row.leave(item.text, (text, isLast) => isLast && namesSocket(reader.read(text)));
      // "krzyżowy i dwa schodowe, każdy w innym miejscu" are no set.
      if (isForEach(item)) row.leave(item.text, (text, isLast) => isLast && joiner.test(text));
      // Contents of a frame that do not fill it may be all items of the line, and "all waterproof" describes all.
      if (meansAll(item.text) || read.problem.reason === 'other-slot-count') row.leave(item.text, () => true);
      // "…, więc antracyt" may describe the item before, and any words are shown with their colour.
      const hasLook = namesLook(read.look);
      const isLook =
        hasLook && !wordsIn(item.text).some(({ word }) => reader.isItemWord(word) && !reason.test(flat(word)));
      if (isLook) row.leave(item.text, (text, isLast) => isLast && !namesLook(reader.read(text).look));
      const words = hasLook && read.problem.reason === 'unknown-words' ? [item.text] : read.problem.words;
      row.add(item.text, { reading: isLook ? unread(item.text) : { ...read.problem, words }, quantity, note });
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
      const isDoubtful =
        `${item.text} ${note}`.includes('?') ||
        countInside.test(place) ||
        mayBeOutdoors(read.note, state.room) ||
        namesSharedFrame(note) ||
        isRoom(item.text) ||
        namesOtherRoom(read.note, state.room) ||
        listsOtherRoom(note, state.room) ||
        namesSeveralPlaces(place.replaceAll(nameOfWall, '')) ||
        (namesSeveralPlaces(read.note) && !hasPlaceOfEach(item)) ||
        (read.quantity === null && tellsSeveralPlaces(place)) ||
        distributiveWords(place) !== undefined ||
        (contentsOfSets(item.text) !== undefined && endsBefore(item.text, reader)) ||
        (state.countsSets && startsWithCount.test(item.text) && withoutSharedFrame(item.text) !== undefined) ||
        (label === 0 && !isOneSet && partsAtPlaces(item.text, reader) !== undefined) ||
        (countsEachPart(item.text, reader) && read.look.slots === null && label === 0) ||
        read.sets.some(({ parts }) => parts.some(({ words }) => isBareAdjective(words) || isBareNumber(words, state)));
      const problem = isDoubtful
        ? unread(item.text)
        : (reader.problemOfRemark(place, read.sets) ?? reader.problemOfNote(note, read.sets));
      if (problem) {
        // A frame in a note may hold all items of the line: "4 zásuvky a 2 datové v rámečcích po třech".
        if (namesSharedFrame(note)) row.leave(item.text, () => true);
        row.add(item.text, { quantity, note, reading: problem });
        continue;
      }
      for (const set of read.sets) {
        const countsAny =
          state.countsSets || /^[xX×хХ]\s?\d/u.test(item.text) || !set.parts.every(({ words }) => areSideBySide(words));
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
  // Frames that are not understood may hold all items of the line: "po dwa w ramce", "same plate".
  const frames = items.find(
    ({ text: words, read }, at) =>
      read.problem && (namesOnlyFrames(words, reader) || (at === 0 && frameWith.test(flat(words)))),
  );
  if (frames) row.leave(frames.text, () => true);
};

/** Whether "doubles" may be switches, because others are in the line: "2 switches, 3 doubles". */
const isBareNumber = <Product>(words: string, { line }: TextState<Product>): boolean =>
  /^(?:doubles|singles|twins)$/iu.test(words) && /switch/iu.test(line);
/**
 * An item with its description behind a comma and a quantity behind a dash, on a line of its own: "Dimmer, rotary – 2 no.". It
 * is left if the description is unknown.
 */
export const describedOnLine = <Product>(text: string, { reader, state }: Tools<Product>): Item | undefined => {
  const { before = '', after } = splitAtColon(text);
  const [noun = '', ...further] = before.split(/\s*,\s*/u);
  const [, count = after, remark = ''] = /^(.*\S)\s*(\([^()]*\))$/u.exec(after) ?? [];
  const quantity = quantityInCell(count);
  if (text !== state.line || further.length === 0 || quantity === undefined) return undefined;
  const general = reader.read(noun);
  if (general.quantity !== null || countOf(general) !== 1) return undefined;
  const isDescribed = further.every(
    (piece) => readsNothing(reader.read(piece)) || tellsPlace(piece) || reader.mayDescribe(piece, general),
  );
  // "Socket, TV – 2" may be one item.
  const isOneName = isItemNoun(noun) && countOf(reader.read(`${noun} ${further[0] ?? ''}`)) === 1;
  const isUnknown = further.length === 1 && (isOneName || reader.read(further[0] ?? '').problem !== null);
  if (!isDescribed && !isUnknown) return undefined;
  const read = reader.read(`${before} ${remark}`.trim(), { hasQuantity: true });
  const isOne = isDescribed && countOf(read) === 1;
  return { text, read: isOne ? { ...read, quantity } : leftBetween({ ...read, quantity }, text, [read, general]) };
};

/** Words before a look that follows from the place: "…, więc antracyt". */
const reason = exactly('więc, zatem, dlatego, takže, tedy, proto, preto, teda, тому, отже, so, hence, therefore');

/** The number of parts in the sets of a reading. */
const countOf = ({ sets }: ItemReading): number => sumOf(sets.flatMap(({ parts }) => parts));

/** A letter that names a wall, or a remark in brackets: "ściana A (okno)". */
const nameOfWall = /\s\p{Lu}(?=\s|$)|\([^()]*\)/gu;

/** Counted items with a number in their name: "1 x 2 gang switch". */
const countedGangs = /^\d+\s?x\s?\d+[\s-](?:gang|way|pole)\s/iu;

/** A count at the beginning, or behind a place: "linka 4x dvojzásuvka". */
const countBeforeWords = /^(?:[^\d+]*\s)?\d+\s?[xX×хХ]|^[xX×хХ]\s?\d+\s/u;

const startsWithCount = /^(?:\d+\s?[xX×хХ]|[xX×хХ]\s?\d+\s)/u;

/** The sets that "3x gniazdo" means in a list whose numbers count sets. */
const withCountedSets = (set: SetReading, text: string): SetReading => {
  const { parts, alternative } = set;
  const isCounted = alternative !== null && alternative.quantity > 1 && countBeforeWords.test(text);
  return isCounted ? { parts: alternative.parts, alternative: { quantity: 1, parts } } : set;
};

/**
 * Whether each part has a number, so that it may count sets or parts: "2 schodowe + 1 krzyżowy", "schodowe 2 + krzyżowe 2".
 * Words for one frame make it clear, and so do numbers such as "2xRJ45 + 3xgniazdo".
 */
const countsEachPart = (text: string, reader: ItemReader): boolean => {
  const parts = text.split(partJoiner);
  const counts = new Set(parts.map(firstCount));
  const isEach = !counts.has(undefined) && counts.has(1);
  const isBehind = parts.every((part) => /\d\s?[xX×хХ]?$/u.test(part) && reader.read(part).quantity !== null);
  return parts.length > 1 && (isEach || isBehind) && !withoutSharedFrame(text);
};

const partJoiner = new RegExp(String.raw`\s*\+\s*|\s+(?:plus|${and})\s+`, 'u');

/** The number at the beginning of a text: "2 schodowe", "1x gniazdo", "dwa gniazda". */
const firstCount = (text: string): number | undefined => {
  const word = /^(\d{1,3}(?=\s?[xX×хХ]?\s)|\p{L}+)/u.exec(text)?.[0] ?? '';
  return word.length === 1 && !/\d/u.test(word) ? undefined : numberOf(word) || undefined;
};

/** Whether words before a colon or dash name a set, and the items behind it are its parts. */
const namesContents = (text: string, [first]: readonly Item[], reader: ItemReader): boolean => {
  if (first?.read.problem && contentsOfSets(first.text)) return true;
  const { before } = splitAtColon(text);
  // In "zestaw: gniazdo + usb, schodowy", a plus sign joins the parts of the first set.
  if (before === undefined || !first || (first.text.includes('+') && first.read.sets.length > 0)) return false;
  const read = reader.read(before);
  const isFrame = read.sets.length === 0 && read.look.slots !== null;
  const isMultiple = wordsIn(before).length === 1 && multipleIn(before) !== undefined;
  const isUnclear = first.read.problem !== null && mentionsSet(first.text);
  return isFrame || isMultiple || isUnclear || contentsOfSets(text) !== undefined || isUncounted(before, reader);
};

/** Whether "ip44" is an item, as in "łazienka ip44 x2". On a line of its own it may describe all items. */
const isIp44Socket = <Product>({ text, read }: Item, { line }: TextState<Product>): boolean =>
  read.ip44 && readsNothing(read) && read.look === noLook && read.box === null && read.note === '' && text !== line;

/** An appliance with a number: "lodówka 1", "1 do okapu", "one for the dishwasher". */
const countedAppliance = (text: string): { readonly count: string; readonly place: string } | undefined => {
  const words = text.split(/\s+/u);
  return [
    { count: words[0] ?? '', place: words.slice(1).join(' ') },
    { count: words.at(-1) ?? '', place: words.slice(0, -1).join(' ') },
  ].find(({ count, place }) => isCount(count) && !/\d\d/u.test(count) && isOneAppliance(place));
};

/** Whether an item is a socket: "gniazdo", "3 podwójne". */
const namesSocket = ({ sets }: ItemReading): boolean =>
  sets.some(({ parts }) => parts.some(({ words }) => isSocket(words) || isBareAdjective(words)));

/** Whether a word is only an adjective for one: "1 pojedyncze". */
const isSingle = (word: string): boolean => isBareAdjective(word) && (multipleIn(word) ?? 1) === 1;

/** Reads counted appliances behind a socket as sockets: "2 gniazda, lodówka 1", "1 pojedyncze do lodówki, 1 do okapu". */
const withPlugged = (all: readonly Item[], reader: ItemReader): readonly Item[] => {
  const items: Item[] = [];
  const usual = reader.read(reader.socketNoun ?? '');
  for (const item of all) {
    const before = items.at(-1);
    const words = before?.read.sets.flatMap(({ parts }) => parts.map((part) => part.words)) ?? [];
    const isSealed = before?.read.ip44 === true || (before && isOneOf(before.read, reader.ip44Socket));
    const isSocketBefore = before !== undefined && namesSocket(before.read) && !isSealed;
    const counted = isSocketBefore && item.read.sets.length === 0 ? countedAppliance(item.text) : undefined;
    // In "double socket by the fridge, one for the washing machine", "one" is the same as before.
    const isSame = counted !== undefined && item.text.startsWith(counted.count);
    // "3 podwójne nad blatem, 2 pod blatem" may be double sockets.
    const isUnclear = words.some((one) => (multipleIn(one) ?? 1) > 1) && namesWorktop(item.text);
    const isUsual = words.every((one) => isSingle(one)) || (before && isOneOf(usual, before.read));
    if (counted === undefined || isUnclear || (isSame && !isUsual)) items.push(item);
    else {
      const read = reader.read(`${counted.count} ${reader.socketNoun ?? ''} (${counted.place})`);
      items.push({ text: item.text, read });
    }
  }
  return items;
};

/** Whether a socket at an appliance may be meant for others as well: "myčka, trouba, lednice 1 zásuvka", "gniazdo lodówka, okap". */
const isForAppliances = (items: readonly Item[], at: number): boolean => {
  const read = items[at]?.read;
  const isAtOne =
    read !== undefined &&
    (read.quantity ?? 1) * countOf(read) === 1 &&
    wordsIn(read.note).some(({ word }) => isAppliance(word));
  return isAtOne && [items[at - 1], items[at + 1]].some((other) => other !== undefined && isOneAppliance(other.text));
};

/** Adds the noun that a place implies: "3 podwójne nad blatem", "single for fridge" are sockets. */
const withSocketNoun = (item: Item, place: string, reader: ItemReader): Item => {
  const [set, ...others] = item.read.sets;
  const [part, ...further] = set?.parts ?? [];
  const isAlone = part !== undefined && others.length + further.length === 0 && isBareAdjective(part.words);
  if (!isAlone || !wordsIn(`${place} ${item.read.note}`).some(({ word }) => isPlugged(word))) return item;
  const [named] = reader.read(`${reader.socketNoun ?? ''} ${part.words}`).sets.flatMap(({ parts }) => parts);
  if (named?.count !== 1) return item;
  const withNoun = <Set extends Pick<SetReading, 'parts'>>(one: Set): Set => ({
    ...one,
    parts: one.parts.map(({ count }) => ({ ...named, count })),
  });
  const sets = item.read.sets.map((one) => ({
    ...withNoun(one),
    alternative: one.alternative && withNoun(one.alternative),
  }));
  return { ...item, read: { ...item.read, sets } };
};

/** A frame before its contents, of which more may follow behind a comma: "4-gang frame behind the TV with 2 sockets". */
const frameWith = new RegExp(
  String.raw`(?:ram[kc]|rame[ck]|ramik|рам[кц]|frame)[${letters}]*\s(?:.*\s)?(?:${withWord})\s`,
  'u',
);

/** Whether a text names frames without items, which may hold all items of the line: "[ramka 5 + ramka 1]", "po dwa w ramce". */
const namesOnlyFrames = (text: string, reader: ItemReader): boolean =>
  namesSameFrame(text) ||
  ((mentionsSet(text) || namesFrame(text)) && !wordsIn(text).some(({ word }) => reader.isItemWord(word)));

/** Whether a set begins with counted parts, and the items behind a comma may be further ones: "zestaw 3x gniazdo, schodowy". */
const startsCountedSet = ({ text }: Item): boolean =>
  !text.includes(':') && mentionsBundle(text) && /^\d\s?[x×х]/iu.test(contentsOfSets(text)?.rest ?? '');

/** Whether sets of several parts end before a comma or joining word: "2x2 gniazda, schodowy", but not "zestaw gniazdo, usb". */
const endsBefore = (text: string, reader: ItemReader): boolean => {
  if (/^[^,]*[:=]/u.test(text)) return false;
  const [first = '', ...others] = text.split(setJoiner);
  const parts = reader.read(first).sets.flatMap((set) => set.parts);
  return others.length > 0 && sumOf(parts) > 1;
};

const setJoiner = new RegExp(String.raw`,|\s(?:${and})\s`, 'u');

/**
 * Whether the first of several items has frames of its own: it fills them, "2 ramki potrójne z gniazdami, schodowy", or
 * counts them, "2 trojrámečky zásuvek, 1 zásuvka".
 */
const startsWithOwnFrame = (text: string, reader: ItemReader): boolean => {
  const [first, ...others] = itemsOf(text, reader);
  const read = first === undefined || others.length === 0 ? undefined : reader.read(first);
  if (read?.problem?.reason === 'other-slot-count' && countedFrames.test(flat(first ?? ''))) return true;
  const isFilled = read?.sets.length === 1 && read.look.slots !== null;
  return isFilled && others.some((item) => reader.read(item).sets.length > 0);
};

/** Several frames without words before their contents: "2 trojrámečky zásuvek", but not "2 ramki z gniazdem". */
const countedFrames = new RegExp(String.raw`^(?:[2-9]|\d{2,})\s(?!.*(?:[:=]|\s(?:${withWord}|of|po|по)\s))`, 'u');

/** Whether an item that is not understood tells that each of several places gets all items: "po obu stronach łóżka gniazdo, usb". */
const isForEach = ({ text, read }: Item): boolean => read.problem !== null && distributiveWords(text) !== undefined;

/** Items before the frame that holds all of them: "3 zásuvky, TV, internet, vše do jednoho pětirámečku". */
const inFrameBehind = (text: string, reader: ItemReader): Item | undefined => {
  const [, items = '', frame = ''] = /^(.+),([^,]+)$/u.exec(text) ?? [];
  if (!namesFrame(frame) || !(meansAll(frame) || withoutSharedFrame(frame))) return undefined;
  const { slots } = reader.read(frame).look;
  const read = reader.read(`frame ${slots}x: ${items}`);
  return slots !== null && read.sets.length === 1 && read.problem === null ? { text, read } : undefined;
};

/** Whether brackets name as many places as there are pieces: "2 gniazda (przy oknie i przy drzwiach)". */
const hasPlaceOfEach = ({ text, read: { note, quantity } }: Item): boolean =>
  text.includes(`(${note})`) && note.split(itemJoiner).length === quantity;

const isFrameWord = (word: string): boolean => isCount(word) || namesFrame(word) || multipleIn(word) !== undefined;

/** Whether the first item is a frame for several modules, which the others do not fill: "ramka poczwórna, 2 gniazda, RTV". */
const isFrameOfOthers = ({ text, read }: Item, others: readonly Item[], reader: ItemReader): boolean =>
  (read.look.slots ?? 1) > 1 &&
  read.sets.length === 0 &&
  namesFrame(text) &&
  wordsIn(text).every(({ word }) => isFrameWord(word) || !reader.isItemWord(word)) &&
  others.some((other) => other.read.sets.length > 0);

/** Whether an item that is not understood names sets, whose contents may follow: "two bedside sets, each with a socket, USB". */
const namesSets = ({ text, read }: Item): boolean => read.problem !== null && mentionsBundle(text);

/**
 * Whether an item that is not understood may begin with a room: with a word before a number, or with its abbreviation, as in
 * "przedp 2 schod" and "pok dz. gn".
 */
const mayNameRoom = ({ text, read }: Item, reader: ItemReader): boolean => {
  const first = wordsIn(text)[0]?.word ?? '';
  if (!read.problem || reader.isItemWord(first)) return false;
  const isCounted = read.problem.reason === 'unknown-words' && /^\p{L}+\.?\s+\d/u.test(text);
  return isCounted || (isRoomBeginning(first) && !isRoomNoun(first));
};

const skippedLook = { kind: 'skipped', reason: 'look' } as const;

/** Whether an item only names a look for the following ones. "IP44 x2" and a frame without contents are left. */
const readsLook = ({ look, box, ip44, quantity }: ItemReading): boolean =>
  namesLook(look) && box === null && !ip44 && quantity === null;

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
  const joined = joinedItems(items, reader);
  return joined.map((item, at) => (isForAppliances(joined, at) ? left(item) : item));
};

const left = ({ text, read }: Item): Item => ({ text, read: withProblem(read, 'unknown-words', [text]) });

/** Joins an item "in one frame" to those before it: "gniazdo, usb w jednej ramce". Asks where they have quantities. */
const withItemsBefore = (item: Item, before: readonly Item[], reader: ItemReader): readonly Item[] => {
  const [set, ...others] = item.read.sets;
  // "2 gniazda, RTV i LAN w jednej ramce" may mean all of them.
  const mayMeanAll = before.length > 0 && !item.text.includes('+') && item.text.split(joiner).length > 1;
  if (meansAll(item.text) || mayMeanAll) return [...before, item].map(left);
  if (before.at(-1)?.read.problem) return [...before, left(item)];
  const isOnePart = others.length === 0 && set?.parts.length === 1 && set.parts[0]?.count === 1;
  if (!isOnePart || before.every(({ read }) => readsNothing(read))) return [...before, item];
  const text = [...before, item].map((one) => one.text).join(', ');
  const read = reader.read(text);
  if (read.sets.length === 1 && read.problem === null && before.every((one) => one.read.quantity === null))
    return [{ text, read }];
  return [...before, item].map(left);
};

/** Joins items that only describe the one before: "gniazdo, IP44, czarne". */
const joinedItems = (all: readonly Item[], reader: ItemReader): readonly Item[] => {
  const items: Item[] = [];
  for (const one of all) {
    const before = items.at(-1);
    const { text } = one;
    const read = repeatsItem(one, before) ? withProblem(one.read, 'unknown-words', [text]) : one.read;
    const pieces = before?.read.sets.length && before.read.quantity === null ? spokenPieces(text) : undefined;
    if (before && pieces !== undefined) {
      items.pop();
      items.push({ text: `${before.text}, ${text}`, read: { ...before.read, quantity: pieces } });
    } else if (before && readsNothing(read) && (read.quantity === null || describesCounted(before, read))) {
      items.pop();
      const both = `${before.text}, ${text}`;
      items.push({ text: both, read: withFittingFrame(withDescription(before.read, read), both) });
    } else if (
      before &&
      (describesSomePieces(text, reader) ||
        ((before.read.quantity === null || read.quantity === null) && reader.mayDescribe(text, before.read)) ||
        (isSealedAdjective(text) && before.read.sets.length > 0) ||
        (read.problem && (before.isJoined || before.read.sets.length > 0) && meansBefore(text, before.read, reader)) ||
        (before.read.problem !== null && read.sets.length > 0 && startsWithJoiner.test(text)) ||
        (read.problem && wordsIn(text).length < 4 && distributiveWords(text) !== undefined))
    ) {
      items.pop();
      const both = `${before.text}, ${text}`;
      const quantity = before.read.quantity ?? read.quantity;
      items.push({ text: both, read: leftBetween({ ...read, quantity }, both, [read, before.read]), isJoined: true });
    } else items.push({ text, read });
  }
  return items;
};

/** Whether words behind an item question it and name no other one, or count it again. */
const meansBefore = (text: string, item: ItemReading, reader: ItemReader): boolean =>
  (refersBack(text) && !wordsIn(text).some(({ word }) => reader.isItemWord(word))) || countsAgain(text, item, reader);

/** Whether words behind an item count it again: "po jedné z každé strany", "druhé u okna", "біля пралки — ще одна", "IP44 – 2 ks (…)". */
const countsAgain = (text: string, item: ItemReading, reader: ItemReader): boolean => {
  // An appliance may get a socket; see `withPlugged`.
  if (countedAppliance(text)) return false;
  const plain = text.replaceAll(/\s*\([^()]*\)/gu, '').replace(beforeCount, '');
  const described = reader.read(plain);
  if (plain !== text && readsNothing(described) && described.quantity !== null) return true;
  const words = wordsIn(plain);
  // "4 gniazda przy łóżku, po dwa z każdej strony" and "2 gniazda, jedno przy łóżku" only divide them.
  const mayDivide = item.note === '' || distributiveWords(text) !== undefined;
  if (mayDivide && piecesOfItem(item) > (numberOf(words[0]?.word ?? '') || 1)) return false;
  const { before = '', after } = splitAtColon(plain);
  if (tellsPlace(before)) return wordsIn(after).every(({ word }) => isCounting(word));
  const start = words.findIndex(({ word }) => !isCounting(word));
  const place = start < 0 ? '' : plain.slice(words[start]?.start);
  const isFurther =
    start < 0 || (start > 0 && (startsWithPlace.test(flat(place)) || isAppliance(words[start]?.word ?? '')));
  return isFurther && !also.test(flat(words[0]?.word ?? ''));
};

/** The pieces of an item, or the circuits of a switch: "double switch, one for the ceiling". */
const piecesOfItem = ({ sets, quantity }: ItemReading): number =>
  (quantity ?? 1) *
  sets
    .flatMap(({ parts }) => parts)
    .reduce((sum, { count, words }) => sum + count * (isSocket(words) ? 1 : (multipleIn(words) ?? 1)), 0);

/** Words before a count: "po jednej", "a second one". */
const beforeCount = new RegExp(String.raw`^(?:po|по|plus|${and})\s+`, 'iu');

const startsWithPlace = new RegExp(String.raw`^(?:${wordPattern(places)}|${withWord}|each|left|right)\s`, 'u');

const also = exactly('też, také, tiež, також, also');

const inflectedOne = exactly('jednym, jednej, jednom, jednou, jedním, jedným, одній, одному, одним');

const isCounting = (word: string): boolean =>
  [another, inflectedOne, /^\d{1,2}[xх×]?$/u].some((words) => words.test(flat(word))) ||
  numeralOf(word) !== undefined ||
  isInflectedNumeral(word);

/** Whether an item only repeats the one before it with a property: "gniazdo 3 szt., gniazdo z przesłonami". */
const repeatsItem = ({ text, read }: Item, before: Item | undefined): boolean => {
  const [part, ...others] = read.sets.flatMap(({ parts }) => parts);
  const parts = before?.read.quantity ? before.read.sets.flatMap((set) => set.parts) : [];
  const isSame = parts.length > 0 && parts.every(({ words }) => flat(words) === flat(part?.words ?? ''));
  return isSame && others.length === 0 && read.quantity === null && read.note === '' && hasProperty.test(flat(text));
};

const hasProperty = new RegExp(String.raw`\s(?:${withWord})\s`, 'u');

/** Whether a remark describes some of several pieces: "jedno czarne", "one IP44", "jeden podświetlany". */
export const describesSomePieces = (remark: string, reader: ItemReader): boolean => {
  const [count, described] = wordsIn(remark);
  if (describesSome(remark)) return true;
  if (!count || !described || !isCount(count.word)) return false;
  const words = withoutFillers(remark.slice(described.start)).trim();
  const { look, box, ip44, note, ...read } = reader.read(words);
  const isProperty = readsNothing({ ...read, look, box, ip44, note }) && note === '' && read.quantity === null;
  return (
    (isProperty && (namesLook(look) || box !== null || (ip44 && !/\d/u.test(count.word)))) || isIllumination(words)
  );
};

/** The number of pieces that a text consists of: "dwie sztuki", "jedna". */
const spokenPieces = (text: string): number | undefined => {
  if (numeralOf(text) !== undefined) return numeralOf(text);
  const stated = quantityAtEnd(`- ${text}`);
  return stated?.rest === '-' && !stated.isBare ? stated.quantity : undefined;
};

/** Whether a look with a quantity describes the item before it: "gniazdo, białe 3 szt.". */
const describesCounted = ({ read: { sets, quantity, ip44: isSealed } }: Item, { look, ip44 }: ItemReading): boolean =>
  sets.length > 0 && quantity === null && ((look.finishId ?? look.familyId) !== null || (isSealed && ip44));

/** Leaves a set with another number of parts than its frame has slots. */
const withFittingFrame = (item: ItemReading, text: string): ItemReading => {
  const { slots } = item.look;
  const fits = item.sets.every(({ parts }) => slots === null || sumOf(parts) === slots);
  return fits ? item : withProblem(item, 'other-slot-count', [text]);
};

const withDescription = (item: ItemReading, { look, box, ip44, quantity, note }: ItemReading): ItemReading => ({
  ...item,
  look: mergeLooks(look, item.look),
  box: item.box ?? box,
  ip44: item.ip44 || ip44,
  quantity: item.quantity ?? quantity,
  note: joinNotes([item.note, note]),
});
