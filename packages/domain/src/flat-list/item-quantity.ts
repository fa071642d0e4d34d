import { pieceUnit } from '../quantity.ts';
import { endsInIp44 } from '../set/seal.ts';
import type { ItemReading } from './item-reading.ts';
import {
  numberOf,
  numeralOf,
  piecesAtStart,
  quantityAtEnd,
  quantityInCell,
  type StatedQuantity,
  unit,
} from './numbers.ts';
import { endsInAppliance, isAppliance, itemJoiner, namesAppliances, placesIn } from './place-words.ts';
import { distributiveWords } from './product-words.ts';
import { and, flat, letters, startingWith, trimmed, withWord, wordsIn } from './words.ts';

/** A height above the floor, for regular expressions: "h 30", "wys. 110 cm", "výška 1,1 m". */
export const heightPattern = String.raw`(?:@|na\s+wys|ve\s+výšce|vo\s+výške|h|wys|wysokość|výška|výš|вис|висота|height|(?<=\s)v\.)\.?\s?[=:]?\s?(?:\d[.,]\d{1,2}\s?[mм](?!\p{L})|\d{2,4}(?:\s?(?:[cm]m|[см]м)\.?)?(?:\s?aff?l)?)`;

export const height = new RegExp(String.raw`(?<=\s)(${heightPattern})(?=\s|[,;]|$)`, 'iu');

/** A height and nothing else. */
export const onlyHeight = new RegExp(`^${heightPattern}$`, 'iu');

/** The least number after a place that is a height in centimetres or millimetres, and no quantity. */
export const LEAST_HEIGHT = 90;

/** The least number without a unit behind an item that may be its height: "zás. 30". Behind other words, it may name a room. */
export const LEAST_HEIGHT_OF_ITEM = 20;

/** The comma before a number that describes the item before it: "two-way switch, 2 gang". */
export const commaBeforeGangs = /,\s*(?=\d[\s-]?(?:gang|way|pole)\s*(?:[,;]|$))/giu;

/** Words before a number that names something: "vypínač č. 3". */
export const numberSign =
  /(?:^|\s)(?:č|c(?=\.)|nr|no|№|#|kat|cat|кат|řazení|radenie|flat|house|plot|apartment|mieszkani[ae]|lokalu?|domu?|bytu?|квартир[аи]|кв|будинок)\.?$/iu;

type IsPhrase = (text: string) => boolean;

/** The quantity of an item, the text without it, and the place behind it as a note. `hasMore`: the item also has a symbol or a look. */
export const statedQuantity = (
  text: string,
  {
    hasQuantity,
    hasMore,
    isPhrase,
  }: { readonly hasQuantity: boolean; readonly hasMore: boolean; readonly isPhrase: IsPhrase },
): (StatedQuantity & { readonly note?: string }) | undefined => {
  const alone = hasMore ? quantityInCell(text) : undefined;
  if (alone !== undefined) return { quantity: alone, rest: '', isBare: false };
  const pieces = piecesAtStart(text);
  if (pieces || hasQuantity) return pieces;
  return quantityBehindWords(text, isPhrase) ?? quantityBeforePlace(text, isPhrase);
};

/** The quantity at the end of a text, unless the number belongs to the name of an item: "řazení 6", "č. 3", "RJ45 kat. 6". */
const quantityBehindWords = (text: string, isPhrase: IsPhrase): StatedQuantity | undefined => {
  const stated = quantityAtEnd(text);
  if (!stated || endsInIp44(text)) return undefined;
  if (!stated.isBare) return stated;
  if (numberSign.test(stated.rest)) return undefined;
  const words = text.split(/\s+/u);
  const isName = words.some((_, from) => from < words.length - 1 && isPhrase(words.slice(from).join(' ')));
  return isName ? undefined : stated;
};

/** Whether the words before a quantity have a number too: that of a circuit or a price, "2x łącznik 6", "łącznik 6 szt. 12". */
export const isCountedTwice = ({ rest, isBare }: StatedQuantity, isPhrase: IsPhrase): boolean =>
  isBare ? countInWords.test(rest) : quantityBehindWords(rest, isPhrase)?.isBare === true;

const countInWords = new RegExp(
  String.raw`^\d{1,3}(?:\s?[xX×хХ])?\s+(?!(?:gang|way|pole)\s)\p{L}|\d\s?(?:${pieceUnit})\.?$`,
  'iu',
);

/** The quantity before a place: "schodowy x2 przy łóżku". */
const quantityBeforePlace = (text: string, isPhrase: IsPhrase) => {
  for (const at of placesIn(text)) {
    if (isPhrase(text.slice(at))) continue;
    const stated = quantityAtEnd(trimmed(text.slice(0, at)));
    if (stated && !stated.isBare) return { ...stated, note: trimmed(text.slice(at)) };
  }
  const { start, word } = wordsIn(text).at(-1) ?? { start: 0, word: '' };
  const stated = isAppliance(word) ? quantityAtEnd(trimmed(text.slice(0, start))) : undefined;
  return stated && !stated.isBare ? { ...stated, note: word } : undefined;
};

/** A number without a sign before the words, unless it belongs to them: "2 gang switch". */
export const bareCount = (text: string, isPhrase: IsPhrase): number | undefined => {
  const found = /^(\d{1,4})\s+(?=\p{L}|\d[\s-](?:gang|way|pole)\s|\d+\s?[AaVv]\s)/u.exec(text);
  const words = text.split(/\s+/u);
  const isName = words.some((_, index) => isPhrase(words.slice(0, index + 1).join(' ')));
  return found && !isName ? Number(found[1]) : undefined;
};

/** Replaces a numeral at the beginning by digits, and joins numerals in the text: "sześć gniazd". */
export const withDigits = (text: string): string =>
  text.replaceAll(/(?<=^|[,+;]\s*)(\p{L}[\p{L}'’ʼ]*)(?=\s+(?!way\s|gang\s|pole\s)\p{L})/gu, (word) => {
    const number = word.length > 1 ? numeralOf(word) : undefined;
    return number === undefined ? word : String(number);
  });

const withContents = new RegExp(
  String.raw`^(?:(\d{1,4}|[${letters}]+)\s?[x×х]?\s+)?(?:(?:${withWord})\s+|[:,]\s*)(?=[${letters}\d])`,
  'u',
);

/** The contents of counted frames: "2 ramki potrójne z gniazdami", "2 ramki podwójne: gniazdo, usb" without the words of the frame. */
export const contentsOfFrames = (
  text: string,
): { readonly quantity: number | null; readonly rest: string } | undefined => {
  const found = withContents.exec(flat(text));
  const count = found?.[1] === undefined ? null : numberOf(found[1]);
  return found && !Number.isNaN(count) ? { quantity: count, rest: text.slice(found[0].length) } : undefined;
};

/** The words by which the number of pieces is unknown: "z każdej strony", "(+1)", "gniazda". */
export const unclearQuantity = (
  written: string,
  { sets, quantity, note }: Pick<ItemReading, 'sets' | 'quantity' | 'note'>,
  { hasQuantity, isPhrase }: { readonly hasQuantity: boolean; readonly isPhrase: IsPhrase },
): string | undefined => {
  // The pieces that "each" means are unknown, unless they are counted in a column of their own.
  const each = hasQuantity || isPhrase(written) ? undefined : eachOf(written, quantity !== null);
  if (each !== undefined) return each;
  const isCounted = hasQuantity || quantity !== null;
  if (extraPieces.test(note) || (!isCounted && tellsSeveralPlaces(note))) return note;
  return isCounted ? undefined : uncountedPlural(sets);
};

/** The words by which several places get the item. In brackets they may explain a number: "2 gniazda (po jednym z każdej strony)". */
const eachOf = (text: string, isCounted: boolean): string | undefined => {
  const outside = distributiveWords(text.replaceAll(/\([^()]*\)/gu, ' '));
  if (outside !== undefined) return outside;
  const inFrames = text.match(/\([^()]*\)/gu)?.find((inside) => /ram|rám|рам|frame/iu.test(inside)) ?? '';
  if (distributiveWords(inFrames) !== undefined) return distributiveWords(inFrames);
  if (isCounted) return undefined;
  const explained = text.match(/\([^()]*\)/gu)?.find((inside) => !countsSomething(inside)) ?? '';
  return distributiveWords(explained);
};

const countsSomething = (text: string): boolean =>
  wordsIn(flat(text)).some(({ word }) => /^(?:\d+$|jedn|одн)/u.test(word) || numeralOf(word) !== undefined);

/** Pieces besides those counted, or their division: "(+1)", "(2+2)", "(może 4)". */
export const extraPieces = /^[+-]\s?\d+$|^\d+(?:\s?\+\s?\d+)+$|^(?:może|maybe|perhaps|možná|možno|asi|може)\s\d+$/iu;

/** A number of pieces inside of a note: "by bed x2 and door". */
export const countInside = new RegExp(String.raw`(?:^|\s)(?:[xX×хХ]\s?\d+|\d+\s?(?:[xX×хХ]|${unit}))(?=\s|$)`, 'iu');

/** Two places by the same preposition, which may each get the item: "na lodówkę i na zmywarkę". */
const severalPlaces = new RegExp(String.raw`^([${letters}]+)\s.*\s(?:${and})\s+\1\s`, 'u');

/** Both sides of a bed by their initials. */
const bothSides = new RegExp(
  String.raw`(?<![${letters}])(?:l(?:\s?[+/&]\s?|\s(?:${and})\s)[pr]|[pr]\s?[+/&]\s?l|л(?:\s?[+/]\s?|\s(?:${and})\s)п)(?![${letters}])`,
  'u',
);

/** Whether a text names both sides of a bed by their initials, each of which gets the items: "łóżko L+P". */
export const namesBothSides = (text: string): boolean => bothSides.test(flat(text));

/** Whether a note tells several places, which may each get an item without a number. */
export const tellsSeveralPlaces = (note: string): boolean => {
  const pieces = note.split(itemJoiner);
  const areAppliances = pieces.length > 1 && pieces.every((piece) => endsInAppliance(piece));
  return areAppliances || namesAppliances(note) || severalPlaces.test(flat(note)) || namesBothSides(note);
};

/** Plurals without a number: how many pieces are meant is unknown. */
const uncountedPlural = (sets: ItemReading['sets']): string | undefined =>
  sets.flatMap(({ parts }) => parts).find(({ count, words }) => count === 1 && startsWithPlural(words))?.words;

/** Whether a text begins with a plural: "gniazda". */
export const startsWithPlural = (text: string): boolean => nounsInPlural.test(flat(text));

const nounsInPlural =
  startingWith(`gniazda, gniazdka, kontakty, łączniki, włączniki, wyłączniki, przyciski, zásuvky, vypínače, spínače, tlačítka, tlačidlá, розетки, вимикачі, кнопки,
    sockets, outlets, switches, buttons`);
