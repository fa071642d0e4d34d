import { isWithinOneTypo, type SharedWords } from '../search.ts';
import type { ModuleFunction } from '../substitutes.ts';
import { isPlace } from './place-words.ts';
import { numeralOf } from './numbers.ts';
import { remembering, stemOf, withWord, wordKey, wordsIn } from './words.ts';

/**
 * Functions by the words for them. Stricter than the dictionary of the search, which also accepts beginnings of words:
 * a list must not become a wrong set.
 */
export type FunctionPhrases = {
  /** The functions of an exact phrase, best first; empty for an unknown phrase. */
  readonly exactly: (phrase: string) => readonly string[];
  /**
   * The functions of a phrase, of its inflections, or else those whose phrases contain all of its words, if one of them
   * names the function alone; best first.
   */
  readonly matching: (phrase: string) => readonly string[];
  /** Functions with a similar word, those with the most similar words first. */
  readonly nearest: (phrase: string) => readonly string[];
  /** Whether a word occurs in a phrase. */
  readonly has: (word: string) => boolean;
  /** Whether a word of a phrase begins with these letters. */
  readonly hasBeginning: (letters: string) => boolean;
};

type Words = Map<string, Set<string>>;

export const buildFunctionPhrases = (
  functions: readonly Pick<ModuleFunction, 'id' | 'name' | 'words'>[],
  sharedWords: readonly SharedWords[],
): FunctionPhrases => {
  const [exact, inflected, reordered, stems]: readonly [Words, Words, Words, Words] = [
    new Map(),
    new Map(),
    new Map(),
    new Map(),
  ];
  /** The words and their functions, by first letter. */
  const similar = new Map<string, Words>();
  const learn = (phrase: string, ids: readonly string[]): void => {
    const words = wordsOf(phrase);
    add(exact, words.map(wordKey).join(' '), ids);
    add(inflected, words.map(stemOf).join(' '), ids);
    add(reordered, words.map(stemOf).toSorted().join(' '), ids);
    for (const word of words) {
      add(stems, stemOf(word), ids);
      const key = wordKey(word);
      const sameStart = similar.get(key.charAt(0)) ?? new Map<string, Set<string>>();
      add(sameStart, key, ids);
      similar.set(key.charAt(0), sameStart);
    }
  };
  for (const { name, id } of functions) learn(name, [id]);
  for (const shared of sharedWords) for (const phrase of shared.words) learn(phrase, shared.functionIds);
  for (const { words, id } of functions) for (const phrase of words) learn(phrase, [id]);
  const exactly = (phrase: string): readonly string[] => [...(exact.get(wordsOf(phrase).map(wordKey).join(' ')) ?? [])];
  const functionsLike = remembering((word): ReadonlySet<string> => {
    const typed = wordKey(word);
    const same = stems.get(stemOf(word));
    if (same && /\p{L}{3}/u.test(typed)) return same;
    const sameStart = [...(similar.get(typed.charAt(0)) ?? [])];
    return new Set(sameStart.flatMap(([other, ids]) => (isSimilar(other, typed) ? [...ids] : [])));
  });
  return {
    exactly,
    matching: (phrase) => {
      const found = exactly(phrase);
      if (found.length > 0) return found;
      const typed = wordsOf(phrase).map(stemOf);
      if (isTruncated(phrase, typed) || endsOpen.test(phrase)) return [];
      const numbers = new Set(wordsOf(phrase).filter(isNumber));
      // "3 gang 2 way": of two numbers, their order tells what each of them counts.
      const whole =
        inflected.get(typed.join(' ')) ?? (numbers.size > 1 ? undefined : reordered.get(typed.toSorted().join(' ')));
      if (whole) return [...whole];
      const long = typed.filter((stem) => stem.length >= SHORTEST_NOUN);
      if (new Set(long).size < long.length || typed.length < 2) return [];
      // Words behind a preposition are a place.
      if (numbers.size > 1 || wordsOf(phrase).some(isPlace)) return [];
      const sets = typed.map((stem) => stems.get(stem));
      const nouns = typed.map((stem) => inflected.get(stem));
      const isNamed = (id: string): boolean => sets.every((set) => set?.has(id)) && nouns.some((set) => set?.has(id));
      return functions.flatMap(({ id }) => (isNamed(id) ? [id] : []));
    },
    nearest: remembering((phrase) => {
      const sets = wordsOf(phrase).map(functionsLike);
      const rank = (id: string): number => sets.filter((set) => set.has(id)).length;
      const near = functions.map(({ id }) => ({ id, rank: rank(id) })).filter((one) => one.rank > 0);
      return near.toSorted((one, other) => other.rank - one.rank).map(({ id }) => id);
    }),
    has: (word) => stems.has(stemOf(word)),
    hasBeginning: remembering((beginning) => {
      const typed = wordKey(beginning);
      return [...(similar.get(typed.charAt(0))?.keys() ?? [])].some((word) => word.startsWith(typed));
    }),
  };
};

/** A phrase whose last word belongs to words that are missing: "łącznik jednobiegunowy z". */
const endsOpen = new RegExp(String.raw`\s(?:${withWord})\.?$`, 'u');

/** Whether a phrase is one short word without an ending: "schod" abbreviates "schodowy", and is no form of "schody". */
const isTruncated = (phrase: string, stems: readonly string[]): boolean =>
  stems.length === 1 && stems[0] === wordKey(phrase) && phrase.length <= LONGEST_TRUNCATION;

const LONGEST_TRUNCATION = 5;

const isNumber = (word: string): boolean => /^\d+$/u.test(word) || numeralOf(word) !== undefined;

/** A word of so many letters that is repeated counts items: "gniazdo gniazdo", but not "2 gang 2 way". */
const SHORTEST_NOUN = 4;

const add = (to: Words, key: string, ids: readonly string[]): void => {
  const present = to.get(key);
  if (present) for (const id of ids) present.add(id);
  else to.set(key, new Set(ids));
};

const wordsOf = (phrase: string): readonly string[] => wordsIn(phrase.replaceAll('×', 'x')).map(({ word }) => word);

/** The least number of letters of a beginning that makes words similar. */
const SHORTEST_START = 4;

const isSimilar = (word: string, typed: string): boolean =>
  (typed.length > SHORTEST_START && word.startsWith(typed.slice(0, -1))) ||
  (word.length >= SHORTEST_START && typed.startsWith(word)) ||
  isWithinOneTypo(word, typed);
