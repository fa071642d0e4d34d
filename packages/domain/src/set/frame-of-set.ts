import type { Assortment } from '../catalogue/assortment.ts';
import type { Frame } from '../catalogue/frame.ts';
import type { ProductSet } from './product-set.ts';

/** The frame that a set has; undefined where none was chosen, or where the catalogue no longer has it (R22). */
export const frameOfSet = (set: ProductSet, assortment: Assortment): Frame | undefined =>
  set.frameId === null ? undefined : assortment.findFrame(set.frameId);
