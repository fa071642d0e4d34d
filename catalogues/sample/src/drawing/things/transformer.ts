import { tonesOf } from '../colour/tones.ts';
import { lettering } from '../marks/lettering.ts';
import { block } from '../solids/block.ts';
import { terminalRow } from '../solids/terminal-row.ts';
import { at } from '../svg/at.ts';
import { centred } from '../svg/centred.ts';
import type { Pen } from '../svg/pen.ts';
import { rect } from '../svg/rect.ts';
import { svg } from '../svg/svg.ts';

/** A bell transformer for the DIN rail, with the sign of its two windings. */
export const transformer = (pen: Pen, hexColor: string): string => {
  const tones = tonesOf(hexColor);
  const winding =
    '<path d="M-6-6a2 2 0 0 0 0 4 2 2 0 0 0 0 4 2 2 0 0 0 0 4M6-6a2 2 0 0 1 0 4 2 2 0 0 1 0 4 2 2 0 0 1 0 4M-1-7V7M1-7V7" fill="none" stroke="#3a4046" stroke-width=".8"/>';
  return (
    block(pen, centred(40, 74, 2), tones, 0.8) +
    block(pen, centred(40, 44, 2), tones, 0.8) +
    rect(centred(34, 34, 1), '#fbfbf9') +
    svg`<path d="M-17-17h34v7h-34z" fill="#c4202b"/>` +
    lettering('230 V', 0, -13.5, '#ffffff', 1.1) +
    at(0, 0, winding) +
    lettering('8 V', 0, 12, '#3a4046', 1.2) +
    at(0, -29.5, terminalRow(pen, 3, 34, 0)) +
    at(0, 29.5, terminalRow(pen, 3, 34, 0))
  );
};
