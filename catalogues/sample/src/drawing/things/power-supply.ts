import { tonesOf } from '../colour/tones.ts';
import { lettering } from '../marks/lettering.ts';
import { block } from '../solids/block.ts';
import { terminalRow } from '../solids/terminal-row.ts';
import { at } from '../svg/at.ts';
import { centred } from '../svg/centred.ts';
import { disc } from '../svg/disc.ts';
import type { Pen } from '../svg/pen.ts';
import { rect } from '../svg/rect.ts';

/** A power supply for the DIN rail: terminals above and below, type plate, green lamp. */
export const powerSupply = (pen: Pen, hexColor: string): string => {
  const tones = tonesOf(hexColor);
  return (
    block(pen, centred(54, 74, 2), tones, 0.8) +
    block(pen, centred(54, 44, 2), tones, 0.8) +
    rect(centred(44, 24, 1, 0, 2), '#2c3136') +
    lettering('DC 24 V', 0, -3, '#f3f6f7', 1.5) +
    lettering('1.5 A', -4, 6, '#9fb0b8', 1.1) +
    disc(16, 7, 1.8, '#4fd08a') +
    at(0, -29.5, terminalRow(pen, 5, 48, 0)) +
    at(0, 29.5, terminalRow(pen, 5, 48, 0))
  );
};
