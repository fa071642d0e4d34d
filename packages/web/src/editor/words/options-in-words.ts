import type { Assortment, ComponentGroup, Module } from '@ramka/domain/catalogue';
import type { ModuleChoice } from '@ramka/domain/set/product-set';
import { editableGroups } from '@ramka/domain/set/options';
import type { Texts } from '@ramka/texts/texts';

/** What is chosen for a placed module, group by group; groups in which nothing can be chosen are left out. */
export const optionsInWords = (choice: ModuleChoice, assortment: Assortment, texts: Texts): string => {
  const module = assortment.findModule(choice.moduleId);
  if (!module) return '';
  return editableGroups(module, choice.colourId)
    .map((group) => `${group.name}: ${chosenOf(module, group, choice, texts)}`)
    .join('; ');
};

const chosenOf = (module: Module, group: ComponentGroup, { options }: ModuleChoice, { editor }: Texts): string => {
  const { none, pieces } = editor.optionsDialog;
  const option = options[group.id];
  if (!option || option.selectedId === null) return none;
  const name = module.components[option.selectedId]?.name ?? editor.removals.gone;
  return option.quantity > 1 ? `${name}, ${pieces(option.quantity)}` : name;
};
