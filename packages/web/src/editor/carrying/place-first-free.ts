import { frameOfSet } from '@ramka/domain/set/frame-of-set';
import type { ModuleCard } from '@ramka/domain/set/modules/module-card';
import { firstFreeModuleSlot } from '@ramka/domain/set/slots/first-free-module-slot';
import { ghostOf } from './ghost-of.ts';
import { middleOf } from '../drag/nearest-slot.ts';
import type { SlotElements } from '../drag/slot-elements.ts';
import type { Surroundings } from './surroundings.ts';

/** A double-click or Enter: the card's module flies from the card into the first free slot. */
export const placeFirstFree = (
  card: ModuleCard,
  from: HTMLElement,
  slots: SlotElements,
  { editor }: Surroundings,
): void => {
  const frame = frameOfSet(editor.draft.set, editor.catalogue);
  const slot = frame && firstFreeModuleSlot(editor.draft.set, frame);
  if (!editor.edit({ kind: 'place-module', card, slot: 'first-free' })) return;
  const area = slot && slots.areaOf(slot);
  if (area)
    ghostOf({ kind: 'card', card }, middleOf(from.getBoundingClientRect()), slots, editor)?.flyTo(middleOf(area));
};
