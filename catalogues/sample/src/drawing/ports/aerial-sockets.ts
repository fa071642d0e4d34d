import type { Tones } from '../colour/tones.ts';
import { centred } from '../svg/centred.ts';
import type { Pen } from '../svg/pen.ts';
import type { Face } from '../visible-parts/face.ts';
import { partRadius } from '../visible-parts/part-radius.ts';
import { plate } from '../visible-parts/plate.ts';
import { sunkenField } from '../visible-parts/sunken-field.ts';
import { type CoaxialKind, coaxialConnector } from './coaxial-connector.ts';
import { lettering } from '../marks/lettering.ts';

type Connector = {
  readonly kind: CoaxialKind;
  readonly x: number;
  readonly y: number;
  readonly name: string;
};

const aerialFace =
  (connectors: readonly Connector[]): Face =>
  (pen, { window, tones }) =>
    plate(pen, centred(window, window, partRadius(window)), tones) +
    connectors.map((connector) => mounted(pen, connector, tones)).join('');

const mounted = (pen: Pen, { kind, x, y, name }: Connector, tones: Tones): string =>
  sunkenField(pen, centred(15, 15, 7.5, x, y), tones) +
  coaxialConnector(pen, kind, x, y) +
  lettering(name, x, y + 11, tones.ink);

/** An aerial socket for television. */
export const aerialSocket = aerialFace([{ kind: 'iec-plug', x: 0, y: 0, name: 'TV' }]);

/** An aerial socket for radio, television and satellite. */
export const satelliteSocket = aerialFace([
  { kind: 'iec-socket', x: -11, y: -11.5, name: 'R' },
  { kind: 'iec-plug', x: 11, y: -11.5, name: 'TV' },
  { kind: 'f', x: 0, y: 10, name: 'SAT' },
]);

/** An aerial socket with two F connectors. */
export const twinFSocket = aerialFace([
  { kind: 'f', x: -10.5, y: 0, name: 'SAT' },
  { kind: 'f', x: 10.5, y: 0, name: 'SAT' },
]);
