import type { PictureOrder } from '../drawing/drawing-order.ts';
import { ecatalogProducts } from '../e-catalogue/ecatalog-products.ts';
import { singleProducts } from '../products/single-products.ts';
import { configuratorPictures } from './configurator-pictures.ts';

/** Every picture of the catalogue, each path once. */
export function allPictures(): readonly PictureOrder[] {
  const ecatalog = ecatalogProducts.map(({ article }) => ({ path: `ecatalog/${article.image}`, order: article.order }));
  const single = singleProducts.map(({ picture }) => picture);
  const byPath = new Map([...configuratorPictures(), ...single, ...ecatalog].map((picture) => [picture.path, picture]));
  return [...byPath.values()];
}
