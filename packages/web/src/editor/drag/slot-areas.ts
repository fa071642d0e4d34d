import type { Slot } from '@ramka/domain/catalogue';
import type { ScreenPoint } from '../../dnd/track-pointer.ts';

/** Position of a slot on the screen, in CSS pixels. */
export type SlotArea = {
  readonly slot: Slot;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
};

/** Registry of the slots' elements. The canvas registers them, and drags measure them. */
export type SlotElements = {
  readonly register: (slot: Slot, element: HTMLElement | null) => void;
  readonly areas: () => readonly SlotArea[];
  readonly areaOf: (slot: Slot) => SlotArea | undefined;
  /** Focuses a slot, for example after one of its tools was removed. */
  readonly focus: (slot: Slot) => void;
};

/** Creates an empty registry. */
export const createSlotElements = (): SlotElements => {
  const elements = new Map<Slot, HTMLElement>();
  const areas = (): readonly SlotArea[] => [...elements].map(([slot, element]) => areaOfElement(slot, element));
  return {
    register: (slot, element) => {
      if (element) elements.set(slot, element);
      else elements.delete(slot);
    },
    areas,
    areaOf: (slot) => areas().find((area) => area.slot === slot),
    focus: (slot) => elements.get(slot)?.focus(),
  };
};

const areaOfElement = (slot: Slot, element: HTMLElement): SlotArea => {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  return { slot, left, top, right, bottom };
};

/** Pixels around a slot that still count as the slot, because a finger covers its target. */
const CATCH_DISTANCE = 28;

/** Returns the slot under the pointer, or the nearest one within reach. */
export const nearestSlot = (areas: readonly SlotArea[], point: ScreenPoint): Slot | null => {
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

const distanceTo = (area: SlotArea, { x, y }: ScreenPoint): number =>
  Math.hypot(Math.max(area.left - x, 0, x - area.right), Math.max(area.top - y, 0, y - area.bottom));

export const middleOf = ({ left, right, top, bottom }: Omit<SlotArea, 'slot'>): ScreenPoint => ({
  x: (left + right) / 2,
  y: (top + bottom) / 2,
});
