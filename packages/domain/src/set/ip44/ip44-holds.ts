import type { Assortment } from '../../catalogue/assortment.ts';
import type { ProductSet } from '../product-set.ts';
import { ip44Problem } from './ip44-problem.ts';

/** Whether the IP44 seal was asked for and can be had: only then it is drawn and ordered (D14). */
export const ip44Holds = (set: ProductSet, assortment: Assortment): boolean =>
  set.ip44 && ip44Problem(set, assortment) === undefined;
