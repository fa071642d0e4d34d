import { NO_COLOUR } from '../../catalogue/colour.ts';
import type { FrameLine } from '../../catalogue/frame-line.ts';
import { emptySet, type ProductSet } from '../product-set.ts';

/**
 * Takes another frame line, a tile of step 1 (specification §4, D6). The same line changes nothing. A line of the same
 * series keeps modules, controllers and the wish for IP44, and gives up frame and boxes. Another series keeps only the
 * name. `from` is null for a new set that has no line yet.
 */
export const chooseLine = (set: ProductSet, from: FrameLine | null, to: FrameLine): ProductSet => {
  if (from?.id === to.id) return set;
  if (from?.seriesId === to.seriesId) return { ...set, frameId: null, ...noBoxes };
  return { ...emptySet, name: set.name };
};

const noBoxes = { cornerBoxColourId: NO_COLOUR, surfaceBoxColourId: NO_COLOUR };
