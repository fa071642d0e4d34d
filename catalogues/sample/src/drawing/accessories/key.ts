import type { LoosePart } from '../loose-parts/loose-part.ts';
import { steel } from '../solids/steel.ts';
import { svg } from '../svg/svg.ts';

/** A flat key for a key switch. */
export const key: LoosePart = (pen) => {
  const bow =
    'M-9-1.6A10 10 0 1 0-9 3.6H4l2 2 2.2-2 2 2.6 2.4-2.6 2.2 2 2.2-2H21l2.4-2.6L21-1.6zM-21.4 1A3 3 0 1 1-15.4 1 3 3 0 1 1-21.4 1z';
  return svg`<g transform="rotate(-32)"><path d="${bow}" fill="#000" fill-opacity=".18" transform="translate(.4 1.3)"/><path d="${bow}" fill-rule="evenodd" fill="${steel(pen)}" stroke="#6b7075" stroke-width=".4"/><path d="M-8 .2H21" stroke="#71777c" stroke-width=".8"/><path d="M-8 .9H21" stroke="#fff" stroke-opacity=".8" stroke-width=".4"/></g>`;
};
