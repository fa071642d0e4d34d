import type { Words } from '../../text/words.ts';
import type { EcatalogArticle } from '../ecatalog-range.ts';
import { ecatalogName } from './ecatalog-name.ts';
import { listedArticles } from './listed-articles.ts';
import type { Maker } from './maker.ts';

/** Articles of the configurator; a code is a symbol, or what symbols begin with and a `*`. */
export const makeListed: Maker = ({ series, codes }) =>
  listedArticles(codes).map((article) => withName(article, ecatalogName(series, article.name)));

function withName(article: EcatalogArticle, name: Words): EcatalogArticle {
  return { ...article, name };
}
