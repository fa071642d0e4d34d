import { type Tones, tonesOf } from '../colour/tones.ts';
import type { Finish } from '../drawing-order.ts';
import type { Area } from '../svg/area.ts';
import { inset } from '../svg/inset.ts';
import type { Pen } from '../svg/pen.ts';
import { rect } from '../svg/rect.ts';
import { bevel } from './bevel.ts';
import type { FrameEdge } from './frame-design.ts';
import { pillow } from './pillow.ts';

/** The edge of a frame's plate in its design. */
export const edgeOf = (pen: Pen, plate: Area, edge: FrameEdge, finish: Finish): string =>
  edges[edge](pen, plate, tonesOf(finish.hexColor), finish.material);

type Edge = (pen: Pen, plate: Area, tones: Tones, material: Finish['material']) => string;

/** Glass brings its own polished edge. */
const edges: Record<FrameEdge, Edge> = {
  pillow: (pen, plate, tones) => pillow(pen, plate, 5, tones) + rim(pen, inset(plate, 0.9), tones.highlight),
  round: (pen, plate, tones) => pillow(pen, plate, 2.6, tones),
  bevel: (pen, plate, tones) => bevel(pen, plate, 1, tones) + facetLine(inset(plate, 1), tones.highlight),
  thin: (pen, plate, tones) => bevel(pen, plate, 0.5, tones),
  sharp: (pen, plate, tones, material) => (material === 'glass' ? '' : bevel(pen, plate, 0.7, tones)),
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
