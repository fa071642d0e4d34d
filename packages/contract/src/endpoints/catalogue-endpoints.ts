import { z } from 'zod';
import { type Endpoint, inCategory, inSeries } from './endpoint.ts';
import type { EndpointName } from '../routes.ts';
import { appData, module, vocabulary } from '../wire/app-data.ts';
import { entityIdsText } from '../wire/identifiers.ts';
import { ecatalogProduct, ecatalogSearchResult, ecatalogSeries, singleProduct } from '../wire/product.ts';

/** The endpoints that read the catalogue. */
export const catalogueEndpoints = {
  readAppData: { summary: 'The data that the editor needs at start', status: 200, response: appData },
  listModules: {
    summary: 'Modules of a category or subcategory',
    params: inCategory,
    status: 200,
    response: z.array(module),
  },
  listSeriesModules: {
    summary: 'Modules of a series, grouped by category',
    params: inSeries,
    status: 200,
    response: z.array(module),
  },
  findModules: {
    summary: 'Modules by id; unknown ids are ignored',
    query: z.object({ ids: entityIdsText }),
    status: 200,
    response: z.array(module),
  },
  readFunctions: {
    summary: 'The functions of modules and controllers in display order, with their search phrases',
    status: 200,
    response: vocabulary,
  },
  listProducts: {
    summary: 'Single products of a category or subcategory',
    params: inCategory,
    status: 200,
    response: z.array(singleProduct),
  },
  readEcatalogTree: {
    summary: 'The e-catalogue: series, groups, product groups',
    status: 200,
    response: z.array(ecatalogSeries),
  },
  listEcatalogProducts: {
    summary: 'Products of a product group, group or series',
    params: inCategory,
    status: 200,
    response: z.array(ecatalogProduct),
  },
  searchEcatalog: {
    summary: 'Search products by name or symbol; at most 200, with the header X-More-Results if there are more',
    query: z.object({ query: z.string().max(200) }),
    status: 200,
    response: z.array(ecatalogSearchResult),
  },
} as const satisfies Partial<Record<EndpointName, Endpoint>>;
