import { expect, test } from 'vitest';
import { inDirectionOf, lineRuns, printable, textRuns } from './fonts.ts';

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
    { text: 'Salon ', font: 'family' },
    { text: '🛋️', font: 'emoji' },
    { text: ' i ', font: 'family' },
    { text: '👨‍👩‍👧', font: 'emoji' },
  ]);
});

test('a character that no font has becomes one replacement', () => {
  expect(printable('Dom 家 \u{13000}')).toBe('Dom \uFFFD \uFFFD');
});

test.for(['Σπίτι', 'منزل', 'בית שלי', 'სახლი'])('letters of other scripts can be printed: %s', (text) => {
  expect(printable(text)).toBe(text);
});

test.for<[text: string, line: readonly string[]]>([
  ['Dom שלום עולם, 12 m', ['Dom ', '12', ' ,', 'עולם', ' ', 'שלום', ' m']],
  ['בית (קטן) 12', ['12', ' (', 'קטן', ') ', 'בית']],
  ['غرفة 3 نوم', ['نوم', ' ', '3', ' ', 'غرفة']],
  ['שלום: puste.', ['שלום', ': puste.']],
  ['Salon 12', ['Salon 12']],
])('words that are read from right to left stand so on a line: %s', ([text, line]) => {
  expect(lineRuns(text).map((run) => run.text)).toEqual(line);
});

test.for<[text: string, lines: readonly string[], set: readonly string[]]>([
  ['Dom / שלום, עולם / kuchnia', ['Dom /', 'שלום, עולם /', 'kuchnia'], ['Dom /', 'עולם ,שלום /', 'kuchnia']],
  ['שלום 23: Miejsce 1 jest puste.', ['שלום 23:', 'Miejsce 1 jest puste.'], ['23 שלום:', 'Miejsce 1 jest puste.']],
  ['שלום, עולם 12.', ['שלום,', 'עולם 12.'], [',שלום', '.12 עולם']],
])('lines have the direction of the whole text: %s', ([text, lines, set]) => {
  const inOrder = inDirectionOf(text, lines).map((line) =>
    lineRuns(line)
      .map((run) => run.text)
      .join(''),
  );
  expect(inOrder).toEqual(set);
});

test('a text of one line, and one that is read from left to right, stand as they are', () => {
  expect(inDirectionOf('שלום', ['שלום'])).toEqual(['שלום']);
  expect(inDirectionOf('Dom nad Łabą', ['Dom', 'nad Łabą'])).toEqual(['Dom', 'nad Łabą']);
});
