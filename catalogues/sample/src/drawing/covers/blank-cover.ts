import { centred } from '../svg/centred.ts';
import type { Face } from '../visible-parts/face.ts';
import { partRadius } from '../visible-parts/part-radius.ts';
import { plate } from '../visible-parts/plate.ts';

/** A blank: a plain plate. */
export const blankCover: Face = (pen, { window, tones }) =>
  plate(pen, centred(window, window, partRadius(window)), tones, 0.7);
