import type { Slot } from '@ramka/domain/catalogue';
import { picturePath } from '@ramka/domain/picture-paths';
import type { ModuleCard } from '@ramka/domain/set/modules';
import { firstFreeModuleSlot, frameOfSet } from '@ramka/domain/set/product-set';
import { imageAddress } from '../../api/picture-addresses.ts';
import { wantsStillness } from '../../ui/wants-stillness.ts';
import type { Editor } from '../editing/editor.ts';
import {
  type Carried,
  type CarryingState,
  editOfDrop,
  nameIn,
  nothingCarried,
  type Surroundings,
  visiblePartOf,
} from './carried.ts';
import styles from './drag.module.css';
import { followPointer, type Point } from './follow-pointer.ts';
import { middleOf, nearestSlot, type SlotArea, type SlotElements } from './slot-areas.ts';

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
const dragIntoSlots = (down: PointerEvent, host: DragHost): void => {
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

/** Places a card's module without a drag: it flies from the card into the slot that awaits one, or the first free. */
export const flyIntoSlot = (
  card: ModuleCard,
  from: HTMLElement,
  awaiting: Slot | null,
  slots: SlotElements,
  { editor }: Surroundings,
): void => {
  const frame = frameOfSet(editor.draft.set, editor.catalogue);
  const slot = awaiting ?? (frame && firstFreeModuleSlot(editor.draft.set, frame));
  if (!editor.edit({ kind: 'place-module', card, slot: awaiting ?? 'first-free' })) return;
  const area = slot && slots.areaOf(slot);
  if (area)
    ghostOf({ kind: 'card', card }, middleOf(from.getBoundingClientRect()), slots, editor)?.flyTo(middleOf(area));
};

/** A ghost of what is carried, as large as it is in its slot; none where the catalogue has no picture of it. */
const ghostOf = (carried: Carried, at: Point, slots: SlotElements, { draft, catalogue }: Editor): Ghost | undefined => {
  const part = visiblePartOf(carried, draft.set, catalogue);
  const [area] = slots.areas();
  return part && area && createGhost(picturePath.article(part), area.right - area.left, at, styles['ghost'] ?? '');
};

/** The picture that follows the pointer, outside of React: a move costs one style change. */
type Ghost = {
  readonly moveTo: (point: Point) => void;
  /** Travels to a place and is gone then. */
  readonly flyTo: (point: Point) => void;
  readonly remove: () => void;
};

/** Milliseconds of a module's way into its slot. */
const FLIGHT_TIME = 180;

/** Shows a picture of so many pixels with its middle at a point. */
const createGhost = (picture: string, size: number, at: Point, className: string): Ghost => {
  const element = document.createElement('img');
  element.src = imageAddress(picture);
  element.alt = '';
  element.className = className;
  element.style.width = `${size}px`;
  element.style.height = `${size}px`;
  const place = ({ x, y }: Point): string => `translate3d(${x - size / 2}px, ${y - size / 2}px, 0)`;
  element.style.transform = place(at);
  document.body.append(element);

  return {
    moveTo: (point) => {
      element.style.transform = place(point);
    },
    flyTo: (point) => {
      if (wantsStillness()) {
        element.remove();
        return;
      }
      const flight = element.animate(
        [{ transform: element.style.transform }, { transform: place(point), opacity: 0.9 }],
        { duration: FLIGHT_TIME, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)', fill: 'forwards' },
      );
      flight.onfinish = () => element.remove();
    },
    remove: () => element.remove(),
  };
};
