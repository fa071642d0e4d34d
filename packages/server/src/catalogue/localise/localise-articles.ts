import { basename } from 'node:path/posix';
import type { Article } from '@ramka/domain/catalogue';
import type { Language } from '@ramka/domain/text';
import type { CatalogueFiles } from '../files/catalogue-files.ts';
import { valuesOf } from '../files/values-of.ts';
import type { PriceOf } from './prices-of.ts';
import { textIn } from './text-in.ts';

/** Every article by its id. */
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
