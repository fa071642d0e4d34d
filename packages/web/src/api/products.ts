import { priceFromWire } from '@ramka/contract/translate/catalogue';
import type {
  EcatalogSearchResult,
  EcatalogItem,
  EcatalogSeries,
  WireEcatalogProduct,
  WireSingleProduct,
} from '@ramka/contract/wire/product';
import { type MinorUnits, priceFromDecimal } from '@ramka/domain/money';
import { queryOptions } from '@tanstack/react-query';
import { call, callWithTag } from './call.ts';

/** A complete product of the catalogue that needs no frame. */
export type SingleProduct = {
  readonly id: number;
  readonly name: string;
  readonly symbol: string;
  readonly image: string;
  /** Its page at the manufacturer's; empty where it has none. */
  readonly catalogueUrl: string;
  readonly seriesTag: string;
  /** Net, one piece. */
  readonly price: MinorUnits;
};

/** A product of the e-catalogue. */
export type EcatalogueProduct = {
  readonly catalogId: number;
  readonly symbol: string;
  readonly name: string;
  /** Empty where the catalogue has it no longer. */
  readonly image: string;
  /** Its page at the manufacturer's; empty where it has none. */
  readonly catalogueUrl: string;
  /** Null for a product outside of every series. */
  readonly seriesName: string | null;
  /** Net, one piece; null: on request. */
  readonly price: MinorUnits | null;
};

/** An e-catalogue product of a project, and how many of it. */
export type CatalogueItem = EcatalogueProduct & {
  readonly quantity: number;
  /** Symbol of what takes the place of a product that is sold no longer; null where nothing does. */
  readonly replacedBy: string | null;
};

/** A series of the e-catalogue with its groups, and product groups in these. */
export type EcatalogueSeries = EcatalogSeries;

/** What was found in one product group of the e-catalogue. */
export type FoundGroup = {
  /** Null: other series. */
  readonly seriesName: string | null;
  readonly groupName: string;
  readonly products: readonly EcatalogueProduct[];
};

/** A single product from what the API answers. */
export const singleProductFromWire = (product: WireSingleProduct): SingleProduct => ({
  id: product.id,
  name: product.name,
  symbol: product.symbol,
  image: product.image,
  catalogueUrl: product.catalogUrl,
  seriesTag: product.serieTag,
  price: priceFromDecimal(product.price),
});

const ecatalogueProductFromWire = (product: WireEcatalogProduct): EcatalogueProduct => ({
  catalogId: product.catalogId,
  symbol: product.symbol,
  name: product.name,
  image: product.image,
  catalogueUrl: product.catalogUrl,
  seriesName: product.serieName,
  price: priceFromWire(product.price),
});

/** An e-catalogue product of a project from what the API answers. */
export const catalogueItemFromWire = (selection: EcatalogItem): CatalogueItem => ({
  ...ecatalogueProductFromWire(selection),
  quantity: selection.quantity,
  replacedBy: selection.replacedBy?.symbol ?? null,
});

const foundGroupFromWire = ({ serie, category, products }: EcatalogSearchResult): FoundGroup => ({
  seriesName: serie,
  groupName: category,
  products: products.map(ecatalogueProductFromWire),
});

/** The single products of a category. */
export const listSingleProducts = async (categoryId: number, signal: AbortSignal): Promise<readonly SingleProduct[]> =>
  (await call('listProducts', { params: { categoryId }, signal })).map(singleProductFromWire);

/** The e-catalogue's series, each with its groups and their product groups. */
export const readEcatalogueTree = (signal: AbortSignal): Promise<readonly EcatalogueSeries[]> =>
  call('readEcatalogTree', { signal });

/** The products of a product group of the e-catalogue. */
export const listEcatalogueProducts = async (
  groupId: number,
  signal: AbortSignal,
): Promise<readonly EcatalogueProduct[]> =>
  (await call('listEcatalogProducts', { params: { categoryId: groupId }, signal })).map(ecatalogueProductFromWire);

/** What the e-catalogue has by name or symbol, 200 products at most; `more` says that there were others. */
export const searchEcatalogue = async (
  query: string,
  signal: AbortSignal,
): Promise<{ readonly results: readonly FoundGroup[]; readonly more: boolean }> => {
  const { answer, more } = await callWithTag('searchEcatalog', { query: { query }, signal });
  return { results: answer.map(foundGroupFromWire), more };
};

/** The question of a search, kept as long as others are. */
export const ecatalogueSearchQuery = (query: string) =>
  queryOptions({
    queryKey: ['ecatalogue', { kind: 'search', query }],
    queryFn: ({ signal }) => searchEcatalogue(query, signal),
  });
