import { LARGEST_QUANTITY } from './largest-quantity.ts';

/** Whether a set or product can be in a room, or in a project, so many times: whole pieces from 1 to 9999 (R8). */
export const isQuantity = (quantity: number): boolean =>
  Number.isInteger(quantity) && quantity >= 1 && quantity <= LARGEST_QUANTITY;
