import { darker, lighter, tonesOf } from './colour.ts';
import type { DrawingSpec } from './drawing-spec.ts';
import { dataInsert, electronicInsert, keystoneInsert, lightInsert } from './inserts.ts';
import { lettering, pictogram } from './marks.ts';
import { block, rod, screwHead, steel, terminalRow } from './solids.ts';
import type { Pen, Picture } from './svg/pen.ts';
import { at, centred, disc, inset, rect, ring, svg } from './svg/shapes.ts';

type PartSpec = Extract<DrawingSpec, { kind: 'part' }>;

/** A loose part on a tile of 55 × 55 mm. */
export const drawPart = (pen: Pen, { part, hexColor }: PartSpec): Picture => ({
  width: 55,
  height: 55,
  body: at(27.5, 27.5, looseParts[part](pen, hexColor ?? '#d9dcdf')),
});

/** A pair of spreading claws: bent steel with teeth, and the long screw that spreads them. */
const claws: LoosePart = (pen) => at(-12, 0, claw(pen, 1)) + at(12, 0, claw(pen, -1));

const claw = (pen: Pen, side: number): string =>
  svg`<g transform="scale(${side} 1)"><path d="M-3-14H6.4V-9.4L1 -7V12L-2.6 20-6 12.6-8.6 17.4-9.4 9V-5.6L-3-9z" fill="#000" fill-opacity=".16" transform="translate(.7 1)"/><path d="M-3-14H6V-10L1-7.4V11.6L-2.6 19-5.6 12-8.4 16.6-9 8.6V-6L-3-9.6z" fill="${steel(pen)}" stroke="#6b7075" stroke-width=".35" stroke-linejoin="round"/><path d="M-8.4-5.4-2.8-8.6V-13.4" fill="none" stroke="#fff" stroke-opacity=".8" stroke-width=".5"/><circle cx="-4" cy="1" r="1.6" fill="#4b5054"/></g>` +
  rod(pen, centred(2.6, 30, 0.4, side * 3.6, 3), '#b9bdc0') +
  svg`<path d="M${side * 3.6 - 1.3}-8h2.6m-2.6 3h2.6m-2.6 3h2.6m-2.6 3h2.6m-2.6 3h2.6m-2.6 3h2.6m-2.6 3h2.6m-2.6 3h2.6" stroke="#555b60" stroke-opacity=".55" stroke-width=".6"/>` +
  screwHead(pen, side * 3.6, -16, 3.6);

/** The seal between a rocker and its mechanism: a soft square ring with two lips and a web for double rockers. */
const insertSeal: LoosePart = (pen) => {
  const outer = centred(50, 50, 5);
  const inner = centred(34, 34, 3);
  const rubber = pen.linear('diagonal', { 0: '#a9aeb2', 0.5: '#868b90', 1: '#64696e' });
  const lip = (distance: number): string =>
    rect(inset(outer, distance), 'none', 'stroke="#54595d" stroke-width="1"') +
    rect(inset(outer, distance - 0.35), 'none', 'stroke="#cfd4d7" stroke-opacity=".75" stroke-width=".35"');
  return (
    ring(
      { ...outer, x: outer.x + 0.7, y: outer.y + 1 },
      { ...inner, x: inner.x + 0.7, y: inner.y + 1 },
      '#000',
      'fill-opacity=".16"',
    ) +
    ring(outer, inner, rubber) +
    rect(centred(3, 35, 0, 0, 0), rubber) +
    lip(2.4) +
    lip(5.6)
  );
};

/** A pilot lamp for a lit switch: a glowing LED on its holder with two wires. */
const lamp: LoosePart = (pen, hexColor) => {
  const dome = pen.radial({ 0: '#ffffff', 0.4: lighter(hexColor, 0.5), 1: darker(hexColor, 0.15) }, 0.38, 0.34);
  return (
    disc(0, -10, 17, pen.radial({ 0: [hexColor, 0.6], 0.5: [hexColor, 0.22], 1: [hexColor, 0] })) +
    '<path d="M-3 14C-4 20-8 18-8 25M3 14C4 20 8 18 8 25" fill="none" stroke="#3b4045" stroke-width="1.6"/>' +
    rod(pen, centred(15, 15, 1.5, 0, 7), '#eceeed') +
    svg`<path d="M-7.5 5h15m-15 4h15" stroke="#7d848a" stroke-opacity=".5" stroke-width=".5"/>` +
    svg`<path d="M-5.6 0V-11A5.6 6.4 0 0 1 5.6-11V0z" fill="${dome}" stroke="${darker(hexColor, 0.35)}" stroke-opacity=".6" stroke-width=".35"/>` +
    '<path d="M-3.2-2V-11.2" stroke="#fff" stroke-opacity=".8" stroke-width="1.3" stroke-linecap="round"/>'
  );
};

/** A label field: a paper strip under a clear cover. */
const labelField: LoosePart = (pen) =>
  block(pen, centred(46, 14, 1.5), tonesOf('#e3e8ea')) +
  rect(centred(42, 9.4, 0.6), '#fdfdfb') +
  lettering('A12 − 03', 0, 0, '#3a3f44', 1.3) +
  svg`<path d="M-22-1.5-16.5-6.2H-4L-15.5 6.2H-22z" fill="#fff" fill-opacity=".65"/>` +
  rect(centred(42, 9.4, 0.6), 'none', 'stroke="#9fb0b8" stroke-width=".35"');

/** A key card for a hotel switch. */
const card: LoosePart = (pen) =>
  svg`<g transform="rotate(-8)">${[
    block(pen, centred(48, 30, 2.5), tonesOf('#f3f5f6'), 0.4),
    rect(centred(48, 6, 0, 0, -7), pen.linear('down', { 0: '#3a4046', 1: '#1f2327' })),
    pictogram('key', -12, 6, '#4a5259', 1.3) ?? '',
    svg`<path d="M2 5h17M2 8.4h11" stroke="#9aa3aa" stroke-width=".9" stroke-linecap="round"/>`,
  ]}</g>`;

/** A flat key for a key switch. */
const key: LoosePart = (pen) => {
  const bow =
    'M-9-1.6A10 10 0 1 0-9 3.6H4l2 2 2.2-2 2 2.6 2.4-2.6 2.2 2 2.2-2H21l2.4-2.6L21-1.6zM-21.4 1A3 3 0 1 1-15.4 1 3 3 0 1 1-21.4 1z';
  return svg`<g transform="rotate(-32)"><path d="${bow}" fill="#000" fill-opacity=".18" transform="translate(.4 1.3)"/><path d="${bow}" fill-rule="evenodd" fill="${steel(pen)}" stroke="#6b7075" stroke-width=".4"/><path d="M-8 .2H21" stroke="#71777c" stroke-width=".8"/><path d="M-8 .9H21" stroke="#fff" stroke-opacity=".8" stroke-width=".4"/></g>`;
};

/** A ceiling loudspeaker without its grille: basket, rubber surround, cone and dust cap. */
const loudspeaker: LoosePart = (pen, hexColor) => {
  const { highlight, body, deep } = tonesOf(hexColor);
  const screws = [45, 135, 225, 315].map(
    (angle) => svg`<g transform="rotate(${angle})">${screwHead(pen, 23, 0, 1.3)}</g>`,
  );
  return (
    disc(0.8, 1.2, 26, '#000', 'fill-opacity=".16"') +
    disc(0, 0, 26, pen.linear('diagonal', { 0.1: highlight, 0.5: body, 0.95: deep })) +
    disc(0, 0, 20.5, pen.linear('diagonal', { 0.1: '#111315', 0.9: '#43484c' })) +
    disc(0, 0, 18.4, pen.radial({ 0: '#4d5357', 0.6: '#2b2f32', 1: '#17191b' }, 0.6, 0.62)) +
    disc(0, 0, 12.5, 'none', 'stroke="#6d7378" stroke-opacity=".35" stroke-width=".4"') +
    disc(0, 0, 6.4, pen.radial({ 0: '#8a9095', 0.5: '#4b5054', 1: '#232628' }, 0.34, 0.3)) +
    screws.join('')
  );
};

/** Masks that narrow the field of a motion sensor: two snap-on shells with a cut-out field. */
const mask: LoosePart = (pen, hexColor) =>
  at(-7.5, -6.5, shell(pen, hexColor, 'M0 0-9-11.5A14.6 14.6 0 0 1 9-11.5z')) +
  at(8.5, 8, shell(pen, hexColor, 'M0 0V-14.6A14.6 14.6 0 0 1 14.6 0z'));

const shell = (pen: Pen, hexColor: string, field: string): string => {
  const { highlight, light, body, shade, deep } = tonesOf(hexColor);
  return (
    disc(0.9, 1.2, 17, '#000', 'fill-opacity=".16"') +
    disc(0, 0, 17, pen.linear('diagonal', { 0.1: highlight, 0.9: deep })) +
    disc(0, 0, 16, pen.radial({ 0: light, 0.6: body, 1: shade }, 0.34, 0.3)) +
    svg`<path d="${field}" fill="#23272a"/><path d="${field}" fill="none" stroke="${highlight}" stroke-width=".5"/>`
  );
};

/** A temperature probe for the floor: a sensor cap on a coil of thin cable. */
const floorProbe: LoosePart = (pen) => {
  const coil = 'M-16 17C-26 6-20-14 0-15S22-2 17 8-2 17-9 7-6-8 3-8 14 1 9 6C6 9 2 9 2 13V15';
  return (
    `<path d="${coil}" fill="none" stroke="#000" stroke-opacity=".16" stroke-width="2.6" transform="translate(.6 .9)"/>` +
    `<path d="${coil}" fill="none" stroke="#c4c8ca" stroke-width="2.4" stroke-linecap="round"/>` +
    `<path d="${coil}" fill="none" stroke="#fff" stroke-opacity=".75" stroke-width=".7" transform="translate(-.4 -.4)"/>` +
    '<path d="M-16 17l-3 5M-16 17l1 6" stroke="#8a5a2b" stroke-width="1"/>' +
    rod(pen, centred(5.6, 12, 2.6, 2, 20), '#3a3f43')
  );
};

/** A small power supply for the box: 14 V for a stair light. */
const plugInSupply: LoosePart = (pen) =>
  block(pen, centred(48, 36, 3), tonesOf('#f0f1ef'), 1.2) +
  rect(centred(40, 11, 1, 0, 0), pen.linear('diagonal', { 0: '#4a5056', 1: '#2c3136' })) +
  lettering('14 V', 0, 0, '#f3f6f7', 1.5) +
  terminalRow(pen, 2, 18, -12) +
  terminalRow(pen, 2, 18, 12);

/** The lens of a signal lamp: coloured, fluted, with its bayonet lugs. */
const lens: LoosePart = (pen, hexColor) => {
  const glow = pen.radial(
    {
      0: lighter(hexColor, 0.75),
      0.45: lighter(hexColor, 0.2),
      0.85: hexColor,
      1: darker(hexColor, 0.4),
    },
    0.36,
    0.32,
  );
  const flutes = [14.5, 10.5, 6.5].map((radius) =>
    disc(0, 0, radius, 'none', `stroke="${darker(hexColor, 0.45)}" stroke-opacity=".45" stroke-width=".45"`),
  );
  return (
    disc(0.9, 1.3, 20, '#000', 'fill-opacity=".14"') +
    svg`<path d="M-22.5-3h45v6h-45z" fill="${darker(hexColor, 0.3)}"/>` +
    disc(0, 0, 20, pen.linear('diagonal', { 0.1: lighter(hexColor, 0.6), 0.9: darker(hexColor, 0.45) })) +
    disc(0, 0, 18.4, glow) +
    flutes.join('') +
    svg`<path d="M-13-8A15.3 15.3 0 0 1-3.5-14.9" fill="none" stroke="#fff" stroke-opacity=".9" stroke-width="2.2" stroke-linecap="round"/>`
  );
};

/** A blank for a Keystone hole: a clip with a smooth face of 14.5 × 16 mm. */
const blankInsert: LoosePart = (pen, hexColor) => {
  const tones = tonesOf(hexColor);
  return (
    rect(centred(8, 34, 1), pen.linear('down', { 0: tones.shade, 0.5: tones.deep, 1: tones.shade })) +
    block(pen, centred(24, 26, 1.5), tones, 1)
  );
};

const looseParts: Record<PartSpec['part'], LoosePart> = {
  claws: claws,
  'insert-seal': insertSeal,
  lamp: lamp,
  'data-insert': dataInsert,
  'keystone-insert': keystoneInsert,
  'label-field': labelField,
  card: card,
  key: key,
  loudspeaker: loudspeaker,
  'dimmer-insert': electronicInsert('dim'),
  'sensor-insert': electronicInsert('bulb'),
  'radio-insert': electronicInsert('wifi'),
  mask: mask,
  'floor-probe': floorProbe,
  'light-insert': lightInsert,
  'power-supply': plugInSupply,
  lens: lens,
  'blank-insert': blankInsert,
};

/** Draws a loose part around the origin, within 55 × 55 mm. `hexColor` is ignored by parts without colours. */
type LoosePart = (pen: Pen, hexColor: string) => string;
