import { centred } from '../svg/centred.ts';
import { disc } from '../svg/disc.ts';
import { svg } from '../svg/svg.ts';
import type { Face } from '../visible-parts/face.ts';
import { partRadius } from '../visible-parts/part-radius.ts';
import { plate } from '../visible-parts/plate.ts';
import { raisedDisc } from '../visible-parts/raised-disc.ts';

/** A signal lamp: a fluted lens of Ø 24 mm, milky as its colour is chosen with the lens insert. */
export const signalLamp: Face = (pen, { window, tones }) => {
  const lens = pen.radial(['0 #ffffff', '0.5 #f8f4e6', '0.85 #dcd6c3', '1 #b5ae9a'], 0.36, 0.32);
  const rings = [9.4, 6.6, 3.8].map(
    (radius) =>
      disc(0, 0, radius, 'none', 'stroke="#8d8772" stroke-opacity=".4" stroke-width=".35"') +
      disc(0.25, 0.25, radius, 'none', 'stroke="#fff" stroke-opacity=".8" stroke-width=".3"'),
  );
  return (
    plate(pen, centred(window, window, partRadius(window)), tones) +
    raisedDisc(pen, 0, 0, 14.5, tones) +
    disc(0, 0, 12.4, tones.deep) +
    disc(0, 0, 12, lens) +
    rings.join('') +
    svg`<path d="M-8-5.2A9.6 9.6 0 0 1-2.2-9.4" fill="none" stroke="#fff" stroke-width="1.5" stroke-linecap="round"/>`
  );
};
