import { expect, test } from 'vitest';
import { printable, textRuns } from './fonts.ts';

test.for([
  'Zażółć gęślą jaźń ZAŻÓŁĆ GĘŚLĄ JAŹŃ',
  'Příliš žluťoučký kůň úpěl ďábelské ódy',
  'Kŕdeľ ďatľov učí koňa žrať kôru, vĺča',
  'Жебракують філософи при ґанку церкви в Гадячі, ще й шатро їхнє п’яне',
  '1 170,10 zł · 12,00 Kč · 3,40 eur · 5,00 грн · Ø 60 × 71 – „a”',
])('all letters of the four alphabets can be printed: %s', (text) => {
  expect(printable(text)).toBe(text.normalize('NFC'));
});

test('invisible direction marks are not printed', () => {
  expect(printable('\u202Eabc\u200F\u2066d\u2069')).toBe('abcd');
});

test('emoji use a separate font and are split by grapheme', () => {
  expect(textRuns('Salon 🛋️ i 👨‍👩‍👧')).toEqual([
    { text: 'Salon ', font: 'family' },
    { text: '🛋️', font: 'emoji' },
    { text: ' i ', font: 'family' },
    { text: '👨‍👩‍👧', font: 'emoji' },
  ]);
});

test('a character without a font becomes one replacement character', () => {
  expect(printable('Dom 家 \u{13000}')).toBe('Dom \uFFFD \uFFFD');
});

test('Greek letters can be printed', () => {
  expect(printable('Σπίτι')).toBe('Σπίτι');
});

test.for(['منزل', 'שלום', 'სახლი'])(
  'each letter of a script without a font becomes one replacement character: %s',
  (text) => {
    expect(printable(text)).toBe('\uFFFD'.repeat(text.length));
  },
);
