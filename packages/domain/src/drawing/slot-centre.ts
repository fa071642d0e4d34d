import type { Frame } from '../catalogue/frame.ts';
import type { Slot } from '../set/slot.ts';
import { SLOT_PITCH } from './frame-geometry.ts';

/** A place in millimetres from the frame's upper left corner. */
export type Point = { readonly x: number; readonly y: number };

/** The middle of a slot (catalogue.md §4). */
export const slotCentre = (frame: Pick<Frame, 'geometry'>, slot: Slot): Point => ({
  x: frame.geometry.height / 2 + SLOT_PITCH * (slot - 1),
  y: frame.geometry.height / 2,
});
