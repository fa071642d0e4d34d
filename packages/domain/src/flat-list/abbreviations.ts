import { flat, groupsOf } from './words.ts';

/** Short forms with one meaning in the whole trade. Others are asked for. */
const usual: Readonly<Record<string, string>> = {
  gn: 'gniazdo',
  podw: 'podwójne',
  poj: 'pojedyncze',
  pojed: 'pojedyncze',
  uziem: 'uziemieniem',
  wł: 'włącznik',
  wył: 'wyłącznik',
  łącz: 'łącznik',
  schod: 'schodowy',
  sch: 'schodowy',
  krzyż: 'krzyżowy',
  krz: 'krzyżowy',
  świecz: 'świecznikowy',
  ściem: 'ściemniacz',
  bieg: 'biegunowy',
  podł: 'podłogowy',
  dzw: 'dzwonek',
  '1kl': '1-klawiszowy',
  '2kl': '2-klawiszowy',
  '3kl': '3-klawiszowy',
  kl: 'klawiszowy',
  zás: 'zásuvka',
  vyp: 'vypínač',
  řaz: 'řazení',
  rad: 'radenie',
  кл: 'клавішний',
  вим: 'вимикач',
  прох: 'прохідний',
  '1g': '1 gang',
  '2g': '2 gang',
  '3g': '3 gang',
  '1w': '1 way',
  '2w': '2 way',
  '1g1w': '1 gang 1 way',
  '1g2w': '1 gang 2 way',
  '2g1w': '2 gang 1 way',
  '2g2w': '2 gang 2 way',
  '3g1w': '3 gang 1 way',
};

/** A function that replaces abbreviations in a text by their words: `2xGW` becomes `2x gniazdo`. */
export const createExpander = (abbreviations: Readonly<Record<string, string>>): ((text: string) => string) => {
  const wordsByKey = new Map(
    Object.entries({ ...usual, ...abbreviations }).map(([short, words]) => [keyOf(short), words]),
  );
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
