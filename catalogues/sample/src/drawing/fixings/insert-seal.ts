import type { LoosePart } from '../loose-parts/loose-part.ts';
import { centred } from '../svg/centred.ts';
import { inset } from '../svg/inset.ts';
import { rect } from '../svg/rect.ts';
import { ring } from '../svg/ring.ts';

/** The seal that lies between a rocker and its mechanism: a soft square ring with two lips and a web for double rockers. */
export const insertSeal: LoosePart = (pen) => {
  const outer = centred(50, 50, 5);
  const inner = centred(34, 34, 3);
  const rubber = pen.linear('diagonal', ['0 #a9aeb2', '0.5 #868b90', '1 #64696e']);
  const lip = (distance: number): string =>
    rect(inset(outer, distance), 'none', 'stroke="#54595d" stroke-width="1"') +
    rect(inset(outer, distance - 0.35), 'none', 'stroke="#cfd4d7" stroke-opacity=".75" stroke-width=".35"');
  return (
    ring(
      { ...outer, x: outer.x + 0.7, y: outer.y + 1 },
      { ...inner, x: inner.x + 0.7, y: inner.y + 1 },
      '#000',
      'fill-opacity=".16"',
    ) +
    ring(outer, inner, rubber) +
    rect(centred(3, 35, 0, 0, 0), rubber) +
    lip(2.4) +
    lip(5.6)
  );
};
