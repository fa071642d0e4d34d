import { tonesOf } from '../colour/tones.ts';
import { block } from '../solids/block.ts';
import { brass } from '../solids/brass.ts';
import { screwHead } from '../solids/screw-head.ts';
import { centred } from '../svg/centred.ts';
import type { Pen } from '../svg/pen.ts';
import { rect } from '../svg/rect.ts';

/** The core of a switch: housing, terminals above and below, a rocking yoke for each rocker. */
export const switchCore = (pen: Pen, rockers: 1 | 2 | 3): string => {
  const width = 34 / rockers;
  const yokes = Array.from({ length: rockers }, (_, index) => yoke(pen, width * (index + 0.5) - 17, width - 1.5));
  const terminals = [-13, -4.5, 4.5, 13].flatMap((x) => [terminal(pen, x, -19.5), terminal(pen, x, 19.5)]);
  return block(pen, centred(46, 48, 3), tonesOf('#eef0ee'), 1) + terminals.join('') + yokes.join('');
};

const yoke = (pen: Pen, x: number, width: number): string =>
  rect(centred(width + 1, 29, 1.5, x, 0), '#000', 'fill-opacity=".4"') +
  rect(centred(width, 28, 1.2, x, 0), pen.linear('down', ['0 #b4bbbf', '0.48 #dfe3e5', '0.52 #ffffff', '1 #c9ced1'])) +
  rect(centred(width * 0.5, 2, 0.6, x, -9), '#8b9297') +
  rect(centred(width * 0.5, 2, 0.6, x, 9), '#8b9297');

const terminal = (pen: Pen, x: number, y: number): string =>
  rect(centred(7, 6.4, 0.8, x, y), brass(pen)) + screwHead(pen, x, y, 2.2);
