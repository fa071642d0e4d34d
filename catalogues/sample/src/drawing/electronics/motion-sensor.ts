import { tonesOf } from '../colour/tones.ts';
import { centred } from '../svg/centred.ts';
import { disc } from '../svg/disc.ts';
import { svg } from '../svg/svg.ts';
import type { Face } from '../visible-parts/face.ts';
import { partRadius } from '../visible-parts/part-radius.ts';
import { plate } from '../visible-parts/plate.ts';
import { raisedDisc } from '../visible-parts/raised-disc.ts';

/** A motion sensor: a milky dome of Ø 28 mm with the lattice of its lens. */
export const motionSensor: Face = (pen, { window, tones }) => {
  const dome = pen.radial(['0 #ffffff', '0.45 #f1f3f3', '0.85 #cfd4d6', '1 #a7adb1'], 0.34, 0.3);
  const meridians = [4.6, 9.6].map((reach) => svg`<ellipse rx="${reach}" ry="14"/>`);
  const parallels = [-9.5, -5, 0, 5, 9.5].map((y) => {
    const reach = Math.sqrt(14 ** 2 - y ** 2);
    return svg`<path d="M${-reach} ${y}Q0 ${y * 1.22 + 1} ${reach} ${y}"/>`;
  });
  return (
    plate(pen, centred(window, window, partRadius(window)), tones) +
    raisedDisc(pen, 0, 0, 17, tones) +
    disc(0, 0, 14.4, tones.deep) +
    disc(0, 0, 14, dome) +
    svg`<g fill="none" stroke="#7d858a" stroke-opacity=".42" stroke-width=".3">${meridians}${parallels}<path d="M0-14V14"/></g>` +
    svg`<path d="M-9.4-6.4A11.4 11.4 0 0 1-2.2-11.2" fill="none" stroke="#fff" stroke-width="1.6" stroke-linecap="round" stroke-opacity=".85"/>` +
    disc(0, 21.6, 0.9, tonesOf('#b3202a').body)
  );
};
