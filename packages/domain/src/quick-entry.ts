import { type Colour, controllerSlots, type Frame, type FrameLine, type Module, moduleSlots } from './catalogue.ts';
import { parseQuantity, pieceUnit, timesSign, clampQuantity } from './quantity.ts';
import { type Range, substitutesFor } from './substitutes.ts';
import { type Dictionary, searchKey } from './search.ts';
import { chooseController } from './set/controllers.ts';
import { chooseFrame } from './set/frames.ts';
import {
  type AssortmentWithRoles,
  cardsOfModule,
  colourFor,
  fitsLine,
  type ModuleCard,
  moduleChoiceOf,
  placeInFirstFreeSlot,
} from './set/modules.ts';
import {
  chosenControllers,
  emptyControllerSlots,
  frameOfSet,
  freeModuleSlots,
  placedModules,
  type ProductSet,
} from './set/product-set.ts';
import type { SetChange } from './set/set-change.ts';
import {
  mentionsIp44,
  endsInIp44,
  noModuleExcludesSeal,
  ip44Interpretations,
  sealedPieces,
  sealIfAllowed,
} from './set/seal.ts';

/** One part of a quick entry: an item and its count. */
export type QuickEntryPart = {
  /** The words that name the item, as typed. */
  readonly words: string;
  /** Index of the first of these words in the typed text. */
  readonly start: number;
  readonly count: number;
  /** Whether the entry asks for the whole set as IP44, in a separate part of the text. */
  readonly sealed: boolean;
  readonly meaning: QuickEntryMeaning;
};

/** The interpretation of a part's words. */
type QuickEntryMeaning =
  /** Functions. The first one is meant; the others are alternatives, best first. */
  | { readonly kind: 'functions'; readonly functionIds: readonly string[] }
  /** A module, named by its symbol. */
  | { readonly kind: 'card'; readonly card: ModuleCard }
  /** Unknown words, with similar functions as suggestions. */
  | { readonly kind: 'unknown'; readonly near: readonly string[] };

/** The look-ups for interpreting the words of a quick entry. */
export type QuickEntryLookup = {
  readonly dictionary: Pick<Dictionary, 'functionsOfPhrase' | 'functionsMatching' | 'suggestionsFor'>;
  /** Finds the module with this symbol, or undefined. */
  readonly findBySymbol: (symbol: string) => ModuleCard | undefined;
};

/**
 * Parses a quick entry such as "3x gniazdo, usb, schodowy x2", in order. Commas, semicolons, line breaks and a plus
 * between spaces separate parts. Within a part, known items may follow one another. A count comes before or after an
 * item: `3`, `3x`, `×3`, `2 szt.`, `dwa`.
 */
export const parseQuickEntry = (text: string, lookup: QuickEntryLookup): readonly QuickEntryPart[] =>
  sealedPieces(piecesOf(text)).flatMap((piece) => partsOf(piece, lookup));

/** The name of a frame line in a text. */
export type NamedLine = { readonly lineId: number; readonly start: number; readonly end: number };

/** Finds the name of a frame line in a typed text, in any case and spacing. Of several the longest, then the first. */
export const findLineName = (text: string, lines: readonly Pick<FrameLine, 'id' | 'name'>[]): NamedLine | undefined =>
  lines
    .flatMap(({ id, name }): NamedLine | [] => {
      const words = name.split(/\s+/u).map((word) => word.replaceAll(/[^\p{L}\p{N}]/gu, String.raw`\$&`));
      const found = new RegExp(String.raw`(?<![\p{L}\p{N}])${words.join(String.raw`\s*`)}(?![\p{L}\p{N}])`, 'iu').exec(
        text,
      );
      return found ? { lineId: id, start: found.index, end: found.index + found[0].length } : [];
    })
    .toSorted((one, other) => other.end - other.start - (one.end - one.start) || one.start - other.start)
    .at(0);

type Piece = Pick<QuickEntryPart, 'words' | 'start' | 'sealed'>;

const piecesOf = (text: string): readonly Piece[] => {
  const pieces: Piece[] = [];
  let start = 0;
  for (const separator of [...text.matchAll(/[,;\n]|\s\+\s/g), undefined]) {
    pieces.push(trimmed({ words: text.slice(start, separator?.index), start, sealed: false }));
    if (separator) start = separator.index + separator[0].length;
  }
  return pieces.filter(({ words }) => words !== '');
};

const trimmed = ({ words, start, sealed }: Piece): Piece => ({
  sealed,
  words: words.trim(),
  start: start + words.length - words.trimStart().length,
});

/** Interprets one part: as a whole if it is known, otherwise as a count with an item, or as several items. */
const partsOf = (piece: Piece, lookup: QuickEntryLookup): readonly QuickEntryPart[] => {
  if (lookup.dictionary.functionsOfPhrase(piece.words).length > 0 || lookup.findBySymbol(piece.words)) {
    return [{ ...piece, count: 1, meaning: meaningOf(piece, lookup) }];
  }
  const counted = countedPiece(piece);
  const meaning = meaningOf(counted, lookup);
  const asOne = [{ ...counted, meaning }];
  return meaning.kind === 'unknown' || isJoined(counted.words) ? (sideBySide(piece, lookup) ?? asOne) : asOne;
};

const meaningOf = ({ words, sealed }: Piece, { dictionary, findBySymbol }: QuickEntryLookup): QuickEntryMeaning => {
  for (const phrase of ip44Interpretations(sealed && !mentionsIp44(words) ? `${words} IP44` : words)) {
    const card = findBySymbol(phrase);
    if (card) return { kind: 'card', card };
    const functionIds = dictionary.functionsMatching(phrase);
    if (functionIds.length > 0) return { kind: 'functions', functionIds };
  }
  return { kind: 'unknown', near: dictionary.suggestionsFor(words) };
};

/** A count of up to four digits, with or without a thousands separator. */
const digits = String.raw`(\d{1,3}[\s.'’]\d{3}|\d{1,4})`;

/** Notations of a count before or after its item. The number is the first group that matched. */
const number = String.raw`(?:${digits}\s*${timesSign}|${timesSign}\s*${digits}|${digits}\s*${pieceUnit}\.?|${digits})`;
const before = new RegExp(String.raw`^${number}\s+(?=\S)`, 'iu');
const beforeClosely = new RegExp(String.raw`^${digits}${timesSign}(?=\p{L}{2})`, 'iu');
const after = new RegExp(String.raw`\s+${number}$`, 'iu');

const countedPiece = (piece: Piece): Piece & { readonly count: number } => {
  const first = before.exec(piece.words) ?? beforeClosely.exec(piece.words);
  if (first) return { ...restOfPiece(piece, first[0].length), count: numberIn(first) };
  const last = endsInIp44(piece.words) ? null : after.exec(piece.words);
  if (last) return { ...piece, words: piece.words.slice(0, last.index), count: numberIn(last) };
  const [word = ''] = piece.words.split(/\s/);
  const count = numerals.get(searchKey(word));
  return count !== undefined && word.length < piece.words.length
    ? { ...restOfPiece(piece, word.length), count }
    : { ...piece, count: 1 };
};

const restOfPiece = ({ words, start, sealed }: Piece, from: number): Piece =>
  trimmed({ words: words.slice(from), start: start + from, sealed });

const numberIn = (found: readonly (string | undefined)[]): number =>
  clampQuantity(parseQuantity(found.slice(1).find((group) => group !== undefined) ?? '1') ?? 1);

/** Numerals that may precede an item. */
const numerals: ReadonlyMap<string, number> = new Map(
  [
    ['jeden', 'jedna', 'jedno', 'jedną', 'один', 'одна', 'одну', 'one', 'a'],
    ['dwa', 'dwie', 'dva', 'dvě', 'dve', 'два', 'дві', 'two'],
    ['trzy', 'tři', 'tri', 'три', 'three'],
    ['cztery', 'čtyři', 'štyri', 'чотири', 'four'],
    ['pięć', 'pět', 'päť', 'п’ять', 'five'],
  ].flatMap((words, index) => words.map((word) => [searchKey(word), index + 1] as const)),
);

/** Words that join neighbouring items. */
const joining: ReadonlySet<string> = new Set(['i', 'oraz', 'a', 'and', 'та', 'і', 'й', 'plus', '+'].map(searchKey));

const isJoined = (words: string): boolean =>
  words.split(/\s+/).some((word, at) => at > 0 && joining.has(searchKey(word)));

/** Splits a part without commas into several known items, the longest first. Undefined if a word remains unknown. */
const sideBySide = (piece: Piece, lookup: QuickEntryLookup): readonly QuickEntryPart[] | undefined => {
  const words = [...piece.words.matchAll(/\S+/g)];
  const parts: QuickEntryPart[] = [];
  let at = 0;
  while (at < words.length) {
    const from = words[at]?.index ?? 0;
    const isJoining = joining.has(searchKey(words[at]?.[0] ?? '')) && at > 0;
    const ends = words.slice(at).map((word) => word.index + word[0].length);
    const found = isJoining ? undefined : longestMatch({ piece, from, ends }, lookup);
    if (!found && !isJoining) return undefined;
    if (found) parts.push(found.part);
    at += found?.length ?? 1;
  }
  return parts;
};

/** Returns the longest known item at the beginning of a sequence of words. */
const longestMatch = (
  { piece, from, ends }: { readonly piece: Piece; readonly from: number; readonly ends: readonly number[] },
  lookup: QuickEntryLookup,
): { readonly part: QuickEntryPart; readonly length: number } | undefined => {
  for (let length = Math.min(ends.length, 6); length > 0; length -= 1) {
    const counted = countedPiece({
      ...piece,
      words: piece.words.slice(from, ends[length - 1]),
      start: piece.start + from,
    });
    const meaning = meaningOf(counted, lookup);
    const fits = !isJoined(counted.words) || lookup.dictionary.functionsOfPhrase(counted.words).length > 0;
    if (fits && meaning.kind !== 'unknown') return { part: { ...counted, meaning }, length };
  }
  return undefined;
};

/** The item that goes into a slot for a typed part. */
export type QuickEntryItem = {
  /** The requested function; null for a symbol. */
  readonly functionId: string | null;
  /** The loss through a substitute, in words that follow "without"; null if there is none. */
  readonly loses: string | null;
  /** Whether this item was requested as IP44. */
  readonly sealed: boolean;
  readonly content: { readonly card: ModuleCard } | { readonly controllerId: number };
};

/** The frame line for a quick entry, and the modules and colours available in it. */
export type QuickEntryContext = {
  readonly line: FrameLine;
  readonly frames: readonly Frame[];
  /** The modules of the line's series. */
  readonly modules: readonly Module[];
  readonly colours: readonly Colour[];
  readonly colourId: number;
  /** Preferred finish and subcategory of the frame if the set has no frame yet. */
  readonly finishId: string | null;
  readonly subcategoryId: number | null;
  readonly assortment: AssortmentWithRoles & Pick<Range, 'allFunctions'>;
};

/**
 * Finds the item for the first of these functions that the line offers, or else the best substitute for the first
 * function. Undefined if there is none.
 */
export const quickEntryItemFor = (
  functionIds: readonly string[],
  typedLine: QuickEntryContext,
): QuickEntryItem | undefined => {
  const [first] = functionIds;
  const standIns = first === undefined ? [] : substitutesFor(first, null, typedLine.assortment);
  const candidates = [...functionIds.map((functionId) => ({ functionId, loses: null })), ...standIns];
  for (const { functionId, loses } of candidates) {
    const content = contentFor(functionId, typedLine);
    if (content) return { functionId, loses, sealed: false, content };
  }
  return undefined;
};

const contentFor = (
  functionId: string,
  { line, frames, modules, colours, colourId, assortment }: QuickEntryContext,
): QuickEntryItem['content'] | undefined => {
  const cards = modules
    .filter((module) => module.functionId === functionId && fitsLine(module, line))
    .flatMap((module) => cardIn(module, colours, colourId) ?? []);
  if (cards[0]) return { card: cards[0] };
  const panel = frames.find(({ touchLayout }) => touchLayout);
  const controllers = panel ? assortment.listControllers(panel.seriesTag) : [];
  const controller = controllers.find((one) => one.functionId === functionId);
  return controller && { controllerId: controller.id };
};

/** A module's card in a colour, or in the nearest colour that the module comes in. */
const cardIn = (module: Module, colours: readonly Colour[], colourId: number): ModuleCard | undefined => {
  const wanted = colours.find(({ id }) => id === colourId);
  const colour = wanted && colourFor(module, wanted, colours);
  return cardsOfModule(module, colour?.id ?? colourId)[0];
};

/**
 * Puts the items of a quick entry into the free slots of a set, from left to right, and lists the losses. If they do
 * not fit, the set gets a frame of the line with enough slots, in the same finish if possible. A set requested as IP44
 * is sealed if the rules allow it. Returns undefined if the line has no frame with enough slots.
 */
export const fillFromQuickEntry = (
  set: ProductSet,
  items: readonly QuickEntryItem[],
  typedLine: QuickEntryContext,
): SetChange | undefined => {
  const { assortment } = typedLine;
  for (const frame of framesFor(set, items, typedLine)) {
    const framed = set.frameId === frame.id ? { set, losses: [] } : chooseFrame(set, frame, assortment);
    const filled = items.reduce<SetChange | undefined>(
      (before, item) => before && placeItem(before, item, typedLine),
      framed,
    );
    const seals = items.some(({ sealed }) => sealed);
    if (filled) return seals ? { ...filled, set: sealIfAllowed(filled.set, assortment) } : filled;
  }
  return undefined;
};

/** Frames with room for the present content and the new items, best first: the present frame, then similar ones. */
const framesFor = (
  set: ProductSet,
  items: readonly QuickEntryItem[],
  typedLine: QuickEntryContext,
): readonly Frame[] => {
  const modules = items.flatMap(({ content }) => ('card' in content ? content.card.module : []));
  const present = frameOfSet(set, typedLine.assortment);
  const hasRoom = (frame: Frame): boolean =>
    freeModuleSlots(set, frame).length >= modules.length &&
    emptyControllerSlots(set, frame).length >= items.length - modules.length;
  const needsIp44 = items.some(({ sealed }) => sealed) && noModuleExcludesSeal(set, modules, typedLine.assortment);
  const stays = present !== undefined && hasRoom(present);
  if (stays && !(needsIp44 && !present.supportsIp44)) return [present];
  const [ofModules, ofControllers] = stays
    ? [moduleSlots(present).length, controllerSlots(present).length]
    : [placedModules(set).length + modules.length, chosenControllers(set).length + items.length - modules.length];
  const { finishId, subcategoryId } = present ?? typedLine;
  const rankOf = (frame: Frame): number =>
    (needsIp44 && !frame.supportsIp44 ? 4 : 0) +
    (frame.finishId === finishId ? 0 : 2) +
    (frame.subcategoryId === subcategoryId ? 0 : 1);
  const others = typedLine.frames
    .filter((frame) => moduleSlots(frame).length === ofModules && controllerSlots(frame).length === ofControllers)
    .toSorted((one, other) => rankOf(one) - rankOf(other) || one.sort - other.sort);
  return stays ? [...others.filter(({ supportsIp44 }) => supportsIp44), present] : others;
};

const placeItem = ({ set, losses }: SetChange, { content }: QuickEntryItem, { assortment }: QuickEntryContext) => {
  if ('card' in content) {
    const placed = placeInFirstFreeSlot(set, moduleChoiceOf(content.card), assortment);
    return placed.ok ? { set: placed.value.set, losses: [...losses, ...placed.value.losses] } : undefined;
  }
  const frame = frameOfSet(set, assortment);
  const [slot] = frame ? emptyControllerSlots(set, frame) : [];
  const chosen = slot && chooseController(set, slot, content.controllerId, assortment);
  return chosen?.ok ? { set: chosen.value, losses } : undefined;
};
