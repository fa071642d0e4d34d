import type { Tones } from '../colour/tones.ts';
import type { Pen } from '../svg/pen.ts';
import { earthedContacts } from './earthed-contacts.ts';
import { socketCup } from './socket-cup.ts';

/** A type E outlet without a plate of its own, as multi-sockets and columns hold it. */
export const earthedOutlet = (pen: Pen, tones: Tones): string =>
  socketCup(pen, 19.5, tones) + earthedContacts(pen, tones.deep);
