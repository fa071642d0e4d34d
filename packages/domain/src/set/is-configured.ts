import type { Assortment } from '../catalogue/assortment.ts';
import { emptyControllerSlots } from './controllers/empty-controller-slots.ts';
import { frameOfSet } from './frame-of-set.ts';
import type { ProductSet } from './product-set.ts';

/**
 * Whether a frame was chosen and, for a glass panel, a controller for each of its controller slots (specification §4).
 * Only such a set can be saved.
 */
export const isConfigured = (set: ProductSet, assortment: Assortment): boolean => {
  const frame = frameOfSet(set, assortment);
  return frame !== undefined && emptyControllerSlots(set, frame).length === 0;
};
