import { darker } from '../colour/darker.ts';
import { tonesOf } from '../colour/tones.ts';
import type { DrawingOrder } from '../drawing-order.ts';
import { frameArea } from '../frames/frame-area.ts';
import { inset } from '../svg/inset.ts';
import type { Pen } from '../svg/pen.ts';
import type { Picture } from '../svg/picture.ts';
import { rect } from '../svg/rect.ts';

type BoxOutlineOrder = Extract<DrawingOrder, { kind: 'surface-box-outline' }>;

/** What a surface box shows around its frame: 0.5 mm on every side, and below its depth as a skirt of 4 mm. */
export const surfaceBoxOutline = (pen: Pen, { lineTag, geometry, slots, hexColor }: BoxOutlineOrder): Picture => {
  const tones = tonesOf(hexColor);
  const frame = frameArea(lineTag, geometry, slots);
  const rim = { ...inset(frame, -grown), x: 0, y: 0 };
  const whole = { ...rim, height: rim.height + skirt };
  const depth = pen.linear('down', [
    `0 ${tones.shade}`,
    `${1 - (skirt + 1) / whole.height} ${tones.shade}`,
    `${1 - skirt / whole.height} ${tones.deep}`,
    `${1 - 0.3 / whole.height} ${darker(tones.body, 0.2)}`,
    `1 ${tones.edge}`,
  ]);
  const body =
    rect(whole, depth) +
    rect(rim, pen.linear('diagonal', [`0 ${tones.highlight}`, `0.5 ${tones.body}`, `1 ${tones.shade}`])) +
    rect(inset(whole, 0.1), 'none', `stroke="${tones.edge}" stroke-opacity=".4" stroke-width=".2"`);
  return { width: whole.width, height: whole.height, body };
};

const grown = 0.5;
const skirt = 4;
