import { centred } from '../svg/centred.ts';
import type { Pen } from '../svg/pen.ts';
import { rect } from '../svg/rect.ts';
import type { Face } from '../visible-parts/face.ts';
import { partRadius } from '../visible-parts/part-radius.ts';
import { plate } from '../visible-parts/plate.ts';
import { sunkenField } from '../visible-parts/sunken-field.ts';

/** An HDMI socket: the 14 × 4.6 mm port with its two cut corners, and its name above in strokes. */
export const hdmiPort: Face = (pen, { window, tones }) =>
  plate(pen, centred(window, window, partRadius(window)), tones) +
  sunkenField(pen, centred(24, 13, 2), tones) +
  connector(pen) +
  `<path d="${letters}" fill="none" stroke="${tones.ink}" stroke-width=".6" stroke-linecap="round" stroke-linejoin="round"/>`;

const connector = (pen: Pen): string => {
  const steel = pen.linear('down', ['0 #8d9296', '0.5 #e2e5e7', '1 #9ea3a7']);
  return (
    `<path d="M-7.4-2.7H7.4V.6L5.5 2.7H-5.5L-7.4.6z" fill="#000" fill-opacity=".4"/>` +
    `<path d="M-6.8-2.1H6.8V.5L5.2 2.1H-5.2L-6.8.5z" fill="${pen.linear('down', ['0 #060708', '1 #25282b'])}" stroke="${steel}" stroke-width=".5"/>` +
    rect(centred(10.4, 1.1, 0.2, 0, -0.4), '#4a4e52') +
    '<path d="M-5 .3h10" stroke="#c9a44a" stroke-width=".35" stroke-dasharray=".35 .3"/>'
  );
};

/** HDMI around x = 0, 12 mm above the centre. */
const letters = 'M-6-14v4M-3.6-14v4M-6-12h2.4M-2-14v4h.8a1.6 2 0 0 0 0-4zM1.4-10v-4l1.6 2.4 1.6-2.4v4M6.2-14v4';
