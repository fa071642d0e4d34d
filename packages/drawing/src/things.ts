import { floorBox } from './boxes.ts';
import { darker, lighter, tonesOf } from './colour.ts';
import { bell, boxController, ledStrip, powerSupply, remote, transformer } from './devices.ts';
import type { DrawingSpec } from './drawing-spec.ts';
import { block, groundShadow, rod, screwHead, steel } from './solids.ts';
import type { Pen, Picture } from './svg/pen.ts';
import { at, centred, disc, outline, rect, svg } from './svg/shapes.ts';
import { earthedOutlet } from './visible-parts/sockets.ts';

type ThingSpec = Extract<DrawingSpec, { kind: 'thing' }>;

/** An e-catalogue product that is neither frame nor module, on a tile of 100 × 80 mm. */
export const thing = (pen: Pen, spec: ThingSpec): Picture =>
  spec.thing === 'floor-box'
    ? floorBox(pen, tonesOf(spec.hexColor))
    : { width: 100, height: 80, body: at(50, 40, things[spec.thing](pen, spec.hexColor)) };

type ThingBody = (pen: Pen, hexColor: string) => string;

/** A row of socket outlets in one housing. */
const multiSocket = (pen: Pen, hexColor: string): string => {
  const tones = tonesOf(hexColor);
  return (
    block(pen, centred(94, 36, 4), tones, 1) +
    [-31, 0, 31].map((x) => at(x, 0, earthedOutlet(pen, tones), 0.72)).join('')
  );
};

/** A column with sockets for a desk: an aluminium profile on a foot. */
const column = (pen: Pen, hexColor: string): string => {
  const tones = tonesOf('#f2f2ef');
  return (
    groundShadow(pen, 3, 36, 34, 4) +
    rod(pen, centred(30, 70, 1.5, 0, -1), hexColor) +
    rect(centred(19, 66, 0.6, 0, -1), tones.body) +
    [-22, -2, 18].map((y) => at(0, y, earthedOutlet(pen, tones), 0.42)).join('') +
    rod(pen, centred(44, 4, 1.5, 0, 35), hexColor)
  );
};

/** A coil of cable tied in two places, its end stripped. */
const cable = (_pen: Pen, hexColor: string): string => {
  const turns = [27, 23.5, 20, 16.5].map(
    (reach) =>
      svg`<ellipse rx="${reach}" ry="${reach}" stroke="${darker(hexColor, 0.5)}" stroke-width="3.5"/><ellipse rx="${reach}" ry="${reach}" stroke="${hexColor}" stroke-width="2.8"/><ellipse cx="-.5" cy="-.5" rx="${reach}" ry="${reach}" stroke="${lighter(hexColor, 0.55)}" stroke-opacity=".7" stroke-width=".8"/>`,
  );
  const end = 'M27 0C28 20 30 28 44 30';
  return (
    svg`<ellipse cx="1.5" cy="3" rx="29" ry="29" fill="none" stroke="#10151a" stroke-opacity=".14" stroke-width="6"/>` +
    svg`<g fill="none">${turns}<path d="${end}" stroke="${darker(hexColor, 0.5)}" stroke-width="3.5"/><path d="${end}" stroke="${hexColor}" stroke-width="2.8"/><path d="M43 28.8l5-1.6" stroke="#8a5a2b" stroke-width="1"/><path d="M43 30h5.6" stroke="#2f63b8" stroke-width="1"/><path d="M43 31l5 2" stroke="#7db24a" stroke-width="1"/></g>` +
    svg`<path d="M-30-3h17v5h-17zM-3-30h5v17h-5z" fill="#2b2f33"/><path d="M-30-2.2h17M-2.2-30v17" stroke="#fff" stroke-opacity=".3" stroke-width=".6"/>`
  );
};

/** A plug from the side: two pins, body with grip, bend protection and cable. */
const plug = (pen: Pen, hexColor: string): string => {
  const { highlight, light, body, shade, deep } = tonesOf(hexColor);
  const skin = pen.linear('down', { 0: light, 0.18: highlight, 0.5: body, 0.85: shade, 1: deep });
  const ribs = [0, 4, 8, 12].map(
    (x) => svg`<path d="M${x - 6}-12.6V12.6" stroke="${deep}" stroke-opacity=".6" stroke-width="1.2"/>`,
  );
  return (
    '<ellipse cx="-4" cy="21" rx="34" ry="3" fill="#10151a" fill-opacity=".12"/>' +
    [-8, 8].map((y) => rod(pen, centred(21, 4.4, 2, -34, y), '#c9c3b4')).join('') +
    rod(pen, centred(30, 5, 1, 36, 0), '#3a3e42') +
    svg`<path d="M-26-17Q-26-19-24-19H-17C-12-19-12-13-7-13H11C18-13 19-5 26-4.4V4.4C19 5 18 13 11 13H-7C-12 13-12 19-17 19H-24Q-26 19-26 17z" fill="${skin}"/>${ribs}` +
    svg`<path d="M-18.5-19V19" stroke="${deep}" stroke-opacity=".5" stroke-width=".6"/>`
  );
};

/** A screwdriver for electricians: insulated blade, handle in two colours. */
const tool = (pen: Pen, hexColor: string): string => {
  const { highlight, light, body, shade, deep } = tonesOf(hexColor);
  const grip = pen.linear('down', { 0: light, 0.22: highlight, 0.5: body, 0.8: shade, 1: deep });
  return svg`<g transform="rotate(-24)">${[
    '<ellipse cx="0" cy="10" rx="44" ry="2.4" fill="#10151a" fill-opacity=".13"/>',
    rod(pen, centred(30, 3, 0.4, 31, 0), '#b9bdc0'),
    svg`<path d="M42-1.5 48-2.4V2.4L42 1.5z" fill="#8f959a"/>`,
    rod(pen, centred(26, 4.6, 0.6, 22, 0), '#c4202b'),
    svg`<path d="M-44-7Q-47 0-44 7C-38 9-30 6-24 7S-8 9-2 6C2 4 6 5 9 4V-4C6-5 2-4-2-6-8-9-18-8-24-7S-38-9-44-7z" fill="${grip}"/>`,
    svg`<path d="M-40-3H-8M-40 .4H-8M-40 3.8H-8" stroke="${deep}" stroke-opacity=".6" stroke-width="1.2" stroke-linecap="round"/>`,
    svg`<path d="M-40-5.4H-10" stroke="#fff" stroke-opacity=".5" stroke-width=".8" stroke-linecap="round"/>`,
  ]}</g>`;
};

/** A mounting plate of sheet steel with a round mouth, slots and screws. */
const mounting = (pen: Pen): string => {
  const plate = outline(centred(72, 72, 6));
  const mouth = 'M-25 0A25 25 0 1 1 25 0 25 25 0 1 1-25 0z';
  const slots = [0, 90, 180, 270].map(
    (angle) =>
      svg`<path transform="rotate(${angle})" d="M-5-32.4h10" stroke="#3a3e42" stroke-width="3" stroke-linecap="round"/>`,
  );
  return (
    svg`<path d="${plate}${mouth}" fill-rule="evenodd" fill="#10151a" fill-opacity=".16" transform="translate(.8 1.3)"/>` +
    svg`<path d="${plate}${mouth}" fill-rule="evenodd" fill="${steel(pen)}" stroke="#666c71" stroke-width=".4"/>` +
    disc(0, 0, 25.4, 'none', 'stroke="#fff" stroke-opacity=".8" stroke-width=".6"') +
    slots.join('') +
    [-1, 1].flatMap((x) => [screwHead(pen, x * 29, -29, 2.6), screwHead(pen, x * 29, 29, 2.6)]).join('')
  );
};

/** Device screws: one from the side, one from above. */
const screw = (pen: Pen): string => at(-8, 6, fromTheSide(pen)) + screwHead(pen, 32, -20, 10);

const fromTheSide = (pen: Pen): string => {
  const turns = Array.from(
    { length: 14 },
    (_, index) => svg`<path d="M${index * 4 - 18}-5.4l2.6 10.8" stroke="#5d6368" stroke-width="1"/>`,
  );
  return svg`<g transform="rotate(18)">${[
    '<ellipse cx="4" cy="14" rx="38" ry="2.6" fill="#10151a" fill-opacity=".12"/>',
    rod(pen, centred(64, 9, 0.5, 8, 0), '#bfc3c6'),
    svg`<g>${turns}</g>`,
    svg`<path d="M40-4.5 46 0 40 4.5z" fill="#8f959a"/>`,
    svg`<path d="M-24-4.5C-30-5-31-11-35-11.5V11.5C-31 11-30 5-24 4.5z" fill="${steel(pen)}" stroke="#666c71" stroke-width=".35"/>`,
  ]}</g>`;
};

const things: Record<Exclude<ThingSpec['thing'], 'floor-box'>, ThingBody> = {
  'multi-socket': multiSocket,
  column,
  cable,
  plug,
  'power-supply': powerSupply,
  'led-strip': ledStrip,
  tool,
  bell,
  transformer,
  remote,
  'box-controller': boxController,
  mounting,
  screw,
};
