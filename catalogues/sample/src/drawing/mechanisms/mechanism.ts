import type { DrawingOrder } from '../drawing-order.ts';
import { lettering } from '../marks/lettering.ts';
import { steel } from '../solids/steel.ts';
import { at } from '../svg/at.ts';
import { centred } from '../svg/centred.ts';
import { inset } from '../svg/inset.ts';
import type { Pen } from '../svg/pen.ts';
import type { Picture } from '../svg/picture.ts';
import { rect } from '../svg/rect.ts';
import { svg } from '../svg/svg.ts';
import { mechanismCore } from './mechanism-core.ts';

/** A mechanism without its visible part: support ring of 71 mm with its screw slots, and the core that tells what it does. */
export const mechanism = (pen: Pen, { function: symbol }: Extract<DrawingOrder, { kind: 'mechanism' }>): Picture => {
  const area = centred(71, 71, 6);
  const body =
    rect({ ...area, x: area.x + 0.6, y: area.y + 0.9 }, '#10151a', 'fill-opacity=".18"') +
    rect(area, steel(pen)) +
    rect(inset(area, 0.2), 'none', 'stroke="#585e63" stroke-opacity=".7" stroke-width=".4"') +
    rect(inset(area, 0.7), 'none', 'stroke="#fff" stroke-opacity=".7" stroke-width=".4"') +
    [0, 90, 180, 270].map(slot).join('') +
    mechanismCore(pen, symbol) +
    lettering(symbol, -24, 31, '#4a5055', 0.9);
  return { width: 73, height: 73, body: at(36, 36, body) };
};

/** A slot for a device screw at the ring's border. */
const slot = (angle: number): string =>
  svg`<g transform="rotate(${angle})"><rect x="-6" y="-33.4" width="12" height="4.2" rx="2.1" fill="#3a3e42"/><rect x="-6" y="-33" width="12" height="4.2" rx="2.1" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width=".3"/></g>`;
