import { pictogram } from '../marks/pictogram.ts';
import { centred } from '../svg/centred.ts';
import { disc } from '../svg/disc.ts';
import type { Face } from '../visible-parts/face.ts';
import { partRadius } from '../visible-parts/part-radius.ts';
import { plate } from '../visible-parts/plate.ts';

/** A Bluetooth receiver: a grille of 5 × 5 holes above, the rune below with a lamp beside it. */
export const bluetoothReceiver: Face = (pen, { window, tones }) => {
  const hole = pen.linear('diagonal', ['0 #060708', '0.6 #202326', `1 ${tones.deep}`]);
  const holes = [-2, -1, 0, 1, 2].flatMap((row) =>
    [-2, -1, 0, 1, 2].map(
      (column) =>
        disc(column * 5.4, row * 5.4 - 7, 1.55, tones.highlight) + disc(column * 5.4 - 0.1, row * 5.4 - 7.1, 1.4, hole),
    ),
  );
  return (
    plate(pen, centred(window, window, partRadius(window)), tones) +
    holes.join('') +
    (pictogram('bluetooth', 0, 16, tones.ink, 0.85) ?? '') +
    disc(7, 16, 0.8, '#4aa3ff') +
    disc(7, 16, 1.3, 'none', 'stroke="#4aa3ff" stroke-opacity=".35" stroke-width=".5"')
  );
};
