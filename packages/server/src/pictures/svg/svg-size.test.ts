import { describe, expect, it } from 'vitest';
import { svgSize } from './svg-size.ts';

describe('the size of a drawing', () => {
  it.for([
    ['<svg viewBox="0 0 153 82.5">', { width: 153, height: 82.5 }],
    ["<?xml version='1.0'?>\n<svg\n  width='5' viewBox='-1,-1 55, 55'>", { width: 55, height: 55 }],
    ['<svg width="5" height="5">', undefined],
    ['<svg viewBox="0 0 5">', undefined],
    ['<svg viewBox="0 0 0 5">', undefined],
    ['<svg viewBox="0 0 100000 5">', undefined],
    ['<svg viewBox="0 0 a b">', undefined],
    ['<g viewBox="0 0 5 5">', undefined],
  ] as const)('%s', ([svg, size]) => {
    expect(svgSize(svg)).toEqual(size);
  });
});
