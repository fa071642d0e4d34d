import { NO_COLOUR } from '../../catalogue/colour.ts';
import type { BoxEntry } from '../../catalogue/frame.ts';

/** Why a box can't be had: the frame has none of that colour, or there is no frame at all. */
export type BoxProblem =
  | { readonly kind: 'no-frame' }
  | { readonly kind: 'colour-not-offered'; readonly colourId: number };

/** Why a box of this colour can't be had, or undefined where it can; no box (0) always can. */
export const boxProblem = (entries: readonly BoxEntry[] | undefined, colourId: number): BoxProblem | undefined => {
  if (colourId === NO_COLOUR) return undefined;
  if (!entries) return { kind: 'no-frame' };
  return entries.some(({ colour }) => colour.id === colourId) ? undefined : { kind: 'colour-not-offered', colourId };
};
