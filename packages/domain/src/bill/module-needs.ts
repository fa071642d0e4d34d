import type { PricedAssortment } from '../catalogue/assortment.ts';
import type { ComponentGroup, Module } from '../catalogue/module.ts';
import { groupCandidates } from '../set/options/group-candidates.ts';
import { groupQuantity } from '../set/options/group-quantity.ts';
import { isFixedGroup } from '../set/options/is-fixed-group.ts';
import { placedModules, type PlacedModule } from '../set/placed-modules.ts';
import type { ProductSet } from '../set/product-set.ts';
import type { BillReason } from './bill-line.ts';
import { needOf, type Need } from './need.ts';

/**
 * What the modules of a set ask for: by slot the visible part, then its groups in their order (catalogue.md §5.4 point
 * 5). Only what a module is made of is ordered with it.
 */
export const moduleNeeds = (set: ProductSet, assortment: PricedAssortment): readonly Need[] =>
  placedModules(set).flatMap((placed) => needsOf(placed, assortment));

const needsOf = (placed: PlacedModule, assortment: PricedAssortment): readonly Need[] => {
  const { slot, choice } = placed;
  const { moduleId, visibleComponentId } = choice;
  const module = assortment.findModule(moduleId);
  if (!module) return [{ kind: 'finding', finding: { kind: 'missing-module', slot, moduleId } }];
  return [
    partNeed(visibleComponentId, module.visibleComponents, 1, { kind: 'visible-part', slot }, assortment),
    ...module.groups.flatMap((group) => groupNeeds(placed, module, group, assortment)),
  ];
};

const groupNeeds = (
  { slot, choice }: PlacedModule,
  module: Module,
  group: ComponentGroup,
  assortment: PricedAssortment,
): readonly Need[] => {
  const chosen = choice.options[group.id];
  const fallback = group.required ? groupCandidates(module, group, choice.colourId)[0]?.id : undefined;
  const id = chosen?.selectedId ?? fallback;
  if (id === undefined) return [];
  const rule = isFixedGroup(module, group, choice.colourId) ? 'always' : 'chosen';
  const reason = { kind: 'component', slot, groupId: group.id, groupName: group.name, rule } as const;
  return [partNeed(id, group.components, groupQuantity(group, chosen?.quantity ?? group.quantity), reason, assortment)];
};

const partNeed = (
  id: number,
  possible: readonly number[],
  quantity: number,
  reason: BillReason,
  assortment: PricedAssortment,
): Need => needOf(possible.includes(id) ? assortment.findArticle(id) : undefined, { kind: 'id', id }, quantity, reason);
