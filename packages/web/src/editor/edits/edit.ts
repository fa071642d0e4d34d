import type { ModuleCard } from '@ramka/domain/set/modules';
import type { ModuleChoice } from '@ramka/domain/set/product-set';
import type { ControllerSlot, Slot } from '@ramka/domain/catalogue';

/** A change of the set that can be undone, as the user means it. */
export type Edit =
  | { readonly kind: 'choose-line'; readonly lineId: number }
  | { readonly kind: 'choose-frame'; readonly frameId: number }
  | { readonly kind: 'place-module'; readonly card: ModuleCard; readonly slot: Slot | 'first-free' }
  | { readonly kind: 'move-module'; readonly from: Slot; readonly to: Slot }
  | { readonly kind: 'remove-module'; readonly slot: Slot }
  | { readonly kind: 'choose-options'; readonly slot: Slot; readonly options: ModuleChoice['options'] }
  | { readonly kind: 'choose-controller'; readonly slot: ControllerSlot; readonly controllerId: number }
  | { readonly kind: 'remove-controller'; readonly slot: ControllerSlot }
  | { readonly kind: 'switch-ip44'; readonly on: boolean }
  | { readonly kind: 'choose-corner-box'; readonly colourId: number }
  | { readonly kind: 'choose-surface-box'; readonly colourId: number }
  | { readonly kind: 'rename'; readonly name: string };

/** What an edit is called in "Undo: …". */
export type EditName = Edit['kind'];
