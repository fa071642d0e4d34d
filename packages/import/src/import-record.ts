import type { ForeignText } from './foreign-text.ts';

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
  /** A product is sold no longer. */
  | { readonly kind: 'removal'; readonly symbol: string; readonly at: Place }
  /** The key under which the file's tree begins. */
  | { readonly kind: 'root'; readonly key: string }
  | GroupRecord
  | ProductRecord
  | { readonly kind: 'placement'; readonly productKey: string; readonly groupKey: string; readonly at: Place }
  | PriceRecord
  | { readonly kind: 'fault'; readonly at: Place; readonly message: string };

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
  readonly name: ForeignText;
  readonly at: Place;
};

/** A product as the file describes it. */
export type ProductRecord = {
  readonly kind: 'product';
  readonly key: string;
  /** Its order symbol. */
  readonly symbol: string;
  readonly name: ForeignText;
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
  /** ISO 4217; absent: the header's, or that of the price list that is being written. */
  readonly currency?: string;
  readonly at: Place;
};
