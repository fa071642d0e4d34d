import type { FrameLine } from '../catalogue/frame-line.ts';

/** A frame line to test with: the first of series 4, with the subcategory that `aFrame` belongs to. */
export const aLine = (overrides: Partial<FrameLine> = {}): FrameLine => ({
  id: 41,
  name: 'Simon 54 Premium',
  seriesId: 4,
  tag: 'simon-54-premium',
  maxSlots: 5,
  subcategories: [{ id: 411, name: 'Ramki z tworzywa' }],
  ...overrides,
});
