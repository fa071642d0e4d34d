import { lettering } from '../marks/lettering.ts';
import type { Tones } from '../colour/tones.ts';
import { centred } from '../svg/centred.ts';
import { inset } from '../svg/inset.ts';
import type { Pen } from '../svg/pen.ts';
import { rect } from '../svg/rect.ts';
import { svg } from '../svg/svg.ts';
import type { Face } from '../visible-parts/face.ts';
import { partRadius } from '../visible-parts/part-radius.ts';
import { plate } from '../visible-parts/plate.ts';

/** A thermostat with a dark display of 34 × 22 mm that reads 21.5°, and two keys. */
export const thermostatDisplay: Face = (pen, { window, tones }) =>
  plate(pen, centred(window, window, partRadius(window)), tones) +
  screen(pen, tones) +
  key(pen, tones, -9.5, '−') +
  key(pen, tones, 9.5, '+');

const screen = (pen: Pen, tones: Tones): string => {
  const area = centred(34, 22, 1.5, 0, -7);
  const glass = pen.linear('diagonal', ['0 #31383d', '0.4 #14181b', '1 #1d2226']);
  return (
    rect(inset(area, -0.4), pen.linear('down', [`0 ${tones.deep}`, `0.6 ${tones.shade}`, `1 ${tones.highlight}`])) +
    rect(area, glass) +
    lettering('21.5°', 1, -6.6, '#d9f2ff', 2.6) +
    svg`<path d="M-15-14.6a1 1 0 0 1 2 0v2a1.6 1.6 0 1 1-2 0z" fill="none" stroke="#7fb4cc" stroke-width=".4"/>` +
    svg`<path d="M${area.x + 3} ${area.y}h9l-12 12v-9z" fill="#fff" fill-opacity=".08"/>`
  );
};

const key = (pen: Pen, tones: Tones, x: number, sign: string): string =>
  plate(pen, centred(15, 9, 1.5, x, 15.5), tones) + lettering(sign, x, 15.4, tones.ink, 1.3);
