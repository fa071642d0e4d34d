import type { Tones } from '../colour/tones.ts';
import { centred } from '../svg/centred.ts';
import { inset } from '../svg/inset.ts';
import type { Pen } from '../svg/pen.ts';
import { rect } from '../svg/rect.ts';
import type { Face } from '../visible-parts/face.ts';
import { partRadius } from '../visible-parts/part-radius.ts';
import { plate } from '../visible-parts/plate.ts';
import { contactHole } from './contact-hole.ts';
import { socketCup } from './socket-cup.ts';

/** Socket type F (Schuko): two holes, earth clips above and below, guides left and right. */
export const schukoSocket: Face = (pen, { window, tones }) =>
  plate(pen, centred(window, window, partRadius(window)), tones) +
  socketCup(pen, 19.5, tones) +
  guide(pen, -1, tones) +
  guide(pen, 1, tones) +
  contactHole(pen, -9.5, 0, tones.deep) +
  contactHole(pen, 9.5, 0, tones.deep) +
  clip(pen, -18) +
  clip(pen, 18);

/** The rib on the wall that steers the plug: 6 mm wide, rounded at its front. */
const guide = (pen: Pen, side: number, { highlight, body, shade, deep }: Tones): string => {
  const area = centred(4, 6, 0.9, side * 18.2, 0);
  const top = pen.linear('down', [`0 ${highlight}`, `0.25 ${body}`, `0.8 ${shade}`, `1 ${deep}`]);
  return (
    rect({ ...inset(area, -0.3), x: area.x + 0.1, y: area.y + 0.1 }, '#000', 'fill-opacity=".3"') + rect(area, top)
  );
};

/** A sprung earth contact of 5 × 3 mm at the edge of the recess. */
const clip = (pen: Pen, y: number): string => {
  const area = centred(5, 3, 0.5, 0, y);
  return (
    rect(inset(area, -0.45), '#000', 'fill-opacity=".45"') +
    rect(area, pen.linear('right', ['0 #8b877d', '0.3 #f7f4ec', '0.55 #cfcbc0', '1 #7d7970'])) +
    rect(centred(3.2, 0.5, 0.25, 0, y - Math.sign(y) * 0.8), '#fff', 'fill-opacity=".6"')
  );
};
