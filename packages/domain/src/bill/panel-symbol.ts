import type { Assortment } from '../catalogue/assortment.ts';
import type { Frame } from '../catalogue/frame.ts';
import { touchPointsOf } from '../set/controllers/touch-points-of.ts';
import type { ProductSet } from '../set/product-set.ts';

/**
 * The order symbol of a frame: each `@` in turn stands for the touch points of the next controller slot, and stays
 * where none is chosen (D12). The symbol of any other frame is returned as it is.
 */
export const panelSymbol = (set: ProductSet, frame: Frame, assortment: Assortment): string =>
  symbolWith(touchPointsOf(set, frame, assortment), frame.symbol);

/** The order symbol of a panel with these touch points, one entry a controller slot; undefined leaves its `@`. */
export const symbolWith = (touchPoints: readonly (number | undefined)[], symbol: string): string => {
  const [first = '', ...rest] = symbol.split('@');
  return rest.reduce((resolved, part, index) => `${resolved}${touchPoints[index] ?? '@'}${part}`, first);
};
