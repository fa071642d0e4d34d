import { symbol as symbolSchema } from '@ramka/contract/catalogue-format/fields';

/** Normalises a number to one line without invisible and unprintable characters. */
export const normaliseNumber = (number: string): string =>
  number
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/[\p{Cc}\p{Cs}\s]+/gu, ' ')
    .trim();

/** The reason why a text cannot be the symbol of a product; undefined if it can. */
export const symbolFault = (symbol: string): string | undefined => {
  if (symbolSchema.safeParse(symbol).success) return spreadsheetFault(symbol);
  return `"${symbol.slice(0, 80)}" is no symbol: 1 to 60 characters.`;
};

/** The reason why a text is the remains of a symbol destroyed by a spreadsheet; undefined for a possible symbol. */
export const spreadsheetFault = (symbol: string): string | undefined => {
  if (shortenedNumber.test(symbol)) return `"${symbol}" is a number that a spreadsheet has shortened.`;
  if (isDate(symbol)) return `"${symbol}" is a date that a spreadsheet made of a symbol such as 3-4.`;
  return undefined;
};

/** `5,90E+12`: scientific notation of long numbers and of symbols such as `12E4`. Different symbols become equal. */
const shortenedNumber = /^\d(?:[.,]\d+)?E\+\d{2,}$/i;

/** Abbreviations of the months in Polish, Czech, Slovak, Ukrainian, English and German. */
const months = [
  'sty|lut|mar|kwi|maj|cze|lip|sie|wrz|paź|lis|gru',
  'led|úno|bře|dub|kvě|čvn|čvc|srp|zář|říj|pro',
  'jan|feb|apr|máj|jún|júl|aug|sep|okt|nov|dec',
  'січ|лют|бер|кві|тра|чер|лип|сер|вер|жов|лис|гру',
  'may|jun|jul|oct|mär|mai|dez',
].join('|');

const dates = [
  /^\d{1,2}[./]\d{1,2}[./](?:19|20)\d{2}$/,
  /^(?:19|20)\d{2}-\d{2}-\d{2}(?:[ T]00:00(?::00)?)?$/,
  new RegExp(String.raw`^\d{1,2}[-. ]{1,2}(?:${months})\.?(?:[-. ]\d{2,4})?$`, 'iu'),
  new RegExp(String.raw`^(?:${months})\.?[-. ]\d{2}$`, 'iu'),
];

const isDate = (text: string): boolean => dates.some((date) => date.test(text));

/**
 * The form to which spreadsheets convert a symbol that looks like a number: `021203` loses its zero, `12E4` becomes
 * 120000, `1.10` becomes 1.1, and digits beyond the fifteenth become zeros. Undefined for symbols that are not changed.
 */
export const shortenedForm = (symbol: string): string | undefined => {
  if (!/^\d+(?:\.\d+|E\d{1,2})?$/i.test(symbol)) return undefined;
  const [, digits = '', rest = ''] = /^(\d{15})(\d+)$/.exec(symbol) ?? [];
  const form = rest === '' ? String(Number(symbol)) : digits + '0'.repeat(rest.length);
  return form === symbol || form.includes('e') ? undefined : form;
};

/** Whether a symbol contains letters of several scripts, such as a Cyrillic Т among Latin letters. */
export const mixesScripts = (symbol: string): boolean =>
  [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u].filter((script) => script.test(symbol)).length > 1;

/** The minimum number of purely numeric symbols for suspecting shorter ones. */
const FEWEST_NUMBERS = 10;

/**
 * Detects numbers that have lost their leading zeros: nearly all have the same length, a few are shorter, and none
 * begins with a zero.
 */
export class LostZeros<At> {
  readonly #byLength = new Map<number, { count: number; first: readonly [symbol: string, at: At] }>();
  #zeros = false;

  take(symbol: string, at: At): void {
    if (!/^\d+$/.test(symbol)) return;
    if (symbol.startsWith('0')) this.#zeros = true;
    const sameLength = this.#byLength.get(symbol.length);
    if (sameLength === undefined) this.#byLength.set(symbol.length, { count: 1, first: [symbol, at] });
    else sameLength.count += 1;
  }

  /**
   * The first shortened symbol, the number of shortened ones, and the length of the others. Undefined if none is
   * suspected.
   */
  suspected():
    | { readonly symbol: string; readonly at: At; readonly count: number; readonly digits: number }
    | undefined {
    const all = [...this.#byLength].toSorted(([, one], [, other]) => other.count - one.count);
    const [[digits, usual] = [0, undefined]] = all;
    const total = all.reduce((sum, [, { count }]) => sum + count, 0);
    if (usual === undefined || this.#zeros || total < FEWEST_NUMBERS || usual.count < total * 0.8) return undefined;
    const short = all.filter(([length]) => length < digits && length >= digits - 3);
    const [[, first] = [0, undefined]] = short;
    if (first === undefined) return undefined;
    const [symbol, at] = first.first;
    return { symbol, at, count: short.reduce((sum, [, { count }]) => sum + count, 0), digits };
  }
}
