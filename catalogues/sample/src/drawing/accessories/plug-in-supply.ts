import { lettering } from '../marks/lettering.ts';
import type { LoosePart } from '../loose-parts/loose-part.ts';
import { block } from '../solids/block.ts';
import { terminalRow } from '../solids/terminal-row.ts';
import { tonesOf } from '../colour/tones.ts';
import { centred } from '../svg/centred.ts';
import { rect } from '../svg/rect.ts';

/** A small power supply for the box: 14 V for a stair light. */
export const plugInSupply: LoosePart = (pen) =>
  block(pen, centred(48, 36, 3), tonesOf('#f0f1ef'), 1.2) +
  rect(centred(40, 11, 1, 0, 0), pen.linear('diagonal', ['0 #4a5056', '1 #2c3136'])) +
  lettering('14 V', 0, 0, '#f3f6f7', 1.5) +
  terminalRow(pen, 2, 18, -12) +
  terminalRow(pen, 2, 18, 12);
