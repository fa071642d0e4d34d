import type { Colour } from '../catalogue/colour.ts';

/** A colour to test with: white, unless told otherwise. */
export const aColour = (overrides: Partial<Colour> = {}): Colour => ({
  id: 401,
  name: 'white',
  hexColor: '#F4F4F0',
  antibacterial: false,
  ...overrides,
});
