import { describe, expect, it } from 'vitest';
import {
  coloursOfWall,
  contrast,
  shadowParts,
  wallAppearance,
  wallIds,
  wallOfRoom,
  wallOfSet,
  type WallSurface,
  wallSurface,
} from './wall.ts';

/** Custom colours: the extremes, pure hues, and the greys on which neither black nor white text is far from 4.5 to 1. */
const customColours = [
  '#ffffff',
  '#000000',
  '#ff0000',
  '#00ff00',
  '#0000ff',
  '#808080',
  '#777777',
  '#757575',
  '#747474',
  '#101114',
  '#f2c230',
];

const walls = [...wallIds, ...customColours];

const surfaceOf = (wall: string): WallSurface => {
  const surface = wallSurface(wall);
  if (surface === undefined) throw new Error(`${wall} is no wall`);
  return surface;
};

/** Contrast between the wall and the line that its edge colour draws on it. */
const edgeContrast = (
  { colour: below }: WallSurface,
  { colour, opacity }: { colour: string; opacity: number },
): number => contrast(between(below, colour, opacity), below);

/** The colour at a share of the way from one colour to another. */
const between = (from: string, to: string, share: number): string =>
  `#${[1, 3, 5]
    .map((at) => {
      const [start = 0, end = 0] = [from, to].map((colour) => Number.parseInt(colour.slice(at, at + 2), 16));
      return Math.round(start + (end - start) * share)
        .toString(16)
        .padStart(2, '0');
    })
    .join('')}`;

const leastContrast = (colour: string, surface: WallSurface): number =>
  Math.min(...coloursOfWall(surface).map((each) => contrast(colour, each)));

describe.each(walls)('on the wall %s', (wall) => {
  const surface = surfaceOf(wall);
  const { ink, ring, halo, edge } = wallAppearance(surface);

  it('text is legible, also across joints', () => {
    expect(leastContrast(ink, surface)).toBeGreaterThanOrEqual(4.5);
  });

  it('the focus ring and the selection stand out', () => {
    expect(leastContrast(ring, surface)).toBeGreaterThanOrEqual(3);
  });

  it('the focus ring or its inside stands out on frames of all colours', () => {
    for (const frame of ['#ffffff', '#16171a', '#c9a06a', '#808080', wall.startsWith('#') ? wall : surface.colour])
      expect(Math.max(contrast(ring, frame), contrast(halo, frame))).toBeGreaterThanOrEqual(3);
  });

  it('a frame in the colour of the wall has a visible edge', () => {
    expect(edgeContrast(surface, edge)).toBeGreaterThanOrEqual(1.45);
  });

  it.each(['#ffffff', '#16171a'])(
    'a frame in %s differs from the wall or is separated from it by its edge',
    (frame) => {
      const atEdge = edgeContrast(surface, edge);
      expect(Math.max(contrast(frame, surface.colour), atEdge)).toBeGreaterThanOrEqual(1.45);
    },
  );
});

describe('a wall', () => {
  it('repeats its pattern seamlessly: no part reaches beyond the tile', () => {
    for (const { tile } of wallIds.map(surfaceOf))
      for (const { x, y, width, height } of tile?.parts ?? []) {
        expect(x + width).toBeLessThanOrEqual(tile?.width ?? 0);
        expect(y + height).toBeLessThanOrEqual(tile?.height ?? 0);
      }
  });

  it('that is unknown or missing is none', () => {
    expect([null, undefined, '', 'marble', '#FFF', '#12345'].map(wallSurface)).toEqual(Array(6).fill(undefined));
  });

  it('fits into its column', () => {
    expect(Math.max(...wallIds.map(({ length }) => length))).toBeLessThanOrEqual(24);
  });
});

describe('the wall behind a set', () => {
  const project = {
    wall: 'sand',
    rooms: [
      { id: 1, wall: null, sets: [{ id: 7 }, { id: 9 }] },
      { id: 2, wall: 'petrol', sets: [{ id: 8 }, { id: 9 }] },
    ],
  };

  it('in a room is that of the room, or of the project', () => {
    expect([1, 2, undefined].map((roomId) => wallOfRoom(project, roomId))).toEqual(['sand', 'petrol', 'sand']);
  });

  it('outside of a room is that of its rooms if they agree, or of the project', () => {
    expect([7, 8, 9, 10, null].map((setId) => wallOfSet(project, setId))).toEqual([
      'sand',
      'petrol',
      'sand',
      'sand',
      'sand',
    ]);
  });
});

it('a shadow without filters lies around the set, darkest at its edge', () => {
  const area = { x: 0, y: 0, width: 84, height: 84 };
  const parts = shadowParts(area, wallAppearance(surfaceOf('white-plaster')));
  for (const part of parts) {
    expect(part.x).toBeLessThan(0);
    expect(part.x + part.width).toBeGreaterThan(84);
    expect(part.opacity).toBeGreaterThan(0);
  }
  expect(parts.at(-1)?.width).toBeCloseTo(84.5);
});

it('a shadow without filters has the rounded corners of its set', () => {
  const area = { x: 0, y: 0, width: 81, height: 81 };
  const radii = shadowParts(area, wallAppearance(surfaceOf('graphite')), 8).map(({ x, radius }) => radius + x);
  for (const radius of radii) expect(radius).toBeCloseTo(8);
});
