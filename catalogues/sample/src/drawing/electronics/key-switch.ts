import { centred } from '../svg/centred.ts';
import { disc } from '../svg/disc.ts';
import { rect } from '../svg/rect.ts';
import type { Face } from '../visible-parts/face.ts';
import { lettering } from '../marks/lettering.ts';
import { partRadius } from '../visible-parts/part-radius.ts';
import { plate } from '../visible-parts/plate.ts';
import { raisedDisc } from '../visible-parts/raised-disc.ts';

/** A key switch: the steel cylinder of Ø 18 mm with its keyway, and the two positions. */
export const keySwitch: Face = (pen, { window, tones }) => {
  const steel = pen.linear('diagonal', ['0.1 #ffffff', '0.3 #b4b9bd', '0.5 #e6e9eb', '0.7 #a1a7ab', '0.95 #6a7074']);
  return (
    plate(pen, centred(window, window, partRadius(window)), tones) +
    raisedDisc(pen, 0, 0, 12.5, tones) +
    disc(0, 0, 9.4, '#000', 'fill-opacity=".45"') +
    disc(0, 0, 9, steel) +
    disc(0, 0, 6.2, pen.linear('diagonal', ['0.1 #8f959a', '0.5 #dfe2e4', '0.9 #f7f8f8'])) +
    rect(centred(1.7, 7.4, 0.5), '#101214') +
    rect(centred(2.6, 2, 0.4, 0, -2.2), '#101214') +
    lettering('0', 0, -19, tones.ink) +
    lettering('1', 19, 0, tones.ink)
  );
};
