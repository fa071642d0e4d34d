import { catalogueItemFromWire, type CatalogueItem, type EcatalogueProduct } from '../api/products.ts';
import { withCatalogueItem, withoutCatalogueItem } from '../api/project.ts';
import { onlineChange } from './project-change.ts';

/** An e-catalogue product with its quantity in the project. */
export type ProductQuantity = { readonly product: EcatalogueProduct; readonly quantity: number };

/** Adds an e-catalogue product to the project. */
export const addCatalogueItem = onlineChange({
  endpoint: 'addEcatalogProduct',
  request: ({ product, quantity }: ProductQuantity) => ({ body: { catalogId: product.catalogId, quantity } }),
  receive: (project, item) => withCatalogueItem(project, catalogueItemFromWire(item)),
  message: ({ ecatalogue }) => ecatalogue.productAdded,
});

/** Changes the quantity of an e-catalogue product in the project. */
export const changeCatalogueItem = onlineChange({
  endpoint: 'changeEcatalogProduct',
  request: ({ product, quantity }: ProductQuantity) => ({
    params: { catalogId: product.catalogId },
    body: { quantity },
  }),
  receive: (project, item) => withCatalogueItem(project, catalogueItemFromWire(item)),
  message: ({ ecatalogue }) => ecatalogue.quantityChanged,
});

/** Removes an e-catalogue product from the project. */
export const removeCatalogueItem = onlineChange({
  endpoint: 'removeEcatalogProduct',
  request: ({ catalogId }: Pick<CatalogueItem, 'catalogId'>) => ({ params: { catalogId } }),
  receive: (project, _response, { catalogId }) => withoutCatalogueItem(project, catalogId),
  message: ({ ecatalogue }) => ecatalogue.productDeleted,
  once: true,
});
