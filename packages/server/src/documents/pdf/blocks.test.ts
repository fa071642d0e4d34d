import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Block, paginate } from './blocks.ts';

const aBlock = (overrides: Partial<Block> = {}): Block => ({ height: 10, draw: () => undefined, ...overrides });

const PAGE = 100;

const anyBlock = fc.record({
  height: fc.integer({ min: 1, max: PAGE }),
  gap: fc.integer({ min: 0, max: 30 }),
  keepsNext: fc.boolean(),
  prefersNext: fc.boolean(),
  startsPage: fc.boolean(),
});

const anyBlocks = fc.array(
  anyBlock.map((block) => aBlock(block)),
  { maxLength: 60 },
);

describe('spreading blocks over pages', () => {
  test('keeps every block, in order', () => {
    fc.assert(
      fc.property(anyBlocks, (blocks) => {
        expect(paginate(blocks, PAGE).flatMap((page) => page.map(({ block }) => block))).toEqual(blocks);
      }),
    );
  });

  test('tears none, and lets none overlap another', () => {
    fc.assert(
      fc.property(anyBlocks, (blocks) => {
        for (const page of paginate(blocks, PAGE)) {
          const bottoms = page.map(({ block, top }) => top + block.height);
          expect(Math.max(...bottoms)).toBeLessThanOrEqual(PAGE);
          expect(page.every(({ top }, index) => top >= (bottoms[index - 1] ?? 0))).toBe(true);
        }
      }),
    );
  });

  test('leaves no empty page and no gap at the top of one', () => {
    fc.assert(
      fc.property(anyBlocks, (blocks) => {
        expect(paginate(blocks, PAGE).map((page) => page[0]?.top)).toEqual(paginate(blocks, PAGE).map(() => 0));
      }),
    );
  });

  test('takes a heading to the next page with what it belongs to', () => {
    const heading = aBlock({ keepsNext: true });
    const pages = paginate([aBlock({ height: 85 }), heading, aBlock()], PAGE);
    expect(pages.map((page) => page.length)).toEqual([1, 2]);
  });

  test('repeats the head of a table above a row that begins a page', () => {
    const head = aBlock({ height: 5 });
    const row = aBlock({ height: 30, head });
    const pages = paginate([head, row, row, row, row], PAGE);
    expect(pages.map((page) => page.map(({ block }) => block))).toEqual([
      [head, row, row, row],
      [head, row],
    ]);
  });

  test('begins a page where a block asks for it, but never with an empty one before', () => {
    const first = aBlock({ startsPage: true });
    expect(paginate([first, aBlock(), aBlock({ startsPage: true })], PAGE).map((page) => page.length)).toEqual([2, 1]);
  });

  test('gives up keeping together what no page could hold', () => {
    const rows = Array.from({ length: 15 }, () => aBlock({ keepsNext: true }));
    expect(paginate(rows, PAGE).map((page) => page.length)).toEqual([10, 5]);
  });

  test('moves what prefers to stay together to the next page while that leaves at most a third empty', () => {
    const set = [aBlock({ height: 20, prefersNext: true }), aBlock({ height: 20, prefersNext: true }), aBlock()];
    const before = (height: number): readonly number[] =>
      paginate([aBlock({ height }), ...set], PAGE).map((page) => page.length);
    expect(before(50)).toEqual([4]);
    expect(before(70)).toEqual([1, 3]);
    expect(before(60)).toEqual([3, 1]);
  });

  test('keeps together what must stay, also within what only prefers to', () => {
    const set = [
      aBlock({ height: 30, keepsNext: true }),
      aBlock({ height: 30, prefersNext: true }),
      aBlock({ height: 30 }),
    ];
    const pages = paginate([aBlock({ height: 50 }), ...set], PAGE);
    expect(pages.map((page) => page.length)).toEqual([1, 3]);
  });
});
