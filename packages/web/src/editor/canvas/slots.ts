import { allSlots, type Assortment, type Frame, type Slot } from '@ramka/domain/catalogue';
import { type Drawing, slotTile } from '@ramka/domain/drawing';
import { missingParts } from '@ramka/domain/set/missing-parts';
import type { ProductSet } from '@ramka/domain/set/product-set';
import type { CSSProperties, KeyboardEvent } from 'react';
import type { Edit } from '../editing/edits.ts';

/**
 * CSS properties that position an element over a slot. `--lower-edge` is the distance from the slot's upper edge to the
 * lower edge of the frame or of the surface box around it.
 */
export type SlotPlace = CSSProperties & { readonly '--lower-edge': string };

/** Returns the position of a slot in percent of the drawing, so that overlays scale with it. */
export const slotPlace = (drawing: Drawing, frame: Frame, slot: Slot): SlotPlace => {
  const tile = slotTile(frame, slot, frame.geometry.window);
  return {
    '--lower-edge': `${(100 * (drawing.y + drawing.height - tile.y)) / tile.height}%`,
    left: `${(100 * (tile.x - drawing.x)) / drawing.width}%`,
    top: `${(100 * (tile.y - drawing.y)) / drawing.height}%`,
    width: `${(100 * tile.width) / drawing.width}%`,
    height: `${(100 * tile.height) / drawing.height}%`,
  };
};

/** Whether an article in the slot is no longer in the catalogue, so that the slot is marked (docs/readings.md#r22). */
export const lacksArticle = (set: ProductSet, slot: Slot, assortment: Assortment): boolean =>
  missingParts(set, assortment).some((part) => 'slot' in part && part.slot === slot);

/**
 * Keyboard handler of a slot: arrow keys move the focus, Shift with an arrow key moves the module, Delete empties the
 * slot (docs/readings.md#r18).
 */
export const handleSlotKeys = (event: KeyboardEvent<HTMLElement>, slot: Slot, edit: (edit: Edit) => boolean): void => {
  if (event.key === 'Delete' || event.key === 'Backspace') {
    event.preventDefault();
    edit({ kind: 'remove-module', slot });
    return;
  }
  const to = neighbour(slot, event.key);
  if (event.shiftKey && to !== undefined) {
    event.preventDefault();
    if (edit({ kind: 'move-module', from: slot, to })) focusSlot(event.currentTarget, to);
    return;
  }
  moveFocus(event);
};

/** Moves the focus between slots with the arrow keys, Home and End. */
export const moveFocus = (event: KeyboardEvent<HTMLElement>): void => {
  const slots = slotButtons(event.currentTarget);
  const index = slots.indexOf(event.currentTarget);
  const target = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: slots.length - 1 }[event.key];
  const next = target === undefined ? undefined : slots[target];
  if (!next) return;
  event.preventDefault();
  next.focus();
};

const neighbour = (slot: Slot, key: string): Slot | undefined => {
  const step = key === 'ArrowLeft' ? -1 : key === 'ArrowRight' ? 1 : undefined;
  return step === undefined ? undefined : allSlots.find((other) => other === slot + step);
};

const focusSlot = (from: HTMLElement, slot: Slot): void =>
  slotButtons(from)
    .find((button) => button.dataset['slot'] === String(slot))
    ?.focus();

const slotButtons = (from: HTMLElement): readonly HTMLElement[] => [
  ...(from.closest('fieldset')?.querySelectorAll<HTMLElement>('[data-slot]') ?? []),
];
