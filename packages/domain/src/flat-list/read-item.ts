import { allSlots } from '../catalogue.ts';
import { LARGEST_QUANTITY, pieceUnit } from '../quantity.ts';
import { type QuickEntryLookup, type QuickEntryPart, parseQuickEntry } from '../quick-entry.ts';
import { mentionsIp44 } from '../set/seal.ts';
import { createExpander, isAbbreviation } from './abbreviations.ts';
import {
  hasItemsInBrackets,
  isPlainNote,
  quantitiesInBrackets,
  withContentsBehindColon,
  withHeightInBrackets,
  withoutBrackets,
} from './brackets.ts';
import { countOfBackReference, doubtWords } from './doubts.ts';
import type { FlatListContext, ListedLook, ListedPart, NotUnderstood } from './flat-list.ts';
import type { FunctionPhrases } from './function-phrases.ts';
import {
  LEAST_HEIGHT,
  bareCount,
  contentsOfFrames,
  countInside,
  numberSign,
  startsWithPlural,
  statedQuantity,
  unclearQuantity,
  withDigits,
} from './item-quantity.ts';
import {
  type ItemReading,
  type ReadItem,
  type SetReading,
  emptyItem,
  functionIdsOf,
  isOnlyLook,
  listedPart,
  meantFunctions,
  nearestFunctions,
  problemOf,
  sumOf,
  withProblem,
} from './item-reading.ts';
import { type SymbolReader, createSymbolReader } from './item-symbols.ts';
import { type Stripped, mergeLooks, multipleIn, noLook, stripModifiers } from './modifiers.ts';
import { invalidQuantityIn, numeralOf, piecesAtStart } from './numbers.ts';
import { endsInAppliance, isAppliance, isPlace, itemJoiner, placesIn, tellsPlace } from './place-words.ts';
import {
  isLighting,
  isNegated,
  isSocket,
  mayMeanData,
  otherMountingWords,
  otherProductWords,
  ownSupplyWords,
} from './product-words.ts';
import { isRoomNoun } from './room-names.ts';
import { contentsOfSets, countsSets, withoutSharedFrame } from './set-words.ts';
import { exactly as exactlyOf, flat, phrases, remembering, trimmed, wordsIn } from './words.ts';

/** Reads the texts of items with the words and symbols of a catalogue. */
export type ItemReader = NoteChecks &
  Pick<PartReader, 'isPhrase'> &
  Pick<SymbolReader, 'isSymbol'> & {
    readonly read: ReadItem;
    /** Whether a word belongs to the name of a function. */
    readonly isItemWord: (word: string) => boolean;
    /** Whether a word for items begins with these letters. */
    readonly isItemBeginning: (letters: string) => boolean;
    /** The reading of a socket with IP44. */
    readonly ip44Socket: ItemReading;
  };

export const createItemReader = <Product>(context: FlatListContext<Product>): ItemReader => {
  const { functions } = context.index;
  const { isPhrase, isItem, readParts, readPartsAndNote, splitJoinedNames, problemOfWords } =
    createPartReader(functions);
  const { isSymbol, takeSymbols, problemOfSymbols } = createSymbolReader(context, isPhrase);
  const { socketNoun, buildSets, inOneFrame, withSeveralSockets } = createSetBuilder(context, readParts);
  const { problemOfRemark, problemOfNote } = createNoteChecks(functions);
  const expand = createExpander(context.abbreviations);
  const stripped = remembering((text) => stripModifiers(text, context));

  const readings = new Map<string, ItemReading>();
  const read: ReadItem = (written, { hasQuantity = false } = {}) => {
    const key = hasQuantity ? `${written}\t` : written;
    const present = readings.get(key) ?? withClearNote(readBrackets(written, hasQuantity));
    readings.set(key, present);
    return present;
  };

  /** Leaves an item whose note names another item. */
  const withClearNote = (item: ItemReading): ItemReading => {
    const problem = problemOfRemark(item.note, item.sets);
    return problem ? { ...item, sets: [], problem } : item;
  };

  /** Reads remarks in brackets apart from the item, because lists repeat their items with other remarks. */
  const readBrackets = (written: string, hasQuantity: boolean): ItemReading => {
    if (hasItemsInBrackets(written, isItem, read)) return withProblem(read(''), 'unknown-words', [written]);
    const { text, notes } = withoutBrackets(withHeightInBrackets(written), isItem);
    if (notes.length === 0 || !notes.every(isPlainNote)) return readItem(written, hasQuantity);
    const item = read(text.replaceAll(/\s+/gu, ' ').trim(), { hasQuantity });
    const looks = notes.filter((note) => isOnlyLook(read(note)));
    const look = looks.map((note) => read(note).look).reduce(mergeLooks, item.look);
    const others = notes.filter((note) => !looks.includes(note));
    return { ...item, look, note: joinNotes([item.note, ...others]) };
  };

  /** Reads an item as its words say, and leaves it where they do not tell how many are meant or that it is wanted. */
  const readItem = (text: string, hasQuantity: boolean): ItemReading => {
    const written = withContentsBehindColon(text, stripped);
    const named = readSets(written, hasQuantity);
    if (named) return named;
    const item = withSeveralSockets(
      readInvalidQuantity(written, hasQuantity) ??
        readSharedFrame(written, hasQuantity) ??
        readGroup(written, hasQuantity) ??
        readWords(written, hasQuantity),
    );
    if (item.sets.length + item.symbols.length === 0) return item;
    const unclear = unclearQuantity(written, item, { hasQuantity, isPhrase });
    if (unclear !== undefined) return withProblem({ ...item, symbols: [] }, 'invalid-quantity', [unclear]);
    if (isNegated(written) && !isPhrase(written))
      return withProblem({ ...item, symbols: [] }, 'unknown-words', [written]);
    return item;
  };

  /** Reads sets that are named by a noun with their contents. Undefined if the contents are no such set. */
  const readSets = (written: string, hasQuantity: boolean): ItemReading | undefined => {
    const named = contentsOfSets(written);
    if (!named || isPhrase(written) || (hasQuantity && named.quantity !== null)) return undefined;
    const inside = read(named.rest, { hasQuantity });
    if (inside.sets.length === 0 || inside.problem) return undefined;
    const item = inOneFrame(inside, written, true);
    const isOnePart = item.sets.some(({ parts }) => sumOf(parts) === 1);
    // "komplet gniazd" does not tell how many.
    if (isOnePart && !written.includes(':') && !/\d/u.test(named.rest))
      return withProblem(item, 'invalid-quantity', [written]);
    if (named.quantity === null || item.problem) return item;
    return item.quantity === null
      ? { ...item, quantity: named.quantity }
      : withProblem(item, 'invalid-quantity', [written]);
  };

  /** Leaves an item with a number that nobody can order, such as "2-3". */
  const readInvalidQuantity = (written: string, hasQuantity: boolean): ItemReading | undefined => {
    const invalid = invalidQuantityIn(written.trim());
    const item = invalid && read(invalid.rest, { hasQuantity });
    return item && (item.problem?.reason === 'invalid-quantity' || item.sets.length + item.symbols.length > 0)
      ? withProblem({ ...item, symbols: [] }, 'invalid-quantity', [invalid.words])
      : undefined;
  };

  /** Reads items with words for one frame: "gniazdo + usb w jednej ramce". */
  const readSharedFrame = (written: string, hasQuantity: boolean): ItemReading | undefined => {
    const shared = withoutSharedFrame(written);
    const together = shared && read(shared.rest, { hasQuantity });
    return together && together.sets.length > 0 ? inOneFrame(together, written, shared.countsSets) : undefined;
  };

  /** Reads a counted set in brackets: "2x (gniazdo + usb)". */
  const readGroup = (written: string, hasQuantity: boolean): ItemReading | undefined => {
    const group = /^\s*(\d{1,4})\s?[x×хX*]\s?\(([^()]+)\)\s*([^()]*)$/u.exec(written);
    if (group?.[2] === undefined || hasQuantity) return undefined;
    const [, count, contents, remark = ''] = group;
    const inside = read(contents, { hasQuantity: true });
    const isClear = remark === '' || (isPlace(wordsIn(remark)[0]?.word ?? '') && isPlainNote(remark));
    return isClear
      ? { ...inside, quantity: Math.max(1, Number(count)), note: joinNotes([inside.note, remark]) }
      : withProblem({ ...inside, symbols: [] }, 'unknown-words', [written]);
  };

  /** Reads symbols, look and box, quantity, and the words that remain as parts and a note, in this order. */
  const readWords = (written: string, hasQuantity: boolean): ItemReading => {
    const { text, notes } = withoutBrackets(written, isItem);
    const counts = quantitiesInBrackets(written);
    if (counts.length > 1) return withProblem(emptyItem, 'invalid-quantity', counts);
    const { symbols, unknown, rest: withoutSymbols } = takeSymbols(text);
    const { look, box, rest: described } = takeLook(trimmed(withoutSymbols));
    const words = trimmed(described.replaceAll(usualRating, ' ').replaceAll(/\s+/gu, ' '));
    const stated = statedQuantity(words, { hasQuantity, hasSymbols: symbols.length > 0, isPhrase });
    // "gniazdo 110" may tell a height, "5 szt. gniazdo + 1 schodowy" counts only the first.
    const isHeight = stated?.isBare === true && stated.quantity >= LEAST_HEIGHT;
    const isAdded = !hasQuantity && piecesAtStart(words) !== undefined && /\s\+\s*\d/u.test(words);
    if (isHeight || isAdded)
      return withProblem({ ...emptyItem, look, box }, 'invalid-quantity', [isHeight ? String(stated.quantity) : words]);
    const contents = stated ? trimmed(stated.rest) : words;
    const inFrames = look.slots === null ? undefined : contentsOfFrames(contents);
    const rest = withSeparateParts(inFrames?.rest ?? contents);
    // "3 gniazda" are three pieces, "3x gniazdo" and "3 gniazda + usb" are parts of one set.
    const bare = stated || hasQuantity || /\s\+\s|[,;\n]/u.test(rest) ? undefined : bareCount(rest, isPhrase);
    const item: ItemReading = {
      sets: [],
      symbols,
      look,
      box,
      ip44: mentionsIp44(rest),
      note: joinNotes([stated?.note, ...notes]),
      quantity: stated?.quantity ?? inFrames?.quantity ?? null,
      problem: null,
    };
    if (unknown.length > 0) return { ...item, problem: problemOfSymbols(unknown) };
    const isDescription = wordsIn(rest).length === 0 || isOnlyIp44(rest);
    if (isDescription && (symbols.length > 0 || rest !== '' || look !== noLook || box)) return item;
    const found = readPartsAndNote(rest);
    if (!found)
      return symbols.length > 0
        ? { ...item, note: joinNotes([item.note, rest]) }
        : { ...item, problem: problemOfWords(rest) };
    const slots = stated && startsWithPlural(rest) ? null : look.slots;
    const sets = buildSets(fillingFrame(found.parts.map(listedPart), slots), rest, item);
    return {
      ...item,
      ip44: item.ip44 || found.parts.some(({ sealed }) => sealed),
      note: joinNotes([found.note, item.note]),
      ...(bare === undefined ? sets : asPieces(sets, bare)),
    };
  };

  /** Takes the words of look and box out of a text. Abbreviations may stand for such words. */
  const takeLook = (text: string): Stripped => {
    const once = stripped(text);
    const expanded = expand(once.rest);
    if (expanded === once.rest) return once;
    const again = stripped(expanded);
    return { rest: again.rest, look: { ...again.look, ...namedIn(once.look) }, box: once.box ?? again.box };
  };

  /** Writes numerals as digits, and a plus sign between parts that are joined by another sign. */
  const withSeparateParts = (text: string): string => {
    const parts = withDigits(splitJoinedNames(text.replace(onlyJoining, '').replaceAll(/\s&\s/gu, ' + ')));
    return isPhrase(parts) ? parts : parts.replace(/light (?=switch)/u, '');
  };

  return {
    read,
    isItemWord: (word) => word.length > 2 && functions.has(word),
    isItemBeginning: functions.hasBeginning,
    ip44Socket: read(socketNoun === undefined ? '' : `${socketNoun} IP44`),
    isPhrase,
    isSymbol,
    problemOfRemark,
    problemOfNote,
  };
};

const joinNotes = (notes: readonly (string | undefined)[]): string => notes.filter(Boolean).join('; ');

const namedIn = (look: ListedLook): Partial<ListedLook> =>
  Object.fromEntries(Object.entries(look).filter(([, value]) => value !== null));

/** Words that join an item to the one before it. */
const onlyJoining = /^(?:i|oraz|a|and|та|і|й|plus|also|też|także|jeszcze|ještě|ešte|ще|také|tiež)\s+(?=\S)/iu;

const isOnlyIp44 = (text: string): boolean => /^[iі][pр][\s-]?44$/iu.test(text.trim());

/** The rating of every usual socket: "gniazdo 230V 16A 2P+Z". */
const usualRating =
  /(?<=\s)(?:2[PpРр]\s?\+\s?(?:Z|PE|E|T)|(?:220|230|250)(?:\s?[VvВв]|(?=\s|$))|1[06]\s?[AaАа](?!\s?\/?\s?5))(?![\p{L}\p{N}])/gu;

/** The parts of a text, and its last words that are a note. */
type PartsAndNote = { readonly parts: readonly QuickEntryPart[]; readonly note: string };

/** Reads texts as the parts of a set. */
type PartReader = {
  /** Whether a text is exactly a phrase for functions. */
  readonly isPhrase: (text: string) => boolean;
  /** The parts that a whole text names. Undefined if some of its words are no part. */
  readonly readParts: (text: string) => readonly QuickEntryPart[] | undefined;
  /** The parts of a text, whose last words may be a note: the longest beginning that is understood. */
  readonly readPartsAndNote: (text: string) => PartsAndNote | undefined;
  /** Whether a text names nothing but parts. */
  readonly isItem: (text: string) => boolean;
  /** The name "TV/SAT" stays; "schodowy/gniazdo" becomes two parts, and so does any other plus sign. */
  readonly splitJoinedNames: (text: string) => string;
  /** The words of a text that are no part, with the nearest functions. */
  readonly problemOfWords: (text: string) => NotUnderstood;
};

const createPartReader = (functions: FunctionPhrases): PartReader => {
  const { exactly, matching } = functions;
  const lookup: QuickEntryLookup = {
    dictionary: {
      // "2x gniazdo" counts sockets, although it is also a phrase for the double socket.
      functionsOfPhrase: (phrase) => (isCounted(phrase) ? [] : exactly(phrase)),
      functionsMatching: (phrase) =>
        isCounted(phrase) ? [] : /^\d+\s/u.test(phrase) ? exactly(phrase) : matching(phrase),
      suggestionsFor: () => [],
    },
    findBySymbol: () => undefined,
  };
  const isPhrase = remembering((text) => exactly(text).length > 0);
  const readParts = remembering((text): readonly QuickEntryPart[] | undefined => {
    if (!wordsIn(text).some(({ word }) => functions.has(word.replace(/^\d+[x×х]/iu, '')))) return undefined;
    // A place that is no part of a phrase is a note: "przy drzwiach", "gniazdo lodówka".
    if (!isPhrase(text) && (placesIn(text).some((at) => !isPhrase(text.slice(at))) || endsInAppliance(text)))
      return undefined;
    // A number may belong to the name: "vypínač č. 6", "two way switches".
    const named = numberInName.test(text) ? matching(text) : [];
    const isClear = named.length === 1 || isPhrase(text) || !gangs.test(text);
    if (named.length > 0 && !isClear) return undefined;
    if (named.length > 0)
      return [{ words: text, start: 0, count: 1, sealed: false, meaning: { kind: 'functions', functionIds: named } }];
    const parts = parseQuickEntry(text, lookup);
    const isKnown = parts.every(
      ({ words, meaning }) =>
        meaning.kind !== 'unknown' &&
        !numberSign.test(words) &&
        !/^(?:with|z|ze|s|se|so|з|із|зі|gang|way|pole)\s/iu.test(words),
    );
    return parts.length > 0 && isKnown && !isRunTogether(text, parts) ? parts : undefined;
  });
  const isItem = (text: string): boolean => readParts(text) !== undefined;
  const readPartsAndNote: PartReader['readPartsAndNote'] = remembering((text) => {
    const parts = readParts(text);
    if (parts) return { parts, note: '' };
    const [first = '', ...others] = text.split(/\s\+\s/u);
    if (others.length > 0) {
      const pieces = [first, ...others].map(readPartsAndNote);
      if (pieces.includes(undefined)) return undefined;
      return {
        parts: pieces.flatMap((piece) => piece?.parts ?? []),
        note: pieces.flatMap((piece) => piece?.note || []).join('; '),
      };
    }
    for (const at of placesIn(text)) {
      const head = readParts(trimmed(text.slice(0, at)));
      const note = trimmed(text.slice(at));
      if (head) return countInside.test(note) || namesFurtherItem(note) ? undefined : { parts: head, note };
    }
    const words = wordsIn(text);
    for (let count = words.length - 1; count > 0; count -= 1) {
      const tail = words.slice(count);
      if (!tail.every(({ word }) => isAppliance(word))) return undefined;
      const head = readParts(trimmed(text.slice(0, tail[0]?.start)));
      if (head) return { parts: head, note: trimmed(text.slice(tail[0]?.start)) };
    }
    return undefined;
  });
  /** Whether another item follows the place in a note: "nad blatem i łącznik". */
  const namesFurtherItem = (note: string): boolean =>
    note
      .split(itemJoiner)
      .slice(1)
      .some((piece) => isItem(trimmed(piece)) || countsMore(piece) || isItem(wordsIn(piece)[0]?.word ?? ''));

  return {
    isPhrase,
    readParts,
    readPartsAndNote,
    isItem,
    splitJoinedNames: (text) =>
      text.replaceAll(/[\p{L}\p{N}]+(?:[/+][\p{L}\p{N}]+)+/gu, (token) => {
        const sides = token.split(/[/+]/u);
        if (isPhrase(token) && (!token.includes('+') || sides.every((side) => side.length <= LONGEST_SHORT_NAME)))
          return token;
        if (token.includes('/')) {
          const meant = sides.map((side) => exactly(side)[0]);
          if (meant.includes(undefined) || new Set(meant).size < meant.length) return token;
        }
        return sides.join(' + ');
      }),
    problemOfWords: (text) => {
      const parts = parseQuickEntry(text, lookup);
      const unknown = parts.flatMap(({ words, meaning }) => (meaning.kind === 'unknown' ? [words] : []));
      const words = unknown.length === 0 ? [text] : unknown;
      const partial = parts.flatMap(({ meaning }) =>
        meaning.kind === 'functions' ? meaning.functionIds.slice(0, 1) : [],
      );
      const isShort = words.every(
        (word) =>
          isAbbreviation(word) ||
          (/^\p{Ll}{3,6}\.?$/u.test(word) && functions.hasBeginning(word) && numeralOf(word) === undefined),
      );
      return {
        ...problemOf(isShort ? 'unknown-abbreviation' : 'unknown-words', words),
        nearest: nearestFunctions([...words.flatMap(functions.nearest), ...partial]),
      };
    },
  };
};

/** Whether a phrase begins or ends with a count: "2x gniazdo", "gniazdo 2x". */
const isCounted = (phrase: string): boolean => /^\d+\s?[xX×хХ]\s|\s\d+\s?[xX×хХ]$/u.test(phrase);

const gangs = /^(?:\d|one|two|three|four)[\s-](?:way|gang|pole)\s/u;
const numberInName = new RegExp(String.raw`^\p{L}.*\s\d+$|${gangs.source}`, 'u');

/** Whether items follow each other without a sign or word between them: "przycisk dzwonkowy podświetlany" may be one. */
const isRunTogether = (text: string, parts: readonly QuickEntryPart[]): boolean =>
  parts.some((part, at) => {
    const before = parts[at - 1];
    if (!before || flat(before.words) === flat(part.words)) return false;
    return onlyCount.test(text.slice(before.start + before.words.length, part.start));
  });

const onlyCount = new RegExp(String.raw`^\s*(?:[xX×хХ]?\s?\d+\s?(?:[xX×хХ]|${pieceUnit})?\.?)?\s*$`, 'iu');

/** Whether a piece of a note counts another item: "1 przy drzwiach", "jedno z usb", "drugi przy schodach". */
const countsMore = (piece: string): boolean => {
  const [first = '', ...others] = wordsIn(flat(piece)).map(({ word }) => word);
  return others.length > 0 && (/^\d{1,3}$/u.test(first) || numeralOf(first) !== undefined || another.test(first));
};

const another = exactlyOf(
  flat(`drugi, druga, drugie, drugą, kolejn*, następn*, trzeci*, jeden, jedno, jedną, dodatkow*, jeszcze, też, druhý, druhá, druhé, druhou, další, ďalši*, jeden, jednu, ještě, ešte, také, tiež, třetí, tretí,
  другий, друга, другу, ще, також, третій, наступн*, another, second, other, also, more, third`),
);

/** Letters of short names such as "SAT", which form one name with a plus sign. */
const LONGEST_SHORT_NAME = 4;

/** Finds notes and remarks by which an item may be another one. The problems have the functions of both. */
type NoteChecks = {
  /** A remark with the word of another item, such as "do internetu" or "z podświetleniem". */
  readonly problemOfRemark: (remark: string, sets: ItemReading['sets']) => NotUnderstood | undefined;
  /** A note that asks for another product, such as "400 V", "do płyty indukcyjnej" or "na szynę DIN". */
  readonly problemOfNote: (note: string, sets: ItemReading['sets']) => NotUnderstood | undefined;
};

const createNoteChecks = ({ exactly, matching, nearest, has }: FunctionPhrases): NoteChecks => {
  const [data = ''] = exactly('data');
  /** Words that may mean something else: a socket for data or the socket "DATA", numbers such as "1+1". */
  const unclearPart = (parts: readonly ListedPart[]): string | undefined =>
    parts.find(
      ({ words, meaning }, at) =>
        // "2 x gniazdo + gniazdo" may be two sets of two.
        (at > 0 && parts.length > 1 && (parts[0]?.count ?? 1) > 1 && flat(parts[0]?.words ?? '') === flat(words)) ||
        !/\p{L}/u.test(words.replace(/ip\s?44/iu, '')) ||
        (mayMeanData(words) && functionIdsOf(meaning)[0] !== data),
    )?.words;

  return {
    problemOfRemark: (remark, sets) => {
      if (!wordsIn(remark).some(({ word }) => has(word))) return undefined;
      const parts = sets.flatMap((set) => set.parts);
      const meant = meantFunctions(parts);
      const possible = new Set(parts.flatMap(({ meaning }) => functionIdsOf(meaning)));
      const isOther = (text: string): boolean => {
        if (text.length < 2 || isAppliance(text) || isRoomNoun(text) || mentionsIp44(text)) return false;
        const named = matching(text);
        if (isLighting(text) && !possible.has(named[0] ?? '')) return false;
        return named.length > 0 && !meant.some((id) => named.includes(id));
      };
      const namesOther = (piece: string): boolean => {
        const words = wordsIn(piece).map(({ word }) => word);
        // "nad blatem podwójne": the words behind a place describe the item.
        if (tellsPlace(piece)) return words.slice(2).some((word) => isOther(word) && !tellsPlace(word));
        return (
          isOther(piece) || words.some(isOther) || words.some((word, at) => isOther(`${words[at - 1] ?? ''} ${word}`))
        );
      };
      const words = remark
        .split(itemJoiner)
        .map((piece) => trimmed(piece).replace(/^\d{1,2}\s?[xX×хХ]?\s(?!gang|way)/u, ''))
        .find(namesOther);
      if (words === undefined || meant.length === 0) return undefined;
      return { ...problemOf('unknown-words', [words]), nearest: nearestFunctions([...nearest(words), ...meant]) };
    },
    problemOfNote: (note, sets) => {
      const parts = sets.flatMap((set) => set.parts);
      const isUsualSocket = parts.some((part) => isSocket(part.words) && ownSupplyWords(part.words) === undefined);
      const supply = isUsualSocket ? (ownSupplyWords(note) ?? otherMountingWords(note)) : undefined;
      const counted = countsSets(note) || countOfBackReference(note) !== undefined ? note : undefined;
      const product = otherProductWords(withoutPlaces(note)) ?? doubtWords(note) ?? counted ?? unclearPart(parts);
      const words = supply ?? (parts.length > 0 ? product : undefined);
      if (words === undefined) return undefined;
      const functionIds = [...matching(words), ...meantFunctions(parts)];
      return { ...problemOf('unknown-words', [words]), nearest: nearestFunctions(functionIds) };
    },
  };
};

/** A note without the prepositions of places and the words behind them: "przy rozdzielnicy, hermetyczne". */
const withoutPlaces = (note: string): string =>
  note
    .split(itemJoiner)
    .map((piece) => (tellsPlace(piece.trim()) ? piece.trim().replace(/^\S+\s+\S+/u, '') : piece))
    .join('; ');

/** Sets with the number of their pieces, or why there are none. */
type CountedSets = Pick<ItemReading, 'sets' | 'quantity' | 'problem'>;

/** Makes sets of the parts of an item. */
type SetBuilder = {
  /** The noun of a usual socket in the language of the catalogue. */
  readonly socketNoun: string | undefined;
  /** The set of these parts; several sets if they do not fit into one frame, but the groups of the text do. */
  readonly buildSets: (
    parts: readonly ListedPart[],
    text: string,
    item: Pick<ItemReading, 'look' | 'quantity'>,
  ) => CountedSets;
  /** Reads all pieces as parts of one set. `countsSets`: a stated quantity counts sets, and no parts. */
  readonly inOneFrame: (item: ItemReading, text: string, countsSets: boolean) => ItemReading;
  /** Reads "gniazdo potrójne" as sockets side by side, where no series has such a module. */
  readonly withSeveralSockets: (item: ItemReading) => ItemReading;
};

const createSetBuilder = (
  { catalogue, index, defaults }: Pick<FlatListContext<unknown>, 'catalogue' | 'index' | 'defaults'>,
  readParts: PartReader['readParts'],
): SetBuilder => {
  const { exactly } = index.functions;
  const seriesTags = new Set(catalogue.allLines.map((line) => catalogue.listFrames(line)[0]?.seriesTag ?? ''));
  const offered = new Set(
    [...seriesTags].flatMap((tag) => [
      ...catalogue.listSeriesModules(tag).map(({ functionId }) => functionId),
      ...catalogue.listControllers(tag).map(({ functionId }) => functionId),
    ]),
  );
  const socketNoun = ['gniazdo', 'zásuvka', 'розетка', 'socket'].find((noun) => exactly(noun).length > 0);
  const usualSocket = socketNoun === undefined ? [] : exactly(socketNoun);

  /** The most parts in a frame of the named line, or else of the project's line. */
  const capacityOf = ({ lineId }: ListedLook): number => {
    const line =
      lineId === null ? catalogue.allLines.find(({ tag }) => tag === defaults?.lineTag) : catalogue.findLine(lineId);
    return line?.maxSlots ?? allSlots.length;
  };

  /** Divides parts that do not fit into one frame. */
  const setsOf = (
    parts: readonly ListedPart[],
    text: string,
    { look, quantity }: Pick<ItemReading, 'look' | 'quantity'>,
  ): CountedSets => {
    const capacity = capacityOf(look);
    const total = sumOf(parts);
    const [first, ...others] = parts;
    const isOne = first !== undefined && others.length === 0;
    if (look.slots !== null && total !== look.slots) {
      // "3 sockets in a frame with one slot" are three sets.
      if (isOne && look.slots === 1)
        return { sets: [single(first)], quantity: first.count * (quantity ?? 1), problem: null };
      return { sets: [], quantity, problem: problemOf('other-slot-count', [text]) };
    }
    if (total <= capacity) {
      const mayBeApart = isOne && first.count > 1 && quantity === null && look.slots === null;
      const alternative = mayBeApart ? { quantity: first.count, parts: single(first).parts } : null;
      return { sets: [{ parts, alternative }], quantity, problem: null };
    }
    if (isOne) {
      const pieces = Math.min(LARGEST_QUANTITY, first.count * (quantity ?? 1));
      return { sets: [single(first)], quantity: pieces, problem: null };
    }
    const groups = text.split(/[,;\n]|\s\+\s/u).map((group) => readParts(trimmed(group))?.map(listedPart) ?? []);
    const isDivided = groups.length > 1 && groups.every((group) => group.length > 0 && sumOf(group) <= capacity);
    if (!isDivided) return { sets: [], quantity, problem: problemOf('too-many-parts', [text]) };
    return { sets: groups.map((group) => ({ parts: group, alternative: null })), quantity, problem: null };
  };

  /** The part that "2xRJ45" means besides a double module: two modules. */
  const separateModules = (part: ListedPart): ListedPart => {
    const [, count, name] = /^(\d)[xX×хХ](\p{L}.*)$/u.exec(part.words) ?? [];
    const [module, ...others] = (name === undefined ? undefined : readParts(name)) ?? [];
    return module?.count === 1 && others.length === 0 && part.count === 1
      ? { ...listedPart(module), count: Number(count) }
      : part;
  };

  /**
   * Sets with the other meaning of "2xRJ45" as alternative. Beside other parts it counts modules, as in
   * "2xRJ45 + 3x gniazdo"; alone it is the name of a double module.
   */
  const buildSets: SetBuilder['buildSets'] = (parts, text, item) => {
    const separate = parts.map(separateModules);
    if (separate.every((part, at) => part === parts[at])) return setsOf(parts, text, item);
    const meanings = parts.length > 1 ? [separate, parts] : [parts, separate];
    const [meant, other] = meanings
      .map((meaning) => setsOf(meaning, text, item))
      .filter(({ problem, sets }) => problem === null && sets.length === 1);
    const [set, alternative] = [meant?.sets[0], other?.sets[0]];
    if (!meant || !set) return setsOf(parts, text, item);
    if (!alternative || meant.quantity !== other?.quantity) return { ...meant, sets: [{ ...set, alternative: null }] };
    return { ...meant, sets: [{ ...set, alternative: { quantity: meant.quantity ?? 1, parts: alternative.parts } }] };
  };

  const severalSockets = (part: ListedPart): ListedPart => {
    const [functionId = ''] = functionIdsOf(part.meaning);
    const isOffered = offered.has(functionId) || usualSocket.length === 0 || part.meaning.kind !== 'functions';
    const sockets = isOffered || !isSocket(part.words) ? undefined : multipleIn(part.words);
    if (sockets === undefined || sockets < 3) return part;
    return { ...part, count: part.count * sockets, meaning: { kind: 'functions', functionIds: usualSocket } };
  };

  return {
    socketNoun,
    buildSets,
    inOneFrame: (item, text, countsSets) => {
      const [set, ...others] = item.sets;
      const [part, ...further] = set?.parts ?? [];
      if (!set || !part || others.length > 0) return withProblem(item, 'too-many-parts', [text]);
      // "3 gniazda" were read as three sets; their alternative is the set.
      const counted = set.alternative?.quantity === 1 ? set.alternative.parts : undefined;
      const isFolded = further.length === 0 && part.count === 1 && item.quantity !== null && !countsSets;
      const parts = counted ?? (isFolded ? [{ ...part, count: item.quantity ?? 1 }] : set.parts);
      const quantity = counted || isFolded ? null : item.quantity;
      if (sumOf(parts) > capacityOf(item.look))
        return withProblem({ ...item, quantity: null }, 'too-many-parts', [text]);
      return { ...item, quantity, sets: [{ parts, alternative: null }] };
    },
    withSeveralSockets: (item) => {
      const [set, ...others] = item.sets;
      if (!set || others.length > 0) return item;
      const parts = set.parts.map(severalSockets);
      if (parts.every((part, at) => part === set.parts[at])) return item;
      const capacity = capacityOf(item.look);
      const alternative = set.alternative && { ...set.alternative, parts: set.alternative.parts.map(severalSockets) };
      const fitting = alternative && sumOf(alternative.parts) <= capacity ? alternative : null;
      if (sumOf(parts) <= capacity) return { ...item, sets: [{ parts, alternative: fitting }] };
      if (fitting) return { ...item, quantity: fitting.quantity, sets: [{ parts: fitting.parts, alternative: null }] };
      return withProblem(
        item,
        'too-many-parts',
        parts.map(({ words }) => words),
      );
    },
  };
};

const single = (part: ListedPart): SetReading => ({
  parts: [{ ...part, count: 1 }],
  alternative: null,
});

/** Reads a number before the words as pieces; the set of so many parts is the alternative. */
const asPieces = (read: CountedSets, count: number): CountedSets => {
  const [set, ...others] = read.sets;
  const [part, ...further] = set?.parts ?? [];
  if (!set?.alternative || !part || others.length > 0 || further.length > 0 || part.count !== count) return read;
  return {
    ...read,
    quantity: count,
    sets: [{ parts: set.alternative.parts, alternative: { quantity: 1, parts: set.parts } }],
  };
};

/** Plurals without a number, which fill the frame: "ramka potrójna z gniazdami", "sockets in a triple frame". */
const plural = phrases(
  flat(
    `*ami, *ima, *emi, *ами, *ями, gniazda, gniazdka, zásuvky, zásuvkama, розетки, sockets, outlets, łączniki, włączniki, vypínače, vypínači, spínače, spínači, вимикачі, switches`,
  ),
);

/** Parts with as many pieces of an uncounted plural as the frame has slots. */
const fillingFrame = (parts: readonly ListedPart[], slots: number | null): readonly ListedPart[] => {
  const [part, ...others] = parts;
  const isPlural = slots !== null && part?.count === 1 && others.length === 0 && plural.test(flat(part.words));
  return isPlural ? [{ ...part, count: slots }] : parts;
};
