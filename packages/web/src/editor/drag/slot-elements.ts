import type { Slot } from '@ramka/domain/catalogue';
import type { SlotArea } from './nearest-slot.ts';

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
