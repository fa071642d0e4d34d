import type { Assortment } from '../../catalogue/assortment.ts';
import { accepted, refused, type Result } from '../../result.ts';
import type { ModuleChoice } from '../module-choice.ts';
import type { ProductSet } from '../product-set.ts';
import type { Slot } from '../slot.ts';
import { settleOptions } from './settle-options.ts';

/** Why a slot has no options to choose. */
export type OptionsProblem =
  | { readonly kind: 'empty-slot' }
  | { readonly kind: 'unknown-module'; readonly moduleId: number };

/** Gives a placed module the options wanted, as far as the rules allow them (catalogue.md §5.3). */
export const chooseOptions = (
  set: ProductSet,
  slot: Slot,
  wanted: ModuleChoice['options'],
  assortment: Assortment,
): Result<ProductSet, OptionsProblem> => {
  const choice = set.modules[slot];
  if (!choice) return refused({ kind: 'empty-slot' });
  const module = assortment.findModule(choice.moduleId);
  if (!module) return refused({ kind: 'unknown-module', moduleId: choice.moduleId });
  const options = settleOptions(module, choice.colourId, wanted);
  return accepted({ ...set, modules: { ...set.modules, [slot]: { ...choice, options } } });
};
