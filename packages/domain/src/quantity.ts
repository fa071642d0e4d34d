import type { MinorUnits } from './money.ts';

/** The largest quantity of any item (docs/readings.md#r8). It keeps every sum exact. */
export const LARGEST_QUANTITY = 9999;

/**
 * Adds a quantity to the present one (docs/readings.md#r8). Returns undefined if the sum exceeds `LARGEST_QUANTITY`.
 */
export const addedQuantity = (present: number | undefined, added: number): number | undefined => {
  const sum = (present ?? 0) + added;
  return sum > LARGEST_QUANTITY ? undefined : sum;
};

/** Regular expression source for units of pieces in the languages of the interface. */
export const pieceUnit =
  '(?:szt|sztuka|sztuki|sztuk|ks|kus|kusy|kusů|kusov|шт|штука|штуки|штук|pcs|pc|pieces|piece|times|razy|krát|рази|разів)';

/** Regular expression source for multiplication signs: the Latin and Cyrillic letter and the symbols. */
export const timesSign = '[x×хX✕✖*]';

/**
 * Parses a typed quantity in any notation of the supported languages: thousands separators, decimal comma or point,
 * multiplication signs, full-width digits, and units such as "szt." or "ks". Returns undefined unless the text is exactly one number.
 */
export const parseQuantity = (typed: string): number | undefined => {
  const text = typed
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/[\uFF01-\uFF5E]/gu, (wide) => wide.normalize('NFKC'))
    .replaceAll(/\s/gu, ' ')
    .replaceAll('\u2212', '-')
    .trim();
  const number = quantityPattern.exec(text)?.groups?.['number'];
  if (number === undefined) return undefined;
  const plain = isGrouped.test(number) ? number.replace(groups, (run) => run.replaceAll(/\D/gu, '')) : number;
  return Number(plain.replace(',', '.'));
};

/** Digits with thousands separators, such as "1 000", "1.000.000" and "1'000". "0,500" is a decimal fraction. */
const grouped = String.raw`[1-9]\d{0,2}(?<separator>[ .,'’])\d{3}(?:\k<separator>\d{3})*`;
const groups = new RegExp(grouped, 'u');

/** Grouped digits with an optional fraction, whose separator differs from the thousands separator. */
const groupedNumber = String.raw`${grouped}(?:(?!\k<separator>)[.,]\d*)?`;
const isGrouped = new RegExp(`^[-+]?${groupedNumber}$`, 'u');

const quantityPattern = new RegExp(
  String.raw`^(?:${timesSign} ?)?(?<number>[-+]?(?:${groupedNumber}|\d+(?:[.,]\d*)?|[.,]\d+))(?: ?${timesSign}| ?${pieceUnit}\.?)?$`,
  'iu',
);

/**
 * Converts a typed quantity to a whole number of at least 1. Numbers below 1 and non-numbers become 1
 * (docs/specification.md#s5-14). Used for a set or product added to a room and for a module's component.
 */
export const clampQuantity = (typed: number): number =>
  Number.isFinite(typed) ? Math.min(LARGEST_QUANTITY, Math.max(1, Math.trunc(typed))) : 1;

/** Quantity of a new set in its room: rounded, at least 1. A non-number becomes 1 (docs/specification.md#s5-17). */
export const roundQuantity = (typed: number): number => clampQuantity(Math.round(typed));

/**
 * Quantity after an edit in a room. Undefined for numbers below 1 and non-numbers: such an edit is ignored without a
 * message (docs/specification.md#s5-15).
 */
export const changedQuantity = (typed: number): number | undefined =>
  Number.isFinite(typed) && typed >= 1 ? Math.min(LARGEST_QUANTITY, Math.trunc(typed)) : undefined;

/**
 * Quantity of an e-catalogue product as typed: a whole number without a sign. A non-number becomes 0
 * (docs/specification.md#s5-19).
 */
export const catalogueQuantity = (typed: number): number =>
  Number.isFinite(typed) ? Math.min(LARGEST_QUANTITY, Math.abs(Math.trunc(typed))) : 0;

/**
 * Whether the quantity dialog of an e-catalogue product can be confirmed: price × quantity must not be 0
 * (docs/specification.md#s5-21).
 */
export const canConfirmCatalogueQuantity = (price: MinorUnits, typed: number): boolean =>
  price * catalogueQuantity(typed) !== 0;
