import { mentionsIp44 } from '../set/seal.ts';
import { createExpander } from './abbreviations.ts';
import {
  hasItemsInBrackets,
  isPlainNote,
  quantitiesInBrackets,
  withContentsBehindColon,
  withHeightInBrackets,
  withoutBrackets,
} from './brackets.ts';
import type { FlatListContext, ListedLook, ListedPart } from './flat-list.ts';
import { createNoteChecks, type NoteChecks } from './item-notes.ts';
import { createPartReader, type PartReader } from './item-parts.ts';
import {
  bareCount,
  commaBeforeGangs,
  contentsOfFrames,
  isCountedTwice,
  LEAST_HEIGHT,
  LEAST_HEIGHT_OF_ITEM,
  startsWithPlural,
  statedQuantity,
  unclearQuantity,
  withDigits,
} from './item-quantity.ts';
import {
  emptyItem,
  functionIdsOf,
  isOneOf,
  isOnlyLook,
  type ItemReading,
  joinNotes,
  leftBetween,
  listedPart,
  type ReadItem,
  sumOf,
  withProblem,
} from './item-reading.ts';
import { createSymbolReader, type SymbolReader } from './item-symbols.ts';
import { joining, withoutJoining } from './line-words.ts';
import { frameBySlots, mergeLooks, multipleIn, namesLook, noLook, type Stripped, stripModifiers } from './modifiers.ts';
import { invalidQuantityIn, numeralOf, piecesAtStart, quantityAtEnd } from './numbers.ts';
import {
  isAppliance,
  isPlace,
  isPlugged,
  itemJoiner,
  placeLengthAtStart,
  placesIn,
  tellsPlace,
} from './place-words.ts';
import { isConnection, isDescription, isItemNoun, isNegated, isSocket } from './product-words.ts';
import { contentsOfSets, withoutApart, withoutBundle, withoutImpliedFrame, withoutSharedFrame } from './set-words.ts';
import { asPieces, createSetBuilder, fillingFrame } from './sets-of-parts.ts';
import { flat, remembering, stemOf, trimmed, wordsIn } from './words.ts';

/** Reads the texts of items with the words and symbols of a catalogue. */
export type ItemReader = NoteChecks &
  Pick<PartReader, 'isPhrase'> &
  Pick<SymbolReader, 'isSymbol'> & {
    readonly read: ReadItem;
    /** Whether words behind a comma may only name the item before them more exactly: "dimmer, rotary". */
    readonly mayDescribe: (text: string, item: ItemReading) => boolean;
    /** Whether a text is a number of slots before its items: "5 way: 3 sockets, sat, tv". */
    readonly isFrameBySlots: (text: string) => boolean;
    /** Whether a word belongs to the name of a function. */
    readonly isItemWord: (word: string) => boolean;
    /** Whether a word for items begins with these letters. */
    readonly isItemBeginning: (letters: string) => boolean;
    /** The noun of a usual socket in the language of the catalogue. */
    readonly socketNoun: string | undefined;
    /** The reading of a socket with IP44. */
    readonly ip44Socket: ItemReading;
  };

/** The readers that texts and tables share. */
export type ListReaders<Product> = {
  readonly context: FlatListContext<Product>;
  readonly reader: ItemReader;
  readonly isRoom: (text: string) => boolean;
  /** The rows that explain abbreviations; see `Legend.lines`. */
  readonly legendLines: ReadonlyMap<number, boolean>;
  /** Whether a text begins with an abbreviation of the legend, in the same case. It is then no room. */
  readonly startsWithShort: (text: string) => boolean;
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
    const present =
      readings.get(key) ?? withClearNote(readBrackets(withSwitchNumbers(normalised(written)), hasQuantity));
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
    // "3 gniazda (dwa czarne)": the look describes some of the pieces.
    const described = others.find((note) => namesLook(read(note).look));
    if (described !== undefined) return withProblem({ ...item, symbols: [] }, 'unknown-words', [described]);
    const places = others.flatMap((note) => note.split(itemJoiner));
    // "4x zásuvka (lednice, myčka, trouba, digestoř)" has a socket for each place.
    const pieces = item.quantity === null && places.every(tellsPlace) ? asPieces(item, places.length) : item;
    return { ...item, ...pieces, look, note: joinNotes([item.note, ...others]) };
  };

  /** Reads an item as its words say, and leaves it where they do not tell how many are meant or that it is wanted. */
  const readItem = (text: string, hasQuantity: boolean): ItemReading => {
    // An appliance alone is a place: "piekarnik: gniazdo".
    if (wordsIn(text).length > 0 && wordsIn(text).every(({ word }) => isAppliance(word)))
      return withProblem(emptyItem, 'unknown-words', [text]);
    const framed = readFrameBySlots(text, hasQuantity) ?? readApart(text, hasQuantity);
    if (framed) return framed;
    const written = withContentsBehindColon(isPhrase(text) ? text : withoutJoining(text), stripped);
    const described = hasQuantity ? readDescribedNoun(written) : undefined;
    if (described) return described;
    const named = readSets(written, hasQuantity);
    if (named) return sealsSomeOf(written, named) ? withProblem(named, 'unknown-words', [written]) : named;
    const item = withSeveralSockets(
      readInvalidQuantity(written, hasQuantity) ??
        readSharedFrame(written, hasQuantity) ??
        readGroup(written, hasQuantity) ??
        readBehindPlace(written, hasQuantity) ??
        readWords(written, hasQuantity),
    );
    if (item.sets.length + item.symbols.length === 0) return item;
    const unclear = unclearQuantity(written, item, { hasQuantity, isPhrase });
    if (unclear !== undefined) return withProblem({ ...item, symbols: [] }, 'invalid-quantity', [unclear]);
    if (sealsSomeOf(written, item)) return withProblem({ ...item, symbols: [] }, 'unknown-words', [written]);
    if (isNegated(written) && !isPhrase(written))
      return withProblem({ ...item, symbols: [] }, 'unknown-words', [written]);
    return item;
  };

  /**
   * Reads a noun with its description behind commas, as in a column of items: "Łącznik, podwójny, schodowy". Words that may
   * describe the noun or name another item leave both: "Socket, TV".
   */
  const readDescribedNoun = (written: string): ItemReading | undefined => {
    const [noun = '', ...further] = written.split(/\s*,\s*/u);
    if (further.length === 0) return undefined;
    const [joined, inverted] = [[noun, ...further].join(' '), [...further, noun].join(' ')];
    if (!isItemNoun(noun)) {
      const general = read(noun, { hasQuantity: true });
      if (!further.every((piece) => mayDescribe(piece, general))) return undefined;
      const isExact = (item: ItemReading): boolean => isOneOf(item, general);
      const readings = [joined, ...further].map((text) => read(text, { hasQuantity: true }));
      const isName = functions.matching(joined).length === 1 && !further.some(isConnection);
      return (isName ? readings[0] : readings.find(isExact)) ?? leftBetween(general, written, readings);
    }
    if (further.every((piece) => isDescription(piece, noun) || onlyGangs.test(piece)))
      return read(isPhrase(inverted) ? inverted : joined, { hasQuantity: true });
    return isPhrase(joined) || isPhrase(inverted) ? withProblem(emptyItem, 'unknown-words', [written]) : undefined;
  };

  const mayDescribe: ItemReader['mayDescribe'] = (text, item) => {
    const [part, ...others] = item.sets.flatMap(({ parts }) => parts);
    const words = trimmed((quantityAtEnd(text)?.rest ?? text).replace(joining, ''));
    const [first = '', ...further] = wordsIn(words).map(({ word }) => word);
    if (part?.count !== 1 || others.length > 0) return false;
    if (onlyGangs.test(words)) return isItemNoun(part.words) || /gang/iu.test(part.words);
    if (isOnlyIp44(words)) return isSocket(part.words);
    if (numeralOf(first) !== undefined || /^\d+(?!\d|[\s-]?(?:gang|way|pole))/u.test(words)) return false;
    // "2 łączniki, schodowy" are three.
    if (startsWithPlural(part.words) && inSingular.test(flat(first))) return false;
    if (isItemNoun(part.words)) return isDescription(words, part.words);
    const nouns = wordsIn(part.words).map(({ word }) => word);
    const stems = new Set(nouns.map(stemOf));
    // "gniazda, internet" are two items, and so are "ściemniacz, ściemniacz obrotowy".
    if (nouns.every(isSocket) || [first, ...further].some((word) => stems.has(stemOf(word)) && !isConnection(word)))
      return false;
    const isApart = isConnection(words) && !nouns.some(isConnection);
    const isName = !isApart && !isConnection(part.words) && ![first, ...further].some(isItemNoun);
    return isOneOf(read(words), item) || (isName && functions.matching(`${part.words} ${words}`).length > 0);
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

  /** Reads the items behind a number of slots: "5 way: 3 sockets, sat, tv". Undefined if no items follow. */
  const readFrameBySlots = (written: string, hasQuantity: boolean): ItemReading | undefined => {
    if (!isFrameBySlots(written)) return undefined;
    const { frame = '', contents = '' } = frameBySlots(written) ?? {};
    const item = read(`${frame}: ${contents}`);
    // "2 gang: 2 two-way" may be a switch with two buttons.
    const isFilled = item.sets.length === 1 && item.sets.every(({ parts }) => parts.length > 1);
    const isTwice = hasQuantity && item.quantity !== null;
    return isFilled && item.look.slots !== null && !isTwice ? item : withProblem(item, 'unknown-words', [written]);
  };

  /** Reads pieces in frames of their own: "2 gniazda osobno", "3x schodowy, każdy osobno". Of several parts, this is unclear. */
  const readApart = (written: string, hasQuantity: boolean): ItemReading | undefined => {
    const rest = withoutApart(written);
    if (rest === undefined || rest === '') return undefined;
    const item = read(rest, { hasQuantity });
    const [set, ...others] = item.sets;
    if (!set || others.length > 0) return undefined;
    const { quantity, parts } = item.quantity === null && set.alternative ? set.alternative : { ...item, ...set };
    return sumOf(parts) === 1
      ? { ...item, quantity, sets: [{ parts, alternative: null }] }
      : withProblem(item, 'unknown-words', [written]);
  };

  const isFrameBySlots: ItemReader['isFrameBySlots'] = (text) =>
    frameBySlots(text)
      ?.contents.split(/[,+]/u)
      .some((piece) => read(piece.trim()).sets.length > 0) ?? false;

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

  /** Reads an item behind its place: "przy drzwiach schodowy", "lodówka 1 gniazdo". Undefined if no whole item follows the place. */
  const readBehindPlace = (written: string, hasQuantity: boolean): ItemReading | undefined => {
    const length = placeLengthAtStart(written, (word) => functions.has(word) || numeralOf(word) !== undefined);
    if (length === 0 || isPhrase(trimmed(written))) return undefined;
    const item = read(written.slice(length), { hasQuantity });
    const isOne = item.sets.length === 1 && (item.sets[0]?.parts.length === 1 || /[+:]/u.test(written));
    // "oven switch" is a product of its own.
    const isOther =
      isPlugged(wordsIn(written)[0]?.word ?? '') && !item.sets.every(({ parts }) => parts.every(isOfSocket));
    const isWhole = isOne && !isOther && item.problem === null && item.note === '';
    return isWhole ? { ...item, note: trimmed(written.slice(0, length)) } : undefined;
  };

  /** Reads symbols, look and box, quantity, and the words that remain as parts and a note, in this order. */
  const readWords = (written: string, hasQuantity: boolean): ItemReading => {
    const { text, notes } = withoutBrackets(written, isItem);
    const counts = quantitiesInBrackets(written);
    if (counts.length > 1) return withProblem(emptyItem, 'invalid-quantity', counts);
    const { symbols, unknown, rest: withoutSymbols } = takeSymbols(text.replaceAll(loadOrSupply, ' '));
    const { look, box, rest: described } = takeLook(trimmed(withoutSymbols));
    const words = trimmed(
      described
        .replaceAll(usualRating, ' ')
        .replaceAll(usualProperties, ' ')
        .replaceAll(/\s+/gu, ' ')
        .replaceAll(/\s\+(?=\S)/gu, ' + '),
    );
    const stated = statedQuantity(words, { hasQuantity, hasMore: symbols.length > 0 || isColour(look), isPhrase });
    // "gniazdo 110" may tell a height, "5 szt. gniazdo + 1 schodowy" counts only the first.
    const isOfItem = wordsIn(stated?.rest ?? '').some(({ word }) => functions.has(word));
    const isHeight = stated?.isBare === true && stated.quantity >= (isOfItem ? LEAST_HEIGHT_OF_ITEM : LEAST_HEIGHT);
    const isAdded = !hasQuantity && piecesAtStart(words) !== undefined && /\s\+\s*\d/u.test(words);
    const isTwice = stated !== undefined && !hasQuantity && isCountedTwice(stated, isPhrase);
    if (isHeight || isAdded || isTwice)
      return withProblem({ ...emptyItem, look, box }, 'invalid-quantity', [isHeight ? String(stated.quantity) : words]);
    const contents = stated ? trimmed(stated.rest) : words;
    const inFrames = look.slots === null ? undefined : contentsOfFrames(contents);
    const rest = withIp44BeforePlace(withSeparateParts(inFrames?.rest ?? contents));
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
    // Beside a column of quantities, the number may be that of its connectors: "nabíječka USB 2x".
    if (hasQuantity && countOfConnectors.test(rest)) return withProblem(item, 'invalid-quantity', [rest]);
    const isDescription = wordsIn(rest).length === 0 || isOnlyIp44(rest);
    if (isDescription && (symbols.length > 0 || rest !== '' || look !== noLook || box)) return item;
    const found = readPartsAndNote(rest);
    if (!found)
      return symbols.length > 0
        ? { ...item, note: joinNotes([item.note, rest]) }
        : { ...item, problem: problemOfWords(rest) };
    // "č. 6+6" is a double switch, and no č. 6.
    if (found.parts.length === 1 && /\d\s?\+\s?\d/u.test(rest) && multipleIn(rest) === undefined)
      return withProblem(item, 'unknown-words', [rest]);
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
    const parts = withDigits(
      splitJoinedNames(
        text
          .replaceAll(commaBeforeGangs, ' ')
          .replaceAll(usbOutlets, 'USB')
          .replaceAll(withLid, 's viečkom')
          .replaceAll(singleSealed, '')
          .replaceAll(/(?<!\p{L})rj-(?=\d)/giu, 'RJ')
          .replaceAll(oneConnector, '')
          .replaceAll(/\s&\s/gu, ' + '),
      ),
    );
    return isPhrase(parts) ? parts : parts.replace(/light (?=switch)/u, '');
  };

  return {
    read,
    mayDescribe,
    isFrameBySlots,
    isItemWord: (word) => word.length > 2 && functions.has(word),
    isItemBeginning: functions.hasBeginning,
    socketNoun,
    ip44Socket: read(socketNoun === undefined ? '' : `${socketNoun} IP44`),
    isPhrase,
    isSymbol,
    problemOfRemark,
    problemOfNote,
  };
};

const isOfSocket = ({ words }: ListedPart): boolean => isSocket(words);

const namedIn = (look: ListedLook): Partial<ListedLook> =>
  Object.fromEntries(Object.entries(look).filter(([, value]) => value !== null));

/** "1 gang 2 way" */
const onlyGangs = /^(?:(?:\d|one|two)[\s-]?(?:gang|way|pole)\s*)+$/iu;

/** The ending of an adjective that does not describe a plural, after `flat`. */
const inSingular = /(?:y|ии|іи)$/u;

const countOfConnectors = /\busb\s?(?:\d\s?[x×х]|[x×х]\s?\d)$/iu;

/** Writes IP44 before the place: "gniazdo przy umywalce IP44". */
const withIp44BeforePlace = (text: string): string => {
  const [written = ''] = /\sip[\s-]?44$/iu.exec(text) ?? [];
  const at = placesIn(text).at(-1);
  return written === '' || at === undefined
    ? text
    : `${text.slice(0, at)}${written.trim()} ${text.slice(at, text.length - written.length)}`;
};

/** The outlets of chargers: "USB-C", "USB A+C". */
const usbOutlets = /\busb[\s-]?(?:a\s?\+\s?c|c)(?![\p{L}\p{N}])/giu;

/** A lid by another name, which alone is the cover of any product. */
const withLid = /(?<=\s)s (?:krytom|vekom)(?!\p{L})/giu;

/** Words for a single socket, but no switch, beside IP44: "gniazdo pojedyncze IP44" is the socket with a lid. */
const single = 'pojedy[nń]cz(?:e|ych)|jednoduch(?:[áéae]|[ýy]ch)|одинарн(?:а|і|их)';
const singleSealed = new RegExp(
  String.raw`\s(?:${single})(?=\sip\s?44)|(?<=ip\s?44)\s(?:${single})(?!\p{L})|\bsingle\s(?=(?:socket\s)?ip\s?44)`,
  'giu',
);

const isOnlyIp44 = (text: string): boolean => /^[iі][pр][\s-]?44$/iu.test(text.trim());

/** IP44 at the end, or a lid in the plural, which may describe all items: "ramka 2: gniazdo, gniazdo - IP44". */
const sealOfAll =
  /[\s,(][iі][pр][\s-]?44\s*\)?\s*$|(?:klapkami|pokryw\p{L}*ami|víčky|krytkami|viečkami|vekami|кришками|with (?:lids|covers))(?!\p{L})/iu;

/** Whether a description of all items of a set is only read for some of its sockets. */
const sealsSomeOf = (written: string, { sets }: ItemReading): boolean =>
  sealOfAll.test(written) &&
  sets.some(({ parts }) => {
    const sockets = parts.filter(isOfSocket).map(({ meaning }) => functionIdsOf(meaning)[0]);
    return new Set(sockets).size > 1;
  });

const isColour = ({ finishId, familyId, slots }: ListedLook): boolean =>
  (finishId ?? familyId) !== null && slots === null;

/** A text without words that only imply a frame, and with frames written out: "R 3" in one word, "pěti rámeček". */
const normalised = (written: string): string => {
  const text = withoutImpliedFrame(written);
  return mayNameFrame.test(text)
    ? withoutBundle(text)
        .replace(/^R([2-5]):?\s+(?=[\p{L}\d])/u, 'frame $1x: ')
        .replace(numberBeforeFrame, '$1')
    : text;
};

const mayNameFrame = /^R[2-5]|[rR][aáAÁ][mM]|[рР][аА][мМ]/u;

/** A number apart from its frame in the singular, as "v pěti rámečcích" counts frames. */
const numberBeforeFrame =
  /(?<!\p{L})(dvoj|dvou|troj|[čc]ty[řr]|[šs]tvor|p[ěe]ti|päť)[\s-]+(?=r[áa]m(?:e[čc](?:ek|ku|kem)|[íi]k(?:a|u|om)?)(?!\p{L}))/u;

/** Properties of every usual socket or switch: "z przesłonami torów prądowych", "podtynkowy", "kompletní". */
const usualProperties =
  /(?<=\s)(?:(?:(?:z|i|oraz|s|se|a|із|зі|з|with)\s+)?(?:przesł(?:\.|on\p{L}*)(?:\s+torów(?:\s+prądowych)?)?|clonk(?:ou|ami)|шторками|shutters)|(?:s|so)\s+uzemn[eě]n[ií]m|(?:s|so)\s+d[eě]tskou\s+(?:poj?istkou|ochranou)|końcow\p{L}*|koncov[áý]|кінцев\p{L}*|p\/t|з\/з|podtynkow\p{L}*|kompletn\p{L}*|(?<!\d\s?)(?:kompl|kpl)\.?(?=\s*(?:,|$))|shuttered|1-?(?:nás|krotn)\p{L}*\.?)(?![\p{L}\p{N}])/giu;

/** Writes out the sign before the number of a switch: "ř.6", "ř. 1/0". */
const withSwitchNumbers = (text: string): string =>
  text.replaceAll(
    /(\s?\+\s?)?(?<![\p{L}\p{N}])ř\.?\s?(?=[1567](?![\p{L}\p{N}]))/giu,
    (_, plus?: string) => `${plus === undefined ? '' : ' + '}řazení `,
  );

/** A single connector behind the words for a data socket: "zásuvka dátová 1xRJ45". */
const oneConnector = /(?<=(?:komput|dat|dát|internet|комп|інтернет)\p{L}*\s)1\s?[x×х]\s?(?=RJ)/giu;

/** The supply of a usual socket, and the load of a dimmer, which look like symbols: "230V/16A", "LED 5-150W". */
const loadOrSupply =
  /(?<=\s)2[235]0\s?V\s?\/\s?1[06]\s?A(?![\p{L}\p{N}])|(?<=(?:ściemniacz|stm[ií]e?vač|dimmer|димер|диммер).*\s)\d{1,3}\s?[-–]\s?\d{2,3}\s?[WВ](?![\p{L}\p{N}])/giu;

/** The rating of every usual socket: "gniazdo 230V 16A 2P+Z", "RJ45 kat. 6". */
const usualRating =
  /(?<=\s)(?:2[PpРр]\s?\+\s?(?:Z|PE|E|T)|(?:220|230|250)(?:\s?[VvВв]|(?=[\s+]|$))|1[06]\s?[AaАа](?!\s?\/?\s?5)|(?<=[\p{L}\d]{2}\s)(?:kat|cat|кат)\.?\s?6)(?![\p{L}\p{N}])/gu;
