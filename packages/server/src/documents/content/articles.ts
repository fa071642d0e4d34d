import { priceFromWire } from '@ramka/contract/translate/catalogue';
import type { WireEcatalogProduct } from '@ramka/contract/wire/product';
import { billTotal } from '@ramka/domain/bill';
import type { Article } from '@ramka/domain/catalogue';
import type { MinorUnits } from '@ramka/domain/money';
import { picturePath } from '@ramka/domain/drawing';
import type { Texts } from '@ramka/texts/texts';
import type { Catalogue, LocalisedCatalogue } from '../../catalogue/catalogue.ts';
import { resolvePicture } from '../../pictures/resolve-picture.ts';
import type { ProjectEcatalogItem } from '../../project/ecatalog-items/ecatalog-items.store.ts';

/** An orderable article as documents show it, from any price list. */
export type DocumentArticle = {
  readonly symbol: string;
  readonly name: string;
  /** Null for an article that belongs to no series. */
  readonly seriesName: string | null;
  /** URL of the article's page at the manufacturer; empty if there is none. */
  readonly catalogUrl: string;
  /** File name of the picture below the catalogue's picture folder; null if there is none. */
  readonly picture: string | null;
  /** Net price of one piece; null means "on request". */
  readonly price: MinorUnits | null;
};

export type DocumentLine = { readonly article: DocumentArticle; readonly quantity: number };

/** The lines of one series. `seriesName` is null for articles without a series; that group is last. */
export type SeriesLines = {
  readonly seriesName: string | null;
  readonly lines: readonly DocumentLine[];
  readonly pieces: number;
  readonly total: MinorUnits;
};

/** Groups lines by series, in the order in which each series first occurs. */
export const linesBySeries = (lines: readonly DocumentLine[]): readonly SeriesLines[] =>
  [...Map.groupBy(lines, ({ article }) => article.seriesName)]
    .map(([seriesName, own]) => ({
      seriesName,
      lines: own,
      pieces: own.reduce((sum, { quantity }) => sum + quantity, 0),
      total: billTotal(own),
    }))
    .toSorted((one, other) => Number(one.seriesName === null) - Number(other.seriesName === null));

/** Converts articles of every price list into document articles. Equal articles yield the same object. */
export type DocumentArticles = {
  readonly article: (article: Article) => DocumentArticle;
  /** Undefined if the product was discontinued. */
  readonly singleProduct: (id: number) => DocumentArticle | undefined;
  /** A discontinued product keeps its stored name and names its successor (docs/readings.md#r22). */
  readonly ecatalogItem: (selection: ProjectEcatalogItem) => DocumentArticle;
};

/** Creates the article converter of a catalogue for one language. */
export const documentArticles = (
  catalogue: Catalogue,
  assortment: LocalisedCatalogue,
  texts: Pick<Texts, 'documents'>,
): DocumentArticles => {
  const articles = new Map<number, DocumentArticle>();
  const seriesNames = new Map(assortment.allSeries.map(({ tag, name }) => [tag, name]));
  const buildArticle = (article: Article): DocumentArticle => {
    const { symbol, name, seriesName, catalogUrl, price } = article;
    const picture = resolvePicture(catalogue, picturePath.article(article))?.file ?? null;
    return { symbol, name, seriesName, catalogUrl, picture, price };
  };
  return {
    article: (article) => {
      const described = articles.get(article.id) ?? buildArticle(article);
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
    ecatalogItem: (selection) => {
      const product = assortment.findEcatalogProduct(selection.catalogId);
      if (product !== undefined) return ecatalogProduct(catalogue, product);
      return discontinuedProduct(selection, assortment.findSuccessor(selection.catalogId), texts);
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

const discontinuedProduct = (
  { symbol, name }: ProjectEcatalogItem,
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
