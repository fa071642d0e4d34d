import type { PricedAssortment } from '../catalogue/assortment.ts';
import type { MinorUnits } from '../price/money.ts';
import type { ProductSet } from '../set/product-set.ts';
import { billOfMaterials } from './bill-of-materials.ts';
import { billTotal } from './bill-total.ts';

/** Net price of one set: the total of its bill (D15). */
export const setPrice = (set: ProductSet, assortment: PricedAssortment): MinorUnits =>
  billTotal(billOfMaterials(set, assortment).lines);
