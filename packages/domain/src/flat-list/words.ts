import { searchKey } from '../search.ts';

/**
 * Lower case without diacritics, of the same length as the text, so that positions agree: `Łazienka` becomes
 * `lazienka`.
 */
export const flatten = (text: string): string =>
  text.replaceAll(/[^\p{ASCII}\p{No}]/gu, (letter) => {
    const plain = letter.normalize('NFKD').charAt(0).toLowerCase();
    return letter.length > 1 ? letter : (strokes[plain] ?? plain);
  });

const strokes: Readonly<Record<string, string>> = { ł: 'l', đ: 'd', '’': "'", ʼ: "'" };

/** A function of a text that remembers its results. */
export const remembering = <Result>(work: (text: string) => Result): ((text: string) => Result) => {
  const results = new Map<string, { readonly result: Result }>();
  return (text) => {
    const known = results.get(text);
    if (known) return known.result;
    const result = work(text);
    if (results.size >= MOST_RESULTS) results.clear();
    results.set(text, { result });
    return result;
  };
};

const MOST_RESULTS = 20_000;

/** Flattened and in lower case; see `flatten`. */
export const flat = remembering((text) => flatten(text).toLowerCase());

/** Flattened, in lower case, and without blanks at both ends. */
export const clean = remembering((text) => flat(text).trim());

/** The words of a text that a pattern for flattened texts matches first. */
export const foundIn = (pattern: RegExp, text: string): string | undefined => {
  const found = pattern.exec(flat(text));
  return found ? text.slice(found.index, found.index + found[0].length) : undefined;
};

/** The words of a text: sequences of letters and digits, with their positions. */
export const wordsIn = remembering((text): readonly { readonly word: string; readonly start: number }[] =>
  Array.from(text.matchAll(/[\p{L}\p{M}\p{N}'’ʼ]+/gu), (found) => ({ word: found[0], start: found.index })),
);

/** A text without signs and blanks at its ends. The full stop of an abbreviation stays. */
export const trimmed = remembering((text) =>
  text.replaceAll(/^[\s,;:.!–—•*+&=-]+|[\s,;:!–—•*+&=-]+$/gu, '').replace(/(?<!\p{L})\.$/u, ''),
);

/** The named groups of a match, by the arguments of a replacing function. */
export const groupsOf = (found: readonly unknown[]): Readonly<Record<string, string | undefined>> => {
  const groups = found.at(-1);
  return typeof groups === 'object' && groups !== null ? { ...groups } : {};
};

/** The key of a word, by which the words of a catalogue are found; see `searchKey`. */
export const wordKey = remembering(searchKey);

/** Endings of inflected adjectives and nouns, without diacritics. */
const endings =
  /(?:ymi|imi|ego|eho|iho|emu|ych|ich|ami|ach|ому|ого|ими|ами|их|іх|ах|ej|ym|im|ou|om|iem|em|mi|ии|іи|ая|оі|ою|еі|[aeiouyаяеєіиуюо])$/u;

/** Endings of adjectives for the colours of minerals: `antracytowy`, `grafitová`. */
const mineral = /(?<=[iy]t)o[vw](?:y|a|e|ym|ych|ou|ej|ego|eho)$/u;

/** The stems of nouns for colours: "biel alpejska", "w czerni". */
const colourNouns: Readonly<Record<string, string>> = {
  biel: 'bial',
  czern: 'czarn',
  szarosc: 'szar',
  srebr: 'srebrn',
};

/** Endings of English plurals. */
const plural = /(?<=[a-z]{3}(?:ch|sh|x))es$|(?<=[a-z]{3}[^s])s$/u;

/**
 * The stem of an inflected word, for comparing words of catalogue names: `białe`, `białych` and `biały` have one. Words
 * for "matt" are all equal.
 */
export const stemOf = remembering((word): string => {
  const key = wordKey(word);
  const stem =
    /^(?:mat|мат)/u.test(key) && key.length <= 8
      ? 'mat'
      : key.replace(plural, '').replace(mineral, '').replace(endings, '');
  return colourNouns[stem] ?? (stem.length >= 3 ? stem : key);
});

/** The letters of flattened texts, for regular expressions: compiled much faster than all letters of Unicode. */
export const letters = 'a-zß-ӿ';

/** Words for "and" and for "with", for regular expressions. */
export const and = 'i|oraz|a|and|та|і|й';
export const withWord = 'z|ze|s|se|so|with|з|із|зі';

/**
 * Compiles a list of word patterns for flattened texts. A star stands for any letters. Diacritics do not count, so a word
 * of several languages is listed once.
 */
export const wordPattern = (words: string): string =>
  flat(words)
    .trim()
    .split(/\s*,\s*/u)
    .map((phrase) => phrase.replaceAll('*', String.raw`[${letters}]*`).replaceAll(/\s+/gu, String.raw`\s+`))
    .join('|');

/** A regular expression for any of these phrases as whole words. */
export const phrases = (words: string): RegExp =>
  new RegExp(String.raw`(?<![${letters}\d])(?:${wordPattern(words)})(?![${letters}\d])`, 'u');

/** A regular expression for a text that begins with one of these phrases. */
export const startingWith = (words: string): RegExp =>
  new RegExp(String.raw`^(?:${wordPattern(words)})(?![${letters}\d])`, 'u');

/** A regular expression for a text that consists of one of these phrases. */
export const exactly = (words: string): RegExp => new RegExp(String.raw`^(?:${wordPattern(words)})$`, 'u');
