import { type Tones, tonesOf } from '../colour.ts';
import { lettering, pictogram } from '../marks.ts';
import type { Pen } from '../svg/pen.ts';
import { centred, disc, inset, rect, svg } from '../svg/shapes.ts';
import { type Face, type FaceSpec, partRadius, plate, raisedDisc } from './face.ts';

/** A knob of Ø 26 mm with a pointer, for thermostats within an arc of ticks. */
export const rotaryKnob: Face = (pen, spec) =>
  plate(pen, centred(spec.window, spec.window, partRadius(spec.window)), spec.tones) +
  (spec.features.has('scale') ? scale(spec) : ramp(spec)) +
  knob(pen, spec);

const knob = (pen: Pen, { tones }: FaceSpec): string =>
  disc(1.2, 1.8, 14.2, '#000', 'fill-opacity=".1"') +
  disc(0.6, 0.9, 13.7, '#000', 'fill-opacity=".16"') +
  raisedDisc(pen, 0, 0, 13, tones) +
  disc(0, 0, 10.4, pen.linear('diagonal', { 0.1: tones.shade, 0.5: tones.body, 0.9: tones.light })) +
  svg`<path d="M-6.2-6.2-8.4-8.4" stroke="${tones.ink}" stroke-width="1" stroke-linecap="round"/>`;

/** The growing wedge of a dimmer. */
const ramp = ({ tones }: FaceSpec): string =>
  svg`<path d="M-14.6 8.6A17 17 0 1 1 14.6 8.6L16.4 9.7A19 19 0 1 0-14.6 8.6z" fill="${tones.ink}" fill-opacity=".75"/>`;

/** The ticks of a thermostat. Every third one is longer and numbered from 1 to 5. */
const scale = ({ tones }: FaceSpec): string => {
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

/** A thermostat with a dark display of 34 × 22 mm that reads 21.5°, and two keys. */
export const thermostatDisplay: Face = (pen, { window, tones }) =>
  plate(pen, centred(window, window, partRadius(window)), tones) +
  screen(pen, tones) +
  key(pen, tones, -9.5, '−') +
  key(pen, tones, 9.5, '+');

const screen = (pen: Pen, tones: Tones): string => {
  const area = centred(34, 22, 1.5, 0, -7);
  const glass = pen.linear('diagonal', { 0: '#31383d', 0.4: '#14181b', 1: '#1d2226' });
  return (
    rect(inset(area, -0.4), pen.linear('down', { 0: tones.deep, 0.6: tones.shade, 1: tones.highlight })) +
    rect(area, glass) +
    lettering('21.5°', 1, -6.6, '#d9f2ff', 2.6) +
    svg`<path d="M-15-14.6a1 1 0 0 1 2 0v2a1.6 1.6 0 1 1-2 0z" fill="none" stroke="#7fb4cc" stroke-width=".4"/>` +
    svg`<path d="M${area.x + 3} ${area.y}h9l-12 12v-9z" fill="#fff" fill-opacity=".08"/>`
  );
};

const key = (pen: Pen, tones: Tones, x: number, sign: string): string =>
  plate(pen, centred(15, 9, 1.5, x, 15.5), tones) + lettering(sign, x, 15.4, tones.ink, 1.3);

/** A motion sensor: a milky dome of Ø 28 mm with the lattice of its lens. */
export const motionSensor: Face = (pen, { window, tones }) => {
  const dome = pen.radial({ 0: '#ffffff', 0.45: '#f1f3f3', 0.85: '#cfd4d6', 1: '#a7adb1' }, 0.34, 0.3);
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

/** A hotel card switch: a slot of 3 mm across the face, the sign of the card, and a lamp to find it in the dark. */
export const cardSwitch: Face = (pen, { window, tones }) => {
  const slot = centred(window - 5, 3, 0.6, 0, -9);
  const shelf = centred(window - 5, 7, 1, 0, -13.6);
  return (
    plate(pen, centred(window, window, partRadius(window)), tones) +
    rect(shelf, pen.linear('down', { 0: tones.light, 0.7: tones.shade, 1: tones.deep })) +
    rect(inset(slot, -0.4), pen.linear('down', { 0: tones.deep, 1: tones.highlight })) +
    rect(slot, '#08090a') +
    svg`<path d="M-7-7.5a7 5 0 0 0 14 0z" fill="${pen.linear('down', { 0: tones.deep, 1: tones.light })}"/>` +
    (pictogram('card', 0, 9, tones.ink, 1.3) ?? '') +
    rect(centred(5, 1.2, 0.6, 0, 20), '#7fd0ff') +
    rect(centred(6, 2.2, 1.1, 0, 20), '#7fd0ff', 'fill-opacity=".3"')
  );
};

/** A key switch: the steel cylinder of Ø 18 mm with its keyway, and the two positions. */
export const keySwitch: Face = (pen, { window, tones }) => {
  const steel = pen.linear('diagonal', {
    0.1: '#ffffff',
    0.3: '#b4b9bd',
    0.5: '#e6e9eb',
    0.7: '#a1a7ab',
    0.95: '#6a7074',
  });
  return (
    plate(pen, centred(window, window, partRadius(window)), tones) +
    raisedDisc(pen, 0, 0, 12.5, tones) +
    disc(0, 0, 9.4, '#000', 'fill-opacity=".45"') +
    disc(0, 0, 9, steel) +
    disc(0, 0, 6.2, pen.linear('diagonal', { 0.1: '#8f959a', 0.5: '#dfe2e4', 0.9: '#f7f8f8' })) +
    rect(centred(1.7, 7.4, 0.5), '#101214') +
    rect(centred(2.6, 2, 0.4, 0, -2.2), '#101214') +
    lettering('0', 0, -19, tones.ink) +
    lettering('1', 19, 0, tones.ink)
  );
};

/** A Bluetooth receiver: a grille of 5 × 5 holes above, the rune below with a lamp next to it. */
export const bluetoothReceiver: Face = (pen, { window, tones }) => {
  const hole = pen.linear('diagonal', { 0: '#060708', 0.6: '#202326', 1: tones.deep });
  const holes = [-2, -1, 0, 1, 2].flatMap((row) =>
    [-2, -1, 0, 1, 2].map(
      (column) =>
        disc(column * 5.4, row * 5.4 - 7, 1.55, tones.highlight) + disc(column * 5.4 - 0.1, row * 5.4 - 7.1, 1.4, hole),
    ),
  );
  return (
    plate(pen, centred(window, window, partRadius(window)), tones) +
    holes.join('') +
    (pictogram('bluetooth', 0, 16, tones.ink, 0.85) ?? '') +
    disc(7, 16, 0.8, '#4aa3ff') +
    disc(7, 16, 1.3, 'none', 'stroke="#4aa3ff" stroke-opacity=".35" stroke-width=".5"')
  );
};

/** A stair light: a lit slot of 30 × 6 mm that shines down the face. */
export const ledLight: Face = (pen, { window, tones }) => {
  const slot = centred(30, 6, 1, 0, 6);
  const glow = pen.radial({ 0: ['#fff3cf', 0.95], 0.5: ['#ffe6a3', 0.4], 1: ['#ffdf91', 0] }, 0.5, 0.2);
  const inside = pen.clip(
    svg`<rect x="${1 - window / 2}" y="${1 - window / 2}" width="${window - 2}" height="${window - 2.4}"/>`,
  );
  return (
    plate(pen, centred(window, window, partRadius(window)), tones) +
    svg`<ellipse cy="16" rx="25" ry="15" fill="${glow}" clip-path="${inside}"/>` +
    rect(inset(slot, -1), pen.linear('down', { 0: tones.deep, 0.7: tones.shade, 1: tones.highlight })) +
    rect(slot, pen.linear('down', { 0: '#e8c979', 0.35: '#fff6dc', 1: '#ffffff' })) +
    svg`<path d="M-14 4.1h28" stroke="#b98d35" stroke-opacity=".5" stroke-width=".5"/>`
  );
};

/** A signal lamp: a fluted, milky lens of Ø 24 mm, because its colour is chosen with the lens insert. */
export const signalLamp: Face = (pen, { window, tones }) => {
  const lens = pen.radial({ 0: '#ffffff', 0.5: '#f8f4e6', 0.85: '#dcd6c3', 1: '#b5ae9a' }, 0.36, 0.32);
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
