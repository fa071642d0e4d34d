import { tonesOf } from '../colour/tones.ts';
import { lettering } from '../marks/lettering.ts';
import { block } from '../solids/block.ts';
import { terminalRow } from '../solids/terminal-row.ts';
import { centred } from '../svg/centred.ts';
import { disc } from '../svg/disc.ts';
import type { Pen } from '../svg/pen.ts';
import { rect } from '../svg/rect.ts';

/** The core of an electronic device: housing with its plug to the front part, heat slots, its symbol, terminals. */
export const electronicCore = (pen: Pen, symbol: string): string => {
  const slots = [-14, -9.5, -5].map((y) => rect(centred(30, 1.8, 0.9, 0, y - 4), '#2b3034', 'fill-opacity=".7"'));
  return (
    block(pen, centred(48, 48, 3), tonesOf('#e4e7e6'), 1) +
    slots.join('') +
    rect(centred(34, 12, 1, 0, 0.5), pen.linear('diagonal', ['0 #4a5056', '1 #2c3136'])) +
    lettering(symbol, -5, 0.5, '#f3f6f7', 1.1) +
    disc(12.5, 0.5, 2.2, '#111417') +
    disc(12.5, 0.5, 1.3, '#4fd08a') +
    terminalRow(pen, 5, 42, 16)
  );
};
