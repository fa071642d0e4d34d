import type { Tones } from '../colour/tones.ts';
import type { Area } from '../svg/area.ts';
import type { Pen, Stop } from '../svg/pen.ts';
import { rect } from '../svg/rect.ts';

/** A soft edge: over `depth` millimetres the face falls away, bright towards the light and dark away from it. */
export const pillow = (pen: Pen, area: Area, depth: number, tones: Tones): string => {
  const stops = (length: number, strength: number): Stop[] => {
    const reach = depth / length;
    return [
      `0 ${tones.highlight} ${strength}`,
      `${reach * 0.5} ${tones.highlight} ${strength * 0.35}`,
      `${reach} ${tones.highlight} 0`,
      `${1 - reach} ${tones.deep} 0`,
      `${1 - reach * 0.45} ${tones.deep} ${strength * 0.3}`,
      `1 ${tones.deep} ${strength * 0.9}`,
    ];
  };
  return (
    rect(area, pen.linear('down', stops(area.height, 0.95))) + rect(area, pen.linear('right', stops(area.width, 0.6)))
  );
};
