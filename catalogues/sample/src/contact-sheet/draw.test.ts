import { Resvg } from '@resvg/resvg-js';
import { describe, expect, it } from 'vitest';
import { allPictures } from '../pictures.ts';
import { primitives, sheets } from './sheets.ts';
import { draw } from '@ramka/drawing/draw';
import type { DrawingSpec } from '@ramka/drawing/drawing-spec';

const specs: readonly DrawingSpec[] = [
  ...new Map(
    sheets.flatMap(({ rows }) => rows.flat(2)).map(({ spec }): [string, DrawingSpec] => [JSON.stringify(spec), spec]),
  ).values(),
];

const geometry = { height: 84, window: 54 };
const white = { material: 'plastic', hexColor: '#F4F4F0' } as const;

const sizeOf = (spec: DrawingSpec): string => /viewBox="([^"]+)"/u.exec(draw(spec))?.[1] ?? '';

const idsOf = (svg: string): string[] => [...svg.matchAll(/ id="([^"]+)"/gu)].map(([, id = '']) => id);

const places = (spec: DrawingSpec) =>
  [...draw(spec).matchAll(/<use [^>]*x="([\d.]+)" y="([\d.]+)"/gu)].map(([, x, y]) => [x, y]);

describe('a drawing', () => {
  it('exists for every kind of drawing', () => {
    const kinds: Record<DrawingSpec['kind'], true> = {
      frame: true,
      'line-tile': true,
      'visible-part': true,
      complete: true,
      'surface-product': true,
      mechanism: true,
      part: true,
      'surface-box-outline': true,
      'seal-outline': true,
      box: true,
      'frame-seal': true,
      'touch-points': true,
      controller: true,
      panel: true,
      thing: true,
      'wiring-sign': true,
    };
    expect(new Set(specs.map(({ kind }) => kind))).toEqual(new Set(Object.keys(kinds)));
  });

  it.each(specs.map((spec) => [spec.kind, JSON.stringify(spec).slice(0, 120), spec] as const))(
    'of a %s is self-contained: %s',
    (_kind, _spec, spec) => {
      const svg = draw(spec);
      expect(svg).not.toMatch(/<script|<image|<text|<filter|<style|NaN|undefined|null|Infinity/u);
      expect(svg.match(/href="(?!#)/gu)).toBeNull();
      const ids = idsOf(svg);
      const used = [...svg.matchAll(/(?:url\(|href=")#([^)"]+)/gu)].map(([, id = '']) => id);
      expect(new Set(ids).size).toBe(ids.length);
      expect(new Set(used)).toEqual(new Set(ids));
    },
  );

  it('is deterministic', () => {
    expect(specs.map(draw)).toEqual(specs.map(draw));
  });

  it('shares no id with another drawing, so that several can be used in one document', () => {
    const ids = specs.flatMap((spec) => idsOf(draw(spec)));
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('states its size in millimetres', () => {
    expect(draw({ kind: 'touch-points', touchPoints: 4 })).toContain('width="55mm" height="55mm" viewBox="0 0 55 55"');
  });

  it('shows every line with a two-slot frame, on tiles of one size and scale', () => {
    const pictures = allPictures().filter(({ path }) => path.startsWith('frame-categories/'));
    expect(pictures).toHaveLength(11);
    for (const { spec } of pictures) {
      expect(sizeOf(spec)).toBe('0 0 160 110');
      const scale = Number(/scale\(([\d.]+)\)/u.exec(draw(spec))?.[1]);
      expect(scale).toBeGreaterThan(0.9);
      expect(scale).toBeLessThan(1);
    }
  });

  it('stays small: half of all below 4 kB, none above 16 kB', () => {
    const sizes = specs.map((spec) => draw(spec).length).toSorted((a, b) => a - b);
    expect(sizes[Math.floor(sizes.length / 2)]).toBeLessThan(4096);
    expect(sizes.at(-1)).toBeLessThan(16_384);
  });
});

describe('the size of', () => {
  it.each([
    [
      'a one-slot frame',
      { kind: 'frame', lineTag: 'simon-54-premium', geometry, finish: white, slots: 1 },
      '0 0 84 84',
    ],
    [
      'a five-slot frame',
      { kind: 'frame', lineTag: 'simon-54-premium', geometry, finish: white, slots: 5 },
      '0 0 368 84',
    ],
    ['a tile', { kind: 'line-tile', lineTag: 'simon-10', geometry, finish: white }, '0 0 160 110'],
    ['a visible part', { kind: 'visible-part', window: 55, primitive: 'blank', hexColor: '#222326' }, '0 0 55 55'],
    [
      'a complete article',
      {
        kind: 'complete',
        lineTag: 'simon-10',
        geometry: { height: 80, window: 50 },
        finish: white,
        primitive: 'socketE',
        hexColor: '#F4F4F0',
      },
      '0 0 80 80',
    ],
    [
      'a box around a frame',
      { kind: 'surface-box-outline', lineTag: 'simon-55-line', geometry, slots: 2, hexColor: '#F4F4F0' },
      '0 0 156 89',
    ],
    ['a seal around a frame', { kind: 'seal-outline', lineTag: 'simon-55-line', geometry, slots: 1 }, '0 0 85.4 85.4'],
    ['a loose part', { kind: 'part', part: 'claws' }, '0 0 55 55'],
    ['a panel', { kind: 'panel', geometry, finish: white, touchPoints: [4, null] }, '0 0 155 84'],
  ] satisfies [string, DrawingSpec, string][])('%s is exact', (_name, spec, viewBox) => {
    expect(sizeOf(spec)).toBe(viewBox);
  });
});

describe('a frame', () => {
  it('fills its view: the pixels at the centre of each side are covered', () => {
    const image = new Resvg(
      draw({ kind: 'frame', lineTag: 'simon-10', geometry: { height: 80, window: 50 }, finish: white, slots: 2 }),
      { fitTo: { mode: 'width', value: 604 } },
    ).render();
    const { width, height, pixels } = image;
    const alphaAt = (x: number, y: number): number => pixels[(y * width + x) * 4 + 3] ?? 0;
    const middles = [
      alphaAt(width >> 1, 0),
      alphaAt(width >> 1, height - 1),
      alphaAt(0, height >> 1),
      alphaAt(width - 1, height >> 1),
    ];
    expect(middles).toEqual([255, 255, 255, 255]);
  });

  it('has its openings at 71 mm, and none in a slot for touch points', () => {
    const frame = { kind: 'frame', lineTag: 'simon-54-touch', geometry, finish: white, slots: 3 } as const;
    expect(places(frame)).toEqual([
      ['42', '42'],
      ['113', '42'],
      ['184', '42'],
    ]);
    expect(places({ ...frame, touchSlots: [false, true, false] })).toEqual([
      ['42', '42'],
      ['184', '42'],
    ]);
  });
});

describe('a visible part', () => {
  it('with an unknown primitive is an error', () => {
    expect(() => draw({ kind: 'visible-part', window: 54, primitive: 'lever', hexColor: '#FFFFFF' })).toThrow('lever');
  });

  it('differs with every primitive, lid and colour', () => {
    const parts = ['#F4F4F0', '#1F1F21'].flatMap((hexColor) => [
      ...primitives.map((primitive) => draw({ kind: 'visible-part', window: 54, primitive, hexColor })),
      draw({ kind: 'visible-part', window: 54, primitive: 'socketE+lid', hexColor, lid: 'transparent' }),
      draw({ kind: 'visible-part', window: 54, primitive: 'blank', hexColor, antibacterial: true }),
    ]);
    const withoutIds = parts.map((part) => part.replaceAll(/r[\da-z]+-/gu, ''));
    expect(new Set(withoutIds).size).toBe(parts.length);
  });

  it.each(['#222326', '#3F4348', '#F4F4F0'])('of a rocker in %s shows no joint across its face', (hexColor) => {
    const { width, height, pixels } = new Resvg(
      draw({ kind: 'visible-part', window: 54, primitive: 'rocker1', hexColor }),
      { fitTo: { mode: 'width', value: 54 } },
    ).render();
    const face = Array.from({ length: height - 12 }, (_, row) => pixels[((row + 6) * width + (width >> 1)) * 4] ?? 0);
    const steps = face.slice(1).map((tone, row) => Math.abs(tone - (face[row] ?? tone)));
    expect(Math.max(...steps)).toBeLessThanOrEqual(1);
    expect(Math.abs((face.at(-1) ?? 0) - (face[0] ?? 0))).toBeGreaterThan(4);
  });
});
