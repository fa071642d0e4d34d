import type { Assortment } from '../../catalogue/assortment.ts';
import type { Frame } from '../../catalogue/frame.ts';
import { moduleProblem } from '../modules/module-problem.ts';
import { slotProblem } from '../modules/slot-problem.ts';
import { placedModules, type PlacedModule } from '../placed-modules.ts';
import type { ProductSet } from '../product-set.ts';
import type { Removal } from './removal.ts';

/** The modules of a set that can stay when this frame is chosen, and those that can't (catalogue.md §5.6). */
export const keepModules = (
  set: ProductSet,
  frame: Frame,
  assortment: Assortment,
): { readonly kept: ProductSet['modules']; readonly removals: readonly Removal[] } => {
  const judged = placedModules(set).map((placed) => ({ placed, removal: removalOf(placed, frame, assortment) }));
  return {
    kept: Object.fromEntries(judged.flatMap(({ placed, removal }) => (removal ? [] : [[placed.slot, placed.choice]]))),
    removals: judged.flatMap(({ removal }) => removal ?? []),
  };
};

const removalOf = ({ slot, choice }: PlacedModule, frame: Frame, assortment: Assortment): Removal | undefined => {
  const module = assortment.findModule(choice.moduleId);
  const problem = slotProblem(frame, slot) ?? (module && moduleProblem(frame, module, assortment));
  return problem && { kind: 'module', slot, moduleId: choice.moduleId, reason: problem.kind };
};
