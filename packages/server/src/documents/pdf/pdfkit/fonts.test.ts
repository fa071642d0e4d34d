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

test('marks that only steer the direction are not printed', () => {
  expect(printable('\u202Eabc\u200F\u2066d\u2069')).toBe('abcd');
});

test('emoji are set in a font of their own, each as people see it', () => {
  expect(textRuns('Salon 🛋️ i 👨‍👩‍👧')).toEqual([
    { text: 'Salon ', emoji: false },
    { text: '🛋️', emoji: true },
    { text: ' i ', emoji: false },
    { text: '👨‍👩‍👧', emoji: true },
  ]);
});

test('a character that no font has becomes one replacement', () => {
  expect(printable('Dom 家 בית')).toBe('Dom \uFFFD \uFFFD\uFFFD\uFFFD');
});
