import type { Assortment } from '../../catalogue/assortment.ts';
import { accepted, refused, type Result } from '../../result.ts';
import type { ProductSet } from '../product-set.ts';
import { ip44Problem, type Ip44Problem } from './ip44-problem.ts';

/** Adds the IP44 seal, or takes it off; taking it off is never refused. */
export const switchIp44 = (set: ProductSet, on: boolean, assortment: Assortment): Result<ProductSet, Ip44Problem> => {
  const problem = on ? ip44Problem(set, assortment) : undefined;
  return problem ? refused(problem) : accepted({ ...set, ip44: on });
};
