import type { Assortment } from '../../catalogue/assortment.ts';
import { accepted, refused, type Result } from '../../result.ts';
import { frameOfSet } from '../frame-of-set.ts';
import type { ProductSet } from '../product-set.ts';
import type { Slot } from '../slot.ts';
import { removeModule } from './remove-module.ts';
import { slotProblem, type SlotProblem } from './slot-problem.ts';

/** Why a module was not moved; `empty-slot`: there is none to move. */
export type MoveProblem = { readonly kind: 'no-frame' } | { readonly kind: 'empty-slot' } | SlotProblem;

/** Carries a module to another slot of the same set; the module that is there changes places with it (R18). */
export const moveModule = (
  set: ProductSet,
  from: Slot,
  to: Slot,
  assortment: Assortment,
): Result<ProductSet, MoveProblem> => {
  const frame = frameOfSet(set, assortment);
  if (!frame) return refused({ kind: 'no-frame' });
  const moved = set.modules[from];
  if (!moved) return refused({ kind: 'empty-slot' });
  const there = set.modules[to];
  const problem = slotProblem(frame, to) ?? (there && slotProblem(frame, from));
  if (problem) return refused(problem);
  if (from === to) return accepted(set);
  const left = there ? { ...set.modules, [from]: there } : removeModule(set, from).modules;
  return accepted({ ...set, modules: { ...left, [to]: moved } });
};
