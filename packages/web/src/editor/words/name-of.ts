import type { Assortment, ControllerSlot, Slot } from '@ramka/domain/catalogue';
import type { ProductSet } from '@ramka/domain/set/product-set';
import type { Texts } from '@ramka/texts/texts';

/** What a module is called; a word for it where the catalogue no longer has it (R22). */
export const nameOfModule = (moduleId: number, assortment: Assortment, { editor }: Texts): string =>
  assortment.findModule(moduleId)?.name ?? editor.removals.gone;

/** What a controller is called; a word for it where the catalogue no longer has it (R22). */
export const nameOfController = (controllerId: number, assortment: Assortment, { editor }: Texts): string =>
  assortment.findController(controllerId)?.name ?? editor.removals.gone;

/** What the module in a slot is called; empty where there is none. */
export const nameInSlot = (set: ProductSet, slot: Slot, assortment: Assortment, texts: Texts): string => {
  const choice = set.modules[slot];
  return choice ? nameOfModule(choice.moduleId, assortment, texts) : '';
};

/** What the controller in a slot is called; empty where there is none. */
export const controllerInSlot = (
  set: ProductSet,
  slot: ControllerSlot,
  assortment: Assortment,
  texts: Texts,
): string => {
  const controllerId = set.controllers[slot];
  return controllerId === undefined ? '' : nameOfController(controllerId, assortment, texts);
};
