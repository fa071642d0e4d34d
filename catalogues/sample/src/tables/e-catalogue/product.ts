import { allArticles } from '../all-articles.ts';
import { priceByRule, type PriceRule } from '../price-rule.ts';
import type { SampleSeries } from '../series.ts';
import { type Words, words } from '@ramka/import/vocabulary/words';
import type { EcatalogPicture } from './looks.ts';

/** A product of the e-catalogue, before it gets its number. */
export type EcatalogArticle = EcatalogPicture & {
  /** A fixed id, for products that others refer to. */
  readonly id?: number;
  readonly symbol: string;
  /** Its function; empty or absent for none. */
  readonly functionId?: string;
  readonly name: Words;
  /** Net, one piece, in grosze; absent: on request. */
  readonly price?: number;
};

/** Makes products of a series. */
export type Products = (series: SampleSeries) => readonly EcatalogArticle[];

/** "Łącznik krzyżowy, biały, Simon 54": names of the e-catalogue end with their series. */
export function ecatalogName(series: SampleSeries, ...parts: readonly Words[]): Words {
  return words(...parts.flatMap((part) => [part, ', ']), series.name);
}

const articlePrices = new Map(allArticles.map(({ symbol, price }) => [symbol, price]));

/** Net price in grosze: what the configurator asks for the same symbol, or the rule. */
export function ecatalogPrice(rule: PriceRule): number {
  return articlePrices.get(rule.symbol) ?? priceByRule(rule);
}
