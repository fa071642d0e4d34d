import { centred } from '../svg/centred.ts';
import { disc } from '../svg/disc.ts';
import { svg } from '../svg/svg.ts';
import type { Face } from '../visible-parts/face.ts';
import { partRadius } from '../visible-parts/part-radius.ts';
import { plate } from '../visible-parts/plate.ts';

/** A cable outlet: a hole of Ø 12 mm in a collar that hoods it from above. */
export const cableOutlet: Face = (pen, { window, tones }) => {
  const hood = pen.linear('down', [`0 ${tones.highlight}`, `0.4 ${tones.light}`, `1 ${tones.shade}`]);
  return (
    plate(pen, centred(window, window, partRadius(window)), tones) +
    svg`<path d="M-12 8.8C-12-6-9-13.4 0-13.4S12-6 12 8.8C12 16 7 19.4 0 19.4S-12 16-12 8.8z" fill="#000" fill-opacity=".2"/>` +
    svg`<path d="M-11.4 8C-11.4-6-8.6-13 0-13S11.4-6 11.4 8C11.4 15 6.6 18.4 0 18.4S-11.4 15-11.4 8z" fill="${hood}"/>` +
    disc(0, 8, 8, pen.linear('diagonal', [`0.1 ${tones.deep}`, `0.5 ${tones.shade}`, `0.9 ${tones.highlight}`])) +
    disc(0, 8, 6, pen.radial(['0 #2b2e31', '0.7 #131517', '1 #050607'], 0.6, 0.65))
  );
};
