import type { Slot } from '@ramka/domain/catalogue';
import { picturePath } from '@ramka/domain/drawing';
import type { ModuleCard } from '@ramka/domain/set/modules';
import { firstFreeModuleSlot, frameOfSet } from '@ramka/domain/set/product-set';
import { imageAddress } from '../../api/picture-addresses.ts';
import type { Store } from '../../platform/store.ts';
import { prefersReducedMotion } from '../../ui/media.ts';
import type { Editor } from '../editing/editor.ts';
import {
  type Carried,
  type CarryingHost,
  type CarryingState,
  editOfDrop,
  nameOfCarried,
  nothingCarried,
  visiblePartOf,
} from './drag-item.ts';
import styles from './drag.module.css';
import { followPointer, holdPointer, type Point } from '../../dnd/track-pointer.ts';
import { middleOf, nearestSlot, type SlotArea, type SlotElements } from './slot-areas.ts';

/** What is pressed, and by which pointer. */
export type PressedElement = { readonly down: PointerEvent; readonly element: HTMLElement };

/**
 * Drags a card or a placed module: a ghost follows the pointer, and the edit is made where it is dropped. What ends where
 * it began is a click on what was pressed.
 */
export const dragCarried = (
  { down, element }: PressedElement,
  carried: Carried,
  slots: SlotElements,
  host: () => CarryingHost,
  state: Store<CarryingState>,
): void => {
  const before = state.get();
  let areas: readonly SlotArea[] = [];
  let ghost: Ghost | undefined;
  let over: Slot | null = null;
  const hover = (point: Point): void => {
    const next = nearestSlot(areas, point);
    if (next === over) return;
    over = next;
    state.set({ ...nothingCarried, carried, over });
  };
  const goBack = (): void => {
    ghost?.remove();
    state.set(nothingCarried);
    announceLetGo(carried, host());
  };
  followPointer(down, {
    onLift: (point) => {
      const { editor, texts, announce } = host();
      holdPointer(down);
      areas = slots.areas();
      ghost = ghostOf(carried, point, slots, editor);
      state.set({ ...nothingCarried, carried });
      announce(texts.editor.announce.lifted(nameOfCarried(carried, editor)));
      hover(point);
    },
    onMove: (point) => {
      ghost?.moveTo(point);
      hover(point);
    },
    onDrop: () => {
      state.set(nothingCarried);
      if (over === null || isOwnSlot(carried, over)) goBack();
      else if (land({ carried, ghost }, { slot: over, areas }, host().editor)) feelDrop(down);
    },
    onTap: () => {
      ghost?.remove();
      // What was picked, or the slot that awaits a card, counts for the click.
      state.set(before);
      element.click();
    },
    onCancel: goBack,
  });
};

type CarriedGhost = { readonly carried: Carried; readonly ghost: Ghost | undefined };

/** Where a drag ends, among the slots as they lay when it began. */
type Landing = { readonly slot: Slot; readonly areas: readonly SlotArea[] };

/** Puts what is carried into a slot and answers whether it is there; where the rules refuse it, only its ghost goes. */
const land = ({ carried, ghost }: CarriedGhost, { slot, areas }: Landing, editor: Editor): boolean => {
  const done = editor.drop(editOfDrop(carried, slot));
  const area = done ? areas.find((each) => each.slot === slot) : undefined;
  if (area) ghost?.flyTo(middleOf(area));
  else ghost?.remove();
  return done;
};

/** Milliseconds for which a device is felt when a finger has put something down. */
const FELT = 12;

/** Lets a finger feel that a module has snapped in, which it hides itself; not where the visitor wants no motion. */
export const feelDrop = ({ pointerType }: Pick<PointerEvent, 'pointerType'>): void => {
  if (pointerType === 'touch' && 'vibrate' in navigator && !prefersReducedMotion()) navigator.vibrate(FELT);
};

const isOwnSlot = (carried: Carried, slot: Slot): boolean => carried.kind === 'placed' && carried.from === slot;

/** Says that nothing came of carrying: what was carried is where it was. */
export const announceLetGo = (carried: Carried, { editor, texts, announce }: CarryingHost): void =>
  announce(texts.editor.announce.letGo(nameOfCarried(carried, editor)));

/**
 * Places a card's module without a drag: it flies into the slot that awaits one, or into the first free one. False where
 * the rules refuse it.
 */
export const flyIntoSlot = (
  card: ModuleCard,
  from: HTMLElement,
  awaiting: Slot | null,
  slots: SlotElements,
  editor: Editor,
): boolean => {
  const frame = frameOfSet(editor.draft.set, editor.catalogue);
  const slot = awaiting ?? (frame && firstFreeModuleSlot(editor.draft.set, frame));
  if (!editor.edit({ kind: 'place-module', card, slot: awaiting ?? 'first-free' })) return false;
  const area = slot && slots.areaOf(slot);
  const start = middleOf(from.getBoundingClientRect());
  if (area) ghostOf({ kind: 'card', card }, start, slots, editor)?.flyTo(middleOf(area));
  return true;
};

/** A ghost of what is carried, as large as it is in its slot; none where the catalogue has no picture of it. */
const ghostOf = (carried: Carried, at: Point, slots: SlotElements, editor: Editor): Ghost | undefined => {
  const part = visiblePartOf(carried, editor);
  const [area] = slots.areas();
  return part && area && createGhost(picturePath.article(part), area.right - area.left, at);
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
const createGhost = (picture: string, size: number, at: Point): Ghost => {
  const element = document.createElement('img');
  element.src = imageAddress(picture);
  element.alt = '';
  element.addEventListener('error', () => element.removeAttribute('src'));
  element.className = styles['ghost'] ?? '';
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
      if (prefersReducedMotion()) {
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
