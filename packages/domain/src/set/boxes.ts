import { type Assortment, type BoxEntry, type Colour, type Frame, NO_COLOUR } from '../catalogue.ts';
import { type MinorUnits, totalOf } from '../money.ts';
import { ok, err, type Result } from '../result.ts';
import { frameOfSet, type ProductSet } from './product-set.ts';

/**
 * The colours of a box, each once, in catalogue order (docs/catalogue-rules.md#d13). Empty if the box does not exist.
 */
export const boxColours = (entries: readonly BoxEntry[]): readonly Colour[] => [
  ...new Map(entries.map(({ colour }) => [colour.id, colour])).values(),
];

/** Depth of a surface or corner box of one piece, and of a composed one, in millimetres (docs/catalogue-rules.md#c4). */
const ONE_PIECE_DEPTH = 35;
const COMPOSED_DEPTH = 40;

/** The depth in millimetres of a box of so many different parts. */
export const boxDepth = (parts: number): number => (parts === 1 ? ONE_PIECE_DEPTH : COMPOSED_DEPTH);

/** The parts of a box in a colour. */
export const boxParts = (entries: readonly BoxEntry[], colourId: number): readonly BoxEntry[] =>
  entries.filter(({ colour }) => colour.id === colourId);

/** The parts of the box that a set has; empty if it has none. */
export const chosenBox = (set: ProductSet, frame: Frame): readonly BoxEntry[] => [
  ...boxParts(frame.cornerBoxes, set.cornerBoxColourId),
  ...boxParts(frame.surfaceBoxes, set.surfaceBoxColourId),
];

/** The net price of a box; undefined if the price of a part is unknown. */
export const boxPrice = (
  parts: readonly BoxEntry[],
  findPrice: (articleId: number) => MinorUnits | undefined,
): MinorUnits | undefined => {
  const priced = parts.flatMap(({ id, quantity }) => {
    const price = findPrice(id);
    return price === undefined ? [] : { price, quantity };
  });
  return priced.length === parts.length ? totalOf(priced) : undefined;
};

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
