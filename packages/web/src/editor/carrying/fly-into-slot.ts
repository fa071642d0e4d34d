import { firstFreeModuleSlot, frameOfSet } from '@ramka/domain/set/product-set';
import type { ModuleCard } from '@ramka/domain/set/modules';
import type { Slot } from '@ramka/domain/catalogue';
import { ghostOf } from './ghost-of.ts';
import { middleOf } from '../drag/nearest-slot.ts';
import type { SlotElements } from '../drag/slot-elements.ts';
import type { Surroundings } from './surroundings.ts';

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
