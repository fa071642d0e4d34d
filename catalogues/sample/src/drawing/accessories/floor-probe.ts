import type { LoosePart } from '../loose-parts/loose-part.ts';
import { rod } from '../solids/rod.ts';
import { centred } from '../svg/centred.ts';

/** A temperature probe for the floor: a sensor cap on a coil of thin cable. */
export const floorProbe: LoosePart = (pen) => {
  const coil = 'M-16 17C-26 6-20-14 0-15S22-2 17 8-2 17-9 7-6-8 3-8 14 1 9 6C6 9 2 9 2 13V15';
  return (
    `<path d="${coil}" fill="none" stroke="#000" stroke-opacity=".16" stroke-width="2.6" transform="translate(.6 .9)"/>` +
    `<path d="${coil}" fill="none" stroke="#c4c8ca" stroke-width="2.4" stroke-linecap="round"/>` +
    `<path d="${coil}" fill="none" stroke="#fff" stroke-opacity=".75" stroke-width=".7" transform="translate(-.4 -.4)"/>` +
    '<path d="M-16 17l-3 5M-16 17l1 6" stroke="#8a5a2b" stroke-width="1"/>' +
    rod(pen, centred(5.6, 12, 2.6, 2, 20), '#3a3f43')
  );
};
