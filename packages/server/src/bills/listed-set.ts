import { setFromWire } from '@ramka/contract/translate/product-set';
import type { BundlePayload } from '@ramka/contract/wire/bundle';
import type { Assortment } from '@ramka/domain/catalogue';
import { checkSet, type SetProblem, settleSet } from '@ramka/domain/set/check-set';
import type { ProductSet } from '@ramka/domain/set/product-set';
import { ApiProblem } from '../http/problems/api-problem.ts';
import { setIssue } from '../sets/set-issue.ts';

/**
 * The set whose components are asked for before it is saved, settled as saving will. It may still lack controllers; one
 * that was saved already may hold what the catalogue has lost since (reading R22). Anything else is refused as by saving.
 */
export const listedSet = (payload: BundlePayload, assortment: Assortment): ProductSet => {
  const set = { ...setFromWire(payload), name: '' };
  const wasSaved = typeof payload.id === 'number';
  const problems = wasSaved ? [] : problemsOf(set, assortment).filter((problem) => !isLacking(problem));
  if (problems.length > 0) throw new ApiProblem('unprocessable', problems.map(setIssue));
  return settleSet(set, assortment);
};

const problemsOf = (set: ProductSet, assortment: Assortment): readonly SetProblem[] => {
  const checked = checkSet(set, assortment);
  return checked.ok ? [] : checked.problem;
};

const isLacking = ({ kind, problem }: SetProblem): boolean => kind === 'controller' && problem.kind === 'no-controller';
