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
    rod(pen, { x: 2 + width / 2 - 7, y: 1, width: 14, height: 11, radius: 2 }, darker(hexColor, 0.3)) +
    block(pen, whole, tones, 1.6) +
    rect(inset(whole, 1.8), 'none', `stroke="${tones.highlight}" stroke-opacity=".7" stroke-width=".4"`) +
    parts.join('');
  return { width: width + 4, height: 94, body };
};

/** Distance of neighbouring parts in millimetres. */
const pitch = 66;
