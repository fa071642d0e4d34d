import * as fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { allLanguages, formatCount, formatMoment, languageOfCode, pluralForm } from './text.ts';

// Holds §9.11, R4.
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

// Holds §9.11, R4.
it('every count above four takes form 3', () => {
  fc.assert(
    fc.property(fc.integer({ min: 5 }), (count) => {
      expect(pluralForm(count)).toBe(3);
    }),
  );
});

// Holds R5.
test.for([
  [0, '0'],
  [999, '999'],
  [1000, '1\u202F000'],
  [46258, '46\u202F258'],
  [1234567, '1\u202F234\u202F567'],
] as const)('the count %i is formatted as %j', ([count, text]) => {
  expect(formatCount(count)).toBe(text);
});

test.for([
  ['cs', 'cs'],
  ['CZ', 'cs'],
  ['cs-CZ', 'cs'],
  [' ukr ', 'uk'],
  ['ua', 'uk'],
  ['eo', undefined],
  ['constructor', undefined],
  ['', undefined],
])('the code %j means the language %s', ([code, language]) => {
  expect(languageOfCode(code ?? '')).toBe(language);
});

test.for(allLanguages)('the code of a language means that language: %s', (language) => {
  expect(languageOfCode(language)).toBe(language);
});

test.each([
  ['pl', '23 listopada 2026, godz.\u00A014:05'],
  ['cs', '23. listopadu 2026 v 14:05'],
  ['sk', '23. novembra 2026 o 14:05'],
  ['uk', '23 листопада 2026 р. о 14:05'],
  ['en', '23 November 2026 at 14:05'],
] as const)('a moment is formatted as usual in %s', (language, moment) => {
  expect(formatMoment(new Date(2026, 10, 23, 14, 5), language).replaceAll(/[^\S\u00A0]/gu, ' ')).toBe(moment);
});
