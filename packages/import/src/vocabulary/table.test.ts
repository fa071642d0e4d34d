import { describe, expect, it } from 'vitest';
import { combinations, list, number, numbers, oneOf, readTable, text, yesNo } from './table.ts';
import { translated } from './words.ts';

describe('a table', () => {
  it('has one row per line and one cell per column', () => {
    const rows = readTable(
      { code: text, zloty: number },
      `
      A | 3.00
        | 0.5
    `,
    );
    expect(rows).toEqual([
      { code: 'A', zloty: 3 },
      { code: '', zloty: 0.5 },
    ]);
  });

  it('throws if a row has too few cells', () => {
    expect(() => readTable({ code: text, zloty: number }, 'A')).toThrow('2 cells (code, zloty): A');
  });

  it('reads lists separated by spaces, yes and no, and fixed words', () => {
    const columns = { codes: list, ids: numbers, points: combinations, ip44: yesNo, tone: oneOf('white', 'other') };
    expect(readTable(columns, 'W1 W5 | 4 5 | 1-2 4 | yes | other')).toEqual([
      { codes: ['W1', 'W5'], ids: [4, 5], points: [[1, 2], [4]], ip44: true, tone: 'other' },
    ]);
    expect(readTable(columns, ' | | | no | white')).toEqual([
      { codes: [], ids: [], points: [], ip44: false, tone: 'white' },
    ]);
  });

  it('reads a text from five cells, next to other columns', () => {
    const name = { pl: 'biały', cs: 'bílá', sk: 'biela', uk: 'білий', en: 'white' };
    expect(readTable({ name: translated, code: text }, 'biały | bílá | biela | білий | white | 11')).toEqual([
      { name, code: '11' },
    ]);
  });

  it.each([
    ['A | yes', 'No number: A'],
    ['1 | ja', 'None of yes, no: ja'],
    [' | yes', 'No number: '],
  ])('throws if a cell does not match its column: %s', (line, fault) => {
    expect(() => readTable({ id: number, ip44: yesNo }, line)).toThrow(fault);
  });
});
