import { disc } from '../svg/disc.ts';
import type { Pen } from '../svg/pen.ts';
import { svg } from '../svg/svg.ts';

/** What stands in an aerial socket: a plain IEC collar of Ø 9.5 mm as plug or socket, or an F thread on its hexagon. */
export type CoaxialKind = 'iec-plug' | 'iec-socket' | 'f';

/** A coaxial connector around a point. */
export const coaxialConnector = (pen: Pen, kind: CoaxialKind, x: number, y: number): string =>
  connectors[kind](pen, x, y);

const nickel = (pen: Pen): string =>
  pen.linear('diagonal', ['0.1 #fafbfb', '0.35 #b9bec2', '0.6 #e9ecee', '0.95 #7b8186']);

const collar = (pen: Pen, x: number, y: number): string =>
  disc(x, y, 5.2, '#000', 'fill-opacity=".4"') + disc(x, y, 4.75, nickel(pen));

const hexagon = (x: number, y: number, r: number, fill: string, opacity: number): string =>
  svg`<path d="M${x - r} ${y}l${r / 2} ${-r * 0.87}h${r}l${r / 2} ${r * 0.87}l${-r / 2} ${r * 0.87}h${-r}z" fill="${fill}" fill-opacity="${opacity}"/>`;

const connectors: Record<CoaxialKind, (pen: Pen, x: number, y: number) => string> = {
  'iec-plug': (pen, x, y) =>
    collar(pen, x, y) +
    disc(x, y, 3.9, pen.radial(['0 #3a3e42', '1 #0d0f10'])) +
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
