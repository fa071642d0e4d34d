import type { Tones } from '../colour/tones.ts';
import { lettering } from '../marks/lettering.ts';
import { centred } from '../svg/centred.ts';
import type { Pen } from '../svg/pen.ts';
import type { Face } from '../visible-parts/face.ts';
import { partRadius } from '../visible-parts/part-radius.ts';
import { plate } from '../visible-parts/plate.ts';
import { sunkenField } from '../visible-parts/sunken-field.ts';
import { type CoaxialKind, coaxialConnector } from './coaxial-connector.ts';

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
