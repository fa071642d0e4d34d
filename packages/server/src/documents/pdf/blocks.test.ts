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
  test('preserves every block and the order', () => {
    fc.assert(
      fc.property(anyBlocks, (blocks) => {
        expect(paginate(blocks, PAGE).flatMap((page) => page.map(({ block }) => block))).toEqual(blocks);
      }),
    );
  });

  test('splits no block and overlaps none', () => {
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

  test('moves a heading to the next page together with its content', () => {
    const heading = aBlock({ keepsNext: true });
    const pages = paginate([aBlock({ height: 85 }), heading, aBlock()], PAGE);
    expect(pages.map((page) => page.length)).toEqual([1, 2]);
  });

  test('repeats a table header above a row that starts a page', () => {
    const head = aBlock({ height: 5 });
    const row = aBlock({ height: 30, head });
    const pages = paginate([head, row, row, row, row], PAGE);
    expect(pages.map((page) => page.map(({ block }) => block))).toEqual([
      [head, row, row, row],
      [head, row],
    ]);
  });

  test('starts a page where a block requires it, but never leaves an empty one before it', () => {
    const first = aBlock({ startsPage: true });
    expect(paginate([first, aBlock(), aBlock({ startsPage: true })], PAGE).map((page) => page.length)).toEqual([2, 1]);
  });

  test('ignores keep-together for groups higher than a page', () => {
    const rows = Array.from({ length: 15 }, () => aBlock({ keepsNext: true }));
    expect(paginate(rows, PAGE).map((page) => page.length)).toEqual([10, 5]);
  });

  test('moves a group that prefers to stay together if at most a third of the page stays empty', () => {
    const set = [aBlock({ height: 20, prefersNext: true }), aBlock({ height: 20, prefersNext: true }), aBlock()];
    const before = (height: number): readonly number[] =>
      paginate([aBlock({ height }), ...set], PAGE).map((page) => page.length);
    expect(before(50)).toEqual([4]);
    expect(before(70)).toEqual([1, 3]);
    expect(before(60)).toEqual([3, 1]);
  });

  test('keeps mandatory groups together inside groups that only prefer it', () => {
    const set = [
      aBlock({ height: 30, keepsNext: true }),
      aBlock({ height: 30, prefersNext: true }),
      aBlock({ height: 30 }),
    ];
    const pages = paginate([aBlock({ height: 50 }), ...set], PAGE);
    expect(pages.map((page) => page.length)).toEqual([1, 3]);
  });
});
