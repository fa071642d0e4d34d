import { lettering } from '../marks/lettering.ts';
import type { LoosePart } from '../loose-parts/loose-part.ts';
import { block } from '../solids/block.ts';
import { tonesOf } from '../colour/tones.ts';
import { centred } from '../svg/centred.ts';
import { rect } from '../svg/rect.ts';
import { svg } from '../svg/svg.ts';

/** A label field: a paper strip under a clear cover. */
export const labelField: LoosePart = (pen) =>
  block(pen, centred(46, 14, 1.5), tonesOf('#e3e8ea')) +
  rect(centred(42, 9.4, 0.6), '#fdfdfb') +
  lettering('A12 − 03', 0, 0, '#3a3f44', 1.3) +
  svg`<path d="M-22-1.5-16.5-6.2H-4L-15.5 6.2H-22z" fill="#fff" fill-opacity=".65"/>` +
  rect(centred(42, 9.4, 0.6), 'none', 'stroke="#9fb0b8" stroke-width=".35"');
