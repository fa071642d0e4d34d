import { allArticles } from '../all-articles.ts';
import { priceByRule, type PriceRule } from '../price-rule.ts';
import type { SampleSeries } from '../series.ts';
import { type Words, words } from '../words.ts';
import type { EcatalogPicture } from './looks.ts';
import type { PaletteColour } from './palettes.ts';

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

/** A row of a range: what its codes mean is the maker's. */
export type MakerOrder = {
  readonly series: SampleSeries;
  readonly colours: readonly PaletteColour[];
  readonly codes: readonly string[];
};

/** Makes the products of one row of a range. */
export type Maker = (order: MakerOrder) => readonly EcatalogArticle[];

/** "Łącznik krzyżowy, biały, Simon 54": names of the e-catalogue end with their series. */
export function ecatalogName(series: SampleSeries, ...parts: readonly Words[]): Words {
  return words(...parts.flatMap((part) => [part, ', ']), series.name);
}

const articlePrices = new Map(allArticles.map(({ symbol, price }) => [symbol, price]));

/** Net price in grosze: what the configurator asks for the same symbol, or the rule. */
export function ecatalogPrice(rule: PriceRule): number {
  return articlePrices.get(rule.symbol) ?? priceByRule(rule);
}
