import { splitList } from '../text/split-list.ts';
import { readTable } from '../text/table.ts';

/** Frame prices in zloty for 1, 2, … slots (catalogue.md §6.1). */
const rows = new Map(
  readTable(
    ['row', 'zloty'],
    `
    10       | 2.50 4.90 7.40 11.50
    basic    | 3.90 7.20 10.90 15.80 22.50
    15       | 3.20 6.10 9.30
    54       | 9.90 16.80 25.40 34.60 52.00
    54 glass | 139 219 319 429 549
    54 wood  | 119 199 279 369 469
    54 metal | 129 209 299 409 529
    touch    | 219 349 498
    55       | 10.90 18.40 27.90 38.90 57.90
    82       | 24.90 42.00 61.00 83.00
`,
  ).map(({ row, zloty }) => [row, splitList(zloty).map(Number)]),
);

/** What the white frame of so many slots costs in a price row, in zloty. */
export function framePrice(row: string, slots: number): number {
  const price = rows.get(row)?.[slots - 1];
  if (price === undefined) throw new Error(`No frame price ${row} for ${slots}`);
  return price;
}
