import { z } from 'zod';
import { type Endpoint, inCategory, inSeries } from './endpoint.ts';
import type { EndpointName } from '../routes.ts';
import { appData, module, vocabulary } from '../wire/app-data.ts';
import { entityIdsText } from '../wire/identifiers.ts';
import { ecatalogProduct, ecatalogSearchResult, ecatalogSeries, singleProduct } from '../wire/product.ts';

/** The endpoints that read the catalogue. */
export const catalogueEndpoints = {
  readAppData: { summary: 'What the editor needs at once', status: 200, response: appData },
  listModules: {
    summary: 'Modules of a category or subcategory',
    params: inCategory,
    status: 200,
    response: z.array(module),
  },
  listSeriesModules: {
    summary: 'Modules of a series, those of each category together',
    params: inSeries,
    status: 200,
    response: z.array(module),
  },
  findModules: {
    summary: 'Modules by their ids; unknown ones are left out',
    query: z.object({ ids: entityIdsText }),
    status: 200,
    response: z.array(module),
  },
  readFunctions: {
    summary: 'What modules and controllers do, in the order of offering, and the words by which people ask for it',
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
    summary: 'At most 200 products by name or symbol; header X-More-Results says that there were more',
    query: z.object({ query: z.string().max(200) }),
    status: 200,
    response: z.array(ecatalogSearchResult),
  },
} as const satisfies Partial<Record<EndpointName, Endpoint>>;
