import type { Area } from './area.ts';

/** The area inside another one, `distance` from its edge; a negative distance grows it. Corners stay concentric. */
export const inset = (area: Area, distance: number): Area => ({
  x: area.x + distance,
  y: area.y + distance,
  width: area.width - 2 * distance,
  height: area.height - 2 * distance,
  radius: Math.max(area.radius - distance, 0.2),
});
