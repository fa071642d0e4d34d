import { type Assortment, type BoxEntry, type Colour, NO_COLOUR } from '../catalogue.ts';
import { ok, err, type Result } from '../result.ts';
import { frameOfSet, type ProductSet } from './product-set.ts';

/**
 * The colours of a box, each once, in catalogue order (docs/catalogue-rules.md#d13). Empty if the box does not exist.
 */
export const boxColours = (entries: readonly BoxEntry[]): readonly Colour[] => [
  ...new Map(entries.map(({ colour }) => [colour.id, colour])).values(),
];

/** Reasons why a box is not available: the frame has no box of that colour, or there is no frame. */
export type BoxProblem =
  | { readonly kind: 'no-frame' }
  | { readonly kind: 'colour-not-offered'; readonly colourId: number };

/**
 * Returns the reason why a box of this colour is not available, or undefined if it is. "No box" (0) is always
 * available.
 */
export const boxProblem = (entries: readonly BoxEntry[] | undefined, colourId: number): BoxProblem | undefined => {
  if (colourId === NO_COLOUR) return undefined;
  if (!entries) return { kind: 'no-frame' };
  return entries.some(({ colour }) => colour.id === colourId) ? undefined : { kind: 'colour-not-offered', colourId };
};

/**
 * Chooses a corner box of a colour and removes the surface box; 0 removes the corner box (docs/specification.md#s4-50).
 */
export const chooseCornerBox = (
  set: ProductSet,
  colourId: number,
  assortment: Assortment,
): Result<ProductSet, BoxProblem> => {
  const problem = boxProblem(frameOfSet(set, assortment)?.cornerBoxes, colourId);
  if (problem) return err(problem);
  const surfaceBoxColourId = colourId === NO_COLOUR ? set.surfaceBoxColourId : NO_COLOUR;
  return ok({ ...set, cornerBoxColourId: colourId, surfaceBoxColourId });
};

/**
 * Chooses a surface box of a colour and removes the corner box; 0 removes the surface box
 * (docs/specification.md#s4-50).
 */
export const chooseSurfaceBox = (
  set: ProductSet,
  colourId: number,
  assortment: Assortment,
): Result<ProductSet, BoxProblem> => {
  const problem = boxProblem(frameOfSet(set, assortment)?.surfaceBoxes, colourId);
  if (problem) return err(problem);
  const cornerBoxColourId = colourId === NO_COLOUR ? set.cornerBoxColourId : NO_COLOUR;
  return ok({ ...set, surfaceBoxColourId: colourId, cornerBoxColourId });
};
