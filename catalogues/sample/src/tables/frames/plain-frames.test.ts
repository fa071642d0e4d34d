import { describe, expect, it } from 'vitest';
import { frameRecords } from '../../catalogue-files.ts';
import { plainFrames } from './plain-frames.ts';

function frame(symbol: string) {
  const found = plainFrames.find(({ article }) => article.symbol === symbol);
  if (found === undefined) throw new Error(`No frame ${symbol}`);
  return found;
}

describe('the frames of the sample', () => {
  // Holds C6.1.
  it.each([
    ['simon-10', 16],
    ['simon-basic', 50],
    ['simon-15', 6],
    ['simon-54-premium', 69],
    ['simon-54-nature', 41],
    ['simon-54-touch', 24],
    ['simon-55-line', 40],
    ['simon-55-duo', 30],
    ['simon-55-nature', 37],
    ['simon-82-detail', 48],
  ])('have the number stated in the catalogue rules in %s: %i', (lineTag, count) => {
    expect(frameRecords(lineTag)).toHaveLength(count);
  });

  it('have seals in the subcategories that support IP44 only', () => {
    const sealed = new Set(plainFrames.filter(({ record }) => record.sealId).map(({ subcategory }) => subcategory.id));
    expect([...sealed]).toEqual([111, 212, 411, 412, 421, 423, 511, 521, 522, 523, 531, 533]);
  });

  // Holds C4.
  it('are 8 mm wider and higher for plasterboard boxes than the others of their line', () => {
    expect(frame('DR2/11').record.geometry).toEqual({ height: 84, window: 54 });
    expect(frame('DRK2/11').record.geometry).toEqual({ height: 92, window: 54 });
    expect(frame('DRK2/11').article.spec).toMatchObject({ geometry: { height: 92 } });
  });

  // Holds C1.1, C6.1.
  it('have corner boxes with 2 slots only', () => {
    const cornered = plainFrames.filter(({ record }) => record.cornerBoxes.length > 0);
    expect(new Set(cornered.map(({ record }) => record.slots))).toEqual(new Set([2]));
    expect(new Set(cornered.map(({ subcategory }) => subcategory.id))).toEqual(new Set([411, 511]));
    expect(frame('TR2/111').record.cornerBoxes).toHaveLength(7);
    expect(frame('DR2/11').record.cornerBoxes).toHaveLength(4);
  });

  // Holds C1.1, C6.1.
  it('take a composable box and extensions beyond 3 slots', () => {
    expect(frame('DR4/11').record.surfaceBoxes.slice(0, 2)).toEqual([
      { articleId: 54_811, colourId: 401, quantity: 1 },
      { articleId: 54_812, colourId: 401, quantity: 3 },
    ]);
    expect(frame('TR5/149').record.surfaceBoxes.map(({ quantity }) => quantity)).toContain(4);
    expect(frame('TRD4.149/111').record.surfaceBoxes).toEqual([]);
    expect(frame('BR3/28').record.surfaceBoxes).toHaveLength(1);
  });

  // Holds C2, C6.1.
  it.each([
    ['CR4/11', 1150],
    ['BRS5/11', 2250],
    ['DR1/49', 1190],
    ['DR2/AB11', 2180],
    ['DR3/81', 6600],
    ['DRK2/11', 2100],
    ['DRN5/60', 54_900],
    ['TRN3/65', 29_300],
    ['TRD1.166/111', 2070],
    ['82RS1/30', 3490],
  ])('have prices by the rule: %s %i', (symbol, price) => {
    expect(frame(symbol).article.price).toBe(price);
  });

  it('are sorted by subcategory, finish and slots', () => {
    expect(frame('TR2/111').record.sort).toBe(10_102);
    expect(frame('DRN3/66').record.sort).toBe(20_203);
  });
});
