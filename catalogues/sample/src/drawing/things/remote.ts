import { tonesOf } from '../colour/tones.ts';
import { pictogram } from '../marks/pictogram.ts';
import { block } from '../solids/block.ts';
import { at } from '../svg/at.ts';
import { centred } from '../svg/centred.ts';
import { disc } from '../svg/disc.ts';
import type { Pen } from '../svg/pen.ts';
import { raisedDisc } from '../visible-parts/raised-disc.ts';

/** A small remote control with four keys and a lamp. */
export const remote = (pen: Pen, hexColor: string): string => {
  const tones = tonesOf(hexColor);
  const keys = ['up', 'down', 'bulb', 'dim'].map((name, index) => {
    const x = index % 2 === 0 ? -9 : 9;
    const y = index < 2 ? -8 : 12;
    return raisedDisc(pen, x, y, 7, tones) + (pictogram(name, x, y, tones.ink, 0.7) ?? '');
  });
  return (
    block(pen, centred(44, 74, 10), tones, 1.2) +
    keys.join('') +
    disc(0, -27, 1.5, '#4fb4ea') +
    at(0, 27, pictogram('wifi', 0, 0, tones.ink, 0.7) ?? '')
  );
};
