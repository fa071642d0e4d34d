import { allSlots } from '@ramka/domain/catalogue';
import { allArticles } from '../all-articles.ts';
import { pictureFileName, type SampleArticle } from '../article.ts';
import { controllers } from '../frames/controllers.ts';
import { frameArticle } from '../frames/frame-article.ts';
import { allSubcategories, type SampleSubcategory } from '../frames/frame-lines.ts';
import { mechanismArticles } from '../modules/mechanisms.ts';
import type { SampleSeries } from '../series.ts';
import { entriesOf } from '@ramka/import/vocabulary/table';
import type { Words } from '@ramka/import/vocabulary/words';
import { lookName } from './looks.ts';
import { type EcatalogArticle, ecatalogName, type Products } from './product.ts';

/** Articles of the configurator. A code is a symbol, or a symbol's beginning followed by `*`. */
export const listed =
  (codes: string): Products =>
  (series) =>
    listedArticles(codes).map((article) => withName(article, ecatalogName(series, article.name)));

function withName(article: EcatalogArticle, name: Words): EcatalogArticle {
  return { ...article, name };
}

/** Articles of the configurator without the series in their names, because two series share them. */
export const namesakes =
  (codes: string): Products =>
  () =>
    listedArticles(codes);

function listedArticles(codes: string): readonly EcatalogArticle[] {
  return entriesOf(codes).flatMap((code) => {
    const found = allArticles.filter(({ symbol }) =>
      code.endsWith('*') ? symbol.startsWith(code.slice(0, -1)) : symbol === code,
    );
    if (found.length === 0) throw new Error(`No article ${code}`);
    return found.map(ecatalogArticle);
  });
}

function ecatalogArticle({ symbol, name, price, spec }: SampleArticle): EcatalogArticle {
  const known = controllers.find(({ article }) => article.symbol === symbol);
  return {
    ...(known === undefined ? {} : { id: known.record.catalogId }),
    symbol,
    name,
    price,
    image: pictureFileName(symbol),
    spec,
  };
}

/** Frames of a subcategory in every finish, with `first` to `last` slots. */
export const frames =
  (subcategoryId: number, first: number, last: number): Products =>
  (series) => {
    const subcategory = allSubcategories.find(({ id }) => id === subcategoryId);
    if (subcategory === undefined) throw new Error(`No subcategory ${subcategoryId}`);
    return allSlots
      .filter((slots) => slots >= first && slots <= last)
      .flatMap((slots) => framesOf(series, subcategory, slots));
  };

/** Frames of a subcategory with this number of slots. The e-catalogue has longer frames than the configurator. */
function framesOf(series: SampleSeries, subcategory: SampleSubcategory, slots: number): readonly EcatalogArticle[] {
  return subcategory.codes.map((code, index) => {
    const { symbol, name, price, spec } = frameArticle(subcategory, code, index + 1, slots);
    return { symbol, name: ecatalogName(series, name), price, spec, image: pictureFileName(symbol) };
  });
}

/** Bare mechanisms. A code is a function, optionally followed by `:` and a version. */
export const mechanisms =
  (codes: string): Products =>
  (series) =>
    entriesOf(codes).map((code) => {
      const [mechanism = '', version = ''] = code.split(':');
      const symbol = `S${mechanism}${version}${series.mechanismEnding}`;
      const article = mechanismArticles(series, mechanism).find((known) => known.symbol === symbol);
      if (article === undefined) throw new Error(`No mechanism ${symbol}`);
      return {
        symbol,
        name: ecatalogName(series, article.name),
        price: article.price,
        image: lookName('mechanism', mechanism.replace('/', '')),
        spec: article.spec,
      };
    });
