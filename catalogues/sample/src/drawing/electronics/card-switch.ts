import { pictogram } from '../marks/pictogram.ts';
import { centred } from '../svg/centred.ts';
import { inset } from '../svg/inset.ts';
import { rect } from '../svg/rect.ts';
import { svg } from '../svg/svg.ts';
import type { Face } from '../visible-parts/face.ts';
import { partRadius } from '../visible-parts/part-radius.ts';
import { plate } from '../visible-parts/plate.ts';

/** A hotel card switch: a slot of 3 mm across the face, the sign of the card, and a lamp to find it in the dark. */
export const cardSwitch: Face = (pen, { window, tones }) => {
  const slot = centred(window - 5, 3, 0.6, 0, -9);
  const shelf = centred(window - 5, 7, 1, 0, -13.6);
  return (
    plate(pen, centred(window, window, partRadius(window)), tones) +
    rect(shelf, pen.linear('down', [`0 ${tones.light}`, `0.7 ${tones.shade}`, `1 ${tones.deep}`])) +
    rect(inset(slot, -0.4), pen.linear('down', [`0 ${tones.deep}`, `1 ${tones.highlight}`])) +
    rect(slot, '#08090a') +
    svg`<path d="M-7-7.5a7 5 0 0 0 14 0z" fill="${pen.linear('down', [`0 ${tones.deep}`, `1 ${tones.light}`])}"/>` +
    (pictogram('card', 0, 9, tones.ink, 1.3) ?? '') +
    rect(centred(5, 1.2, 0.6, 0, 20), '#7fd0ff') +
    rect(centred(6, 2.2, 1.1, 0, 20), '#7fd0ff', 'fill-opacity=".3"')
  );
};
