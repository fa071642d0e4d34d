import { allArticles } from '../../articles/all-articles.ts';
import type { SampleArticle } from '../../articles/sample-article.ts';
import { pictureFileName } from '../../pictures/file-name.ts';
import { controllers } from '../../touch/controllers.ts';
import type { EcatalogArticle } from '../ecatalog-range.ts';
import { ecatalogName } from './ecatalog-name.ts';
import type { Maker } from './maker.ts';

/** Articles of the configurator; a code is a symbol, or what symbols begin with and a `*`. */
export const makeListed: Maker = ({ series, codes }) =>
  listed(codes).map((article) => ecatalogArticle(article, ecatalogName(series, article.name)));

/** As `makeListed`, but under the names that the configurator gives them: one that two series have alike. */
export const makeNamesake: Maker = ({ codes }) =>
  listed(codes).map((article) => ecatalogArticle(article, article.name));

function listed(codes: readonly string[]): readonly SampleArticle[] {
  return codes.flatMap((code) => {
    const found = allArticles.filter(({ symbol }) =>
      code.endsWith('*') ? symbol.startsWith(code.slice(0, -1)) : symbol === code,
    );
    if (found.length === 0) throw new Error(`No article ${code}`);
    return found;
  });
}

function ecatalogArticle({ symbol, price, order }: SampleArticle, name: EcatalogArticle['name']): EcatalogArticle {
  const known = controllers.find(({ article }) => article.symbol === symbol);
  return {
    ...(known === undefined ? {} : { id: known.record.catalogId }),
    symbol,
    name,
    price,
    image: pictureFileName(symbol),
    order,
  };
}
