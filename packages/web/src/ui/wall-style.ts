import { lightOn, type Veil, wallAppearance, type WallSurface, wallSurface } from '@ramka/domain/wall';
import type { CSSProperties } from 'react';

/** Pixels per millimetre of the patterns of walls. */
const scales = { swatch: 0.22, card: 0.7, canvas: 2.4 } as const;

/**
 * The style of an element whose pictures of sets lie on a wall; undefined without a wall, so that the default applies.
 * Style sheets paint the wall with `--wall-face`, text on it with `--wall-ink`, focus rings and selections with
 * `--wall-ring`, and the sets' edge and shadow with `--wall-edge` and `--wall-shade`. A wall is the same in both colour
 * schemes.
 */
export const wallStyle = (
  wall: string | null | undefined,
  size: keyof typeof scales = 'card',
): CSSProperties | undefined => {
  const surface = wallSurface(wall);
  if (surface === undefined) return undefined;
  const { ink, ring, edge, shadow } = wallAppearance(surface);
  const line = `drop-shadow(0 0 0.6px ${cssColour(edge)})`;
  return {
    '--wall-face': faceOf(surface, scales[size]),
    '--wall-ink': ink,
    '--wall-ring': ring,
    // Twice, because a blur halves the opacity at the outline.
    '--wall-edge': `${line} ${line}`,
    '--wall-shade': cssColour(shadow),
  };
};

const cssColour = ({ colour, opacity }: Veil): string => `${colour}${Math.round(opacity * 255).toString(16)}`;

/** The `background` of a wall. */
const faceOf = ({ colour, tile }: WallSurface, scale: number): string => {
  if (tile === undefined) return `linear-gradient(160deg, ${lightOn(colour)}, ${colour})`;
  const rects = tile.parts.map(
    ({ x, y, width, height, colour: fill }) =>
      `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"/>`,
  );
  const size = `width="${tile.width * scale}" height="${tile.height * scale}" viewBox="0 0 ${tile.width} ${tile.height}"`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${rects.join('')}</svg>`;
  return `url("data:image/svg+xml,${encodeURIComponent(svg)}") ${colour}`;
};
