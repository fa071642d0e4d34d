import { coaxialConnector } from '../ports/coaxial-connector.ts';
import { screwHead } from '../solids/screw-head.ts';
import { block } from '../solids/block.ts';
import { tonesOf } from '../colour/tones.ts';
import { centred } from '../svg/centred.ts';
import type { Pen } from '../svg/pen.ts';

/** The core of an aerial socket: a die-cast housing with its connectors. */
export const aerialCore = (pen: Pen, symbol: string): string => {
  const twin = symbol.startsWith('SF') ? 'f' : 'iec-socket';
  const single = symbol.startsWith('TV') || symbol.startsWith('AK');
  return (
    block(pen, centred(48, 34, 3), tonesOf('#c6cace'), 1.2) +
    (single
      ? coaxialConnector(pen, 'iec-plug', 0, 0)
      : coaxialConnector(pen, twin, -11, 0) + coaxialConnector(pen, twin === 'f' ? 'f' : 'iec-plug', 11, 0)) +
    screwHead(pen, -20, -13, 1.6) +
    screwHead(pen, 20, 13, 1.6)
  );
};
