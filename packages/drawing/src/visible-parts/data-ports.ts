import type { Tones } from '../colour.ts';
import { pictogram } from '../marks.ts';
import type { Pen } from '../svg/pen.ts';
import { type Area, at, centred, inset, rect, svg } from '../svg/shapes.ts';
import { type Face, partRadius, plate, sunkenField } from './face.ts';

/** One or two RJ sockets behind dust shutters, with a label field above. */
export const dataPorts =
  (count: 1 | 2): Face =>
  (pen, { window, tones }) => {
    const places = count === 1 ? [0] : [-11, 11];
    return (
      plate(pen, centred(window, window, partRadius(window)), tones) +
      labelField(pen, tones) +
      places.map((x) => at(x, 4, port(pen, tones))).join('')
    );
  };

/** The clear cover of a paper label. */
const labelField = (pen: Pen, tones: Tones): string =>
  sunkenField(pen, centred(38, 7, 0.8, 0, -16), tones) +
  rect(centred(36.6, 5.6, 0.5, 0, -16), pen.linear('diagonal', { 0: '#fdfefe', 0.5: '#e8ecee', 1: '#f6f8f8' })) +
  svg`<path d="M-17-13.6l5-5h8l-5 5z" fill="#fff" fill-opacity=".8"/>`;

const port = (pen: Pen, tones: Tones): string => socket(pen, tones, 11.7, 8, 8);

/** A telephone socket: narrower and lower than a data socket, with a handset in place of its label. */
export const telephonePort: Face = (pen, { window, tones }) =>
  plate(pen, centred(window, window, partRadius(window)), tones) +
  (pictogram('telephone', 0, -14, tones.ink, 1.6) ?? '') +
  at(0, 4, socket(pen, tones, 9.7, 7, 6));

/** A modular socket with its contacts behind a dust shutter. Width and height are those of the opening for the plug. */
const socket = (pen: Pen, tones: Tones, width: number, height: number, contacts: number): string => {
  const shutter = pen.linear('down', { 0: tones.shade, 0.25: tones.light, 1: tones.shade });
  const latch = svg`<path d="M-3 ${height / 2 - 0.1}v2h1.4v1.3h3.2v-1.3h1.4v-2z" fill="#1b1d20"/>`;
  const pins = svg`<path d="M${-0.63 * (contacts - 1)} ${0.6 - height / 2}v1.9${'m1.26-1.9v1.9'.repeat(contacts - 1)}" stroke="#c9a44a" stroke-width=".5"/>`;
  return (
    sunkenField(pen, centred(width + 5.3, 19, 1.2, 0, 0.6), tones) +
    portRecess(pen, centred(width, height, 0.4)) +
    latch +
    pins +
    rect(centred(width + 1.9, 3.4, 0.6, 0, -5.9), shutter) +
    svg`<path d="M-2.4-5.9h4.8" stroke="${tones.deep}" stroke-width=".4" stroke-linecap="round"/>`
  );
};

/** The cover for two Keystone inserts: empty holes of 14.5 × 16 mm with the catch inside. */
export const keystoneCover: Face = (pen, { window, tones }) =>
  plate(pen, centred(window, window, partRadius(window)), tones) +
  sunkenField(pen, centred(42, 24, 1.5), tones) +
  at(-10, 0, hole(pen, tones)) +
  at(10, 0, hole(pen, tones));

const hole = (pen: Pen, tones: Tones): string => {
  const area = centred(14.5, 16, 0.4);
  return (
    rect(inset(area, -0.4), pen.linear('down', { 0: tones.deep, 0.6: tones.shade, 1: tones.highlight })) +
    rect(area, pen.linear('down', { 0: '#07080a', 0.7: '#1d2023', 1: '#33373b' })) +
    rect(centred(14.5, 1.6, 0.2, 0, 7), tones.shade) +
    rect(centred(6, 1.2, 0.2, 0, -7), tones.deep) +
    rect(centred(0.9, 16, 0.2, -6.8, 0), '#000', 'fill-opacity=".4"')
  );
};

/** An HDMI socket: the 14 × 4.6 mm port with its two cut corners, and its name above in strokes. */
export const hdmiPort: Face = (pen, { window, tones }) =>
  plate(pen, centred(window, window, partRadius(window)), tones) +
  sunkenField(pen, centred(24, 13, 2), tones) +
  connector(pen) +
  `<path d="${letters}" fill="none" stroke="${tones.ink}" stroke-width=".6" stroke-linecap="round" stroke-linejoin="round"/>`;

const connector = (pen: Pen): string => {
  const steel = pen.linear('down', { 0: '#8d9296', 0.5: '#e2e5e7', 1: '#9ea3a7' });
  return (
    `<path d="M-7.4-2.7H7.4V.6L5.5 2.7H-5.5L-7.4.6z" fill="#000" fill-opacity=".4"/>` +
    `<path d="M-6.8-2.1H6.8V.5L5.2 2.1H-5.2L-6.8.5z" fill="${pen.linear('down', { 0: '#060708', 1: '#25282b' })}" stroke="${steel}" stroke-width=".5"/>` +
    rect(centred(10.4, 1.1, 0.2, 0, -0.4), '#4a4e52') +
    '<path d="M-5 .3h10" stroke="#c9a44a" stroke-width=".35" stroke-dasharray=".35 .3"/>'
  );
};

/** HDMI around x = 0, 12 mm above the centre. */
const letters = 'M-6-14v4M-3.6-14v4M-6-12h2.4M-2-14v4h.8a1.6 2 0 0 0 0-4zM1.4-10v-4l1.6 2.4 1.6-2.4v4M6.2-14v4';

type UsbPort = keyof typeof ports;

/** The face of a USB charger: two ports side by side in a sunken field, the USB sign above. */
export const chargerFace =
  (left: UsbPort, right: UsbPort): Face =>
  (pen, { window, tones }) =>
    plate(pen, centred(window, window, partRadius(window)), tones) +
    sunkenField(pen, centred(37, 14, 2, 0, 3), tones) +
    ports[left](pen, -8.8, 3) +
    ports[right](pen, 8.8, 3) +
    (pictogram('usb', 0, -13, tones.ink, 0.85) ?? '');

/** A USB-A port, 12.5 × 5.1 mm: steel shell, tongue with four contacts. */
export const usbA = (pen: Pen, x: number, y: number): string => {
  const area = centred(12.5, 5.1, 0.5, x, y);
  const steel = pen.linear('down', { 0: '#8d9296', 0.5: '#d9dcdf', 1: '#9ea3a7' });
  const contacts = [-3.6, -1.2, 1.2, 3.6].map(
    (offset) => svg`<path d="M${x + offset - 0.6} ${y - 0.1}h1.2v1h-1.2z" fill="#c9a44a"/>`,
  );
  return (
    portRecess(pen, area) +
    rect(inset(area, 0.25), 'none', `stroke="${steel}" stroke-width=".45"`) +
    rect(centred(10, 1.9, 0.2, x, y - 0.7), pen.linear('down', { 0: '#f1f3f4', 1: '#b5babd' })) +
    contacts.join('')
  );
};

/** A USB-C port, 8.9 × 3.2 mm: rounded steel shell around a thin tongue. */
export const usbC = (pen: Pen, x: number, y: number): string => {
  const area = centred(8.9, 3.2, 1.6, x, y);
  return (
    portRecess(pen, area) +
    rect(
      inset(area, 0.2),
      'none',
      `stroke="${pen.linear('down', { 0: '#9a9fa3', 0.5: '#e4e7e9', 1: '#a4a9ad' })}" stroke-width=".4"`,
    ) +
    rect(centred(6, 0.8, 0.3, x, y), '#5a5f63')
  );
};

/** The mouth of a connector in a plate: a chamfer and the dark inside. */
export const portRecess = (pen: Pen, area: Area): string =>
  rect(inset(area, -0.5), pen.linear('down', { 0: ['#000', 0.5], 0.5: ['#000', 0.25], 1: ['#fff', 0.6] })) +
  rect(area, pen.linear('down', { 0: '#08090a', 1: '#26292c' }));

const ports = { 'usb-a': usbA, 'usb-c': usbC };
