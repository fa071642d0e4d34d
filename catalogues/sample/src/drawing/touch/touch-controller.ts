import { tonesOf } from '../colour/tones.ts';
import type { DrawingOrder } from '../drawing-order.ts';
import { lettering } from '../marks/lettering.ts';
import { block } from '../solids/block.ts';
import { brass } from '../solids/brass.ts';
import { screwHead } from '../solids/screw-head.ts';
import { steel } from '../solids/steel.ts';
import { centred } from '../svg/centred.ts';
import { disc } from '../svg/disc.ts';
import { at } from '../svg/at.ts';
import type { Pen } from '../svg/pen.ts';
import type { Picture } from '../svg/picture.ts';
import { rect } from '../svg/rect.ts';
import { touchOffsets } from './touch-offsets.ts';

/** A touch controller without its glass: board on the support ring, a sprung pad behind each touch point. */
export const touchController = (pen: Pen, order: Extract<DrawingOrder, { kind: 'controller' }>): Picture => {
  const pads = touchOffsets(order.touchPoints).map(
    ([x, y]) =>
      disc(x * 0.9, y * 0.9, 4.4, '#0b2a1e') +
      disc(x * 0.9, y * 0.9, 4, brass(pen)) +
      disc(x * 0.9, y * 0.9, 2.6, '#123a2a') +
      disc(x * 0.9, y * 0.9, 0.9, '#e6f7ff'),
  );
  const body =
    rect(centred(71, 71, 5), steel(pen)) +
    rect(centred(70.4, 70.4, 4.7), 'none', 'stroke="#5b6064" stroke-opacity=".5" stroke-width=".3"') +
    [-30, 30].map((x) => screwHead(pen, x, 0, 2.4)).join('') +
    block(pen, centred(50, 54, 2), tonesOf('#2a2d30')) +
    rect(centred(45, 46, 1, 0, -1.5), pen.linear('diagonal', ['0 #2f7a57', '0.5 #1d5a3e', '1 #144630'])) +
    tracks +
    pads.join('') +
    rect(centred(30, 4, 0.4, 0, 24), '#e9ebec') +
    lettering(order.symbol, 0, 24, '#202326', 0.8);
  return { width: 71, height: 71, body: at(35.5, 35.5, body) };
};

const tracks =
  '<path d="M-20-20V8l4 4v9M20-20V8l-4 4v9M-8 20V8l-6-6M8 20V8l6-6" fill="none" stroke="#58a884" stroke-opacity=".6" stroke-width=".5"/>';
