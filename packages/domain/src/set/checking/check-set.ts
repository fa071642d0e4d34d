import type { Assortment } from '../../catalogue/assortment.ts';
import { nameProblem } from '../../project/name-problem.ts';
import { accepted, refused, type Result } from '../../result.ts';
import { frameOfSet } from '../frame-of-set.ts';
import type { ProductSet } from '../product-set.ts';
import { boxProblems } from './box-problems.ts';
import { controllerProblems } from './controller-problems.ts';
import { moduleProblems } from './module-problems.ts';
import type { SetProblem } from './set-problem.ts';
import { settleSet } from './settle-set.ts';

/**
 * Whether a set that comes from outside may be saved: the set as the rules settle it, or everything that is
 * wrong with it at once.
 */
export const checkSet = (set: ProductSet, assortment: Assortment): Result<ProductSet, readonly SetProblem[]> => {
  const problems = [
    ...nameProblems(set),
    ...frameProblems(set, assortment),
    ...moduleProblems(set, assortment),
    ...controllerProblems(set, assortment),
    ...boxProblems(set, assortment),
  ];
  return problems.length > 0 ? refused(problems) : accepted(settleSet(set, assortment));
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
