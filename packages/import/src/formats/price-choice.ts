import type { ImportRecord, Place, ReadOptions } from '../pipeline/import-record.ts';
import { piecePrice, plainAmount, withoutTax } from './piece-price.ts';

/** A price that a file offers for a product, of which one is taken. */
export type PriceOffer = {
  /** What kind of price it is, as the file says it: `net_list`, `GrossListPrice`. */
  readonly type: string;
  /** ISO 4217; empty: the file's own. */
  readonly currency: string;
  readonly amount: string;
  readonly factor?: string;
  /** How many pieces it is for. */
  readonly pieces?: string;
  /** The smallest quantity that it is for. */
  readonly from?: string;
  /** Days between which it holds, `2027-01-01`; empty: it always did, or always will. */
  readonly validFrom?: string;
  readonly validTo?: string;
  /** The rate of the tax that is in it: `0.19`. */
  readonly tax?: string;
  readonly at: Place;
};

/**
 * Kinds of prices, the ones to show to visitors first: list prices, then recommended ones, what a customer pays last.
 * `*` stands for all that are not named.
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

/** How prices are chosen. */
type PriceWishes = Pick<ReadOptions, 'priceTypes' | 'today'>;

/**
 * The price of a product, one for each currency: of the first kind that there is, that holds today or else next, for the
 * smallest quantity. What costs nothing known has none.
 */
export const chosenPrices = (
  productKey: string,
  offers: readonly PriceOffer[],
  wishes: PriceWishes,
): readonly ImportRecord[] => {
  const offered = offers
    .filter(({ amount }) => amount.trim() !== '')
    .toSorted((one, other) => compareOffers(one, other, wishes));
  const first = new Map<string, PriceOffer>();
  for (const offer of offered) {
    const currency = offer.currency.trim().toUpperCase();
    if (!first.has(currency)) first.set(currency, offer);
  }
  return [...first].flatMap(([currency, offer]) => priceRecords(productKey, currency, offer, wishes.today));
};

const compareOffers = (one: PriceOffer, other: PriceOffer, { priceTypes, today }: PriceWishes): number =>
  rankOf(one.type, priceTypes) - rankOf(other.type, priceTypes) ||
  validity(one, today) - validity(other, today) ||
  (validity(one, today) === COMING ? dayOf(one.validFrom).localeCompare(dayOf(other.validFrom)) : 0) ||
  (validity(one, today) === PAST ? dayOf(other.validTo).localeCompare(dayOf(one.validTo)) : 0) ||
  quantityOf(one) - quantityOf(other);

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

/** The day of a date with or without a time, also of `20270131` and `31.1.2027`; empty where it is none. */
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
  today: string,
): readonly ImportRecord[] => {
  const { type, amount, factor = '', pieces = '', tax = '', at } = offer;
  const quantity = /^0*[.,]?0*$/.test(pieces.trim()) ? '1' : pieces;
  const price =
    piecePrice(amount, factor.trim() || '1', quantity) ??
    piecePrice(plainAmount(amount), factor.trim() || '1', quantity);
  if (price === undefined) {
    const message = `"${amount.slice(0, 40)}" for ${pieces.trim().slice(0, 20) || '1'} is no price.`;
    return [{ kind: 'fault', code: 'wrong-price', at, symbol: productKey, message }];
  }
  const taxed = taxedTypes.has(type);
  const net = taxed && tax !== '' ? withoutTax(price, tax) : price;
  return [
    { kind: 'price', productKey, price: net, type, ...(currency && { currency }), at },
    ...(pieces.trim() !== '' && quantity !== pieces ? [zeroPieces(productKey, at)] : []),
    ...(validity(offer, today) === VALID ? [] : [notNow(productKey, offer, today)]),
    ...(taxed ? [withTax(productKey, type, net !== price, at)] : []),
  ];
};

/** Kinds that hold the tax, as BMEcat means them. */
const taxedTypes: ReadonlySet<string> = new Set(['gros_list', 'nrp', 'rrp', 'RecommendedRetailPrice']);

const withTax = (symbol: string, type: string, takenOut: boolean, at: Place): ImportRecord => ({
  kind: 'note',
  code: 'price-with-tax',
  at,
  message: takenOut
    ? `The price of "${symbol}" is of type ${type}, which holds the tax: it was taken out.`
    : `The price of "${symbol}" is of type ${type}, which may hold the tax; the file does not say how much.`,
});

/** A price for no piece at all, which was taken for one. */
export const zeroPieces = (symbol: string, at: Place): ImportRecord => ({
  kind: 'note',
  code: 'zero-pieces',
  at,
  message: `The price of "${symbol}" is for 0 pieces; it was taken for one.`,
});

const notNow = (symbol: string, offer: PriceOffer, today: string): ImportRecord => {
  const when =
    validity(offer, today) === PAST ? `held until ${dayOf(offer.validTo)}` : `holds from ${dayOf(offer.validFrom)}`;
  return { kind: 'note', code: 'price-not-now', at: offer.at, message: `The price of "${symbol}" ${when}.` };
};
