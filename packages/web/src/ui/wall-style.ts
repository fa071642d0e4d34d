import { cssColour, lightOn, wallAppearance, type WallSurface, wallSurface, wallSvg } from '@ramka/domain/wall';
import type { CSSProperties } from 'react';

/** Pixels per millimetre of the patterns of walls. */
const scales = { swatch: 0.22, card: 0.7, canvas: 2.4 } as const;

/**
 * The style of an element whose pictures of sets lie on a wall; undefined without a wall, so that the default applies.
 * Style sheets paint the wall with `--wall-face`, text on it with `--wall-ink`, focus rings and selections with
 * `--wall-ring` and `--wall-halo`, and the sets' edge and shadow with `--wall-edge` and `--wall-shade`. A wall is the same in both colour
 * schemes.
 */
export const wallStyle = (
  wall: string | null | undefined,
  size: keyof typeof scales = 'card',
): CSSProperties | undefined => {
  const surface = wallSurface(wall);
  if (surface === undefined) return undefined;
  const { ink, ring, halo, edge, shadow } = wallAppearance(surface);
  const line = `drop-shadow(0 0 0.6px ${cssColour(edge)})`;
  return {
    '--wall-face': faceOf(surface, scales[size]),
    '--wall-ink': ink,
    '--wall-ring': ring,
    '--wall-halo': halo,
    // Twice, because a blur halves the opacity at the outline.
    '--wall-edge': `${line} ${line}`,
    '--wall-shade': cssColour(shadow),
  };
};

/** The `background` of a wall. */
const faceOf = (surface: WallSurface, scale: number): string => {
  const { colour, tile } = surface;
  if (tile === undefined) return `linear-gradient(160deg, ${lightOn(colour)}, ${colour})`;
  return `url("data:image/svg+xml,${encodeURIComponent(wallSvg(surface, scale))}") ${colour}`;
};
