import type { ImportedText } from './imported-text.ts';

/** A place in an imported file. */
export type Place = {
  /** From 1. */
  readonly line: number;
  /** The place within or around the line: `PRODUCT[17]/PRODUCT_DETAILS`, `$.Supplier[0].Product[3]`, `Cena netto`. */
  readonly path: string;
};

/**
 * A record of an imported file, which is read as a stream. Products and groups have the keys of the file; references
 * may precede or follow them.
 */
export type ImportRecord =
  | { readonly kind: 'header'; readonly name?: string; readonly edition?: string; readonly currency?: string }
  /** The file is an update: products that it does not name stay in the catalogue. */
  | ({ readonly kind: 'update' } & ImportUpdate)
  /** A product is discontinued; `symbol` is any of its numbers. */
  | {
      readonly kind: 'removal';
      readonly symbol: string;
      /** Set if a complete catalogue keeps the product anyway. */
      readonly inUpdatesOnly?: true;
      readonly at: Place;
    }
  /** The key of the root of the file's tree. */
  | { readonly kind: 'root'; readonly key: string }
  | GroupRecord
  | ProductRecord
  | { readonly kind: 'placement'; readonly productKey: string; readonly groupKey: string; readonly at: Place }
  | PriceRecord
  /** The supplier's number of a product, for formats that list it separately. */
  | { readonly kind: 'number'; readonly productKey: string; readonly supplierNumber: string }
  /** A part of the file that is rejected; the rest is imported. */
  | {
      readonly kind: 'fault';
      readonly at: Place;
      readonly message: string;
      /** Absent: `unreadable`. */
      readonly code?: ImportFaultCode;
      readonly symbol?: string;
    }
  /** The reason why the whole file cannot be imported. */
  | { readonly kind: 'refusal'; readonly at: Place; readonly message: string }
  /** The recognised columns of a price list, by title. */
  | {
      readonly kind: 'columns';
      /** Name of the sheet; empty if there is only one. */
      readonly table: string;
      readonly columns: Readonly<Record<string, string>>;
      /** All titles. */
      readonly titles: readonly string[];
    }
  | { readonly kind: 'note'; readonly code: ImportNoteCode; readonly at: Place; readonly message: string };

/** An update: its number in the sequence, and its scope. */
export type ImportUpdate = {
  /** Products with their prices, or prices only. */
  readonly of: 'products' | 'prices';
  /** Number of updates since the complete catalogue, without this one; absent: not stated. */
  readonly previous?: number;
  readonly at: Place;
};

/** A node of the file's tree. `parentKey` is null at the top. */
export type GroupRecord = {
  readonly kind: 'group';
  readonly key: string;
  readonly parentKey: string | null;
  readonly name: ImportedText;
  readonly at: Place;
};

/** A product as the file describes it. */
export type ProductRecord = {
  readonly kind: 'product';
  readonly key: string;
  /** The order symbol. */
  readonly symbol: string;
  /** The supplier's and manufacturer's numbers, if they differ from the symbol. */
  readonly supplierNumber?: string;
  readonly manufacturerNumber?: string;
  /** The ETIM class: `EC000125`. */
  readonly etimClass?: string;
  /** The ETIM features that are stored: `EF000074=2 EF000007=EV000202`. */
  readonly etimFeatures?: string;
  /** Key of the group for the product's class, used without a placement. */
  readonly classKey?: string;
  /** Names of the product's place from the top, for files without a tree: series, class. */
  readonly place?: readonly ImportedText[];
  readonly name: ImportedText;
  /** File name of the picture, without folders. */
  readonly image?: string;
  readonly catalogUrl?: string;
  /** Key of the successor. */
  readonly successorKey?: string;
  readonly at: Place;
};

/** The net price of one piece; `price` is null for "on request". */
export type PriceRecord = {
  readonly kind: 'price';
  readonly productKey: string;
  /** Decimal text with two places. */
  readonly price: string | null;
  /** The kind of price in the file's terms: `net_list`, `Cena netto`. */
  readonly type?: string;
  /** ISO 4217; absent: the header's, or that of the target price list. */
  readonly currency?: string;
  readonly at: Place;
};

/** The roles of columns in a price list. */
export const listRoles = [
  'symbol',
  'supplier',
  'price',
  'currency',
  'name',
  'group',
  'pieces',
  'unit',
  'content',
  'tax',
] as const;

export type ListRole = (typeof listRoles)[number];

/** Columns by role as given with `--columns`: title, letter, or number from 1. */
export type ColumnOverrides = Readonly<Partial<Record<ListRole, string>>>;

/** Options for reading a file. */
export type ReadOptions = {
  /** Kinds of prices by preference; `*` stands for all others. */
  readonly priceTypes: readonly string[];
  /** The preferred country of prices, as ISO 3166: `SK`; absent: the market of the price's currency. */
  readonly territory?: string;
  /** The only sheet of a workbook to read, by name or number from 1; absent: all visible ones. */
  readonly sheet?: string;
  /** Today's date, `2027-01-31`, for prices with a period of validity. */
  readonly today: string;
  /** Which number becomes the symbol if a file has both. */
  readonly symbol: 'manufacturer' | 'supplier';
  readonly columns: ColumnOverrides;
};

/** Reasons for rejecting a part of a file. */
export type ImportFaultCode =
  | 'unreadable'
  | 'duplicate-symbol'
  | 'duplicate-product'
  | 'wrong-symbol'
  | 'similar-symbol'
  | 'no-symbol'
  | 'no-name'
  | 'unknown-group'
  | 'wrong-price'
  | 'package-price'
  | 'wrong-currency'
  | 'unclosed-quote';

/** Kinds of notes on an import. */
export type ImportNoteCode =
  | 'no-group'
  | 'no-picture'
  | 'wrong-picture'
  | 'not-in-catalogue'
  | 'unknown-successor'
  | 'price-on-request'
  | 'no-price'
  | 'another-price'
  | 'price-with-tax'
  | 'price-not-now'
  | 'zero-pieces'
  | 'similar-symbol'
  | 'shortened-symbol'
  | 'mixed-letters'
  | 'group-row'
  | 'hidden'
  | 'uncertain-price'
  | 'rounded-price'
  | 'other-territory'
  | 'encoding'
  | 'mojibake'
  | 'update-out-of-order';
