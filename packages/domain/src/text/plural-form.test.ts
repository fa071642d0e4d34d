import { expect, it } from 'vitest';
import * as fc from 'fast-check';
import { pluralForm } from './plural-form.ts';

it.each([
  [0, 0],
  [1, 1],
  [2, 2],
  [3, 2],
  [4, 2],
  [5, 3],
  [11, 3],
  [12, 3],
  [21, 3],
  [22, 3],
  [102, 3],
])('%i takes form %i', (count, form) => {
  expect(pluralForm(count)).toBe(form);
});

it('every count above four takes form 3', () => {
  fc.assert(
    fc.property(fc.integer({ min: 5 }), (count) => {
      expect(pluralForm(count)).toBe(3);
    }),
  );
});
