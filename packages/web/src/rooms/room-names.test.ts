import { expect, test } from 'vitest';
import { namesInUse, numberedNames, roomNamesIn } from './room-names.ts';

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

test('a name in decomposed letters is the same as one in composed letters', () => {
  expect(roomNamesIn('Gabinet; Kuchnia; Jadalni\u0301a')).toEqual(['Gabinet', 'Kuchnia', 'Jadalnía']);
  expect(namesInUse(['Łazien\u0301ka'], ['Łazieńka'])).toEqual(['Łazien\u0301ka']);
  expect(namesInUse(['Łazieńka'], ['Łazien\u0301ka'])).toEqual(['Łazieńka']);
});
