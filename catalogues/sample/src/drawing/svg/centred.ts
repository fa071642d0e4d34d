import type { Area } from './area.ts';

/** An area around a centre, the origin when none is given. */
export const centred = (width: number, height: number, radius: number, x = 0, y = 0): Area => ({
  x: x - width / 2,
  y: y - height / 2,
  width,
  height,
  radius,
});
