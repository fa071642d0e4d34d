import { describe, expect, it } from 'vitest';
import { allArticles } from './all-articles.ts';
import { plainFrames } from './frames/plain-frames.ts';
import { touchPanels } from './frames/touch-panels.ts';
import { allModules } from './modules/modules.ts';

function repeated(values: readonly (string | number)[]): readonly (string | number)[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

describe('the articles of the sample', () => {
  it('have ids, symbols and pictures of their own', () => {
    expect(repeated(allArticles.map(({ id }) => id))).toEqual([]);
    expect(repeated(allArticles.map(({ symbol }) => symbol))).toEqual([]);
    expect(repeated(allArticles.map(({ picture }) => picture.toLowerCase()))).toEqual([]);
  });

  it('cost something', () => {
    expect(allArticles.filter(({ price }) => price <= 0)).toEqual([]);
  });

  it('are one where series share them', () => {
    expect(allArticles.filter(({ symbol }) => symbol === 'PAZ')).toHaveLength(1);
    expect(allArticles.find(({ symbol }) => symbol === 'KRJ6E')?.seriesTag).toBeUndefined();
  });

  // Holds C6.
  it('are as many as the catalogue’s rules count', () => {
    expect(plainFrames.length + touchPanels.length).toBe(361);
    expect(touchPanels.flatMap(({ articles }) => articles)).toHaveLength(108);
    const visible = allModules.reduce((sum, { record }) => sum + record.visibleComponents.length, 0);
    expect(visible).toBe(1297);
  });
});
