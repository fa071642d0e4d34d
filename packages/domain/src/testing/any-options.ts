import * as fc from 'fast-check';

/** Options of a module as a client may send them, possible or not. */
export const anyOptions = fc.dictionary(
  fc.constantFrom('1', '2', '3'),
  fc.record({
    selectedId: fc.option(fc.constantFrom(54301, 54302, 54311, 54312, 55302, 55303, 9)),
    quantity: fc.oneof(fc.integer({ min: -2, max: 20 }), fc.double()),
  }),
);
