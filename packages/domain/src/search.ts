import type { ModuleFunction } from './substitutes.ts';
import { graphemeCount } from './text.ts';

/** The minimum length of an e-catalogue query, in characters (docs/specification.md#s9-4). */
const SHORTEST_QUERY = 3;

/** Whether a query is long enough for the e-catalogue: at least 3 graphemes (docs/readings.md#r15). */
export const canSearchFor = (query: string): boolean => graphemeCount(query.trim()) >= SHORTEST_QUERY;

/** A searchable item. */
export type Searchable = {
  readonly name: string;
  readonly symbols: readonly string[];
  readonly functionId?: string | null | undefined;
};

/**
 * Whether the name or one of the symbols contains every word of the query, in any order (docs/readings.md#r15). An
 * empty query matches everything.
 */
export const matchesSearch = (query: string, { name, symbols }: Searchable): boolean => {
  const keys = [...searchWords(name), ...symbols.map(searchKey)];
  return searchWords(query).every((word) => keys.some((key) => key.includes(word)));
};

/**
 * Finds items: every word of the query must occur in the name or a symbol, or be a word for the function. Functions of
 * a known phrase come first, in its order. Matches by name and symbol come before matches by word. Words with one
 * typing error count only if nothing else matches.
 */
export const findItems = <Item>(
  query: string,
  items: readonly Item[],
  searchableOf: (item: Item) => Searchable,
  dictionary: Dictionary = emptyDictionary,
): readonly Item[] => {
  const words = searchWords(query).map((word) => ({ word, functionIds: dictionary.functionsWith(word) }));
  const keyed = items.map((item) => {
    const { name, symbols, functionId } = searchableOf(item);
    return { item, keys: [...searchWords(name), ...symbols.map(searchKey)], functionId: functionId ?? '' };
  });
  type Keyed = (typeof keyed)[number];
  const isNamed = ({ keys }: Keyed): boolean => words.every(({ word }) => keys.some((key) => key.includes(word)));
  const isHit = ({ keys, functionId }: Keyed): boolean =>
    words.every(({ word, functionIds }) => functionIds.has(functionId) || keys.some((key) => key.includes(word)));
  const order = new Map(dictionary.functionsOfPhrase(query).map((id, rank) => [id, rank]));
  const rankOf = (hit: Keyed): number =>
    order.size > 0 ? (order.get(hit.functionId) ?? order.size) : Number(!isNamed(hit));
  const hits = keyed.filter(isHit).map((hit) => ({ ...hit, rank: rankOf(hit) }));
  if (hits.length > 0) return hits.toSorted((one, other) => one.rank - other.rank).map(({ item }) => item);
  const guesses = words.map(({ word, functionIds }) => ({
    word,
    functionIds: new Set([...functionIds, ...dictionary.functionsNear(word)]),
  }));
  const isGuess = ({ keys, functionId }: Keyed): boolean =>
    guesses.every(
      ({ word, functionIds }) =>
        functionIds.has(functionId) || keys.some((key) => key.includes(word) || isWithinOneTypo(key, word)),
    );
  return keyed.filter(isGuess).map(({ item }) => item);
};

/** Words that name several functions, in display order: "gniazdo", "USB" (docs/catalogue-format.md#shared-words). */
export type SharedWords = { readonly words: readonly string[]; readonly functionIds: readonly string[] };

/** Words for functions in one language. */
export type Vocabulary = {
  readonly functions: readonly Pick<ModuleFunction, 'id' | 'name' | 'words'>[];
  readonly sharedWords: readonly SharedWords[];
};

/** Looks up the function ids of words and phrases, best first. */
export type Dictionary = {
  /** Functions with a word that equals, inflects or starts with this one. */
  readonly functionsWith: (word: string) => ReadonlySet<string>;
  /** Functions with a word that differs by one typing error. */
  readonly functionsNear: (word: string) => ReadonlySet<string>;
  /** The functions of an exact phrase; empty for an unknown phrase. */
  readonly functionsOfPhrase: (phrase: string) => readonly string[];
  /** The functions of a phrase, of its inflections, or of all its words; empty if there are none. */
  readonly functionsMatching: (phrase: string) => readonly string[];
  /** The functions of similar phrases, as suggestions for an unknown phrase. */
  readonly suggestionsFor: (phrase: string) => readonly string[];
};

export const buildDictionary = ({ functions, sharedWords }: Vocabulary): Dictionary => {
  const phrases = new Map<string, string[]>();
  const words = new Map<string, Set<string>>();
  const learn = (phrase: string, functionIds: readonly string[]): void => {
    const keys = phraseWords(phrase);
    const existing = phrases.get(keys.join(' ')) ?? [];
    phrases.set(keys.join(' '), [...new Set([...existing, ...functionIds])]);
    for (const key of keys) words.set(key, new Set([...(words.get(key) ?? []), ...functionIds]));
  };
  for (const { name, id } of functions) learn(name, [id]);
  for (const shared of sharedWords) for (const phrase of shared.words) learn(phrase, shared.functionIds);
  for (const { words: own, id } of functions) for (const phrase of own) learn(phrase, [id]);
  const order = functions.map(({ id }) => id);
  const functionsBy = (matches: (word: string) => boolean): ReadonlySet<string> =>
    new Set([...words].flatMap(([word, ids]) => (matches(word) ? [...ids] : [])));
  const functionsWith = functionsByStart(words);
  const functionsNear = (typed: string) => functionsBy((word) => isWithinOneTypo(word, typed));
  const orderOf = (phrase: string) => phrases.get(phraseWords(phrase).join(' ')) ?? [];
  const phrasesLike = (typed: readonly string[], isLike: (word: string, typed: string) => boolean) => [
    ...new Set(
      [...phrases].flatMap(([phrase, ids]) => {
        const own = phrase.split(' ');
        const isOne = own.length === typed.length && own.every((word, at) => isLike(word, typed[at] ?? ''));
        return isOne ? ids : [];
      }),
    ),
  ];
  const withAll = (sets: readonly ReadonlySet<string>[]): readonly string[] =>
    sets.length === 0 ? [] : order.filter((id) => sets.every((set) => set.has(id)));
  return {
    functionsWith,
    functionsNear,
    functionsOfPhrase: orderOf,
    functionsMatching: (phrase) => {
      const typed = phraseWords(phrase);
      const exact = orderOf(phrase);
      if (exact.length > 0 || typed.length === 0) return exact;
      const inflected = phrasesLike(typed, (word, other) => word === other || isInflectionOf(word, other));
      return inflected.length > 0 ? inflected : withAll(typed.map(functionsWith));
    },
    suggestionsFor: (phrase) => {
      const typed = phraseWords(phrase);
      const near = phrasesLike(typed, (word, other) => isInflectionOf(word, other) || isWithinOneTypo(word, other));
      if (near.length > 0) return near;
      const sets = typed.map((word) => new Set([...functionsWith(word), ...functionsNear(word)]));
      const all = withAll(sets);
      return all.length > 0 ? all : order.filter((id) => sets.some((set) => set.size < order.length && set.has(id)));
    },
  };
};

/**
 * Finds the functions of words that start with the typed word or are an inflection of it. Words are indexed by their
 * first letters, so that only words with the same beginning are compared. A typed word of fewer than three letters must
 * equal the word.
 */
const functionsByStart = (words: ReadonlyMap<string, ReadonlySet<string>>): Dictionary['functionsWith'] => {
  const byStart = new Map<string, string[]>();
  for (const word of words.keys()) {
    const start = word.slice(0, SHORTEST_QUERY);
    byStart.set(start, [...(byStart.get(start) ?? []), word]);
  }
  return (typed) => {
    const sameStart = typed.length < SHORTEST_QUERY ? [] : (byStart.get(typed.slice(0, SHORTEST_QUERY)) ?? []);
    const matching = sameStart.filter((word) => matchesStart(word, typed) || isInflectionOf(word, typed));
    return new Set([typed, ...matching].flatMap((word) => [...(words.get(word) ?? [])]));
  };
};

/** The search keys of a phrase's words. Unlike in a query, `2×RJ45` becomes `2xrj45` and apostrophes are removed. */
const phraseWords = (phrase: string): readonly string[] =>
  searchWords(phrase.replaceAll('×', 'x'))
    .map((word) => word.replace(/['„”“"«»(),:;]/gu, ''))
    .filter((word) => word !== '');

const hasDigit = (word: string): boolean => /\d/.test(word);

/**
 * Whether a word equals the typed text or starts with it. Words with a digit must be equal: "řazení 1" is not "řazení
 * 1/0". Other words match from three letters on.
 */
const matchesStart = (word: string, typed: string): boolean =>
  word === typed || (typed.length >= SHORTEST_QUERY && !hasDigit(word) && word.startsWith(typed));

/**
 * Whether two words are inflections of one word: a common stem of at least four letters with different case endings,
 * such as zásuvka and zásuvek.
 */
const isInflectionOf = (word: string, typed: string): boolean => {
  if (word === typed) return true;
  if (hasDigit(word) || hasDigit(typed)) return false;
  let stem = 0;
  while (stem < word.length && word[stem] === typed[stem]) stem += 1;
  const endings = [word.length - stem, typed.length - stem];
  return stem >= SHORTEST_STEM && endings.every((length) => length <= 3) && word.length + typed.length - 2 * stem <= 4;
};

const SHORTEST_STEM = 4;

/** Shortest word in which a typing error is tolerated. */
const SHORTEST_WITH_TYPO = 5;

/**
 * Whether a typed word equals another one or its beginning up to one error: an inserted, missing, replaced or transposed
 * letter. Only for words of five letters or more, without digits.
 */
export const isWithinOneTypo = (word: string, typed: string): boolean => {
  if (typed.length < SHORTEST_WITH_TYPO || hasDigit(typed) || hasDigit(word)) return false;
  let same = 0;
  while (same < typed.length && word[same] === typed[same]) same += 1;
  const rest = (from: number): string => typed.slice(same + from);
  return (
    word.startsWith(rest(1), same) ||
    word.startsWith(rest(0), same + 1) ||
    (word.length > same && word.startsWith(rest(1), same + 1)) ||
    (word[same] === typed[same + 1] && word[same + 1] === typed[same] && word.startsWith(rest(2), same + 2))
  );
};

export const emptyDictionary: Dictionary = {
  functionsWith: () => new Set(),
  functionsNear: () => new Set(),
  functionsOfPhrase: () => [],
  functionsMatching: () => [],
  suggestionsFor: () => [],
};

/** The search keys of a text's words, in order (docs/readings.md#r15). */
export const searchWords = (text: string): readonly string[] =>
  text
    .split(/\s+/u)
    .map(searchKey)
    .filter((word) => word !== '');

/**
 * The search key of a symbol or word: folded, without `/ . -` and white space, so that `dw101` finds `DW1.01/11`
 * (docs/readings.md#r15). In symbols, Cyrillic and Greek letters count as the Latin letters that look the same.
 */
export const searchKey = (text: string): string =>
  foldSymbols(foldText(text)).replace(/[/\u2044\u2215.\p{Pd}\u2212\p{Cf}\s]/gu, '');

/**
 * A key that is equal for all spellings of one symbol. Spellings may differ in case, diacritics, white space, kinds of
 * dashes, and look-alike letters of other scripts: `ТX–11` with a Cyrillic Т is `TX-11`.
 */
export const lookAlikeKey = (text: string): string =>
  toLatin(foldText(text))
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(/[\u2044\u2215]/gu, '/')
    .replace(/[\p{Cf}\s]/gu, '');

/** Cyrillic and Greek letters in lower case, each followed by the Latin letter that looks the same in either case. */
const latinLookAlikes = new Map(
  ['аa вb еe кk мm нh оo рp сc тt уy хx іi јj ѕs ԛq ԝw һh', 'αa βb εe ζz ηh ιi κk μm νn οo ρp τt υy χx']
    .join(' ')
    .split(' ')
    .map((pair) => [pair.slice(0, 1), pair.slice(1)]),
);

const toLatin = (text: string): string =>
  text.replace(/[\u0370-\u052F]/gu, (letter) => latinLookAlikes.get(letter) ?? letter);

/**
 * Replaces look-alike letters in words that can only be symbols: words with a digit or with letters of several scripts,
 * and words of look-alikes next to a digit (`ТР-1`). Ordinary words are not changed: `USB-зарядка`.
 */
const foldSymbols = (text: string): string => {
  if (!/[\u0370-\u052F]/u.test(text)) return text;
  const textHasDigit = hasDigit(text);
  return text.replace(/[\p{L}\p{N}]+/gu, (piece) => {
    const latin = toLatin(piece);
    const isSymbol = hasDigit(piece) || /[a-z]/.test(piece) || (textHasDigit && !/[\u0370-\u052F]/u.test(latin));
    return isSymbol ? latin : piece;
  });
};

/**
 * Removes letter case and diacritics, and replaces `ł` by `l`, so that `Żaluzjowy` equals `zaluzjowy`
 * (docs/readings.md#r15). All apostrophe characters of Ukrainian words become the same one.
 */
const foldText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[łđøß’ʼ]/gu, (letter) => folded[letter] ?? letter);

/** Letters whose stroke is not a diacritic in Unicode, and variants of the apostrophe. */
const folded: Readonly<Record<string, string>> = { ł: 'l', đ: 'd', ø: 'o', ß: 'ss', '’': "'", ʼ: "'" };
