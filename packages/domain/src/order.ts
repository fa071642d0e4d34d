import { formatDecimal, type MinorUnits } from './money.ts';

/** Pieces ordered beyond the need: a fixed number, or a percentage rounded up to whole pieces. */
export type Reserve = { readonly amount: number; readonly unit: 'percent' | 'pieces' };

/** Settings of the order of a project. */
export type OrderTerms = {
  /** Applies to articles without a reserve of their own. */
  readonly reserve: Reserve;
  /** Whether full packs are ordered where the catalogue knows their size. */
  readonly wholePacks: boolean;
};

export const defaultTerms: OrderTerms = { reserve: { amount: 0, unit: 'percent' }, wholePacks: true };

/** The annotation of an order line. It belongs to the article and stays when its sets change. */
export type LineAnnotation = {
  /** Pieces on hand, and pieces already ordered. */
  readonly have: number;
  readonly ordered: number;
  /** Null: that of the terms. */
  readonly reserve: Reserve | null;
};

export const emptyAnnotation: LineAnnotation = { have: 0, ordered: 0, reserve: null };

/** Upper bound of annotated pieces and of a reserve. */
export const MOST_ANNOTATED_PIECES = 999_999_999;

/** The kinds of articles, in the order of a list grouped by kind. */
export const articleKinds = ['frame', 'controller', 'visible-part', 'component', 'box', 'seal', 'product'] as const;

/** One of `articleKinds`. */
export type ArticleKind = (typeof articleKinds)[number];

/** The calculated order of one article, in pieces. */
export type OrderCalculation = LineAnnotation & {
  /** Required by the project. */
  readonly need: number;
  readonly extra: number;
  /** Pieces that complete the last pack. */
  readonly fill: number;
  readonly toOrder: number;
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
  const extra = need === 0 ? 0 : reserveOf(need, note.reserve ?? terms.reserve);
  const missing = Math.max(0, need + extra - note.have);
  const open = Math.max(0, missing - note.ordered);
  const pack = terms.wholePacks ? (packSize ?? 1) : 1;
  const toOrder = Math.ceil(open / pack) * pack;
  const beyond = Math.max(0, note.ordered - missing);
  return { ...note, need, extra, fill: toOrder - open, toOrder, tooMany: beyond - (beyond % pack) };
};

const reserveOf = (need: number, { amount, unit }: Reserve): number =>
  unit === 'pieces' ? amount : Math.ceil((need * amount) / 100);

/** The annotation after the remaining pieces have been ordered. */
export const annotationAfterOrdering = ({ have, ordered, reserve, toOrder }: OrderCalculation): LineAnnotation => ({
  have,
  ordered: ordered + toOrder,
  reserve,
});

/** Empty annotations are not stored. */
export const isEmptyAnnotation = ({ have, ordered, reserve }: LineAnnotation): boolean =>
  have === 0 && ordered === 0 && reserve === null;

export type OrderLine = {
  readonly symbol: string;
  readonly name: string;
  readonly quantity: number;
  /** Net, one piece; null: on request. */
  readonly price: MinorUnits | null;
};

/** A line that a shop can take: it has the shop's number, and every text fits its field. */
export type OrderItem = OrderLine & { readonly sku: string };

/** The items that a shop accepts, and what does not fit. Shown before anything is sent. */
export type CheckedOrder = { readonly items: readonly OrderItem[]; readonly findings: readonly OrderFinding[] };

export type ShopRules = {
  /** Only a form has fields, and so lengths; an address takes numbers and quantities as they are. */
  readonly kind: 'oci' | 'link';
  readonly skus: SkuTable;
};

/** Checks a list against the numbers of a shop and the lengths of its fields. */
export const checkOrder = (lines: readonly OrderLine[], { kind, skus }: ShopRules): CheckedOrder => {
  const lengths = kind === 'oci' ? ociFieldLengths : unbounded;
  const checked = lines.map((line) => checkLine(line, skuOf(line.symbol, skus), lengths));
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
): { readonly item?: OrderItem; readonly findings: readonly OrderFinding[] } => {
  const { symbol, name, price } = line;
  const finding = (kind: OrderFindingKind): OrderFinding => ({ kind, symbol, name });
  if (sku === null || sku === '') return { findings: [finding('no-sku')] };
  if (sku.length > lengths.VENDORMAT || symbol.length > lengths.MANUFACTMAT) return { findings: [finding('long-sku')] };
  const short = shortenText(name, lengths.DESCRIPTION);
  return {
    item: { ...line, name: short, sku },
    findings: [...(short === name ? [] : [finding('long-name')]), ...(price === null ? [finding('no-price')] : [])],
  };
};

/** What does not fit when a list is handed over to a shop. */
type OrderFinding = {
  readonly kind: OrderFindingKind;
  readonly symbol: string;
  readonly name: string;
};

/** `no-sku` and `long-sku` leave the article out; the others go with it. */
type OrderFindingKind =
  /** The shop does not sell it. */
  | 'no-sku'
  /** Its number is longer than the field for it. */
  | 'long-sku'
  /** Its name is longer than the field for it, and goes shortened. */
  | 'long-name'
  /** It goes without a price. */
  | 'no-price';

/** How a shop numbers what the catalogue knows by symbol; what no rule is for has its symbol as number. */
type SkuTable = {
  /** What a symbol's ending becomes: `/11` → `-WHITE`. The longest ending that fits counts. */
  readonly suffixes: Readonly<Record<string, string>>;
  /** Numbers of single symbols; null: the shop does not sell it. */
  readonly exceptions: Readonly<Record<string, string | null>>;
};

/** The number under which a shop sells an article, or null where it does not. */
export const skuOf = (symbol: string, { suffixes, exceptions }: SkuTable): string | null => {
  if (Object.hasOwn(exceptions, symbol)) return exceptions[symbol] ?? null;
  const [ending, becomes] = Object.entries(suffixes)
    .filter(([ending]) => symbol.endsWith(ending))
    .reduce((best, other) => (other[0].length > best[0].length ? other : best), ['', '']);
  return symbol.slice(0, symbol.length - ending.length) + becomes;
};

/** A text of at most `length` UTF-16 units: a longer one ends in `…`, after a whole word where there is one. */
const shortenText = (text: string, length: number): string => {
  if (text.length <= length) return text;
  const cut = text.slice(0, length - 1).replace(/[\uD800-\uDBFF]$/, '');
  const endsWithWord = /^\s/.test(text.slice(length - 1));
  const words = (endsWithWord ? cut : cut.replace(/\s+\S*$/, '')).replace(/[\s,;:–-]+$/, '');
  return `${words.length > length / 2 ? words : cut}…`;
};

/** How many characters the fields of OCI 5.0 hold that Ramka fills. */
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

/** A field of a form: its name and value. */
export type FormField = { readonly name: string; readonly value: string };

/** What holds for a whole order. */
export type OciOrder = {
  /** ISO 4217. */
  readonly currency: string;
  /** What the shop can quote to find the order again: the project's id. */
  readonly quoteId: string;
};

/**
 * An order as the fields of an OCI 5.0 form, items counted from 1. The number of the buyer's own system (MATNR) is left
 * empty; so is the price of what is on request. Prices are net, for one piece.
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

/** How a shop takes an order in an address. */
export type LinkTemplate = {
  /** With `{items}` where the items go. */
  readonly address: string;
  /** One item, with `{sku}` and `{quantity}`. */
  readonly item: string;
  /** Between two items. */
  readonly separator: string;
};

/** Characters that browsers and servers take in an address without fail. */
const LONGEST_ADDRESS = 8000;

/** The address that hands an order over; undefined where it would be too long. */
export const shopLink = (items: readonly OrderItem[], template: LinkTemplate): string | undefined => {
  const text = items
    .map(({ sku, quantity }) => fill(template.item, { sku, quantity: String(quantity) }))
    .join(template.separator);
  const address = fill(template.address, { items: encodeURIComponent(text) });
  return address.length > LONGEST_ADDRESS ? undefined : address;
};

const fill = (template: string, values: Readonly<Record<string, string>>): string =>
  template.replace(/\{(\w+)\}/g, (place, name: string) => (Object.hasOwn(values, name) ? (values[name] ?? '') : place));
