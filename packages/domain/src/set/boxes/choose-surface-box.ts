import type { Assortment } from '../../catalogue/assortment.ts';
import { NO_COLOUR } from '../../catalogue/colour.ts';
import { accepted, refused, type Result } from '../../result.ts';
import { frameOfSet } from '../frame-of-set.ts';
import type { ProductSet } from '../product-set.ts';
import { boxProblem, type BoxProblem } from './box-problem.ts';

/** Takes a surface box of a colour, which gives up the corner box; 0 takes none (specification §4). */
export const chooseSurfaceBox = (
  set: ProductSet,
  colourId: number,
  assortment: Assortment,
): Result<ProductSet, BoxProblem> => {
  const problem = boxProblem(frameOfSet(set, assortment)?.surfaceBoxes, colourId);
  if (problem) return refused(problem);
  const cornerBoxColourId = colourId === NO_COLOUR ? set.cornerBoxColourId : NO_COLOUR;
  return accepted({ ...set, surfaceBoxColourId: colourId, cornerBoxColourId });
};
