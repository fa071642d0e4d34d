import type { Assortment } from '../../catalogue/assortment.ts';
import { NO_COLOUR } from '../../catalogue/colour.ts';
import { accepted, refused, type Result } from '../../result.ts';
import { frameOfSet } from '../frame-of-set.ts';
import type { ProductSet } from '../product-set.ts';
import { boxProblem, type BoxProblem } from './box-problem.ts';

/** Takes a corner box of a colour, which gives up the surface box; 0 takes none (specification §4). */
export const chooseCornerBox = (
  set: ProductSet,
  colourId: number,
  assortment: Assortment,
): Result<ProductSet, BoxProblem> => {
  const problem = boxProblem(frameOfSet(set, assortment)?.cornerBoxes, colourId);
  if (problem) return refused(problem);
  const surfaceBoxColourId = colourId === NO_COLOUR ? set.surfaceBoxColourId : NO_COLOUR;
  return accepted({ ...set, cornerBoxColourId: colourId, surfaceBoxColourId });
};
