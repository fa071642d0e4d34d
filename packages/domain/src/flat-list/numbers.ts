import { LARGEST_QUANTITY, parseQuantity, pieceUnit, timesSign } from '../quantity.ts';
import { flat, letters, remembering, wordPattern } from './words.ts';

/** Numerals in five languages by number, without diacritics. */
const numerals: ReadonlyMap<string, number> = new Map(
  [
    'jeden jedna jednu jedno jedne jedni один одна одне одну one raz',
    'dwa dwie dwoch dva dve два двi дві two twice dwukrotnie para',
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

/** The number that a numeral or digits name; `NaN` for another word. */
export const numberOf = (word: string): number => numeralOf(word) ?? Number(word);

// All of these expressions are for flattened texts: without the flag for any case, they compile much faster.

/** Units of sets, besides those of pieces. */
const setUnit =
  '(?:kpl|komplet|komplety|kompletow|zestaw|zestawy|zestawow|sada|sady|sad|set|sets|компл|комплект|комплекти)';

/** Units of items, also for texts that are not flattened: "3 szt.", "2 kpl", "3 off". */
export const unit = String.raw`(?:${flat(pieceUnit)}|krát|kusů|${setUnit}|buc|ea|no|off)\.?`;

const atEnd = new RegExp(
  String.raw`(?:^|\s|(?<=\s)[-–—:=]\s*|(?<=\))|\s*[-–—:=]\s+)(?:${timesSign}\s?(\d{1,4})|(\d{1,4})\s?${timesSign}|(\d{1,4})\s?${unit}|(\d{1,4}))$`,
  'u',
);
const unitAtStart = new RegExp(String.raw`^(\d{1,4})\s?${unit}\s+(?=\S)`, 'u');
const wordBeforeUnit = new RegExp(String.raw`^([${letters}][${letters}']*)\s+${unit}$`, 'u');

/** A quantity of sets in a text, and the text without it. */
export type StatedQuantity = {
  readonly quantity: number;
  readonly rest: string;
  /** The number stands alone, without a sign or unit, and may belong to the words. */
  readonly isBare: boolean;
};

const wordsAtEnd = new RegExp(
  String.raw`\s+(?:(?:razy|krat|рази|разів|times|x|po)\s+([${letters}]+|\d{1,4})|${unit}\s+([${letters}]+|\d{1,4})|([${letters}]+)\s+(?:razy|krat|рази|times|${unit})|[-–—:=]\s+([${letters}]+))$`,
  'u',
);

/** A quantity with a numeral after the words: "razy dwa", "sztuk jeden", "dvě ks". */
const numeralAtEnd = (text: string): StatedQuantity | undefined => {
  const found = wordsAtEnd.exec(flat(text));
  const word = found?.slice(1).find((group) => group !== undefined);
  const quantity = word === undefined ? undefined : numberOf(word);
  if (!found || !quantity) return undefined;
  return { quantity, rest: text.slice(0, found.index).trim(), isBare: false };
};

/** The quantity after the words: `gniazdo x2`, `gniazdo 2 szt.`, `gniazdo 2`. */
export const quantityAtEnd = remembering((text): StatedQuantity | undefined => {
  const found = atEnd.exec(flat(text));
  const spoken = found && found.index > 0 && found[4] === undefined ? undefined : numeralAtEnd(text);
  if (spoken) return spoken;
  if (!found || found.index === 0) return undefined;
  const quantity = Number(found.slice(1).find((group) => group !== undefined));
  const rest = text.slice(0, found.index).trim();
  return quantity < 1 || rest === '' ? undefined : { quantity, rest, isBare: found[4] !== undefined };
});

/** The number of pieces before the words: `2 szt. gniazdo`. A number without a unit counts parts of a set. */
export const piecesAtStart = (text: string): StatedQuantity | undefined => {
  const found = unitAtStart.exec(flat(text));
  const quantity = Number(found?.[1]);
  return found && quantity > 0 ? { quantity, rest: text.slice(found[0].length), isBare: false } : undefined;
};

const amount = String.raw`(\d+(?:[.,]\d+)?)`;
const amountBefore = new RegExp(
  String.raw`(?:^|\s\+\s+)\s*${amount}(?:\s?${timesSign}\s?|\s?${unit}\s+|\s+)(?=[${letters}(])`,
  'gu',
);
const amountAfter = new RegExp(
  String.raw`(?:\s|(?<=\))|[-–—:=])\s*(?:${timesSign}\s?${amount}|${amount}\s?${timesSign}|${amount}\s?${unit}|(0+))$`,
  'gu',
);

/** Numerals for regular expressions, without diacritics. */
export const numeral = [...numerals.keys()].join('|');
const anyNumber = String.raw`(?:\d{1,4}|${numeral})`;

/** Words that make a number approximate, or one of several. */
const about =
  wordPattern(`ok, około, mniej więcej, jakieś, min, minimum, co najmniej, przynajmniej, max, maks, maksymalnie, maximum, najwyżej, do,
  cca, ca, circa, asi, zhruba, přibližně, kolem, alespoň, aspoň, nejméně, minimálně, nejvýše, maximálně, až,
  najmenej, najviac, приблизно, близько, десь, мінімум, щонайменше, не менше, максимум, не більше,
  about, approx, approximately, around, roughly, at least, at most, up to, over, more than, less than`);
const or = wordPattern('lub, albo, czy, do, nebo, či, až, alebo, або, чи, or, to');

/** Words for numbers that nobody can order. */
const vagueWords =
  wordPattern(`kilka, kilkanaście, parę, dużo, wiele, ileś, pół, półtora, półtorej, zero, několik, pár, mnoho, hodně, půl, nula, niekoľko, veľa, poldruha,
  кілька, декілька, пару, багато, пів, півтора, півтори, нуль, several, some, a few, few, many, half, half a`);

const fraction = /\d*\s?[½¼¾⅓⅔]/u;

/** Numbers that are no quantity: "2-3", "ok. 5", "~5", "5+", "kilka", and "-1" at the beginning. A length or current is none. */
const vagueForms = [
  String.raw`^[-−–—]\d+(?:[.,]\d+)?`,
  String.raw`(?<![${letters}\d./-])(?:${about})\.?\s?(?:x\s?)?\d+`,
  String.raw`[~≈±<>≤≥]\s?\d+`,
  String.raw`(?<![${letters}\d./-])${anyNumber}\s?(?:[-–—÷]|\s(?:${or})\s)\s?${anyNumber}`,
  String.raw`(?<![${letters}\d./-])\d+\+(?=\s[${letters}]|$)`,
  String.raw`(?<![${letters}\d])(?:${vagueWords})`,
];
const vague = new RegExp(
  String.raw`(?:${vagueForms.join('|')})(?![${letters}\d]|[.,/-]\d|\s?(?:cm|mm|m|v|a|w|ma|zl|kc|eur)(?![${letters}]))(?:\s?${unit})?`,
  'u',
);

/** A number before or after the words that is no quantity, such as 0, 1,5 or 2-3, and the text without it. */
export const invalidQuantityIn = (text: string): { readonly words: string; readonly rest: string } | undefined => {
  const plain = flat(text);
  const found =
    fraction.exec(text) ??
    vague.exec(plain) ??
    [...plain.matchAll(amountBefore), ...plain.matchAll(amountAfter)].find((match) => {
      const number = parseQuantity(match.slice(1).find((group) => group !== undefined) ?? '');
      return number === undefined || !isQuantity(number);
    });
  if (!found) return undefined;
  const [from, to] = [found.index, found.index + found[0].length];
  const [start, end] = [text.slice(0, from), text.slice(to)];
  return {
    words: text.slice(from, to).replaceAll(/^[\s+:=]+|\s+$/gu, ''),
    rest: `${start}${start && end && ' + '}${end}`,
  };
};

const isQuantity = (number: number): boolean => Number.isInteger(number) && number >= 1 && number <= LARGEST_QUANTITY;

const price = String.raw`(?:[£€$]\s?)?\d{1,3}(?:[ .']?\d{3})*(?:[.,]\d{2}|,-)(?:\s?(?:zl|pln|kc|czk|€|eur|грн|uah|£|gbp))?`;

const pricesAtEnd = new RegExp(
  String.raw`(?<=\d\s?${unit}|${unit}\s\d{1,3})(?:\s+(?:(?:a|po|za|@|=|${timesSign})\s?)?${price})+(?:\s+(?:netto|brutto))?$`,
  'u',
);

/** A line of an offer without the prices behind its quantity: "Łącznik schodowy 4 szt. 16,20 zł 64,80 zł". */
export const withoutPrices = (text: string): string =>
  text.slice(0, pricesAtEnd.exec(flat(text))?.index ?? text.length);

/** The quantity in a cell: a whole number in any notation, or a numeral. Undefined if the cell is neither. */
export const quantityInCell = (cell: string | number): number | undefined => {
  const number = numberInCell(cell);
  return number !== undefined && isQuantity(number) ? number : undefined;
};

/** The number in a cell, which may be a quantity or a price. */
export const numberInCell = (cell: string | number): number | undefined => {
  const number = typeof cell === 'number' ? cell : numberIn(cell.trim());
  return number !== undefined && number >= 1 && number <= LARGEST_QUANTITY ? number : undefined;
};

const unitAtEnd = new RegExp(String.raw`\s*${unit}$`, 'u');

const unitBefore = new RegExp(String.raw`^${unit}\s?(?=\d)`, 'u');

const numberIn = remembering((text): number | undefined => {
  const word = wordBeforeUnit.exec(flat(text))?.[1] ?? text;
  const plain = flat(text).replace(unitBefore, '').replace(unitAtEnd, '');
  return parseQuantity(text) ?? parseQuantity(plain) ?? numeralOf(word);
});
