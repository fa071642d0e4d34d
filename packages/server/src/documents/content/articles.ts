import { priceFromWire } from '@ramka/contract/translate/catalogue';
import type { WireEcatalogProduct } from '@ramka/contract/wire/product';
import type { Article } from '@ramka/domain/catalogue';
import { picturePath } from '@ramka/domain/picture-paths';
import type { Texts } from '@ramka/texts/texts';
import type { Catalogue, LocalisedCatalogue } from '../../catalogue/catalogue.ts';
import { resolvePicture } from '../../pictures/resolve-picture.ts';
import type { Selection } from '../../project/selections.store.ts';
import type { DocumentArticle } from './lines.ts';

/** Describes articles of every list in one way; equal ones are the same object. */
export type ArticleDescriber = {
  readonly article: (article: Article) => DocumentArticle;
  /** Undefined where the catalogue no longer has it. */
  readonly singleProduct: (id: number) => DocumentArticle | undefined;
  /**
   * Of a product that the catalogue no longer has, what was known of it, and what takes its place
   * (docs/readings.md#r22).
   */
  readonly selection: (selection: Selection) => DocumentArticle;
};

/** A describer of the articles of a catalogue in one language. */
export const describeArticles = (
  catalogue: Catalogue,
  assortment: LocalisedCatalogue,
  texts: Pick<Texts, 'documents'>,
): ArticleDescriber => {
  const articles = new Map<number, DocumentArticle>();
  const seriesNames = new Map(assortment.allSeries.map(({ tag, name }) => [tag, name]));
  const describeArticle = (article: Article): DocumentArticle => {
    const { symbol, name, seriesName, catalogUrl, price } = article;
    const picture = resolvePicture(catalogue, picturePath.article(article))?.file ?? null;
    return { symbol, name, seriesName, catalogUrl, picture, price };
  };
  return {
    article: (article) => {
      const described = articles.get(article.id) ?? describeArticle(article);
      articles.set(article.id, described);
      return described;
    },
    singleProduct: (id) => {
      const product = assortment.findSingleProduct(id);
      if (product === undefined) return undefined;
      const { symbol, name, serieTag, catalogUrl, image } = product;
      const picture = resolvePicture(catalogue, picturePath.singleProduct(image))?.file ?? null;
      const price = priceFromWire(product.price);
      return { symbol, name, seriesName: seriesNames.get(serieTag) ?? null, catalogUrl, picture, price };
    },
    selection: (selection) => {
      const product = assortment.findEcatalogProduct(selection.catalogId);
      if (product !== undefined) return ecatalogProduct(catalogue, product);
      return goneProduct(selection, assortment.findSuccessor(selection.catalogId), texts);
    },
  };
};

const ecatalogProduct = (catalogue: Catalogue, product: WireEcatalogProduct): DocumentArticle => ({
  symbol: product.symbol,
  name: product.name,
  seriesName: product.serieName,
  catalogUrl: product.catalogUrl,
  picture: resolvePicture(catalogue, picturePath.ecatalogProduct(product.image))?.file ?? null,
  price: priceFromWire(product.price),
});

const goneProduct = (
  { symbol, name }: Selection,
  successor: WireEcatalogProduct | undefined,
  { documents }: Pick<Texts, 'documents'>,
): DocumentArticle => ({
  symbol,
  name: successor === undefined ? name : documents.remarks.replaced(name, successor.symbol),
  seriesName: null,
  catalogUrl: '',
  picture: null,
  price: null,
});
