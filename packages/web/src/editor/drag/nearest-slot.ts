import type { Slot } from '@ramka/domain/catalogue';
import type { Point } from './press.ts';

/** A slot of the picture as it lies on the screen, in CSS pixels. */
export type SlotArea = {
  readonly slot: Slot;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
};

/** Pixels around a slot that still count as the slot: a finger covers what it aims at. */
const CATCH_DISTANCE = 28;

/** The slot that a dragged module would fall into: the one under the pointer, or the nearest within reach. */
export const nearestSlot = (areas: readonly SlotArea[], point: Point): Slot | null => {
  let nearest: Slot | null = null;
  let least = CATCH_DISTANCE;
  for (const area of areas) {
    const distance = distanceTo(area, point);
    if (distance < least) {
      least = distance;
      nearest = area.slot;
    }
  }
  return nearest;
};

const distanceTo = (area: SlotArea, { x, y }: Point): number =>
  Math.hypot(Math.max(area.left - x, 0, x - area.right), Math.max(area.top - y, 0, y - area.bottom));

/** The middle of a slot, or of any other rectangle on the screen. */
export const middleOf = ({ left, right, top, bottom }: Omit<SlotArea, 'slot'>): Point => ({
  x: (left + right) / 2,
  y: (top + bottom) / 2,
});
