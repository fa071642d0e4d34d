import { expect, test } from 'vitest';
import { numberedNames, roomNamesIn } from './room-names.ts';

// Holds R40.
test.each([
  ['Hol, korytarz', ['Hol, korytarz']],
  ['Hol; Salon ;', ['Hol', 'Salon']],
  ['Hol, korytarz\nŁazienka\r\nGaraż\tTaras', ['Hol, korytarz', 'Łazienka', 'Garaż', 'Taras']],
  [' ', []],
])('%j contains the names %j', (text, names) => {
  expect(roomNamesIn(text)).toEqual(names);
});

test('an existing name gets the next free number', () => {
  expect(numberedNames(['salon', 'Taras'], ['Salon'])).toEqual(['salon (2)', 'Taras']);
});
