import type { Slot } from '@ramka/domain/catalogue';
import { followPointer } from './follow-pointer.ts';
import type { Ghost } from './ghost.ts';
import { nearestSlot, type SlotArea } from './nearest-slot.ts';
import type { Point } from './press.ts';

/** What a drag asks for and tells while it lasts. */
export type DragHost = {
  readonly areas: () => readonly SlotArea[];
  readonly ghostAt: (point: Point) => Ghost | undefined;
  readonly onLift: () => void;
  /** The slot that it would fall into; null while there is none. */
  readonly onOver: (slot: Slot | null) => void;
  /** Answers where the module went, or undefined where it went nowhere. */
  readonly onDrop: (slot: Slot | null) => Point | undefined;
  readonly onCancel: () => void;
};

/** Follows a pressed pointer with a ghost, says over which slot it is, and lets the module fall there. */
export const dragIntoSlots = (down: PointerEvent, host: DragHost): void => {
  let areas: readonly SlotArea[] = [];
  let ghost: Ghost | undefined;
  let over: Slot | null = null;
  const hover = (point: Point): void => {
    const next = nearestSlot(areas, point);
    if (next === over) return;
    over = next;
    host.onOver(over);
  };
  followPointer(down, {
    onLift: (point) => {
      holdPointer(down);
      areas = host.areas();
      ghost = host.ghostAt(point);
      host.onLift();
      hover(point);
    },
    onMove: (point) => {
      ghost?.moveTo(point);
      hover(point);
    },
    onDrop: () => {
      const landing = host.onDrop(over);
      if (landing) ghost?.flyTo(landing);
      else ghost?.remove();
    },
    onCancel: () => {
      ghost?.remove();
      host.onCancel();
    },
  });
};

/** What a mouse passes over meanwhile is not hovered: nothing lights up, and no element under it is looked for. */
const holdPointer = ({ target, pointerId, pointerType }: PointerEvent): void => {
  // A finger is held by what it touched anyway.
  if (pointerType !== 'touch' && target instanceof Element && target.isConnected) target.setPointerCapture(pointerId);
};
