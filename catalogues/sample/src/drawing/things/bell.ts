import { tonesOf } from '../colour/tones.ts';
import { pictogram } from '../marks/pictogram.ts';
import { block } from '../solids/block.ts';
import { centred } from '../svg/centred.ts';
import { disc } from '../svg/disc.ts';
import type { Pen } from '../svg/pen.ts';
import { rect } from '../svg/rect.ts';

/** A door chime: housing with a sound grille and the sign of the bell. */
export const bell = (pen: Pen, hexColor: string): string => {
  const tones = tonesOf(hexColor);
  const slots = [0, 1, 2, 3, 4].map((index) => {
    const area = centred(34 - Math.abs(index - 2) * 5, 1.8, 0.9, 0, 4 + index * 4.6);
    return rect({ ...area, y: area.y + 0.4 }, tones.highlight) + rect(area, '#2b2f33');
  });
  return (
    block(pen, centred(60, 72, 6), tones, 1.4) +
    disc(0, -15, 12.4, tones.deep) +
    disc(0, -15, 12, pen.linear('diagonal', [`0.1 ${tones.shade}`, `0.9 ${tones.highlight}`])) +
    (pictogram('bell', 0, -15, tones.ink, 1.5) ?? '') +
    slots.join('')
  );
};
