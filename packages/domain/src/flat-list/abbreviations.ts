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
  zaśl: 'zaślepka',
  obr: 'obrotowy',
  '1kl': '1-klawiszowy',
  '2kl': '2-klawiszowy',
  '3kl': '3-klawiszowy',
  kl: 'klawiszowy',
  zás: 'zásuvka',
  dvojzás: 'dvojzásuvka',
  trojzás: 'trojzásuvka',
  vyp: 'vypínač',
  dvojvyp: 'dvojvypínač',
  spín: 'spínač',
  stříd: 'střídavý',
  stried: 'striedavý',
  stmív: 'stmívač',
  stmiev: 'stmievač',
  řaz: 'řazení',
  rad: 'radenie',
  кл: 'клавішний',
  вим: 'вимикач',
  роз: 'розетка',
  прох: 'прохідний',
  терм: 'терморегулятор',
  dbl: 'double',
  sgl: 'single',
  skt: 'socket',
  skts: 'sockets',
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
  const own = wordsByKey(abbreviations);
  // The words of an abbreviation may have usual ones: "S2 - вимикач 2-кл.".
  return (text) => expanded(expanded(text, own), common);
};

const expanded = (text: string, words: ReadonlyMap<string, string>): string =>
  words.size === 0
    ? text
    : text.replaceAll(
        /(?<count>\d+[x×хX]?)?(?<short>[\p{L}\p{N}][\p{L}\p{M}\p{N}.]*)/gu,
        (written: string, ...found: readonly unknown[]) => {
          const { count, short = '' } = groupsOf(found);
          const whole = words.get(keyOf(written));
          const part = words.get(keyOf(short));
          if (whole !== undefined) return whole;
          if (part === undefined) return written;
          return count === undefined ? part : `${count} ${part}`;
        },
      );

/** Case does not count, except of single letters: "Z" in "Z = zásuvka" is not the preposition "z". */
const keyOf = (word: string): string => (word.length === 1 ? word : flat(word).replaceAll('.', ''));

const wordsByKey = (abbreviations: Readonly<Record<string, string>>): ReadonlyMap<string, string> =>
  new Map(Object.entries(abbreviations).map(([short, words]) => [keyOf(short), words]));

const common = wordsByKey(usual);

/** Whether an unknown word may be an abbreviation: `GW`, `Łs`, `gn.`, `A1`. */
export const isAbbreviation = (word: string): boolean =>
  /^(?:\p{L}{1,3}\.?|\p{Lu}{2,5}\p{N}?|\p{L}{1,2}\p{N}{1,2})$/u.test(word.trim());
