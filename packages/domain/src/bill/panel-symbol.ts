import type { Assortment } from '../catalogue/assortment.ts';
import type { Frame } from '../catalogue/frame.ts';
import { touchPointsOf } from '../set/controllers/touch-points-of.ts';
import type { ProductSet } from '../set/product-set.ts';

/**
 * The order symbol of a frame: each `@` in turn stands for the touch points of the next controller slot, and stays
 * where none is chosen (D12). The symbol of any other frame is returned as it is.
 */
export const panelSymbol = (set: ProductSet, frame: Frame, assortment: Assortment): string => {
  const touchPoints = touchPointsOf(set, frame, assortment);
  const [first = '', ...rest] = frame.symbol.split('@');
  return rest.reduce((symbol, part, index) => `${symbol}${touchPoints[index] ?? '@'}${part}`, first);
};
