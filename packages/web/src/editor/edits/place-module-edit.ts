import type { Assortment } from '@ramka/domain/catalogue';
import { accepted, type Result } from '@ramka/domain/result';
import { moduleChoiceOf, placeInFirstFreeSlot, placeModule } from '@ramka/domain/set/modules';
import type { ProductSet } from '@ramka/domain/set/product-set';
import type { EditProblem } from './edit-problem.ts';
import type { Edit } from './edit.ts';

/** Places a card of the drawer as it is dropped: into the slot that was pointed at, or the first free one (R18). */
export const placeModuleEdit = (
  set: ProductSet,
  { card, slot }: Extract<Edit, { readonly kind: 'place-module' }>,
  assortment: Assortment,
): Result<ProductSet, EditProblem> => {
  const choice = moduleChoiceOf(card);
  if (slot !== 'first-free') return placeModule(set, slot, choice, assortment);
  const placed = placeInFirstFreeSlot(set, choice, assortment);
  return placed.ok ? accepted(placed.value.set) : placed;
};
