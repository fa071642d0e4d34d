import type { DrawingOrder } from '../drawing-order.ts';
import { at } from '../svg/at.ts';
import type { Pen } from '../svg/pen.ts';
import type { Picture } from '../svg/picture.ts';
import { bell } from './bell.ts';
import { boxController } from './box-controller.ts';
import { cable } from './cable.ts';
import { column } from './column.ts';
import { ledStrip } from './led-strip.ts';
import { mounting } from './mounting.ts';
import { multiSocket } from './multi-socket.ts';
import { plug } from './plug.ts';
import { powerSupply } from './power-supply.ts';
import { remote } from './remote.ts';
import { screw } from './screw.ts';
import { tool } from './tool.ts';
import { transformer } from './transformer.ts';
import { floorBox } from '../boxes/floor-box.ts';
import { tonesOf } from '../colour/tones.ts';

type ThingOrder = Extract<DrawingOrder, { kind: 'thing' }>;

/** Something of the e-catalogue that is neither frame nor module, on a tile of 100 × 80 mm. */
export const thing = (pen: Pen, order: ThingOrder): Picture =>
  order.thing === 'floor-box'
    ? floorBox(pen, tonesOf(order.hexColor))
    : { width: 100, height: 80, body: at(50, 40, things[order.thing](pen, order.hexColor)) };

/** Draws one thing around the origin. */
type ThingBody = (pen: Pen, hexColor: string) => string;

const things: Record<Exclude<ThingOrder['thing'], 'floor-box'>, ThingBody> = {
  'multi-socket': multiSocket,
  column,
  cable,
  plug,
  'power-supply': powerSupply,
  'led-strip': ledStrip,
  tool,
  bell,
  transformer,
  remote,
  'box-controller': boxController,
  mounting,
  screw,
};
