import { darker } from '../colour/darker.ts';
import { lighter } from '../colour/lighter.ts';
import type { LoosePart } from '../loose-parts/loose-part.ts';
import { rod } from '../solids/rod.ts';
import { centred } from '../svg/centred.ts';
import { disc } from '../svg/disc.ts';
import { svg } from '../svg/svg.ts';

/** A pilot lamp for a lit switch: a glowing LED on its holder with two wires. */
export const lamp: LoosePart = (pen, hexColor) => {
  const dome = pen.radial(['0 #ffffff', `0.4 ${lighter(hexColor, 0.5)}`, `1 ${darker(hexColor, 0.15)}`], 0.38, 0.34);
  return (
    disc(0, -10, 17, pen.radial([`0 ${hexColor} 0.6`, `0.5 ${hexColor} 0.22`, `1 ${hexColor} 0`])) +
    '<path d="M-3 14C-4 20-8 18-8 25M3 14C4 20 8 18 8 25" fill="none" stroke="#3b4045" stroke-width="1.6"/>' +
    rod(pen, centred(15, 15, 1.5, 0, 7), '#eceeed') +
    svg`<path d="M-7.5 5h15m-15 4h15" stroke="#7d848a" stroke-opacity=".5" stroke-width=".5"/>` +
    svg`<path d="M-5.6 0V-11A5.6 6.4 0 0 1 5.6-11V0z" fill="${dome}" stroke="${darker(hexColor, 0.35)}" stroke-opacity=".6" stroke-width=".35"/>` +
    '<path d="M-3.2-2V-11.2" stroke="#fff" stroke-opacity=".8" stroke-width="1.3" stroke-linecap="round"/>'
  );
};
