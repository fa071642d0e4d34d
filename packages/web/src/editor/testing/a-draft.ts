import { aSet } from '@ramka/domain/testing/makers';
import type { Draft } from '../editing/draft.ts';

/** Test data: a draft of `aSet` in the line of `aLine`. */
export const aDraft = (overrides: Partial<Draft> = {}): Draft => ({
  set: aSet(),
  lineId: 41,
  slots: 2,
  subcategoryIds: [],
  colourId: 401,
  swatchFrom: 'start',
  defaultFrame: null,
  onlySealed: false,
  ...overrides,
});
