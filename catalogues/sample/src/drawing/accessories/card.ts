import { pictogram } from '../marks/pictogram.ts';
import type { LoosePart } from '../loose-parts/loose-part.ts';
import { block } from '../solids/block.ts';
import { tonesOf } from '../colour/tones.ts';
import { centred } from '../svg/centred.ts';
import { rect } from '../svg/rect.ts';
import { svg } from '../svg/svg.ts';

/** A key card for a hotel switch. */
export const card: LoosePart = (pen) =>
  svg`<g transform="rotate(-8)">${[
    block(pen, centred(48, 30, 2.5), tonesOf('#f3f5f6'), 0.4),
    rect(centred(48, 6, 0, 0, -7), pen.linear('down', ['0 #3a4046', '1 #1f2327'])),
    pictogram('key', -12, 6, '#4a5259', 1.3) ?? '',
    svg`<path d="M2 5h17M2 8.4h11" stroke="#9aa3aa" stroke-width=".9" stroke-linecap="round"/>`,
  ]}</g>`;
