import { describe, expect, it } from 'vitest';
import {
  canConfirmCatalogueQuantity,
  catalogueQuantity,
  changedQuantity,
  addedQuantity,
  roundedPieces,
  wholePieces,
} from './quantity.ts';

const { NaN: nothing, POSITIVE_INFINITY: endless } = Number;

describe('a typed quantity', () => {
  // Holds §5.15, §5.17, §5.19, §5.20, §9.3.
  it.each([
    // typed, added or of a component, of a new set in its room, changed in a room, of an e-catalogue product
    [1, 1, 1, 1, 1],
    [12, 12, 12, 12, 12],
    [2.4, 2, 2, 2, 2],
    [2.5, 2, 3, 2, 2],
    [0.6, 1, 1, undefined, 0],
    [0, 1, 1, undefined, 0],
    [-3, 1, 1, undefined, 3],
    [-2.7, 1, 1, undefined, 2],
    [nothing, 1, 1, undefined, 0],
    [endless, 1, 1, undefined, 0],
    [123456, 9999, 9999, 9999, 9999],
  ])('of %d becomes %i, %i, %s and %i', (typed, pieces, rounded, changed, catalogue) => {
    expect(wholePieces(typed)).toBe(pieces);
    expect(roundedPieces(typed)).toBe(rounded);
    expect(changedQuantity(typed)).toBe(changed);
    expect(catalogueQuantity(typed)).toBe(catalogue);
  });

  // Holds R8.
  it.each([
    [undefined, 3, 3],
    [4, 3, 7],
    [9998, 1, 9999],
    [9999, 1, undefined],
  ])('of %s rises by %i to %s', (present, added, risen) => {
    expect(addedQuantity(present, added)).toBe(risen);
  });

  // Holds §5.21.
  it.each([
    [990, 2, true],
    [990, 0, false],
    [0, 2, false],
    [990, nothing, false],
  ])('at %i minor units and %d pieces can be confirmed: %s', (price, typed, confirmable) => {
    expect(canConfirmCatalogueQuantity(price, typed)).toBe(confirmable);
  });
});
