import type { ControllerSlot, Slot } from '../slot.ts';

/** A part of a stored set that the catalogue no longer has (R22). */
export type MissingPart =
  | { readonly kind: 'frame'; readonly frameId: number }
  | { readonly kind: 'module'; readonly slot: Slot; readonly moduleId: number }
  | { readonly kind: 'visible-part'; readonly slot: Slot; readonly componentId: number }
  | { readonly kind: 'component'; readonly slot: Slot; readonly groupId: number; readonly componentId: number }
  | { readonly kind: 'controller'; readonly slot: ControllerSlot; readonly controllerId: number }
  | { readonly kind: 'seal' }
  | { readonly kind: 'corner-box'; readonly colourId: number }
  | { readonly kind: 'surface-box'; readonly colourId: number };
