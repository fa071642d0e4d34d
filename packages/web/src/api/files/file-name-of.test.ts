import { expect, test } from 'vitest';
import { fileNameOf } from './file-name-of.ts';

test.for([
  [
    `attachment; filename="Dom - Lazienka.pdf"; filename*=UTF-8''Dom%20%E2%80%93%20%C5%81azienka.pdf`,
    'Dom – Łazienka.pdf',
  ],
  [`attachment; filename*=utf-8''%D0%94%D1%96%D0%BC.xlsx; filename="Dim.xlsx"`, 'Дім.xlsx'],
  ['attachment; filename="Dom; A.csv"', 'Dom; A.csv'],
  [`attachment; filename="Dom.pdf"; filename*=UTF-8''%E2%80`, 'Dom.pdf'],
  ['attachment', 'ramka'],
  ['', 'ramka'],
] as const)('%s names %s', ([disposition, name]) => {
  expect(fileNameOf(disposition)).toBe(name);
});
