import type { Words } from '../text/words.ts';
import type { EcatalogPicture } from './looks/ecatalog-picture.ts';

/** A product of the e-catalogue, before it gets its number. */
export type EcatalogArticle = EcatalogPicture & {
  /** Where something else refers to it by number. */
  readonly id?: number;
  readonly symbol: string;
  readonly name: Words;
  /** Net, one piece, in grosze; absent: on request. */
  readonly price?: number;
};

/** A named list of products, one page of the browser. */
export type EcatalogProductGroup = { readonly name: Words; readonly articles: readonly EcatalogArticle[] };

/** A group of a series. */
export type EcatalogGroup = { readonly name: Words; readonly productGroups: readonly EcatalogProductGroup[] };

/** What the e-catalogue has of a series; `name` null: what belongs to none. */
export type EcatalogRange = {
  readonly id: number;
  readonly name: string | null;
  readonly groups: readonly EcatalogGroup[];
};
