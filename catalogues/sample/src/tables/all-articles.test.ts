import { describe, expect, it } from 'vitest';
import { allArticles } from './all-articles.ts';
import { plainFrames } from './frames/plain-frames.ts';
import { touchPanels } from './frames/touch-panels.ts';
import { allModules } from './modules/modules.ts';

function repeated(values: readonly (string | number)[]): readonly (string | number)[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

describe('the articles of the sample', () => {
  it('have unique ids, symbols and pictures', () => {
    expect(repeated(allArticles.map(({ id }) => id))).toEqual([]);
    expect(repeated(allArticles.map(({ symbol }) => symbol))).toEqual([]);
    expect(repeated(allArticles.map(({ picture }) => picture.toLowerCase()))).toEqual([]);
  });

  it('have prices', () => {
    expect(allArticles.filter(({ price }) => price <= 0)).toEqual([]);
  });

  it('are shared between series', () => {
    expect(allArticles.filter(({ symbol }) => symbol === 'PAZ')).toHaveLength(1);
    expect(allArticles.find(({ symbol }) => symbol === 'KRJ6E')?.seriesTag).toBeUndefined();
  });

  // Holds C6.
  it('have the number stated in the catalogue rules', () => {
    expect(plainFrames.length + touchPanels.length).toBe(361);
    expect(touchPanels.flatMap(({ articles }) => articles)).toHaveLength(108);
    const visible = allModules.reduce((sum, { record }) => sum + record.visibleComponents.length, 0);
    expect(visible).toBe(1297);
  });
});
