import { allArticles } from '../../articles/all-articles.ts';
import type { SampleArticle } from '../../articles/sample-article.ts';
import { pictureFileName } from '../../pictures/file-name.ts';
import { controllers } from '../../touch/controllers.ts';
import type { EcatalogArticle } from '../ecatalog-range.ts';

/** Articles of the configurator as products; a code is a symbol, or what symbols begin with and a `*`. */
export function listedArticles(codes: readonly string[]): readonly EcatalogArticle[] {
  return codes.flatMap((code) => {
    const found = allArticles.filter(({ symbol }) =>
      code.endsWith('*') ? symbol.startsWith(code.slice(0, -1)) : symbol === code,
    );
    if (found.length === 0) throw new Error(`No article ${code}`);
    return found.map(ecatalogArticle);
  });
}

function ecatalogArticle({ symbol, name, price, order }: SampleArticle): EcatalogArticle {
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
