import type { ComponentGroup, Module } from '../../catalogue/module.ts';
import { isFixedGroup } from './is-fixed-group.ts';

/** The groups of a module in which the user can change something: the component, or how many (catalogue.md §5.3). */
export const editableGroups = (module: Module, colourId: number): readonly ComponentGroup[] =>
  module.groups.filter((group) => group.userDefinedQuantity || !isFixedGroup(module, group, colourId));
