import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type BillOfMaterials,
  billOfMaterials,
  billTotal,
  lineTotal,
  mergeBills,
  multiplyLines,
  orderList,
} from './bill.ts';
import { anySet } from './testing/arbitraries.ts';
import { desk } from './testing/worked-examples/desk.ts';
import { exampleAssortment } from './testing/worked-examples/example-assortment.ts';
import { livingRoom } from './testing/worked-examples/living-room.ts';

const quantitiesOf = (lines: BillOfMaterials) => new Map(lines.map(({ article, quantity }) => [article.id, quantity]));

// Holds D18.
describe('the merged bill of several sets', () => {
  const deskLines = billOfMaterials(desk.set, exampleAssortment).lines;
  const livingRoomLines = billOfMaterials(livingRoom.set, exampleAssortment).lines;

  // Holds C5.10.
  it('has the common article of worked examples 2 and 3 with quantity 2, all others unchanged', () => {
    const merged = mergeBills([deskLines, livingRoomLines]);
    const rows = merged.map(({ article, quantity }) => [article.symbol, quantity]);
    expect(rows).toEqual([
      ['DR4/11', 1],
      ['DSC/11', 1],
      ['DSH/11', 3],
      ['DGZ1ZP/11', 2],
      ['SGZ1M', 2],
      ['DGZ1ZP/49', 1],
      ['DKP2/11', 1],
      ['KRJ6E', 2],
      ['DKZW1K/11', 1],
      ['SZW1KM', 1],
      ['DTP3-24M/70', 1],
      ['DTZ2', 1],
      ['DTP4', 1],
      ['SGZ1CM', 1],
    ]);
    expect(billTotal(merged)).toBe(desk.total + livingRoom.total);
  });

  it('keeps the reasons of every set', () => {
    const merged = mergeBills([deskLines, livingRoomLines]);
    expect(merged.find(({ article }) => article.symbol === 'DGZ1ZP/11')?.reasons).toEqual([
      { kind: 'visible-part', slot: 1 },
      { kind: 'visible-part', slot: 3 },
    ]);
  });

  // Holds R10.
  it('multiplies by the quantity in a room', () => {
    const merged = mergeBills([multiplyLines(deskLines, 3)]);
    expect(merged.find(({ article }) => article.symbol === 'DSH/11')?.quantity).toBe(9);
    expect(billTotal(merged)).toBe(3 * desk.total);
  });

  it('is empty without sets, and does not change its input', () => {
    expect(mergeBills([])).toEqual([]);
    const before = structuredClone(deskLines);
    mergeBills([multiplyLines(deskLines, 2), multiplyLines(deskLines, 2)]);
    expect(deskLines).toEqual(before);
  });

  it('has the same quantities and total in any order of the sets', () => {
    const anySets = fc.array(fc.tuple(anySet, fc.integer({ min: 1, max: 99 })), { maxLength: 6 });
    fc.assert(
      fc.property(anySets, (sets) => {
        const bills = sets.map(([set, times]) => ({ lines: billOfMaterials(set, exampleAssortment).lines, times }));
        const parts = bills.map(({ lines, times }) => multiplyLines(lines, times));
        const merged = mergeBills(parts);
        const backwards = mergeBills(parts.toReversed());
        expect(quantitiesOf(merged)).toEqual(quantitiesOf(backwards));
        expect(billTotal(merged)).toBe(billTotal(backwards));
        expect(billTotal(merged)).toBe(bills.reduce((sum, { lines, times }) => sum + times * billTotal(lines), 0));
      }),
    );
  });

  it('merges lines without reasons by symbol', () => {
    const lines = [...multiplyLines(deskLines, 3), ...livingRoomLines];
    expect(orderList(lines)).toEqual(mergeBills([lines]).map(({ article, quantity }) => ({ article, quantity })));
    const renamed = lines.map((line) => ({ ...line, article: { ...line.article, id: 0 } }));
    expect(orderList(renamed).map(({ quantity }) => quantity)).toEqual(
      orderList(lines).map(({ quantity }) => quantity),
    );
  });

  it('has no amount for an article without a price, and adds up all others', () => {
    const [frame, ...others] = deskLines;
    const onRequest = { quantity: 2, article: { symbol: 'X', price: null } };
    expect(lineTotal(onRequest)).toBeNull();
    expect(billTotal([onRequest, ...deskLines])).toBe(desk.total);
    expect(lineTotal({ quantity: 3, article: { symbol: 'Y', price: 110 } })).toBe(330);
    expect(billTotal(others)).toBe(desk.total - (frame ? (lineTotal(frame) ?? 0) : 0));
  });
});
