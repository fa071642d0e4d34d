import {
  type Assortment,
  type Component,
  type ComponentGroup,
  fitsColour,
  type Module,
  type Slot,
} from '../catalogue.ts';
import { wholePieces } from '../quantity.ts';
import { accepted, refused, type Result } from '../result.ts';
import type { GroupChoice, ModuleChoice, ProductSet } from './product-set.ts';

/** Why a slot has no options to choose. */
export type OptionsProblem =
  | { readonly kind: 'empty-slot' }
  | { readonly kind: 'unknown-module'; readonly moduleId: number };

/** Gives a placed module the options wanted, as far as the rules allow them (docs/catalogue-rules.md#c5-3). */
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

/**
 * The options of a module as the rules allow them, one for each of its groups (docs/catalogue-rules.md#c5-3). What is
 * unknown or absent becomes the default: the first component of a required group, otherwise none.
 */
export const settleOptions = (
  module: Module,
  colourId: number,
  wanted: ModuleChoice['options'],
): ModuleChoice['options'] =>
  Object.fromEntries(module.groups.map((group) => [group.id, settle(module, group, colourId, wanted[group.id])]));

const settle = (
  module: Module,
  group: ComponentGroup,
  colourId: number,
  wanted: GroupChoice | undefined,
): GroupChoice => {
  const candidates = groupCandidates(module, group, colourId);
  const legal = candidates.some(({ id }) => id === wanted?.selectedId);
  const fallback = group.required ? (candidates[0]?.id ?? null) : null;
  return {
    selectedId: wanted && legal ? wanted.selectedId : fallback,
    quantity: groupQuantity(group, wanted?.quantity ?? group.quantity),
  };
};

/**
 * What can be chosen in a group of a module placed in this colour: the components of that colour and those that fit
 * every colour; all of them where none does (docs/catalogue-rules.md#d8).
 */
export const groupCandidates = (module: Module, group: ComponentGroup, colourId: number): readonly Component[] => {
  const components = group.components.flatMap((id) => module.components[id] ?? []);
  const fitting = components.filter((component) => fitsColour(component, colourId));
  return fitting.length > 0 ? fitting : components;
};

/**
 * Pieces of a group's component: the user's where the group lets the user decide, else the group's own
 * (docs/catalogue-rules.md#c5-3).
 */
export const groupQuantity = (group: ComponentGroup, wanted: number): number =>
  group.userDefinedQuantity ? wholePieces(wanted) : group.quantity;

/**
 * The groups of a module in which the user can change something: the component, or how many
 * (docs/catalogue-rules.md#c5-3).
 */
export const editableGroups = (module: Module, colourId: number): readonly ComponentGroup[] =>
  module.groups.filter((group) => group.userDefinedQuantity || !isFixedGroup(module, group, colourId));

/** Whether the options dialog has anything to save (docs/specification.md#s2-118). */
export const hasEditableGroup = (module: Module, colourId: number): boolean =>
  editableGroups(module, colourId).length > 0;

/** Whether a group leaves no choice of component: it is required and has but one (docs/specification.md#s5-30). */
export const isFixedGroup = (module: Module, group: ComponentGroup, colourId: number): boolean =>
  group.required && groupCandidates(module, group, colourId).length === 1;
