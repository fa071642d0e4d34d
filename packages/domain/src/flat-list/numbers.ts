import { clampQuantity, LARGEST_QUANTITY, parseQuantity, pieceUnit, timesSign } from '../quantity.ts';
import { flat } from './words.ts';

/** Numerals in five languages by number, without diacritics. */
const numerals: ReadonlyMap<string, number> = new Map(
  [
    'jeden jedna jedno jedne jedni один одна одне одну one raz',
    'dwa dwie dwoch dva dve два двi двi дві two twice dwukrotnie para',
    'trzy tri три three',
    'cztery ctyri styri чотири four',
    "piec pet pat п'ять five",
    'szesc sest шiсть шість six',
    'siedem sedm sedem сім seven',
    'osiem osm osem вісім eight',
    "dziewiec devet devat дев'ять nine",
    'dziesiec deset desat десять ten',
    'jedenascie jedenact jedenast одинадцять eleven',
    'dwanascie dvanact dvanast дванадцять twelve',
  ].flatMap((words, index) => words.split(' ').map((word) => [word, index + 1] as const)),
);

/** The number that a numeral names; undefined for another word. */
export const numeralOf = (word: string): number | undefined => numerals.get(flat(word));

/** Units of sets, besides those of pieces. */
const setUnit =
  '(?:kpl|komplet|komplety|kompletow|zestaw|zestawy|zestawow|sada|sady|sad|set|sets|компл|комплект|комплекти)';

const unit = String.raw`(?:${pieceUnit}|${setUnit}|buc|ea|no)\.?`;

const atEnd = new RegExp(
  String.raw`(?:^|\s|(?<=\s)[-–—:=]\s*|(?<=\))|\s*[-–—:=]\s+)(?:${timesSign}\s?(\d{1,4})|(\d{1,4})\s?${timesSign}|(\d{1,4})\s?${unit}|(\d{1,4}))$`,
  'iu',
);
const unitAtStart = new RegExp(String.raw`^(\d{1,4})\s?${unit}\s+(?=\S)`, 'iu');
const wordBeforeUnit = new RegExp(String.raw`^(\p{L}[\p{L}'’ʼ]*)\s+${unit}$`, 'iu');

/** A quantity of sets in a text, and the text without it. */
export type StatedQuantity = {
  readonly quantity: number;
  readonly rest: string;
  /** The number stands alone, without a sign or unit, and may belong to the words. */
  readonly isBare: boolean;
};

const wordsAtEnd = new RegExp(
  String.raw`\s+(?:(?:razy|krát|рази|разів|times|x|po)\s+(\p{L}+|\d{1,4})|${unit}\s+(\p{L}+|\d{1,4})|(\p{L}+)\s+(?:razy|krát|рази|times|${unit}))$`,
  'iu',
);

/** A quantity with a numeral after the words: "razy dwa", "sztuk jeden", "dvě ks". */
const numeralAtEnd = (text: string): StatedQuantity | undefined => {
  const found = wordsAtEnd.exec(text);
  const word = found?.slice(1).find((group) => group !== undefined);
  const quantity = word === undefined ? undefined : (numeralOf(word) ?? Number(word));
  if (!found || !quantity) return undefined;
  return { quantity, rest: text.slice(0, found.index).trim(), isBare: false };
};

/** The quantity after the words: `gniazdo x2`, `gniazdo 2 szt.`, `gniazdo 2`. */
export const quantityAtEnd = (text: string): StatedQuantity | undefined => {
  const found = atEnd.exec(text);
  if (!found || found.index === 0) return numeralAtEnd(text);
  const quantity = Number(found.slice(1).find((group) => group !== undefined));
  const rest = text.slice(0, found.index).trim();
  return quantity < 1 || rest === '' ? undefined : { quantity, rest, isBare: found[4] !== undefined };
};

/** The number of pieces before the words: `2 szt. gniazdo`. A number without a unit counts parts of a set. */
export const piecesAtStart = (text: string): StatedQuantity | undefined => {
  const found = unitAtStart.exec(text);
  const quantity = Number(found?.[1]);
  return found && quantity > 0 ? { quantity, rest: text.slice(found[0].length), isBare: false } : undefined;
};

const amount = String.raw`(\d+(?:[.,]\d+)?)`;
const amountBefore = new RegExp(
  String.raw`(?:^|\s\+\s+)\s*${amount}(?:\s?${timesSign}\s?|\s?${unit}\s+|\s+)(?=[\p{L}(])`,
  'giu',
);
const amountAfter = new RegExp(
  String.raw`(?:\s|(?<=\))|[-–—:=])\s*(?:${timesSign}\s?${amount}|${amount}\s?${timesSign}|${amount}\s?${unit}|(0+))$`,
  'giu',
);

/** A number before or after the words that is no quantity, such as 0 or 1,5, and the text without it. */
export const invalidQuantityIn = (text: string): { readonly words: string; readonly rest: string } | undefined => {
  const found = [...text.matchAll(amountBefore), ...text.matchAll(amountAfter)].find((match) => {
    const number = parseQuantity(match.slice(1).find((group) => group !== undefined) ?? '');
    return number === undefined || !Number.isInteger(number) || number < 1 || number > LARGEST_QUANTITY;
  });
  if (!found) return undefined;
  const [start, end] = [text.slice(0, found.index), text.slice(found.index + found[0].length)];
  return { words: found[0].replaceAll(/^[\s+:=–—-]+|\s+$/gu, ''), rest: `${start}${start && end && ' + '}${end}` };
};

/** The quantity in a cell: a number in any notation, or a numeral. Undefined if the cell is neither. */
export const quantityInCell = (cell: string | number): number | undefined => {
  const number = typeof cell === 'number' ? cell : numberIn(cell.trim());
  return number === undefined || !Number.isFinite(number) || number < 1 || number > LARGEST_QUANTITY
    ? undefined
    : clampQuantity(number);
};

const numberIn = (text: string): number | undefined => {
  const word = wordBeforeUnit.exec(text)?.[1] ?? text;
  return (
    parseQuantity(text) ?? parseQuantity(text.replace(new RegExp(String.raw`\s*${unit}$`, 'iu'), '')) ?? numeralOf(word)
  );
};
