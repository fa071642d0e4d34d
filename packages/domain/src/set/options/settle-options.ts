import type { ComponentGroup, Module } from '../../catalogue/module.ts';
import type { GroupChoice, ModuleChoice } from '../module-choice.ts';
import { groupCandidates } from './group-candidates.ts';
import { groupQuantity } from './group-quantity.ts';

/**
 * The options of a module as the rules allow them (catalogue.md §5.3): one for each of its groups, an unknown or absent
 * component replaced by the default (the first of a required group, otherwise none), fixed quantities as fixed.
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
