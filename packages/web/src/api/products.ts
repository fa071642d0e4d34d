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

/** A product that is complete without a frame. */
export type SingleProduct = {
  readonly id: number;
  readonly name: string;
  readonly symbol: string;
  readonly image: string;
  /** Address of the manufacturer's page; empty if there is none. */
  readonly catalogueUrl: string;
  readonly seriesTag: string;
  /** Net price per piece. */
  readonly price: MinorUnits;
};

/** A product of the e-catalogue. */
export type EcatalogueProduct = {
  readonly catalogId: number;
  readonly symbol: string;
  readonly name: string;
  /** Empty if the product is no longer in the catalogue. */
  readonly image: string;
  /** Address of the manufacturer's page; empty if there is none. */
  readonly catalogueUrl: string;
  /** Null for a product without a series. */
  readonly seriesName: string | null;
  /** Net price per piece; null for "on request". */
  readonly price: MinorUnits | null;
};

/** An e-catalogue product of a project, with its quantity. */
export type CatalogueItem = EcatalogueProduct & {
  readonly quantity: number;
  /** Symbol of the successor of a discontinued product; null if there is none. */
  readonly replacedBy: string | null;
};

/** A series of the e-catalogue, with groups and product groups. */
export type EcatalogueSeries = EcatalogSeries;

/** Results in one product group of the e-catalogue. */
export type FoundGroup = {
  /** Null for "other series". */
  readonly seriesName: string | null;
  readonly groupName: string;
  readonly products: readonly EcatalogueProduct[];
};

/** Converts a single product from the wire format. */
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

/** Converts an e-catalogue product of a project from the wire format. */
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

/** Requests the single products of a category. */
export const listSingleProducts = async (categoryId: number, signal: AbortSignal): Promise<readonly SingleProduct[]> =>
  (await call('listProducts', { params: { categoryId }, signal })).map(singleProductFromWire);

/** Requests the e-catalogue's series with their groups and product groups. */
export const readEcatalogueTree = (signal: AbortSignal): Promise<readonly EcatalogueSeries[]> =>
  call('readEcatalogTree', { signal });

/** Requests the products of a product group of the e-catalogue. */
export const listEcatalogueProducts = async (
  groupId: number,
  signal: AbortSignal,
): Promise<readonly EcatalogueProduct[]> =>
  (await call('listEcatalogProducts', { params: { categoryId: groupId }, signal })).map(ecatalogueProductFromWire);

/** Searches the e-catalogue by name or symbol. Returns at most 200 products; `more` is true if there are others. */
export const searchEcatalogue = async (
  query: string,
  signal: AbortSignal,
): Promise<{ readonly results: readonly FoundGroup[]; readonly more: boolean }> => {
  const { answer, more } = await callWithTag('searchEcatalog', { query: { query }, signal });
  return { results: answer.map(foundGroupFromWire), more };
};

/** Query of an e-catalogue search. */
export const ecatalogueSearchQuery = (query: string) =>
  queryOptions({
    queryKey: ['ecatalogue', { kind: 'search', query }],
    queryFn: ({ signal }) => searchEcatalogue(query, signal),
  });
