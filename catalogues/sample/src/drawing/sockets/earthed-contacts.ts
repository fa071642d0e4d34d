import type { Pen } from '../svg/pen.ts';
import { contactHole } from './contact-hole.ts';
import { earthPin } from './earth-pin.ts';

/** What a type E socket offers a plug: two holes 19 mm apart, and the earth pin 10 mm above their middle. */
export const earthedContacts = (pen: Pen, chamfer: string): string =>
  contactHole(pen, -9.5, 0, chamfer) + contactHole(pen, 9.5, 0, chamfer) + earthPin(pen, 0, -10);
