import type { SampleSeries } from '../series.ts';
import type { Words } from '@ramka/import/trade/words';
import type { EcatalogArticle, Products } from './product.ts';
import { groupNames, productGroupNames } from './tree-names.ts';

/** What the e-catalogue has of a series: product groups by the keys of their groups, in the order of the browser. */
export function range(series: SampleSeries, groups: Readonly<Record<string, ProductGroups>>): EcatalogRange {
  return {
    id: series.id,
    name: series.name === '' ? null : series.name,
    groups: Object.entries(groups).map(([key, productGroups]): EcatalogGroup => ({
      name: groupNames(key),
      productGroups: Object.entries(productGroups).map(([name, products]): EcatalogProductGroup => ({
        name: productGroupNames(name),
        articles: [products].flat().flatMap((make) => make(series)),
      })),
    })),
  };
}

/** What a product group holds, by the key of its name. */
type ProductGroups = Readonly<Record<string, Products | readonly Products[]>>;

/** What the e-catalogue has of a series; `name` null: what belongs to none. */
export type EcatalogRange = {
  readonly id: number;
  readonly name: string | null;
  readonly groups: readonly EcatalogGroup[];
};

/** A group of a series. */
type EcatalogGroup = { readonly name: Words; readonly productGroups: readonly EcatalogProductGroup[] };

/** A named list of products, one page of the browser. */
type EcatalogProductGroup = { readonly name: Words; readonly articles: readonly EcatalogArticle[] };
