import { darker } from '../colour/darker.ts';
import { tonesOf } from '../colour/tones.ts';
import type { DrawingOrder } from '../drawing-order.ts';
import { block } from '../solids/block.ts';
import { rod } from '../solids/rod.ts';
import { at } from '../svg/at.ts';
import { centred } from '../svg/centred.ts';
import { inset } from '../svg/inset.ts';
import type { Pen } from '../svg/pen.ts';
import type { Picture } from '../svg/picture.ts';
import { rect } from '../svg/rect.ts';
import { svg } from '../svg/svg.ts';
import { moduleFace } from '../visible-parts/module-face.ts';

/** A splash-proof product that is mounted on the wall: a deep body with a cable gland on top and its parts side by side. */
export const surfaceProduct = (pen: Pen, order: Extract<DrawingOrder, { kind: 'surface-product' }>): Picture => {
  const { primitives, hexColor } = order;
  const tones = tonesOf(hexColor);
  const width = 76 + pitch * (primitives.length - 1);
  const whole = { x: 2, y: 9, width, height: 82, radius: 7 };
  const parts = primitives.map((primitive, index) => {
    const area = centred(58, 58, 4, 2 + 38 + pitch * index, 9 + 41);
    return (
      rect(inset(area, -1), pen.linear('down', [`0 ${tones.deep}`, `0.5 ${tones.shade}`, `1 ${tones.highlight}`])) +
      at(area.x + 29, area.y + 29, moduleFace(pen, { window: 54, primitive, hexColor }), 58 / 54)
    );
  });
  const body =
    at(2 + width / 2, 0, cableGland(pen, hexColor)) +
    block(pen, whole, tones, 1.6) +
    rect(inset(whole, 1.8), 'none', `stroke="${tones.highlight}" stroke-opacity=".7" stroke-width=".4"`) +
    parts.join('');
  return { width: width + 4, height: 94, body };
};

/** Distance of neighbouring parts in millimetres. */
const pitch = 66;

/** Where the cable comes in from above: its end, the pressure nut with its flats, the threaded neck. */
const cableGland = (pen: Pen, hexColor: string): string =>
  rod(pen, { x: -3, y: 0, width: 6, height: 4, radius: 0 }, '#8d9296', false) +
  rod(pen, { x: -7, y: 2.6, width: 14, height: 5, radius: 1.2 }, darker(hexColor, 0.22), false) +
  svg`<path d="M-3.6 3v4.2M3.6 3v4.2" stroke="#000" stroke-opacity=".25" stroke-width=".4"/>` +
  rod(pen, { x: -5.6, y: 7.4, width: 11.2, height: 3, radius: 0.2 }, darker(hexColor, 0.34), false);
