/** A picture of the catalogue, placed. Lengths are millimetres, the origin is the frame's upper left corner. */
export type DrawingLayer = {
  readonly kind: 'surface-box' | 'seal' | 'frame' | 'visible-part' | 'touch-points';
  /** Path below `/assets/img/` (see `picture-path.ts`). */
  readonly picture: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

/**
 * A product set as it looks on the wall: layers from the wall outwards, and the rectangle that holds them all (R20).
 */
export type Drawing = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly layers: readonly DrawingLayer[];
};
