import type { Slot } from '../set/slot.ts';

/** A group of frames within a line: a material or a degree of protection; the filter of step 2 (D3). */
export type FrameSubcategory = { readonly id: number; readonly name: string };

/** A family of frames of one look, a tile of step 1. Several lines may share one series (D1). */
export type FrameLine = {
  readonly id: number;
  readonly name: string;
  readonly seriesId: number;
  /** Unique among the lines, and the folder of their pictures: `simon-54-premium`. */
  readonly tag: string;
  /** The most slots that a frame of this line has. */
  readonly maxSlots: Slot;
  /** At least one. */
  readonly subcategories: readonly FrameSubcategory[];
};
