import { darker, tonesOf } from './colour.ts';
import type { DrawingOrder } from './drawing-order.ts';
import { frame } from './frame.ts';
import { block, rod } from './solids.ts';
import type { Pen, Picture } from './svg/pen.ts';
import { at, centred, inset, rect } from './svg/shapes.ts';
import { svg } from './svg/svg.ts';
import { moduleFace } from './visible-parts/visible-part.ts';

/** An article that comes with its frame: a visible part in a one-slot frame. */
export const completeArticle = (pen: Pen, order: Extract<DrawingOrder, { kind: 'complete' }>): Picture => {
  const { lineTag, geometry, finish } = order;
  const surround = frame(pen, { kind: 'frame', lineTag, geometry, finish, slots: 1 });
  const centre = geometry.height / 2;
  return {
    ...surround,
    body: surround.body + at(centre, centre, moduleFace(pen, { ...order, window: geometry.window })),
  };
};

/** A splash-proof product on the wall: a deep body with its parts side by side, and a cable gland on top. */
export const surfaceProduct = (pen: Pen, order: Extract<DrawingOrder, { kind: 'surface-product' }>): Picture => {
  const { primitives, hexColor } = order;
  const tones = tonesOf(hexColor);
  const width = 76 + pitch * (primitives.length - 1);
  const whole = { x: 2, y: 9, width, height: 82, radius: 7 };
  const parts = primitives.map((primitive, index) => {
    const area = centred(58, 58, 4, 2 + 38 + pitch * index, 9 + 41);
    return (
      rect(inset(area, -1), pen.linear('down', { 0: tones.deep, 0.5: tones.shade, 1: tones.highlight })) +
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
