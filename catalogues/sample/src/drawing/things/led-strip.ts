import { rect } from '../svg/rect.ts';
import { centred } from '../svg/centred.ts';
import { disc } from '../svg/disc.ts';
import type { Pen } from '../svg/pen.ts';
import { svg } from '../svg/svg.ts';

/** A reel of LED strip whose lit end runs out. */
export const ledStrip = (pen: Pen, hexColor: string): string => {
  const glow = pen.radial(['0 #fff4cf 0.9', '1 #ffe08a 0']);
  const diodes = [4, 13, 22, 31, 40].map(
    (x) => rect(centred(4, 4, 0.5, x, 27), '#fffdf2') + disc(x, 27, 1.4, '#ffdf7e') + disc(x, 27, 6, glow),
  );
  const turns = [25, 22, 19, 16].map((reach) =>
    disc(-14, -2, reach, 'none', 'stroke="#8b9196" stroke-opacity=".5" stroke-width=".5"'),
  );
  return (
    disc(-13, -0.5, 31, '#10151a', 'fill-opacity=".12"') +
    rect(centred(62, 8, 0, 17, 27), pen.linear('down', ['0 #ffffff', '1 #d9dcda'])) +
    svg`<path d="M-14 31h62" stroke="#9aa0a4" stroke-width=".4"/>` +
    disc(-14, -2, 30, pen.linear('diagonal', ['0 #ffffff', `0.5 ${hexColor}`, '1 #a8aeb2'])) +
    turns.join('') +
    disc(-14, -2, 12, pen.linear('diagonal', ['0 #565c61', '1 #2b2f33'])) +
    disc(-14, -2, 4.5, '#e9ecee') +
    diodes.join('')
  );
};
