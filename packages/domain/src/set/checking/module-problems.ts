import type { Assortment } from '../../catalogue/assortment.ts';
import { fitsColour } from '../../catalogue/fits-colour.ts';
import type { Module } from '../../catalogue/module.ts';
import { placementProblem } from '../modules/placement-problem.ts';
import type { ModuleChoice } from '../module-choice.ts';
import { placedModules, type PlacedModule } from '../placed-modules.ts';
import type { ProductSet } from '../product-set.ts';
import type { SetProblem, VisiblePartProblem } from './set-problem.ts';

/** What is wrong with the modules of a set; that there is no frame for them is not said again. */
export const moduleProblems = (set: ProductSet, assortment: Assortment): readonly SetProblem[] =>
  placedModules(set).flatMap((placed) => problemsOf(placed, set, assortment));

const problemsOf = ({ slot, choice }: PlacedModule, set: ProductSet, assortment: Assortment): readonly SetProblem[] => {
  const module = assortment.findModule(choice.moduleId);
  if (!module) return [{ kind: 'module', slot, problem: { kind: 'unknown-module', moduleId: choice.moduleId } }];
  const misplaced = placementProblem(set, slot, module, assortment);
  const problems = [misplaced?.kind === 'no-frame' ? undefined : misplaced, visiblePartProblem(module, choice)];
  return problems.flatMap((problem) => (problem ? [{ kind: 'module', slot, problem }] : []));
};

const visiblePartProblem = (module: Module, choice: ModuleChoice): VisiblePartProblem | undefined => {
  const componentId = choice.visibleComponentId;
  const visiblePart = module.visibleComponents.includes(componentId) ? module.components[componentId] : undefined;
  if (!visiblePart) return { kind: 'unknown-visible-part', componentId };
  return fitsColour(visiblePart, choice.colourId)
    ? undefined
    : { kind: 'other-colour', colourId: choice.colourId, visiblePartColourId: visiblePart.colourId };
};
