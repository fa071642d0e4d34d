import { describe, expect, it } from 'vitest';
import { readTable } from './table.ts';

describe('a table', () => {
  it('has a row a line and a cell a column', () => {
    const rows = readTable(
      ['code', 'zloty'],
      `
      A | 3.00
      C |
    `,
    );
    expect(rows).toEqual([
      { code: 'A', zloty: '3.00' },
      { code: 'C', zloty: '' },
    ]);
  });

  it('is refused where a row has a cell too few', () => {
    expect(() => readTable(['code', 'zloty'], 'A')).toThrow('2 cells (code, zloty): A');
  });
});
