import { tonesOf } from '../colour/tones.ts';
import type { DrawingOrder } from '../drawing-order.ts';
import type { Area } from '../svg/area.ts';
import { centred } from '../svg/centred.ts';
import { inset } from '../svg/inset.ts';
import type { Pen } from '../svg/pen.ts';
import type { Picture } from '../svg/picture.ts';
import { rect } from '../svg/rect.ts';
import { surfaces } from '../surfaces/surfaces.ts';
import { edgeOf } from './edge.ts';
import { frameArea } from './frame-area.ts';
import { frameBase } from './frame-base.ts';
import { frameDesignOf } from './frame-design.ts';
import { gasketWidth, gasketRing } from './gasket-ring.ts';
import { opening } from './opening.ts';
import { slotPitch } from './slot-pitch.ts';

/** What is ordered of a frame. */
export type FrameOrder = Extract<DrawingOrder, { kind: 'frame' }>;

/** A frame as large as it is, with an opening in every slot that takes a module. */
export const frame = (pen: Pen, order: FrameOrder): Picture => {
  const { finish, geometry, slots } = order;
  const design = frameDesignOf(order.lineTag);
  const whole = frameArea(order.lineTag, geometry, slots);
  const body = order.gasket === true ? inset(whole, gasketWidth) : whole;
  const plate = plateOf(body, design.base);
  const centre = geometry.height / 2;
  const places = Array.from({ length: slots }, (_, slot) => ({ x: centre + slotPitch * slot, y: centre })).filter(
    (_, slot) => order.touchSlots?.[slot] !== true,
  );
  const mouth = centred(geometry.window, geometry.window, design.windowRadius);
  const layers = [
    order.gasket === true ? gasketRing(pen, whole) : '',
    design.base.sides > 0 ? frameBase(pen, body, plate, finish.baseHexColor ?? finish.hexColor) : '',
    surfaces[finish.material](pen, plate, finish.hexColor),
    edgeOf(pen, plate, design.edge, finish),
    pen.repeat(opening(pen, mouth, design.step, finish.hexColor), places),
    hairline(pen, whole, tonesOf(finish.baseHexColor ?? finish.hexColor).edge),
  ];
  return { width: whole.width, height: whole.height, body: layers.join('') };
};

/** The plate on its base: what remains within the base's visible sides, top and bottom. */
const plateOf = (body: Area, base: { readonly sides: number; readonly top: number }): Area => ({
  ...inset(body, base.sides),
  y: body.y + base.top,
  height: body.height - base.top - base.sides,
});

/** What keeps a white frame apart from a white wall: thin towards the light, stronger away from it. */
const hairline = (pen: Pen, whole: Area, colour: string): string => {
  const stroke = pen.linear('diagonal', [`0 ${colour} 0.36`, `0.5 ${colour} 0.5`, `1 ${colour} 0.75`]);
  return rect(inset(whole, 0.12), 'none', `stroke="${stroke}" stroke-width=".24"`);
};
