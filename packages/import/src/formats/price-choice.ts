import type { ImportRecord, Place, ReadOptions } from '../pipeline/import-record.ts';
import { type PiecePrice, piecePrice, plainAmount, withoutTax } from './piece-price.ts';

/** One of the prices that a file contains for a product. One per currency is chosen. */
export type PriceOffer = {
  /** The kind of price in the file's terms: `net_list`, `GrossListPrice`. */
  readonly type: string;
  /** ISO 4217; empty: the currency of the file. */
  readonly currency: string;
  readonly amount: string;
  readonly factor?: string;
  /** The number of units that the price is for. */
  readonly pieces?: string;
  /** The number of pieces in such a unit. `unknown` means a package of unknown content. Absent: the unit is a piece. */
  readonly content?: string;
  /** Countries in which the price is valid, as ISO 3166: `DE`; absent or empty: all. */
  readonly territories?: readonly string[];
  /** The smallest quantity with this price. */
  readonly from?: string;
  /** First and last day of validity, `2027-01-01`; empty: unlimited. */
  readonly validFrom?: string;
  readonly validTo?: string;
  /** The rate of the included tax: `0.19`. */
  readonly tax?: string;
  readonly at: Place;
};

/**
 * Kinds of prices by preference: list prices, then recommended prices, then purchase prices. `*` stands for all others.
 */
export const usualPriceTypes: readonly string[] = [
  'net_list',
  'GrossListPrice',
  'listPrice',
  '',
  'gros_list',
  'nrp',
  'rrp',
  'RecommendedRetailPrice',
  '*',
  'NetPrice',
  'netPrice',
  'net_customer',
  'net_customer_exp',
];

type PriceOptions = Pick<ReadOptions, 'priceTypes' | 'today' | 'territory'>;

/**
 * Chooses the price of a product, one per currency: for the requested territory, of the first available kind, valid
 * today or otherwise next, for the smallest quantity. Products without an amount get none.
 */
export const chosenPrices = (
  productKey: string,
  offers: readonly PriceOffer[],
  options: PriceOptions,
): readonly ImportRecord[] => {
  const offered = offers
    .filter(({ amount }) => amount.trim() !== '')
    .toSorted((one, other) => compareOffers(one, other, options));
  const first = new Map<string, PriceOffer>();
  for (const offer of offered) {
    const currency = offer.currency.trim().toUpperCase();
    if (!first.has(currency)) first.set(currency, offer);
  }
  return [...first].flatMap(([currency, offer]) => priceRecords(productKey, currency, offer, options));
};

const compareOffers = (one: PriceOffer, other: PriceOffer, options: PriceOptions): number => {
  const { priceTypes, today } = options;
  return (
    Number(isElsewhere(one, options)) - Number(isElsewhere(other, options)) ||
    rankOf(one.type, priceTypes) - rankOf(other.type, priceTypes) ||
    validity(one, today) - validity(other, today) ||
    (validity(one, today) === COMING ? dayOf(one.validFrom).localeCompare(dayOf(other.validFrom)) : 0) ||
    (validity(one, today) === PAST ? dayOf(other.validTo).localeCompare(dayOf(one.validTo)) : 0) ||
    quantityOf(one) - quantityOf(other)
  );
};

/** The default territory of a currency: its market. */
const homeTerritories: Readonly<Record<string, string>> = { PLN: 'PL', CZK: 'CZ', EUR: 'SK', UAH: 'UA' };

/** Whether a price is only for other countries. False if no territory is requested and the currency has no market. */
const isElsewhere = ({ territories = [], currency }: PriceOffer, { territory }: PriceOptions): boolean => {
  const requested = territory ?? homeTerritories[currency.trim().toUpperCase()];
  return (
    requested !== undefined && territories.length > 0 && !territories.some((code) => code.slice(0, 2) === requested)
  );
};

const rankOf = (type: string, priceTypes: readonly string[]): number => {
  const rank = priceTypes.indexOf(type);
  if (rank !== -1) return rank;
  const others = priceTypes.indexOf('*');
  return others === -1 ? priceTypes.length : others;
};

const [VALID, COMING, PAST] = [0, 1, 2];

const validity = ({ validFrom, validTo }: PriceOffer, today: string): number => {
  if (dayOf(validTo) !== '' && dayOf(validTo) < today) return PAST;
  return dayOf(validFrom) > today ? COMING : VALID;
};

/** The ISO date of a text with or without time, also of `20270131` and `31.1.2027`; empty for other texts. */
const dayOf = (date = ''): string => {
  const [, year, month, day] = /^\s*(\d{4})-?(\d\d)-?(\d\d)(?!\d)/.exec(date) ?? [];
  if (year !== undefined) return `${year}-${month}-${day}`;
  const [, first = '', second = '', last] = /^\s*(\d\d?)\.(\d\d?)\.(\d{4})(?!\d)/.exec(date) ?? [];
  return last === undefined ? '' : `${last}-${second.padStart(2, '0')}-${first.padStart(2, '0')}`;
};

const quantityOf = ({ from = '' }: PriceOffer): number => {
  const quantity = Number(from.trim().replace(',', '.') || '1');
  return Number.isNaN(quantity) ? 1 : quantity;
};

const priceRecords = (
  productKey: string,
  currency: string,
  offer: PriceOffer,
  options: PriceOptions,
): readonly ImportRecord[] => {
  const { type, amount, factor = '', pieces = '', content = '1', tax = '', at } = offer;
  const { today } = options;
  if (content === 'unknown') return [packageFault(productKey, amount, at)];
  const quantity = /^0*[.,]?0*$/.test(pieces.trim()) ? '1' : pieces;
  const priced = priceOfPiece(amount, factor.trim() || '1', quantity, content);
  const quantityText = `${quantity.trim().slice(0, 20)}${content === '1' ? '' : ` × ${content.slice(0, 20)}`}`;
  if (priced === undefined) {
    const message = `"${amount.slice(0, 40)}" for ${quantityText} is no price.`;
    return [{ kind: 'fault', code: 'wrong-price', at, symbol: productKey, message }];
  }
  if (priced.loss === 'all') return [vanishingPrice(productKey, amount, quantityText, at)];
  const { price } = priced;
  const taxed = taxedTypes.has(type);
  const net = taxed && tax !== '' ? withoutTax(price, tax) : price;
  return [
    { kind: 'price', productKey, price: net, type, ...(currency && { currency }), at },
    ...(pieces.trim() !== '' && quantity !== pieces ? [zeroPieces(productKey, at)] : []),
    ...(priced.loss === 'rounded' ? [roundedPrice(productKey, amount, quantityText, price, at)] : []),
    ...(isElsewhere(offer, options) ? [elsewhere(productKey, offer)] : []),
    ...(validity(offer, today) === VALID ? [] : [notNow(productKey, offer, today)]),
    ...(taxed ? [withTax(productKey, type, net !== price, at)] : []),
  ];
};

const priceOfPiece = (amount: string, factor: string, quantity: string, content: string): PiecePrice | undefined => {
  const pieces = piecesIn(quantity, content);
  return piecePrice(amount, factor, pieces) ?? piecePrice(plainAmount(amount), factor, pieces);
};

/** Units × pieces in each, as decimal text. */
const piecesIn = (quantity: string, content: string): string => {
  const product = Number(quantity.trim().replace(',', '.')) * Number(content.trim().replace(',', '.'));
  return content === '1' || Number.isNaN(product) ? quantity : String(product);
};

/** Rejects a price for a package of unknown content. */
export const packageFault = (symbol: string, price: string, at: Place): ImportRecord => ({
  kind: 'fault',
  code: 'package-price',
  at,
  symbol,
  message: `The price ${price.slice(0, 40)} of "${symbol}" is for a package, and the number of pieces in it is not stated.`,
});

/** Rejects a price below 0.01 for one piece. */
export const vanishingPrice = (symbol: string, price: string, pieces: string, at: Place): ImportRecord => ({
  kind: 'fault',
  code: 'wrong-price',
  at,
  symbol,
  message: `The price of "${symbol}", ${price.slice(0, 40)} for ${pieces}, is less than 0.01 for one piece, the smallest price that a price list can contain.`,
});

/** Reports a price that rounding to two places changed by more than half a percent. */
export const roundedPrice = (
  symbol: string,
  price: string,
  pieces: string,
  rounded: string,
  at: Place,
): ImportRecord => ({
  kind: 'note',
  code: 'rounded-price',
  at,
  message: `The price of "${symbol}", ${price.slice(0, 40)} for ${pieces}, was rounded to ${rounded} for one.`,
});

const elsewhere = (symbol: string, { territories = [], at }: PriceOffer): ImportRecord => ({
  kind: 'note',
  code: 'other-territory',
  at,
  message: `The price of "${symbol}" is for ${territories.join(', ')}; the file has none for your territory. --territory names another one.`,
});

/** Kinds of prices that include tax by definition. */
const taxedTypes: ReadonlySet<string> = new Set(['gros_list', 'nrp', 'rrp', 'RecommendedRetailPrice']);

const withTax = (symbol: string, type: string, isRemoved: boolean, at: Place): ImportRecord => ({
  kind: 'note',
  code: 'price-with-tax',
  at,
  message: isRemoved
    ? `The price of "${symbol}" is of type ${type}, which includes tax: the tax was subtracted.`
    : `The price of "${symbol}" is of type ${type}, which may include tax; the file does not state the rate.`,
});

/** Reports a price for 0 pieces, which was read as a price for one. */
export const zeroPieces = (symbol: string, at: Place): ImportRecord => ({
  kind: 'note',
  code: 'zero-pieces',
  at,
  message: `The price of "${symbol}" is for 0 pieces; it was read as the price of one.`,
});

const notNow = (symbol: string, offer: PriceOffer, today: string): ImportRecord => {
  const when =
    validity(offer, today) === PAST ? `held until ${dayOf(offer.validTo)}` : `holds from ${dayOf(offer.validFrom)}`;
  return { kind: 'note', code: 'price-not-now', at: offer.at, message: `The price of "${symbol}" ${when}.` };
};
