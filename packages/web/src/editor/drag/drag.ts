import type { Slot } from '@ramka/domain/catalogue';
import { picturePath } from '@ramka/domain/drawing';
import type { ModuleCard } from '@ramka/domain/set/modules';
import { nextFreeModuleSlot, frameOfSet } from '@ramka/domain/set/product-set';
import { imageAddress } from '../../api/picture-addresses.ts';
import type { Store } from '../../platform/store.ts';
import { prefersReducedMotion } from '../../ui/media.ts';
import type { Editor } from '../editing/editor.ts';
import {
  type DragItem,
  type DragHost,
  type DragState,
  editOfDrop,
  nameOfDragItem,
  idleDrag,
  visiblePartOf,
} from './drag-item.ts';
import styles from './drag.module.css';
import { trackPointer, startDragAfterHold, type ScreenPoint } from '../../dnd/track-pointer.ts';
import { middleOf, nearestSlot, type SlotArea, type SlotElements } from './slot-areas.ts';

/** The pressed element with its `pointerdown` event. */
export type PressedElement = { readonly down: PointerEvent; readonly element: HTMLElement };

/**
 * Drags a card or a placed module. A ghost follows the pointer, and the drop performs the edit. A press without a move
 * counts as a click.
 */
export const startDrag = (
  { down, element }: PressedElement,
  dragItem: DragItem,
  slots: SlotElements,
  host: () => DragHost,
  state: Store<DragState>,
): void => {
  const before = state.get();
  let areas: readonly SlotArea[] = [];
  let ghost: Ghost | undefined;
  let over: Slot | null = null;
  const hover = (point: ScreenPoint): void => {
    const next = nearestSlot(areas, point);
    if (next === over) return;
    over = next;
    state.set({ ...idleDrag, dragItem, over });
  };
  const goBack = (): void => {
    ghost?.remove();
    state.set(idleDrag);
    announceCancel(dragItem, host());
  };
  trackPointer(down, {
    onLift: (point) => {
      const { editor, texts, announce } = host();
      startDragAfterHold(down);
      areas = slots.areas();
      ghost = ghostOf(dragItem, point, slots, editor);
      state.set({ ...idleDrag, dragItem });
      announce(texts.editor.announce.lifted(nameOfDragItem(dragItem, editor)));
      hover(point);
    },
    onMove: (point) => {
      ghost?.moveTo(point);
      hover(point);
    },
    onDrop: () => {
      state.set(idleDrag);
      if (over === null || isOwnSlot(dragItem, over)) goBack();
      else if (land({ dragItem, ghost }, { slot: over, areas }, host().editor)) feelDrop(down);
    },
    onTap: () => {
      ghost?.remove();
      // Restores the picked item or armed slot for the click.
      state.set(before);
      element.click();
    },
    onCancel: goBack,
  });
};

type DragGhost = { readonly dragItem: DragItem; readonly ghost: Ghost | undefined };

/** Target of a drop. `areas` are the slots' positions at the start of the drag. */
type Landing = { readonly slot: Slot; readonly areas: readonly SlotArea[] };

/** Places the dragged item and returns whether the rules allow it. A refused ghost disappears without an animation. */
const land = ({ dragItem, ghost }: DragGhost, { slot, areas }: Landing, editor: Editor): boolean => {
  const done = editor.commitDrop(editOfDrop(dragItem, slot));
  const area = done ? areas.find((each) => each.slot === slot) : undefined;
  if (area) ghost?.flyTo(middleOf(area));
  else ghost?.remove();
  return done;
};

/** Duration of the vibration after a drop, in milliseconds. */
const FELT = 12;

/** Vibrates when a module snaps in under a finger, which covers it. Skipped if the visitor prefers reduced motion. */
export const feelDrop = ({ pointerType }: Pick<PointerEvent, 'pointerType'>): void => {
  if (pointerType === 'touch' && 'vibrate' in navigator && !prefersReducedMotion()) navigator.vibrate(FELT);
};

const isOwnSlot = (dragItem: DragItem, slot: Slot): boolean => dragItem.kind === 'placed' && dragItem.from === slot;

/** Announces that the drag was cancelled and the item stays where it was. */
export const announceCancel = (dragItem: DragItem, { editor, texts, announce }: DragHost): void =>
  announce(texts.editor.announce.letGo(nameOfDragItem(dragItem, editor)));

/**
 * Places a card's module without a drag: it flies into the armed slot or the first free one. Returns false if the rules
 * refuse it.
 */
export const flyIntoSlot = (
  card: ModuleCard,
  from: HTMLElement,
  armedSlot: Slot | null,
  slots: SlotElements,
  editor: Editor,
): boolean => {
  const frame = frameOfSet(editor.draft.set, editor.catalogue);
  const slot = armedSlot ?? (frame && nextFreeModuleSlot(editor.draft.set, frame));
  if (!editor.edit({ kind: 'place-module', card, slot: armedSlot ?? 'first-free' })) return false;
  const area = slot && slots.areaOf(slot);
  const start = middleOf(from.getBoundingClientRect());
  if (area) ghostOf({ kind: 'card', card }, start, slots, editor)?.flyTo(middleOf(area));
  return true;
};

/** Creates a ghost at the size that the item has in its slot; undefined if the catalogue has no picture of it. */
const ghostOf = (dragItem: DragItem, at: ScreenPoint, slots: SlotElements, editor: Editor): Ghost | undefined => {
  const part = visiblePartOf(dragItem, editor);
  const [area] = slots.areas();
  return part && area && createGhost(picturePath.article(part), area.right - area.left, at);
};

/** The picture that follows the pointer. It is not rendered by React: each move changes one style. */
type Ghost = {
  readonly moveTo: (point: ScreenPoint) => void;
  /** Animates to a point, then removes the ghost. */
  readonly flyTo: (point: ScreenPoint) => void;
  readonly remove: () => void;
};

/** Duration of the flight into a slot, in milliseconds. */
const FLIGHT_TIME = 180;

/** Shows a square picture of `size` pixels centred on a point. */
const createGhost = (picture: string, size: number, at: ScreenPoint): Ghost => {
  const element = document.createElement('img');
  element.src = imageAddress(picture);
  element.alt = '';
  element.addEventListener('error', () => element.removeAttribute('src'));
  element.className = styles['ghost'] ?? '';
  element.style.width = `${size}px`;
  element.style.height = `${size}px`;
  const place = ({ x, y }: ScreenPoint): string => `translate3d(${x - size / 2}px, ${y - size / 2}px, 0)`;
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
