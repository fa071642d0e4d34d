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
    : { width: 100, height: 80, body: at(50, 40, bodyOf(pen, order.thing, order.hexColor)) };

const bodyOf = (pen: Pen, kind: Exclude<ThingOrder['thing'], 'floor-box'>, hexColor: string): string => {
  switch (kind) {
    case 'multi-socket':
      return multiSocket(pen, hexColor);
    case 'column':
      return column(pen, hexColor);
    case 'cable':
      return cable(hexColor);
    case 'plug':
      return plug(pen, hexColor);
    case 'power-supply':
      return powerSupply(pen, hexColor);
    case 'led-strip':
      return ledStrip(pen, hexColor);
    case 'tool':
      return tool(pen, hexColor);
    case 'bell':
      return bell(pen, hexColor);
    case 'transformer':
      return transformer(pen, hexColor);
    case 'remote':
      return remote(pen, hexColor);
    case 'box-controller':
      return boxController(pen, hexColor);
    case 'mounting':
      return mounting(pen);
    case 'screw':
      return screw(pen);
  }
};
