import type { Assortment } from '../../catalogue/assortment.ts';
import { tidyName } from '../../project/tidy-name.ts';
import { ip44Holds } from '../ip44/ip44-holds.ts';
import type { ModuleChoice } from '../module-choice.ts';
import { settleOptions } from '../options/settle-options.ts';
import { placedModules } from '../placed-modules.ts';
import type { ProductSet } from '../product-set.ts';

/**
 * A set as it would be saved: its name tidied, options and fixed quantities by catalogue.md §5.3, IP44 off where it
 * can't hold. Whether it may be saved is not asked; a module that the catalogue does not have stays as it is.
 */
export const settleSet = <Set extends ProductSet>(set: Set, assortment: Assortment): Set => ({
  ...set,
  name: tidyName(set.name),
  ip44: ip44Holds(set, assortment),
  modules: Object.fromEntries(placedModules(set).map(({ slot, choice }) => [slot, settledChoice(choice, assortment)])),
});

const settledChoice = (choice: ModuleChoice, assortment: Assortment): ModuleChoice => {
  const module = assortment.findModule(choice.moduleId);
  return module ? { ...choice, options: settleOptions(module, choice.colourId, choice.options) } : choice;
};
