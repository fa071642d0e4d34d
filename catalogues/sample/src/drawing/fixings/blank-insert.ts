import { tonesOf } from '../colour/tones.ts';
import type { LoosePart } from '../loose-parts/loose-part.ts';
import { block } from '../solids/block.ts';
import { centred } from '../svg/centred.ts';
import { rect } from '../svg/rect.ts';

/** A blank for a Keystone hole: a clip with a smooth face of 14.5 × 16 mm. */
export const blankInsert: LoosePart = (pen, hexColor) => {
  const tones = tonesOf(hexColor);
  return (
    rect(centred(8, 34, 1), pen.linear('down', [`0 ${tones.shade}`, `0.5 ${tones.deep}`, `1 ${tones.shade}`])) +
    block(pen, centred(24, 26, 1.5), tones, 1)
  );
};
