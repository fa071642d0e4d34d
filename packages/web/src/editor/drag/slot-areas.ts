import type { Slot } from '@ramka/domain/catalogue';
import type { ScreenPoint } from '../../dnd/track-pointer.ts';

/** A slot of the picture as it lies on the screen, in CSS pixels. */
export type SlotArea = {
  readonly slot: Slot;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
};

/** Where the slots of the picture are on the screen; the picture registers them, the drag asks. */
export type SlotElements = {
  readonly register: (slot: Slot, element: HTMLElement | null) => void;
  readonly areas: () => readonly SlotArea[];
  readonly areaOf: (slot: Slot) => SlotArea | undefined;
  /** Puts the focus on a slot, where a tool of it has just gone. */
  readonly focus: (slot: Slot) => void;
};

/** No slots yet. */
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

/** Pixels around a slot that still count as the slot: a finger covers what it aims at. */
const CATCH_DISTANCE = 28;

/** The slot that a dragged module would fall into: the one under the pointer, or the nearest within reach. */
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

/** The middle of a slot, or of any other rectangle on the screen. */
export const middleOf = ({ left, right, top, bottom }: Omit<SlotArea, 'slot'>): ScreenPoint => ({
  x: (left + right) / 2,
  y: (top + bottom) / 2,
});
