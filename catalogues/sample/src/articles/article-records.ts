import type { articlesFile } from '@ramka/contract/catalogue-format/catalogue-files';
import { allArticles } from './all-articles.ts';
import { catalogueAddress } from './catalogue-address.ts';
import type { SampleArticle } from './sample-article.ts';

type ArticleRecord = ReturnType<typeof articlesFile.parse>[number];

/** The articles as `articles.json` tells them. */
export function articleRecords(): readonly ArticleRecord[] {
  return allArticles.map(articleRecord);
}

function articleRecord({ id, symbol, name, seriesTag, colourId, picture }: SampleArticle): ArticleRecord {
  return {
    id,
    symbol,
    name,
    ...(seriesTag === undefined ? {} : { seriesTag }),
    ...(colourId === undefined ? {} : { colourId }),
    picture,
    catalogUrl: catalogueAddress(symbol),
  };
}
