import type { MinorUnits } from '@ramka/domain/money';

/** An orderable article as a document shows it, whichever list it came from. */
export type DocumentArticle = {
  readonly symbol: string;
  readonly name: string;
  /** Null for an article outside of every series. */
  readonly seriesName: string | null;
  /** Address of its page at the manufacturer; empty where it has none. */
  readonly catalogUrl: string;
  /** File of its picture below the catalogue's folder of pictures; null where there is none. */
  readonly picture: string | null;
  /** Net, one piece; null: on request. */
  readonly price: MinorUnits | null;
};

/** So many pieces of an article. */
export type DocumentLine = { readonly article: DocumentArticle; readonly quantity: number };
