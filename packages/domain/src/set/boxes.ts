import { type Assortment, type BoxEntry, type Colour, NO_COLOUR } from '../catalogue.ts';
import { ok, err, type Result } from '../result.ts';
import { frameOfSet, type ProductSet } from './product-set.ts';

/**
 * The colours that a box comes in, each once, in the catalogue's order (docs/catalogue-rules.md#d13). Empty: there is
 * no such box.
 */
export const boxColours = (entries: readonly BoxEntry[]): readonly Colour[] => [
  ...new Map(entries.map(({ colour }) => [colour.id, colour])).values(),
];

/** Why a box can't be had: the frame has none of that colour, or there is no frame at all. */
export type BoxProblem =
  | { readonly kind: 'no-frame' }
  | { readonly kind: 'colour-not-offered'; readonly colourId: number };

/** Why a box of this colour can't be had, or undefined where it can; no box (0) always can. */
export const boxProblem = (entries: readonly BoxEntry[] | undefined, colourId: number): BoxProblem | undefined => {
  if (colourId === NO_COLOUR) return undefined;
  if (!entries) return { kind: 'no-frame' };
  return entries.some(({ colour }) => colour.id === colourId) ? undefined : { kind: 'colour-not-offered', colourId };
};

/** Takes a corner box of a colour, which gives up the surface box; 0 takes none (docs/specification.md#s4-50). */
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

/** Takes a surface box of a colour, which gives up the corner box; 0 takes none (docs/specification.md#s4-50). */
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
