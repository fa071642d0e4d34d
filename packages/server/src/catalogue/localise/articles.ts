import { basename } from 'node:path/posix';
import type { Article, Controller } from '@ramka/domain/catalogue';
import { type MinorUnits, parsePrice } from '@ramka/domain/money';
import type { Language } from '@ramka/domain/text';
import { type CatalogueFiles, type ControllerEntry, type PriceList, textIn } from '../files/catalogue-files.ts';
import { valuesOf } from '../files/entries.ts';

/** Localises every article, by id. */
export const localiseArticles = (
  files: CatalogueFiles,
  priceOf: PriceOf,
  language: Language,
): ReadonlyMap<number, Article> => {
  const seriesNames = new Map(valuesOf(files.series).map(({ tag, name }) => [tag, textIn(name, language)]));
  return new Map(
    valuesOf(files.articles).map((article) => [
      article.id,
      {
        id: article.id,
        symbol: article.symbol,
        name: textIn(article.name, language),
        image: basename(article.picture),
        seriesName: seriesNames.get(article.seriesTag ?? '') ?? null,
        catalogUrl: article.catalogUrl ?? '',
        price: priceOf(article.symbol),
      },
    ]),
  );
};

/** Localises controllers in the order of the file. They have the symbol and name of their article. */
export const localiseControllers = (
  entries: readonly ControllerEntry[],
  articles: ReadonlyMap<number, Article>,
): readonly Controller[] =>
  entries.flatMap(({ id, catalogId, image, touchPoints, function: functionId = null }) => {
    const article = articles.get(id);
    return article === undefined
      ? []
      : [
          {
            id,
            catalogId,
            symbol: article.symbol,
            name: article.name,
            image,
            touchPoints,
            functionId,
            price: article.price,
          },
        ];
  });

/** Returns the net price of one piece by symbol; null means "on request". */
export type PriceOf = (symbol: string) => MinorUnits | null;

/** Parses a price list; 0.00 means no price. */
export const pricesOf = (list: PriceList): PriceOf => {
  const prices = new Map(Object.entries(list.prices).map(([symbol, price]) => [symbol, parsePrice(price)]));
  return (symbol) => prices.get(symbol) || null;
};
