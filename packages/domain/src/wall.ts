import type { Drawing } from './drawing.ts';

/** The walls to choose from, in display order. The names are stored: they must not change. */
export const wallIds = [
  'white-plaster',
  'warm-white',
  'sand',
  'clay',
  'terracotta',
  'rose',
  'sage',
  'olive',
  'dusk-blue',
  'petrol',
  'grey',
  'graphite',
  'concrete',
  'brick',
  'pine',
  'tiles',
] as const;

export type WallId = (typeof wallIds)[number];

/** The wall behind the sets of a project or room: one of ours, or a colour as `#rrggbb`. */
export type Wall = WallId | `#${string}`;

/** Format of a custom colour. */
export const wallColourPattern = /^#[0-9a-f]{6}$/;

/** A rectangle of a pattern. Lengths are in millimetres from the upper left corner of the tile. */
export type PatternPart = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly colour: string;
};

/** How a wall is painted: its colour and, for structured walls, a tile that repeats in both directions. */
export type WallSurface = {
  readonly colour: string;
  readonly tile?: { readonly width: number; readonly height: number; readonly parts: readonly PatternPart[] };
};

/** Returns how a wall is painted; undefined for no wall, or one that this version does not know. */
export const wallSurface = (wall: string | null | undefined): WallSurface | undefined => {
  if (wall === null || wall === undefined) return undefined;
  if (wallColourPattern.test(wall)) return { colour: wall };
  const id = wallIds.find((each) => each === wall);
  return id && surfaces[id];
};

/** Rectangles of one colour. */
const parts = (
  colour: string,
  ...places: readonly (readonly [x: number, y: number, width: number, height: number])[]
): readonly PatternPart[] => places.map(([x, y, width, height]) => ({ x, y, width, height, colour }));

const surfaces: Record<WallId, WallSurface> = {
  'white-plaster': { colour: '#f7f6f3' },
  'warm-white': { colour: '#f3ecdd' },
  sand: { colour: '#e0d0b4' },
  clay: { colour: '#c7a58e' },
  terracotta: { colour: '#c07a5f' },
  rose: { colour: '#dfbcb5' },
  sage: { colour: '#aebca3' },
  olive: { colour: '#6b7150' },
  'dusk-blue': { colour: '#8fa5ba' },
  petrol: { colour: '#1f4d57' },
  grey: { colour: '#cdd0d0' },
  graphite: { colour: '#383b3f' },
  /** Shuttered concrete: the joints of panels, each with a lit edge, and the holes of their anchors. */
  concrete: {
    colour: '#b3b1ac',
    tile: {
      width: 300,
      height: 200,
      parts: [
        ...parts('#9b9994', [0, 0, 300, 1.6], [0, 0, 1.6, 200]),
        ...parts('#c1bfba', [1.6, 1.6, 298.4, 1.2], [1.6, 1.6, 1.2, 198.4]),
        ...parts('#9b9994', [24, 24, 8, 8], [269.6, 24, 8, 8], [24, 169.6, 8, 8], [269.6, 169.6, 8, 8]),
      ],
    },
  },
  /** Bricks of 240 × 65 mm in a stretcher bond, with joints of 10 mm. */
  brick: {
    colour: '#d3c8bc',
    tile: {
      width: 500,
      height: 150,
      parts: [
        ...parts('#c07e66', [0, 0, 240, 65], [125, 75, 240, 65]),
        ...parts('#b9775f', [250, 0, 240, 65]),
        ...parts('#c68870', [0, 75, 115, 65], [375, 75, 125, 65]),
      ],
    },
  },
  /** Upright pine boards of 120 mm. */
  pine: {
    colour: '#dcbc8c',
    tile: {
      width: 360,
      height: 600,
      parts: [
        ...parts('#e2c497', [120, 0, 120, 600]),
        ...parts('#d6b482', [240, 0, 120, 600]),
        ...parts(
          '#d2ae7b',
          [22, 0, 2, 600],
          [61, 0, 1.4, 600],
          [97, 0, 1.6, 600],
          [283, 0, 2, 600],
          [331, 0, 1.2, 600],
        ),
        ...parts('#d8b988', [142, 0, 1.6, 600], [176, 0, 2.2, 600], [213, 0, 1.4, 600]),
        ...parts('#b08a58', [119, 0, 1.6, 600], [239, 0, 1.6, 600], [358.4, 0, 1.6, 600]),
        ...parts('#b98f5c', [58, 140, 8, 12], [173, 430, 9, 13], [300, 260, 7, 11]),
      ],
    },
  },
  /** Glazed tiles of 200 × 100 mm in a running bond, with joints of 3 mm and a lit upper edge. */
  tiles: {
    colour: '#c9cfcf',
    tile: {
      width: 203,
      height: 206,
      parts: [
        ...parts('#e9eeed', [0, 0, 200, 100], [0, 103, 98.5, 100], [101.5, 103, 101.5, 100]),
        ...parts('#f6f9f8', [0, 0, 200, 2.4], [0, 103, 98.5, 2.4], [101.5, 103, 101.5, 2.4]),
      ],
    },
  },
};

/** A tile of a wall as an SVG. `scale` is in pixels per millimetre. Even walls are one rectangle. */
export const wallSvg = ({ colour, tile }: WallSurface, scale: number): string => {
  const { width, height } = tile ?? { width: 100, height: 100 };
  const rects = [{ x: 0, y: 0, width, height, colour }, ...(tile?.parts ?? [])].map(
    (part) => `<rect x="${part.x}" y="${part.y}" width="${part.width}" height="${part.height}" fill="${part.colour}"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width * scale}" height="${height * scale}" viewBox="0 0 ${width} ${height}">${rects.join('')}</svg>`;
};

/** All colours that a wall shows. */
export const coloursOfWall = ({ colour, tile }: WallSurface): readonly string[] => [
  ...new Set([colour, ...(tile === undefined ? [lightOn(colour)] : tile.parts.map((part) => part.colour))]),
];

/**
 * The other end of the soft gradient of an even wall. Light walls become lighter and dark ones darker, so that text has
 * its lowest contrast on the wall's own colour.
 */
export const lightOn = (colour: string): string =>
  mixed(colour, contrast(colour, '#000000') > contrast(colour, '#ffffff') ? '#ffffff' : '#000000', 0.08);

const mixed = (from: string, to: string, share: number): string => {
  const channels = channelsOf(from).map((channel, index) => channel + ((channelsOf(to)[index] ?? 0) - channel) * share);
  return `#${channels.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;
};

const channelsOf = (colour: string): readonly number[] =>
  [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16));

/** Relative luminance of a colour, from 0 to 1 (WCAG 2.2). */
const luminance = (colour: string): number => {
  const [red = 0, green = 0, blue = 0] = channelsOf(colour).map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** Contrast ratio of two colours, from 1 to 21 (WCAG 2.2). */
export const contrast = (one: string, other: string): number => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};

/** A colour with its opacity. */
export type TranslucentColour = { readonly colour: string; readonly opacity: number };

/** A veil in CSS: `#rrggbbaa`. */
export const cssColour = ({ colour, opacity }: TranslucentColour): string =>
  `${colour}${Math.round(opacity * 255)
    .toString(16)
    .padStart(2, '0')}`;

/** Colours of texts, focus rings and frame edges on a wall, chosen for contrast. */
export type WallAppearance = {
  /** Text, at 4.5 to 1 or more. */
  readonly ink: string;
  /** Focus ring and selection, at 3 to 1 or more. */
  readonly ring: string;
  /** Inside of the ring, at 3 to 1 or more, so that one of both stands out on a frame of any colour. */
  readonly halo: string;
  /** The line around a set, which separates a white frame from a white wall and a black one from a black wall. */
  readonly edge: TranslucentColour;
  /** The shadow that a set casts. */
  readonly shadow: TranslucentColour;
};

/** Returns the colours that suit a wall. They depend on all of its colours, so that text may cross a joint. */
export const wallAppearance = (surface: WallSurface): WallAppearance => {
  const colours = coloursOfWall(surface);
  const isDark = luminance(surface.colour) < DARK;
  const ring = firstWith(3, isDark ? ['#63c7ba', '#ffffff'] : ['#0a4d46', '#000000', '#ffffff'], colours);
  return {
    ink: firstWith(4.5, ['#1e2022', '#ffffff', '#000000'], colours),
    ring,
    halo: firstWith(3, ['#ffffff', '#000000'], [ring]),
    edge: isDark ? { colour: '#ffffff', opacity: 0.34 } : { colour: '#1a160e', opacity: 0.3 },
    shadow: isDark ? { colour: '#000000', opacity: 0.5 } : { colour: '#1a160e', opacity: 0.26 },
  };
};

/** Luminance below which a wall needs an edge light, because a dark frame casts no visible shadow on it. */
const DARK = 0.14;

/** The first candidate with a contrast to all colours; otherwise the one with the highest. */
const firstWith = (ratio: number, candidates: readonly string[], colours: readonly string[]): string => {
  const leastContrast = (candidate: string): number =>
    Math.min(...colours.map((colour) => contrast(candidate, colour)));
  const best = candidates.toSorted((one, other) => leastContrast(other) - leastContrast(one))[0] ?? '#000000';
  return candidates.find((candidate) => leastContrast(candidate) >= ratio) ?? best;
};

/** A room with its wall and sets, as far as the choice of a wall depends on them. */
type WalledRoom = {
  readonly id: number;
  readonly wall?: string | null | undefined;
  readonly sets: readonly { readonly id: number }[];
};

type WalledProject = { readonly wall?: string | null | undefined; readonly rooms: readonly WalledRoom[] };

/** The wall of a room: its own, or that of the project. */
export const wallOfRoom = ({ wall, rooms }: WalledProject, roomId: number | undefined): string | null =>
  rooms.find(({ id }) => id === roomId)?.wall ?? wall ?? null;

/** The wall behind a set that is shown outside of its rooms: theirs if they agree, otherwise that of the project. */
export const wallOfSet = ({ wall, rooms }: WalledProject, setId: number | null): string | null => {
  const walls = rooms.flatMap((room) => (room.sets.some(({ id }) => id === setId) ? [room.wall ?? wall] : []));
  return (new Set(walls).size === 1 ? walls[0] : wall) ?? null;
};

/** A translucent rectangle with rounded corners, in millimetres. */
export type ShadowPart = Pick<Drawing, 'x' | 'y' | 'width' | 'height'> &
  TranslucentColour & { readonly radius: number };

/**
 * The shadow and the edge of a set as rectangles that grow and fade, for outputs without filters: PDF and pictures.
 * `area` is the outline of the set, and
 * `cornerRadius` the radius of its corners in millimetres.
 */
export const shadowParts = (
  area: Pick<Drawing, 'x' | 'y' | 'width' | 'height'>,
  { edge, shadow }: WallAppearance,
  cornerRadius: number = USUAL_CORNER_RADIUS,
): readonly ShadowPart[] => [
  ...SHADOW_REACHES.map((reach) => ({
    ...grown(area, reach * 0.5, reach * 0.35),
    radius: cornerRadius + reach * 0.5,
    colour: shadow.colour,
    opacity: rounded(shadow.opacity / SHADOW_REACHES.length),
  })),
  ...EDGE_REACHES.map((reach) => ({
    ...grown(area, reach, 0),
    radius: cornerRadius + reach,
    colour: edge.colour,
    opacity: rounded(edge.opacity / EDGE_REACHES.length),
  })),
];

/** The corner radius of most frames, for pictures that do not tell theirs. */
const USUAL_CORNER_RADIUS = 3;

const SHADOW_REACHES = [8.4, 7.4, 6.5, 5.7, 5, 4.3, 3.7, 3.1, 2.6, 2.2];
const EDGE_REACHES = [0.9, 0.5, 0.25];

const grown = ({ x, y, width, height }: Pick<Drawing, 'x' | 'y' | 'width' | 'height'>, by: number, down: number) => ({
  x: rounded(x - by),
  y: rounded(y - by + down),
  width: rounded(width + 2 * by),
  height: rounded(height + 2 * by),
});

const rounded = (value: number): number => Math.round(value * 1000) / 1000;
