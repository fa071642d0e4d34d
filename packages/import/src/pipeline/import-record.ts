import type { ImportedText } from './imported-text.ts';

/** Where something stands in an imported file. */
export type Place = {
  /** From 1. */
  readonly line: number;
  /** Inside the line or around it: `PRODUCT[17]/PRODUCT_DETAILS`, `$.Supplier[0].Product[3]`, `Cena netto`. */
  readonly path: string;
};

/**
 * What an imported file says, one thing after the other. Products and groups have keys of the file's own; what refers to
 * them may come before or after them.
 */
export type ImportRecord =
  | { readonly kind: 'header'; readonly name?: string; readonly edition?: string; readonly currency?: string }
  /** The file changes what was imported before; what it does not name stays. */
  | ({ readonly kind: 'update' } & ImportUpdate)
  /** A product is sold no longer; it is named by any of its numbers. */
  | {
      readonly kind: 'removal';
      readonly symbol: string;
      /** Whether a whole catalogue has it all the same. */
      readonly inUpdatesOnly?: true;
      readonly at: Place;
    }
  /** The key under which the file's tree begins. */
  | { readonly kind: 'root'; readonly key: string }
  | GroupRecord
  | ProductRecord
  | { readonly kind: 'placement'; readonly productKey: string; readonly groupKey: string; readonly at: Place }
  | PriceRecord
  /** The number under which a supplier sells a product, where it is told apart from it. */
  | { readonly kind: 'number'; readonly productKey: string; readonly supplierNumber: string }
  /** Something that cannot be read and is left out; all else is sound. */
  | {
      readonly kind: 'fault';
      readonly at: Place;
      readonly message: string;
      /** Absent: `unreadable`. */
      readonly code?: ImportFaultCode;
      readonly symbol?: string;
    }
  /** Why the file as a whole cannot be imported. */
  | { readonly kind: 'refusal'; readonly at: Place; readonly message: string }
  /** Which columns of a price list were read as what, by their titles. */
  | {
      readonly kind: 'columns';
      /** Name of the sheet; empty where there is one only. */
      readonly table: string;
      readonly columns: Readonly<Record<string, string>>;
      /** All titles that there are. */
      readonly titles: readonly string[];
    }
  | { readonly kind: 'note'; readonly code: ImportNoteCode; readonly at: Place; readonly message: string };

/** An update: which it is, where several follow each other, and what it brings. */
export type ImportUpdate = {
  /** Products that come, change and go, with their prices; or prices alone. */
  readonly of: 'products' | 'prices';
  /** How many came before it since the whole catalogue; absent: the file does not say. */
  readonly previous?: number;
  readonly at: Place;
};

/** A node of the file's own tree; `parentKey` null stands at the top. */
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
  /** Its order symbol. */
  readonly symbol: string;
  /** Its numbers with its supplier and manufacturer, where they are others than the symbol. */
  readonly supplierNumber?: string;
  readonly manufacturerNumber?: string;
  /** Its class of ETIM: `EC000125`. */
  readonly etimClass?: string;
  /** What of its features is kept: `EF000074=2 EF000007=EV000202`. */
  readonly etimFeatures?: string;
  /** Key of a group where it belongs if nothing else places it: its class. */
  readonly classKey?: string;
  /** Names from the top down to where it belongs, where the file has no tree: its series, its class. */
  readonly place?: readonly ImportedText[];
  readonly name: ImportedText;
  /** File name of its picture, without folders. */
  readonly image?: string;
  readonly catalogUrl?: string;
  /** Key of the product that takes its place. */
  readonly successorKey?: string;
  readonly at: Place;
};

/** What one piece of a product costs, net; `price` null: on request. */
export type PriceRecord = {
  readonly kind: 'price';
  readonly productKey: string;
  /** Decimal text with two places, as price lists have it. */
  readonly price: string | null;
  /** What kind of price it is, as the file says it: `net_list`, `Cena netto`. */
  readonly type?: string;
  /** ISO 4217; absent: the header's, or that of the price list that is being written. */
  readonly currency?: string;
  readonly at: Place;
};

/** What a column of a price list holds. */
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

/** See `listRoles`. */
export type ListRole = (typeof listRoles)[number];

/** Which columns hold what, as a person says it: by title, by letter or by number from 1. */
export type ColumnOverrides = Readonly<Partial<Record<ListRole, string>>>;

/** How a file is to be read. */
export type ReadOptions = {
  /** Kinds of prices in the order in which they are wished; `*` stands for all others. */
  readonly priceTypes: readonly string[];
  /** The country whose prices are taken first, as ISO 3166: `SK`; absent: the market of the price's currency. */
  readonly territory?: string;
  /** The only sheet of a workbook that is read, by name or number from 1; absent: all visible ones. */
  readonly sheet?: string;
  /** The day, `2027-01-31`: some prices hold between two days only. */
  readonly today: string;
  /** Whose number is the symbol of a product, where a file has both. */
  readonly symbol: 'manufacturer' | 'supplier';
  /** What a person says of a price list's columns. */
  readonly columns: ColumnOverrides;
};

/** Why something in a file cannot be taken; it is left out, and all else is sound. */
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

/** What is worth knowing about an import that was made. */
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
