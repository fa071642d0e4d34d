import { editOfDrop, type Carried } from './carried.ts';
import { nothingCarried, type CarryingState } from './carrying-state.ts';
import { dragIntoSlots } from '../drag/drag-into-slots.ts';
import { ghostOf } from './ghost-of.ts';
import { nameIn } from './name-in.ts';
import { middleOf } from '../drag/nearest-slot.ts';
import type { SlotElements } from '../drag/slot-elements.ts';
import type { Surroundings } from './surroundings.ts';

/** Drags a card or a placed module: tells what it hovers over, and makes the edit when it is dropped. */
export const dragCarried = (
  down: PointerEvent,
  carried: Carried,
  slots: SlotElements,
  around: () => Surroundings,
  carry: (state: CarryingState) => void,
): void =>
  dragIntoSlots(down, {
    areas: slots.areas,
    ghostAt: (point) => ghostOf(carried, point, slots, around().editor),
    onLift: () => {
      carry({ ...nothingCarried, carried });
      around().announce(around().texts.editor.announce.lifted(nameIn(around(), carried)));
    },
    onOver: (over) => carry({ ...nothingCarried, carried, over }),
    onDrop: (slot) => {
      carry(nothingCarried);
      const area = slot !== null && around().editor.edit(editOfDrop(carried, slot)) ? slots.areaOf(slot) : undefined;
      return area && middleOf(area);
    },
    onCancel: () => carry(nothingCarried),
  });
