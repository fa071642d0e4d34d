import { tonesOf } from '../colour/tones.ts';
import { satin } from '../surfaces/satin.ts';
import type { Area } from '../svg/area.ts';
import { inset } from '../svg/inset.ts';
import type { Pen } from '../svg/pen.ts';
import { rect } from '../svg/rect.ts';
import { bevel } from './bevel.ts';

/** The second part of a two-part frame: it shows around the plate, which throws a narrow shadow on it. */
export const frameBase = (pen: Pen, body: Area, plate: Area, hexColor: string): string => {
  const shadow = inset(plate, -0.3);
  return (
    satin(pen, body, hexColor) +
    bevel(pen, body, 0.5, tonesOf(hexColor)) +
    rect({ ...shadow, x: shadow.x + 0.2, y: shadow.y + 0.25 }, '#000', 'fill-opacity=".3"')
  );
};
