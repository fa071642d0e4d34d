import { formatDecimal, type MinorUnits } from './money.ts';

/**
 * Pieces ordered beyond the need: a fixed number, or a percentage. The percentage of the order terms is rounded down to
 * whole pieces, the percentage of an article is rounded up.
 */
export type Reserve = { readonly amount: number; readonly unit: 'percent' | 'pieces' };

/** Settings of the order of a project. */
export type OrderTerms = {
  /** Applies to articles without a reserve of their own. */
  readonly reserve: Reserve;
  /** Whether full packs are ordered if the catalogue knows their size. */
  readonly wholePacks: boolean;
};

export const defaultTerms: OrderTerms = { reserve: { amount: 0, unit: 'percent' }, wholePacks: true };

/** The annotation of an order line. It belongs to the article, and stays when the sets that need the article change. */
export type LineAnnotation = {
  /** Pieces in stock and pieces already ordered. */
  readonly have: number;
  readonly ordered: number;
  /** Null: the reserve of the order terms applies. */
  readonly reserve: Reserve | null;
};

export const emptyAnnotation: LineAnnotation = { have: 0, ordered: 0, reserve: null };

/** Upper limit for annotated pieces and for a reserve. */
export const MAX_ANNOTATED_PIECES = 999_999_999;

/** The kinds of articles, in the order of a list grouped by kind. */
export const articleKinds = ['frame', 'controller', 'visible-part', 'component', 'box', 'seal', 'product'] as const;

/** One of `articleKinds`. */
export type ArticleKind = (typeof articleKinds)[number];

/** The calculated order of one article, in pieces. */
export type OrderCalculation = LineAnnotation & {
  /** Pieces that the project needs. */
  readonly need: number;
  readonly extra: number;
  /** Pieces added to complete the last pack. */
  readonly fill: number;
  readonly toOrder: number;
  /** Pieces of the reserve among those to order. */
  readonly extraToOrder: number;
  /** Pieces ordered beyond need and reserve, without those that complete a pack. */
  readonly tooMany: number;
};

/**
 * Calculates what remains to be ordered: need plus reserve, minus pieces on hand and ordered, in full packs
 * (docs/behaviour.md#ordering). An article that nothing needs has no reserve.
 */
export const calculateOrder = (
  need: number,
  packSize: number | null,
  note: LineAnnotation,
  terms: OrderTerms,
): OrderCalculation => {
  const extra = need === 0 ? 0 : reserveOf(need, note, terms);
  const missing = Math.max(0, need + extra - note.have);
  const open = Math.max(0, missing - note.ordered);
  const openNeed = Math.max(0, Math.max(0, need - note.have) - note.ordered);
  const pack = terms.wholePacks ? (packSize ?? 1) : 1;
  const toOrder = Math.ceil(open / pack) * pack;
  const beyond = Math.max(0, note.ordered - missing);
  return {
    ...note,
    need,
    extra,
    fill: toOrder - open,
    toOrder,
    extraToOrder: open - openNeed,
    tooMany: beyond - (beyond % pack),
  };
};

/** The percentage of the order terms never adds a complete piece to a small quantity, which may be expensive. */
const reserveOf = (need: number, note: LineAnnotation, terms: OrderTerms): number => {
  const { amount, unit } = note.reserve ?? terms.reserve;
  if (unit === 'pieces') return amount;
  const share = (need * amount) / 100;
  return note.reserve === null ? Math.floor(share) : Math.ceil(share);
};

/** The annotation after the remaining pieces have been ordered. */
export const annotationAfterOrdering = ({ have, ordered, reserve, toOrder }: OrderCalculation): LineAnnotation => ({
  have,
  ordered: ordered + toOrder,
  reserve,
});

/** Adds up the annotations of one article under two spellings of its symbol. The first reserve has priority. */
export const addAnnotations = (one: LineAnnotation, other: LineAnnotation): LineAnnotation => ({
  have: Math.min(one.have + other.have, MAX_ANNOTATED_PIECES),
  ordered: Math.min(one.ordered + other.ordered, MAX_ANNOTATED_PIECES),
  reserve: one.reserve ?? other.reserve,
});

/** Empty annotations are not stored. */
export const isEmptyAnnotation = ({ have, ordered, reserve }: LineAnnotation): boolean =>
  have === 0 && ordered === 0 && reserve === null;

export type OrderLine = {
  readonly symbol: string;
  readonly name: string;
  readonly quantity: number;
  /** Net price of one piece; null on request. */
  readonly price: MinorUnits | null;
};

/** A line that a shop accepts: it has the shop's article number, and every text fits its field. */
export type OrderItem = OrderLine & { readonly sku: string };

/** The items that a shop accepts, and the findings shown before anything is sent. */
export type CheckedOrder = { readonly items: readonly OrderItem[]; readonly findings: readonly OrderFinding[] };

export type ShopRules = {
  /** Only OCI forms limit the lengths of fields. A link carries SKUs and quantities unchanged. */
  readonly kind: 'oci' | 'link';
  readonly skus: SkuTable;
} & Partial<LinkItems>;

/** Checks the lines of an order against a shop's SKU table and field lengths. */
export const checkOrder = (
  lines: readonly OrderLine[],
  { kind, skus, item, separator = '' }: ShopRules,
): CheckedOrder => {
  const lengths = kind === 'oci' ? ociFieldLengths : unbounded;
  const isAmbiguous = item === undefined ? () => false : ambiguousIn({ item, separator });
  const checked = lines.map((line) => checkLine(line, skuOf(line.symbol, skus), lengths, isAmbiguous));
  return {
    items: checked.flatMap(({ item }) => (item === undefined ? [] : [item])),
    findings: checked.flatMap(({ findings }) => findings),
  };
};

type Lengths = Readonly<Record<'DESCRIPTION' | 'VENDORMAT' | 'MANUFACTMAT', number>>;

const unbounded: Lengths = { DESCRIPTION: Infinity, VENDORMAT: Infinity, MANUFACTMAT: Infinity };

const checkLine = (
  line: OrderLine,
  sku: string | null,
  lengths: Lengths,
  isAmbiguous: (sku: string) => boolean,
): { readonly item?: OrderItem; readonly findings: readonly OrderFinding[] } => {
  const { symbol, name, price } = line;
  const finding = (kind: OrderFindingKind): OrderFinding => ({ kind, symbol, name });
  if (sku === null || sku === '') return { findings: [finding('no-sku')] };
  if (sku.length > lengths.VENDORMAT || symbol.length > lengths.MANUFACTMAT) return { findings: [finding('long-sku')] };
  if (isAmbiguous(sku)) return { findings: [finding('ambiguous-sku')] };
  const short = shortenText(name, lengths.DESCRIPTION);
  return {
    item: { ...line, name: short, sku },
    findings: [...(short === name ? [] : [finding('long-name')]), ...(price === null ? [finding('no-price')] : [])],
  };
};

/** A problem found when an order is prepared for a shop. */
type OrderFinding = {
  readonly kind: OrderFindingKind;
  readonly symbol: string;
  readonly name: string;
};

/** `no-sku`, `long-sku` and `ambiguous-sku` exclude the article from the order; the other kinds do not. */
type OrderFindingKind =
  /** The shop does not sell the article. */
  | 'no-sku'
  /** The SKU or the manufacturer's symbol is longer than its field. */
  | 'long-sku'
  /** The SKU contains the characters that separate items, or parts of an item, in the shop's URL. */
  | 'ambiguous-sku'
  /** The name is longer than its field and is shortened. */
  | 'long-name'
  /** The article is sent without a price. */
  | 'no-price';

/** A shop's mapping from symbols to SKUs. A symbol that no rule covers is its own SKU. */
type SkuTable = {
  /** Replacements for a symbol's ending: `/11` → `-WHITE`. The longest matching ending wins. */
  readonly suffixes: Readonly<Record<string, string>>;
  /** SKUs of individual symbols; null if the shop does not sell the article. */
  readonly exceptions: Readonly<Record<string, string | null>>;
};

/** Returns a shop's SKU of an article, or null if the shop does not sell it. */
export const skuOf = (symbol: string, { suffixes, exceptions }: SkuTable): string | null => {
  if (Object.hasOwn(exceptions, symbol)) return exceptions[symbol] ?? null;
  const [ending, becomes] = Object.entries(suffixes)
    .filter(([ending]) => symbol.endsWith(ending))
    .reduce((best, other) => (other[0].length > best[0].length ? other : best), ['', '']);
  return symbol.slice(0, symbol.length - ending.length) + becomes;
};

/** Shortens a text to at most `length` UTF-16 units. A shortened text ends in `…`, after a whole word if possible. */
const shortenText = (text: string, length: number): string => {
  if (text.length <= length) return text;
  const cut = text.slice(0, length - 1).replace(/[\uD800-\uDBFF]$/, '');
  const endsWithWord = /^\s/.test(text.slice(length - 1));
  const words = (endsWithWord ? cut : cut.replace(/\s+\S*$/, '')).replace(/[\s,;:–-]+$/, '');
  return `${words.length > length / 2 ? words : cut}…`;
};

/** Maximum lengths, in characters, of the OCI 5.0 fields that Ramka fills in. */
export const ociFieldLengths = {
  DESCRIPTION: 40,
  QUANTITY: 15,
  UNIT: 3,
  PRICE: 15,
  CURRENCY: 5,
  PRICEUNIT: 9,
  VENDORMAT: 40,
  MANUFACTMAT: 40,
  EXT_QUOTE_ID: 35,
} as const;

export type FormField = { readonly name: string; readonly value: string };

/** Data that applies to the whole order. */
export type OciOrder = {
  /** ISO 4217. */
  readonly currency: string;
  /** Id of the share link that leads back to the project; empty without one. Never the project's id. */
  readonly quoteId: string;
};

/**
 * Converts an order to the fields of an OCI 5.0 form, with items numbered from 1. The buyer's own article number
 * (MATNR) stays empty, and so does the price of an article on request. Prices are net, for one piece.
 */
export const ociFields = (items: readonly OrderItem[], { currency, quoteId }: OciOrder): readonly FormField[] =>
  items.flatMap(({ name, quantity, price, sku, symbol }, index) =>
    Object.entries({
      DESCRIPTION: name,
      MATNR: '',
      QUANTITY: `${quantity}.000`,
      UNIT: 'PCE',
      PRICE: price === null ? '' : formatDecimal(price),
      CURRENCY: currency,
      PRICEUNIT: '1',
      VENDORMAT: sku,
      MANUFACTMAT: symbol,
      EXT_QUOTE_ID: quoteId,
    }).map(([field, value]) => ({ name: `NEW_ITEM-${field}[${index + 1}]`, value })),
  );

/** A shop's URL template for orders. */
export type LinkTemplate = LinkItems & {
  /** Contains `{items}` as the placeholder for the items. */
  readonly address: string;
};

type LinkItems = {
  /** Template of one item, with `{sku}` and `{quantity}`. */
  readonly item: string;
  /** Text between two items. */
  readonly separator: string;
};

/**
 * Returns a check whether a SKU would be read as something else in a list of items. The check compares how often each
 * separating text occurs with and without the SKU. Occurrences that begin in the SKU and end in its surroundings count.
 */
const ambiguousIn = ({ item, separator }: LinkItems): ((sku: string) => boolean) => {
  const delimiters = [...item.split(/\{(?:sku|quantity)\}/), separator].filter((delimiter) => delimiter !== '');
  const textOf = (sku: string): string => [1, 2].map(() => fill(item, { sku, quantity: '1' })).join(separator);
  const counts = (text: string): readonly number[] => delimiters.map((delimiter) => occurrences(text, delimiter));
  const expected = counts(textOf(NEUTRAL));
  return (sku) => counts(textOf(sku)).some((count, index) => count !== expected[index]);
};

/** A character that no template contains. */
const NEUTRAL = '\uE000';

/** The number of places at which a text occurs in another one, overlapping ones included. */
const occurrences = (text: string, part: string): number => {
  let count = 0;
  for (let at = text.indexOf(part); at !== -1; at = text.indexOf(part, at + 1)) count += 1;
  return count;
};

/** The longest URL, in characters, that all browsers and servers accept. */
const MAX_URL_LENGTH = 8000;

/** Returns the URL that hands an order over to a shop, or undefined if the URL would be too long. */
export const shopLink = (
  items: readonly OrderItem[],
  template: LinkTemplate,
  answerAddress = '',
): string | undefined => {
  const text = items
    .map(({ sku, quantity }) => fill(template.item, { sku, quantity: String(quantity) }))
    .join(template.separator);
  const address = fill(template.address, {
    items: encodeURIComponent(text),
    answer: encodeURIComponent(answerAddress),
  });
  return address.length > MAX_URL_LENGTH ? undefined : address;
};

const fill = (template: string, values: Readonly<Record<string, string>>): string =>
  template.replace(/\{(\w+)\}/g, (place, name: string) => (Object.hasOwn(values, name) ? (values[name] ?? '') : place));
