import { darker, lightness, type Tones, tonesOf } from '../colour.ts';
import { rod } from '../solids.ts';
import type { Pen } from '../svg/pen.ts';
import { type Area, at, centred, disc, inset, rect, svg } from '../svg/shapes.ts';
import { usbA, usbC } from './data-ports.ts';
import { type Face, type FaceSpec, partRadius, plate } from './face.ts';

/** Socket type E: two holes and an earth pin above them. Red and keyed for DATA, or with two USB ports below. */
export const earthedSocket: Face = (pen, { window, tones, features }) => {
  const red = features.has('red');
  const usb = features.has('usb');
  const cup =
    socketCup(pen, usb ? 17.5 : 19.5, tones, red ? dataRed : tones.body) +
    earthedContacts(pen, red ? darker(dataRed, 0.35) : tones.deep) +
    (red ? dataKey(pen) : '');
  return (
    plate(pen, centred(window, window, partRadius(window)), tones) +
    (usb ? at(0, -5.4, cup, 0.98) + usbA(pen, -8.4, 19) + usbC(pen, 8.4, 19) : cup)
  );
};

const dataRed = '#c4202b';

/** Socket type F (Schuko): two holes, earth clips above and below, guides left and right. */
export const schukoSocket: Face = (pen, { window, tones }) =>
  plate(pen, centred(window, window, partRadius(window)), tones) +
  socketCup(pen, 19.5, tones) +
  guide(pen, -1, tones) +
  guide(pen, 1, tones) +
  contactHole(pen, -9.5, 0, tones.deep) +
  contactHole(pen, 9.5, 0, tones.deep) +
  clip(pen, -18) +
  clip(pen, 18);

/** The rib on the wall that guides the plug: 6 mm wide, rounded at its front. */
const guide = (pen: Pen, side: number, { highlight, body, shade, deep }: Tones): string => {
  const area = centred(4, 6, 0.9, side * 18.2, 0);
  const top = pen.linear('down', { 0: highlight, 0.25: body, 0.8: shade, 1: deep });
  return (
    rect({ ...inset(area, -0.3), x: area.x + 0.1, y: area.y + 0.1 }, '#000', 'fill-opacity=".3"') + rect(area, top)
  );
};

/** A sprung earth contact of 5 × 3 mm at the edge of the recess. */
const clip = (pen: Pen, y: number): string => {
  const area = centred(5, 3, 0.5, 0, y);
  return (
    rect(inset(area, -0.45), '#000', 'fill-opacity=".45"') +
    rect(area, pen.linear('right', { 0: '#8b877d', 0.3: '#f7f4ec', 0.55: '#cfcbc0', 1: '#7d7970' })) +
    rect(centred(3.2, 0.5, 0.25, 0, y - Math.sign(y) * 0.8), '#fff', 'fill-opacity=".6"')
  );
};

/** Two type E sockets in one opening: recesses of Ø 34 at ±13.5 mm, cut off at the plate's edge and where they meet. */
export const doubleSocket: Face = (pen, { window, tones }) => {
  const scale = Math.min(1, window / 54);
  return (
    plate(pen, centred(window, window, partRadius(window)), tones) +
    at(-13.5 * scale, 0, cup(pen, tones), scale) +
    at(13.5 * scale, 0, cup(pen, tones), scale)
  );
};

const cup = (pen: Pen, tones: Tones): string => {
  const wall = pen.linear('diagonal', {
    0.1: darker(tones.body, 0.48),
    0.4: darker(tones.body, 0.26),
    0.9: tones.light,
  });
  const floor = pen.linear('diagonal', {
    0: darker(tones.body, 0.2),
    0.5: darker(tones.body, 0.09),
    1: darker(tones.body, 0.03),
  });
  return (
    shape(17.3, 12.6, pen.linear('diagonal', { 0: tones.deep, 0.5: tones.shade, 1: tones.highlight })) +
    shape(17, 12.3, wall) +
    at(0.2, 0.2, shape(15.6, 11.1, floor)) +
    earthedContacts(pen, tones.deep)
  );
};

/** A disc with its left and right sides cut off. */
const shape = (radius: number, reach: number, fill: string): string => {
  const height = Math.sqrt(radius ** 2 - reach ** 2);
  return svg`<path d="M${-reach} ${-height}A${radius} ${radius} 0 0 1 ${reach} ${-height}V${height}A${radius} ${radius} 0 0 1 ${-reach} ${height}z" fill="${fill}"/>`;
};

/** A type E outlet without a plate, as in multi-sockets and columns. */
export const earthedOutlet = (pen: Pen, tones: Tones): string =>
  socketCup(pen, 19.5, tones) + earthedContacts(pen, tones.deep);

/** The contacts of a type E socket: two holes 19 mm apart, and the earth pin 10 mm above their middle. */
const earthedContacts = (pen: Pen, chamfer: string): string =>
  contactHole(pen, -9.5, 0, chamfer) + contactHole(pen, 9.5, 0, chamfer) + earthPin(pen, 0, -10);

/** The round recess of a socket outlet around the origin: rim, wall (shaded above and lit below), floor. */
const socketCup = (pen: Pen, radius: number, tones: Tones, floorHex = tones.body): string => {
  const wall = pen.linear('diagonal', {
    0.1: darker(floorHex, 0.5),
    0.35: darker(floorHex, 0.3),
    0.65: darker(floorHex, 0.1),
    0.9: tones.light,
  });
  const floor = pen.linear('diagonal', {
    0.1: darker(floorHex, 0.26 - 0.08 * lightness(floorHex)),
    0.5: darker(floorHex, 0.1),
    0.9: darker(floorHex, 0.03),
  });
  const lip = pen.linear('diagonal', { 0.1: tones.deep, 0.5: tones.shade, 0.9: tones.highlight });
  return disc(0, 0, radius + 0.35, lip) + disc(0, 0, radius, wall) + disc(0.25, 0.25, radius - 1.7, floor);
};

/** A hole of 5 mm for a plug's pin: its chamfer, lit at the lower right, and the shutter inside. */
export const contactHole = (pen: Pen, x: number, y: number, chamfer: string): string => {
  const depth = pen.linear('diagonal', { 0.15: '#040506', 0.55: '#131517', 0.95: '#393d41' });
  return (
    disc(x + 0.25, y + 0.25, 2.75, '#fff', 'fill-opacity=".34"') + disc(x, y, 2.75, chamfer) + disc(x, y, 2.5, depth)
  );
};

/** The nickel-plated earth pin of a type E socket, Ø 4.8 mm, with its shadow on the floor. */
export const earthPin = (pen: Pen, x: number, y: number): string =>
  svg`<path d="M${x - 1.7} ${y + 1.7}l3 3a2.4 2.4 0 0 0 3.4-3.4l-3-3z" fill="#000" fill-opacity=".22"/>` +
  disc(x, y, 2.75, '#000', 'fill-opacity=".35"') +
  disc(x, y, 2.4, pen.linear('diagonal', { 0.1: '#f4f1ea', 0.45: '#c3beb3', 0.9: '#77736a' })) +
  disc(x - 0.15, y - 0.15, 1.55, pen.radial({ 0: '#fffdf8', 0.6: '#d8d4ca', 1: '#a9a499' }, 0.35, 0.32));

/** The marks of a DATA socket: a flat on the earth pin, for keyed plugs only, and the word below in strokes. */
const dataKey = (pen: Pen): string =>
  svg`<path d="M-2.26-9.2A2.4 2.4 0 0 0 2.26-9.2z" fill="${pen.linear('down', { 0: '#3a0a0d', 1: '#7c141b' })}"/>` +
  `<path d="${letters}" fill="none" stroke="#ffe9e6" stroke-width=".55" stroke-linecap="round" stroke-linejoin="round"/>`;

const letters =
  'M-5.6 9.4v3.2h.9a1.3 1.6 0 0 0 0-3.2zM-2.9 12.6l1.2-3.2 1.2 3.2M-2.5 11.6h1.6M.1 9.4h2.4M1.3 9.4v3.2M3.1 12.6l1.2-3.2 1.2 3.2M3.5 11.6h1.6';

/**
 * The lid of a splash-proof socket: a plate of w × (w − 6) that hangs from a bar. Through a transparent lid the socket
 * is visible.
 */
export const hingedLid = (pen: Pen, { window, hexColor, tones }: FaceSpec, lid: 'coloured' | 'transparent'): string => {
  const area: Area = { ...centred(window, window - 6, partRadius(window)), y: 6 - window / 2 };
  return (
    hingeBar(pen, window, hexColor) + (lid === 'coloured' ? colouredPlate(pen, area, tones) : clearPlate(pen, area))
  );
};

const hingeBar = (pen: Pen, window: number, hexColor: string): string => {
  const tones = tonesOf(hexColor);
  const bar: Area = { ...centred(window, 6, partRadius(window)), y: -window / 2 };
  const barrel = centred(window - 16, 3, 1.2, 0, 4 - window / 2);
  return (
    plate(pen, bar, tones) +
    rod(pen, barrel, hexColor) +
    rect(barrel, 'none', `stroke="${tones.edge}" stroke-opacity=".45" stroke-width=".2"`)
  );
};

/** An opaque lid: a shallow field with the embossed circle of the covered socket. */
const colouredPlate = (pen: Pen, area: Area, tones: Tones): string => {
  const field = { ...inset(area, 4), height: area.height - 10 };
  const pressed = pen.linear('diagonal', { 0.1: tones.deep, 0.5: tones.shade, 0.9: tones.highlight });
  return (
    plate(pen, area, tones, 1) +
    rect(field, pressed) +
    rect(inset(field, 0.45), pen.linear('diagonal', { 0: tones.light, 0.6: tones.body, 1: tones.shade })) +
    disc(0, 2, 15.5, 'none', `stroke="${pressed}" stroke-width=".5"`) +
    grip(area, tones.deep, tones.highlight)
  );
};

const clearPlate = (pen: Pen, area: Area): string => {
  const pane = pen.linear('diagonal', { 0: ['#e9f2f5', 0.42], 0.5: ['#a9b7bd', 0.3], 1: ['#7c8a91', 0.42] });
  const { x, y, width, height } = area;
  return (
    rect(inset(area, 0.3), pane) +
    svg`<path d="M${x + 7} ${y + 1.2}h${width * 0.34}L${x + 1.2} ${y + height * 0.62}V${y + height * 0.22}z" fill="#fff" fill-opacity=".22"/>` +
    rect(inset(area, 1), 'none', 'stroke="#fff" stroke-opacity=".55" stroke-width=".35"') +
    rect(inset(area, 0.45), 'none', 'stroke="#3c474c" stroke-opacity=".55" stroke-width=".3"') +
    grip(area, '#56636a', '#ffffff')
  );
};

/** The ribbed lip for lifting the lid, in the middle of the lower edge. */
const grip = ({ y, height }: Area, shade: string, light: string): string => {
  const ribs = [0, 1, 2].map((rib) => {
    const top = y + height - 3.4 + rib;
    return svg`<path d="M-6 ${top}h12" stroke="${shade}" stroke-opacity=".7" stroke-width=".35"/><path d="M-6 ${top + 0.35}h12" stroke="${light}" stroke-opacity=".8" stroke-width=".3"/>`;
  });
  return ribs.join('');
};
