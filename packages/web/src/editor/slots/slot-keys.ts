import { allSlots, type Slot } from '@ramka/domain/catalogue';
import type { KeyboardEvent } from 'react';
import type { Edit } from '../edits/edit.ts';

/** Arrows go from slot to slot, with Shift they carry the module along; Delete empties the slot (R18). */
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

/** Arrows, Home and End go from slot to slot. */
export const moveFocus = (event: KeyboardEvent<HTMLElement>): void => {
  const slots = slotButtons(event.currentTarget);
  const here = slots.indexOf(event.currentTarget);
  const there = { ArrowLeft: here - 1, ArrowRight: here + 1, Home: 0, End: slots.length - 1 }[event.key];
  const next = there === undefined ? undefined : slots[there];
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
