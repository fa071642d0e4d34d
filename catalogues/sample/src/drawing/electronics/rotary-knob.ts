import { lettering } from '../marks/lettering.ts';
import { centred } from '../svg/centred.ts';
import { disc } from '../svg/disc.ts';
import type { Pen } from '../svg/pen.ts';
import { svg } from '../svg/svg.ts';
import type { Face, FaceOrder } from '../visible-parts/face.ts';
import { partRadius } from '../visible-parts/part-radius.ts';
import { plate } from '../visible-parts/plate.ts';
import { raisedDisc } from '../visible-parts/raised-disc.ts';

/** A knob of Ø 26 mm with a pointer; on thermostats inside an arc of ticks. */
export const rotaryKnob: Face = (pen, order) =>
  plate(pen, centred(order.window, order.window, partRadius(order.window)), order.tones) +
  (order.features.has('scale') ? scale(order) : ramp(order)) +
  knob(pen, order);

const knob = (pen: Pen, { tones }: FaceOrder): string =>
  disc(1.2, 1.8, 14.2, '#000', 'fill-opacity=".1"') +
  disc(0.6, 0.9, 13.7, '#000', 'fill-opacity=".16"') +
  raisedDisc(pen, 0, 0, 13, tones) +
  disc(0, 0, 10.4, pen.linear('diagonal', [`0.1 ${tones.shade}`, `0.5 ${tones.body}`, `0.9 ${tones.light}`])) +
  svg`<path d="M-6.2-6.2-8.4-8.4" stroke="${tones.ink}" stroke-width="1" stroke-linecap="round"/>`;

/** The growing wedge of a dimmer. */
const ramp = ({ tones }: FaceOrder): string =>
  svg`<path d="M-14.6 8.6A17 17 0 1 1 14.6 8.6L16.4 9.7A19 19 0 1 0-14.6 8.6z" fill="${tones.ink}" fill-opacity=".75"/>`;

/** Ticks from 5 to 30 degrees; the longer ones are named by a star, 2, 3 and 4 dots' worth of numbers. */
const scale = ({ tones }: FaceOrder): string => {
  const ticks = Array.from({ length: 13 }, (_, index) => {
    const angle = -120 + index * 20;
    const long = index % 3 === 0;
    return svg`<path d="M0-${long ? 20 : 18.6}V-16.4" stroke-width="${long ? 0.7 : 0.4}" transform="rotate(${angle})"/>`;
  });
  const numbers = ['1', '2', '3', '4', '5'].map((name, index) => {
    const angle = ((-120 + index * 60) * Math.PI) / 180;
    return lettering(name, 22.6 * Math.sin(angle), -22.6 * Math.cos(angle), tones.ink);
  });
  return svg`<g stroke="${tones.ink}" stroke-linecap="round">${ticks}</g>${numbers}`;
};
