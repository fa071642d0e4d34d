import { settleOptions } from '../options/settle-options.ts';
import type { ModuleChoice } from '../module-choice.ts';
import type { ModuleCard } from './module-card.ts';

/**
 * A module as it is when dropped: the card's visible part and colour, every group at its default (catalogue.md §5.3).
 */
export const moduleChoiceOf = ({ module, visiblePart }: ModuleCard): ModuleChoice => ({
  moduleId: module.id,
  colourId: visiblePart.colourId,
  visibleComponentId: visiblePart.id,
  options: settleOptions(module, visiblePart.colourId, {}),
});
