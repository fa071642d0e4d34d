import { tonesOf } from '../colour/tones.ts';
import type { Finish } from '../drawing-order.ts';
import type { Area } from '../svg/area.ts';
import { inset } from '../svg/inset.ts';
import type { Pen } from '../svg/pen.ts';
import { rect } from '../svg/rect.ts';
import { bevel } from './bevel.ts';
import type { FrameEdge } from './frame-design.ts';
import { pillow } from './pillow.ts';

/** The edge of a frame's plate. Glass brings its own polished edge and gets only a hairline here. */
export const edgeOf = (pen: Pen, plate: Area, edge: FrameEdge, finish: Finish): string => {
  const tones = tonesOf(finish.hexColor);
  switch (edge) {
    case 'pillow':
      return pillow(pen, plate, 5, tones) + rim(pen, inset(plate, 0.9), tones.highlight);
    case 'round':
      return pillow(pen, plate, 2.6, tones);
    case 'bevel':
      return bevel(pen, plate, 1, tones) + facetLine(inset(plate, 1), tones.highlight);
    case 'thin':
      return bevel(pen, plate, 0.5, tones);
    case 'sharp':
      return finish.material === 'glass' ? '' : bevel(pen, plate, 0.7, tones);
  }
};

/** The lighter line of 2 mm that runs around a pillow-shaped frame. */
const rim = (pen: Pen, area: Area, highlight: string): string =>
  rect(
    inset(area, 1),
    'none',
    `stroke="${pen.linear('diagonal', [`0 ${highlight} 0.75`, `0.5 ${highlight} 0.35`, `1 ${highlight} 0.2`])}" stroke-width="2"`,
  );

const facetLine = (area: Area, highlight: string): string =>
  rect(area, 'none', `stroke="${highlight}" stroke-opacity=".55" stroke-width=".16"`);
