import { expect, test } from 'vitest';
import { startValues } from './start-values.ts';

test.each([
  [{ line: ' simon-54 ', unknown: 'x' }, { line: 'simon-54' }],
  [
    { finish: 11, colour: 12.5, name: true, line: null },
    { finish: '11', colour: '12.5', name: 'true', line: 'null' },
  ],
  [{ name: { a: '<b>' } }, { name: '{"a":"<b>"}' }],
  [
    { line: ['first', 'second'], function: ['usb', '', 'tv, sat'] },
    { line: 'first', function: 'usb,tv, sat' },
  ],
  [{ line: [], finish: [[]], colour: '', article: ['', ' '] }, { finish: '[]' }],
  [{ name: 'a\u202Eb\u0000c\u200F\uD800' }, { name: 'a b c' }],
  [{ name: '\u202E\u2066' }, {}],
  [{ line: 'x'.repeat(10_000) }, { line: 'x'.repeat(400) }],
  [{ return: `https://shop.example/${'x'.repeat(10_000)}` }, { return: `https://shop.example/${'x'.repeat(10_000)}` }],
  [{ return: ['https://shop.example/', 'https://evil.example/'] }, { return: 'https://shop.example/' }],
])('reads %o as %o', (search, values) => {
  expect(startValues(search)).toEqual(values);
});
