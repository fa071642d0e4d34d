import type { ComponentGroup, Module } from '../../catalogue/module.ts';
import { groupCandidates } from './group-candidates.ts';

/** Whether a group leaves no choice of component: it is required and has but one (specification §5). */
export const isFixedGroup = (module: Module, group: ComponentGroup, colourId: number): boolean =>
  group.required && groupCandidates(module, group, colourId).length === 1;
