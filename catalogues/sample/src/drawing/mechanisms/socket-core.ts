import { tonesOf } from '../colour/tones.ts';
import { block } from '../solids/block.ts';
import { brass } from '../solids/brass.ts';
import { screwHead } from '../solids/screw-head.ts';
import { contactHole } from '../sockets/contact-hole.ts';
import { earthPin } from '../sockets/earth-pin.ts';
import { at } from '../svg/at.ts';
import { centred } from '../svg/centred.ts';
import { disc } from '../svg/disc.ts';
import type { Pen } from '../svg/pen.ts';
import { rect } from '../svg/rect.ts';

/** The core of a socket outlet without its cover: the insulating base, contacts, and the earth strap with pin or clips. */
export const socketCore = (pen: Pen, kind: 'earthed' | 'schuko' | 'double'): string => {
  const base = tonesOf('#e9ebe8');
  const pins = kind === 'double' ? at(-12.6, 0, contacts(pen), 0.9) + at(12.6, 0, contacts(pen), 0.9) : contacts(pen);
  return (
    block(pen, centred(52, 48, 4), base, 1) +
    (kind === 'double' ? '' : disc(0, 0, 18.6, base.shade) + disc(0.3, 0.3, 18, base.light)) +
    strap(pen) +
    (kind === 'schuko' ? clips(pen) : '') +
    pins +
    (kind === 'schuko' ? '' : earths(pen, kind)) +
    [-20.5, 20.5].map((y) => screwHead(pen, 0, y, 2)).join('')
  );
};

/** The brass strap that joins the earth contacts. */
const strap = (pen: Pen): string =>
  rect(centred(7, 44, 1), pen.linear('right', ['0 #a07c30', '0.2 #f0d890', '0.6 #cba650', '1 #8a6826']));

const contacts = (pen: Pen): string => contactHole(pen, -9.5, 0, brass(pen)) + contactHole(pen, 9.5, 0, brass(pen));

const earths = (pen: Pen, kind: 'earthed' | 'double'): string =>
  (kind === 'double' ? [-12.6, 12.6] : [0]).map((x) => earthPin(pen, x, -10)).join('');

const clips = (pen: Pen): string =>
  [-16, 16].map((y) => rect(centred(10, 6, 1, 0, y), brass(pen), 'stroke="#7a5c1e" stroke-width=".35"')).join('');
