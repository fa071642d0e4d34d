import type { Assortment } from '../../catalogue/assortment.ts';
import { nameProblem } from '../../project/name-problem.ts';
import { tidyName } from '../../project/tidy-name.ts';
import { accepted, refused, type Result } from '../../result.ts';
import { frameOfSet } from '../frame-of-set.ts';
import { ip44Holds } from '../ip44/ip44-holds.ts';
import type { ModuleChoice } from '../module-choice.ts';
import { settleOptions } from '../options/settle-options.ts';
import { placedModules } from '../placed-modules.ts';
import type { ProductSet } from '../product-set.ts';
import { boxProblems } from './box-problems.ts';
import { controllerProblems } from './controller-problems.ts';
import { moduleProblems } from './module-problems.ts';
import type { SetProblem } from './set-problem.ts';

/**
 * Whether a set that comes from outside may be saved: the set as the rules settle it (name tidied, options and fixed
 * quantities by catalogue.md §5.3, IP44 off where it can't hold), or everything that is wrong with it at once.
 */
export const checkSet = (set: ProductSet, assortment: Assortment): Result<ProductSet, readonly SetProblem[]> => {
  const problems = [
    ...nameProblems(set),
    ...frameProblems(set, assortment),
    ...moduleProblems(set, assortment),
    ...controllerProblems(set, assortment),
    ...boxProblems(set, assortment),
  ];
  return problems.length > 0 ? refused(problems) : accepted(settled(set, assortment));
};

const nameProblems = (set: ProductSet): readonly SetProblem[] => {
  const problem = nameProblem('set', set.name);
  return problem ? [{ kind: 'name', problem }] : [];
};

const frameProblems = (set: ProductSet, assortment: Assortment): readonly SetProblem[] => {
  if (set.frameId === null) return [{ kind: 'frame', problem: { kind: 'no-frame' } }];
  if (frameOfSet(set, assortment)) return [];
  return [{ kind: 'frame', problem: { kind: 'unknown-frame', frameId: set.frameId } }];
};

const settled = (set: ProductSet, assortment: Assortment): ProductSet => ({
  ...set,
  name: tidyName(set.name),
  ip44: ip44Holds(set, assortment),
  modules: Object.fromEntries(placedModules(set).map(({ slot, choice }) => [slot, settledChoice(choice, assortment)])),
});

const settledChoice = (choice: ModuleChoice, assortment: Assortment): ModuleChoice => {
  const module = assortment.findModule(choice.moduleId);
  return module ? { ...choice, options: settleOptions(module, choice.colourId, choice.options) } : choice;
};
