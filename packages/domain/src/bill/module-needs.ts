import type { PricedAssortment } from '../catalogue/assortment.ts';
import type { ComponentGroup, Module } from '../catalogue/module.ts';
import { groupCandidates } from '../set/options/group-candidates.ts';
import { groupQuantity } from '../set/options/group-quantity.ts';
import { isFixedGroup } from '../set/options/is-fixed-group.ts';
import { placedModules, type PlacedModule } from '../set/placed-modules.ts';
import type { ProductSet } from '../set/product-set.ts';
import { needOf, type Need } from './need.ts';

/**
 * What the modules of a set ask for: by slot the visible part, then its groups in their order (catalogue.md §5.4 point
 * 5).
 */
export const moduleNeeds = (set: ProductSet, assortment: PricedAssortment): readonly Need[] =>
  placedModules(set).flatMap((placed) => needsOf(placed, assortment));

const needsOf = (placed: PlacedModule, assortment: PricedAssortment): readonly Need[] => {
  const { slot, choice } = placed;
  const { moduleId, visibleComponentId: id } = choice;
  const visiblePart = needOf(assortment.findArticle(id), { kind: 'id', id }, 1, { kind: 'visible-part', slot });
  const module = assortment.findModule(moduleId);
  if (!module) return [visiblePart, { kind: 'finding', finding: { kind: 'missing-module', slot, moduleId } }];
  return [visiblePart, ...module.groups.flatMap((group) => groupNeeds(placed, module, group, assortment))];
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
  return [
    needOf(assortment.findArticle(id), { kind: 'id', id }, groupQuantity(group, chosen?.quantity ?? group.quantity), {
      kind: 'component',
      slot,
      groupId: group.id,
      groupName: group.name,
      rule: isFixedGroup(module, group, choice.colourId) ? 'always' : 'chosen',
    }),
  ];
};
