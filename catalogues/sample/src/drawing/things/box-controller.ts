import { tonesOf } from '../colour/tones.ts';
import { lettering } from '../marks/lettering.ts';
import { pictogram } from '../marks/pictogram.ts';
import { block } from '../solids/block.ts';
import { terminalRow } from '../solids/terminal-row.ts';
import { centred } from '../svg/centred.ts';
import { disc } from '../svg/disc.ts';
import type { Pen } from '../svg/pen.ts';
import { rect } from '../svg/rect.ts';

/** A controller that hides in the box behind a switch: a small square module with five terminals and its aerial. */
export const boxController = (pen: Pen, hexColor: string): string => {
  const tones = tonesOf(hexColor);
  return (
    '<path d="M20-22C34-30 38-16 44-24" fill="none" stroke="#2b2f33" stroke-width="1.4" stroke-linecap="round"/>' +
    block(pen, centred(58, 58, 7), tones, 1.4) +
    rect(centred(48, 26, 2, 0, -9), pen.linear('diagonal', ['0 #4a5056', '1 #2c3136'])) +
    (pictogram('wifi', -13, -9, '#f3f6f7', 1.5) ?? '') +
    lettering('GO', 8, -9, '#f3f6f7', 2.2) +
    disc(19, -17, 1.4, '#4fd08a') +
    terminalRow(pen, 5, 48, 17)
  );
};
