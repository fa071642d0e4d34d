import { allArticles } from '../all-articles.ts';
import { priceByRule, type PriceRule } from '../price-rule.ts';
import type { SampleSeries } from '../series.ts';
import { type Words, words } from '@ramka/import/vocabulary/words';
import type { EcatalogPicture } from './looks.ts';

/** A product of the e-catalogue without an assigned id. */
export type EcatalogArticle = EcatalogPicture & {
  /** A fixed id, for products that others refer to. */
  readonly id?: number;
  readonly symbol: string;
  /** Id of the function; empty or absent for none. */
  readonly functionId?: string;
  readonly name: Words;
  /** Net price of one piece, in grosze; absent: on request. */
  readonly price?: number;
};

/** Creates the products of a series. */
export type Products = (series: SampleSeries) => readonly EcatalogArticle[];

/** Joins the parts of a name and the name of the series: "Łącznik krzyżowy, biały, Simon 54". */
export function ecatalogName(series: SampleSeries, ...parts: readonly Words[]): Words {
  return words(...parts.flatMap((part) => [part, ', ']), series.name);
}

const articlePrices = new Map(allArticles.map(({ symbol, price }) => [symbol, price]));

/** Net price in grosze: the configurator's price of the same symbol, otherwise calculated by the rule. */
export function ecatalogPrice(rule: PriceRule): number {
  return articlePrices.get(rule.symbol) ?? priceByRule(rule);
}
