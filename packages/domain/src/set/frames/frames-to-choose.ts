import type { FrameLine } from '../../catalogue/frame-line.ts';
import type { Frame } from '../../catalogue/frame.ts';
import type { Slot } from '../slot.ts';

/** What step 2 narrows the frames of a line by; no subcategory means all of them. */
export type FrameFilter = { readonly slots: Slot; readonly subcategoryIds: readonly number[] };

/** The frames of a line that step 2 offers (D2, D3), in the order of their sort number. */
export const framesToChoose = (frames: readonly Frame[], line: FrameLine, filter: FrameFilter): readonly Frame[] => {
  const ofLine = new Set(line.subcategories.map(({ id }) => id));
  const wanted = new Set(filter.subcategoryIds);
  return frames
    .filter(({ subcategoryId }) => ofLine.has(subcategoryId) && (wanted.size === 0 || wanted.has(subcategoryId)))
    .filter(({ slots }) => slots === filter.slots)
    .toSorted((one, other) => one.sort - other.sort);
};
