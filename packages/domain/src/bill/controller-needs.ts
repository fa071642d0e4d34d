import type { PricedAssortment } from '../catalogue/assortment.ts';
import { chosenControllers } from '../set/chosen-controllers.ts';
import type { ProductSet } from '../set/product-set.ts';
import { needOf, type Need } from './need.ts';

/** The controllers that a set asks for, one for each slot (catalogue.md §5.4 point 4). */
export const controllerNeeds = (set: ProductSet, assortment: PricedAssortment): readonly Need[] =>
  chosenControllers(set).map(({ slot, controllerId: id }) =>
    needOf(assortment.findArticle(id), { kind: 'id', id }, 1, { kind: 'controller', slot }),
  );
