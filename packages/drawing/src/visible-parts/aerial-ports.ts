import { type Tones, tonesOf } from '../colour.ts';
import { lettering } from '../marks.ts';
import type { Pen } from '../svg/pen.ts';
import { at, centred, disc, svg } from '../svg/shapes.ts';
import { type Face, partRadius, plate, raisedDisc, sunkenField } from './face.ts';

/** An aerial socket: for television, for radio, television and satellite, or with two F connectors. */
export const aerialFace =
  (layout: keyof typeof layouts): Face =>
  (pen, { window, tones }) =>
    plate(pen, centred(window, window, partRadius(window)), tones) +
    layouts[layout].map((connector) => mounted(pen, connector, tones)).join('');

type Connector = {
  readonly kind: CoaxialKind;
  readonly x: number;
  readonly y: number;
  readonly name: string;
};

const layouts: Record<'tv' | 'tvrsat' | 'f2', readonly Connector[]> = {
  tv: [{ kind: 'iec-plug', x: 0, y: 0, name: 'TV' }],
  tvrsat: [
    { kind: 'iec-socket', x: -11, y: -11.5, name: 'R' },
    { kind: 'iec-plug', x: 11, y: -11.5, name: 'TV' },
    { kind: 'f', x: 0, y: 10, name: 'SAT' },
  ],
  f2: [
    { kind: 'f', x: -10.5, y: 0, name: 'SAT' },
    { kind: 'f', x: 10.5, y: 0, name: 'SAT' },
  ],
};

const mounted = (pen: Pen, { kind, x, y, name }: Connector, tones: Tones): string =>
  sunkenField(pen, centred(15, 15, 7.5, x, y), tones) +
  coaxialConnector(pen, kind, x, y) +
  lettering(name, x, y + 11, tones.ink);

/** The connectors of an aerial socket: a plain IEC collar of Ø 9.5 mm as plug or socket, or an F thread on its hexagon. */
type CoaxialKind = 'iec-plug' | 'iec-socket' | 'f';

/** A coaxial connector around a point. */
export const coaxialConnector = (pen: Pen, kind: CoaxialKind, x: number, y: number): string =>
  connectors[kind](pen, x, y);

const nickel = (pen: Pen): string =>
  pen.linear('diagonal', { 0.1: '#fafbfb', 0.35: '#b9bec2', 0.6: '#e9ecee', 0.95: '#7b8186' });

const collar = (pen: Pen, x: number, y: number): string =>
  disc(x, y, 5.2, '#000', 'fill-opacity=".4"') + disc(x, y, 4.75, nickel(pen));

const hexagon = (x: number, y: number, r: number, fill: string, opacity: number): string =>
  svg`<path d="M${x - r} ${y}l${r / 2} ${-r * 0.87}h${r}l${r / 2} ${r * 0.87}l${-r / 2} ${r * 0.87}h${-r}z" fill="${fill}" fill-opacity="${opacity}"/>`;

const connectors: Record<CoaxialKind, (pen: Pen, x: number, y: number) => string> = {
  'iec-plug': (pen, x, y) =>
    collar(pen, x, y) +
    disc(x, y, 3.9, pen.radial({ 0: '#3a3e42', 1: '#0d0f10' })) +
    disc(x, y, 1.2, '#e8eaeb') +
    disc(x - 0.3, y - 0.3, 0.5, '#fff'),
  'iec-socket': (pen, x, y) =>
    collar(pen, x, y) + disc(x, y, 4.2, '#d9dcdd') + disc(x, y, 3.3, '#f4f4f1') + disc(x, y, 1.2, '#17191b'),
  f: (pen, x, y) =>
    hexagon(x, y, 6.35, '#000', 0.4) +
    hexagon(x, y, 5.9, nickel(pen), 1) +
    disc(x, y, 4.75, nickel(pen), 'stroke="#6d7378" stroke-width=".35"') +
    disc(x, y, 4, 'none', 'stroke="#6d7378" stroke-opacity=".7" stroke-width=".3"') +
    disc(x, y, 3.3, '#eceeec', 'stroke="#8b9094" stroke-width=".3"') +
    disc(x, y, 0.8, '#17191b'),
};

/** A loudspeaker socket: one or two pairs of terminals, red and black, 19 mm apart. */
export const loudspeakerSocket =
  (pairs: 1 | 2): Face =>
  (pen, { window, tones }) =>
    plate(pen, centred(window, window, partRadius(window)), tones) +
    (pairs === 1 ? pair(pen, 0, tones, '') : pair(pen, -10, tones, 'L') + pair(pen, 10, tones, 'R'));

const pair = (pen: Pen, y: number, tones: Tones, name: string): string =>
  sunkenField(pen, centred(34, 14.5, 7.2, 0, y), tones) +
  at(-9.5, y, terminal(pen, '#b3202a')) +
  at(9.5, y, terminal(pen, '#26282b')) +
  lettering('+', -20, y, tones.ink) +
  lettering('−', 20, y, tones.ink) +
  (name === '' ? '' : lettering(name, 0, y, tones.ink));

/** A binding post with its gold-plated socket of 5 mm. */
const terminal = (pen: Pen, hexColor: string): string =>
  raisedDisc(pen, 0, 0, 5, tonesOf(hexColor)) +
  disc(0, 0, 2.9, pen.linear('diagonal', { 0.1: '#f6e3a4', 0.5: '#c9a44a', 0.95: '#7d6020' })) +
  disc(0, 0, 2.1, '#0c0d0e');
