import { flat, groupsOf } from './words.ts';

/** A function that replaces abbreviations in a text by their words: `2xGW` becomes `2x gniazdo`. */
export const createExpander = (abbreviations: Readonly<Record<string, string>>): ((text: string) => string) => {
  const wordsByKey = new Map(Object.entries(abbreviations).map(([short, words]) => [keyOf(short), words]));
  if (wordsByKey.size === 0) return (text) => text;
  return (text) =>
    text.replaceAll(
      /(?<count>\d+[x×хX]?)?(?<short>[\p{L}\p{N}][\p{L}\p{M}\p{N}.]*)/gu,
      (written: string, ...found: readonly unknown[]) => {
        const { count, short = '' } = groupsOf(found);
        const whole = wordsByKey.get(keyOf(written));
        const words = whole ?? wordsByKey.get(keyOf(short));
        if (words === undefined) return written;
        return whole === undefined && count !== undefined ? `${count} ${words}` : words;
      },
    );
};

const keyOf = (word: string): string => flat(word).replaceAll('.', '');

/** Whether an unknown word may be an abbreviation: `GW`, `Łs`, `gn.`, `A1`. */
export const isAbbreviation = (word: string): boolean =>
  /^(?:\p{L}{1,3}\.?|\p{Lu}{2,5}\p{N}?|\p{L}{1,2}\p{N}{1,2})$/u.test(word.trim());
