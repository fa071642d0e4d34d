import type { Pen } from '../svg/pen.ts';
import { pictogram } from '../marks/pictogram.ts';
import { block } from '../solids/block.ts';
import { terminalRow } from '../solids/terminal-row.ts';
import { tonesOf } from '../colour/tones.ts';
import { centred } from '../svg/centred.ts';
import { disc } from '../svg/disc.ts';
import { rect } from '../svg/rect.ts';

/** An electronic insert for the box: a flat module with a row of terminals, marked with what it does. */
export const electronicInsert =
  (mark: 'dim' | 'bulb' | 'wifi') =>
  (pen: Pen): string =>
    block(pen, centred(46, 44, 5), tonesOf('#e9ebea'), 1.2) +
    rect(centred(38, 20, 1.5, 0, -6.5), pen.linear('diagonal', ['0 #4a5056', '1 #2c3136'])) +
    (pictogram(mark, -8, -6.5, '#f1f4f5', 1.2) ?? '') +
    disc(12, -6.5, 3.2, '#1b1f22') +
    disc(12, -6.5, 2, '#4fd08a') +
    terminalRow(pen, 4, 38, 14);
