import { type ControllerSlot, NO_COLOUR, type Slot } from '@ramka/domain/catalogue';
import { chosenControllers, placedModules, type ProductSet } from '@ramka/domain/set/product-set';

/** Something that was in the set before a choice and is not in it after. */
export type LostPart =
  | { readonly kind: 'frame' }
  | { readonly kind: 'module'; readonly slot: Slot; readonly moduleId: number }
  | { readonly kind: 'controller'; readonly slot: ControllerSlot; readonly controllerId: number }
  | { readonly kind: 'corner-box' }
  | { readonly kind: 'surface-box' }
  | { readonly kind: 'ip44' };

/** What a choice took out of a set besides what was pointed at, from the wall outwards and from left to right. */
export const lostParts = (before: ProductSet, after: ProductSet): readonly LostPart[] => [
  ...(before.frameId !== null && after.frameId === null ? [{ kind: 'frame' } as const] : []),
  ...placedModules(before)
    .filter(({ slot }) => after.modules[slot] === undefined)
    .map(({ slot, choice }) => ({ kind: 'module', slot, moduleId: choice.moduleId }) as const),
  ...chosenControllers(before)
    .filter(({ slot }) => after.controllers[slot] === undefined)
    .map(({ slot, controllerId }) => ({ kind: 'controller', slot, controllerId }) as const),
  ...lostBoxes(before, after),
  ...(before.ip44 && !after.ip44 ? [{ kind: 'ip44' } as const] : []),
];

const lostBoxes = (before: ProductSet, after: ProductSet): readonly LostPart[] => [
  ...(before.cornerBoxColourId !== NO_COLOUR && after.cornerBoxColourId === NO_COLOUR
    ? [{ kind: 'corner-box' } as const]
    : []),
  ...(before.surfaceBoxColourId !== NO_COLOUR && after.surfaceBoxColourId === NO_COLOUR
    ? [{ kind: 'surface-box' } as const]
    : []),
];
