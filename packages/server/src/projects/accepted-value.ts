import type { Result } from '@ramka/domain/result';
import { ApiProblem } from '../http/problems/api-problem.ts';
import type { ChangeRefusal } from './changes/change-refusal.ts';

/** What the store answered; a refusal becomes the call's problem. `pathOf` says where in the request an entry stands. */
export const acceptedValue = <Value>(
  result: Result<Value, ChangeRefusal>,
  pathOf: PathOf = (index, field) => `payload.${index}.${field}`,
): Value => {
  if (result.ok) return result.value;
  throw problemOf(result.problem, pathOf);
};

const problemOf = (refusal: ChangeRefusal, pathOf: PathOf): ApiProblem => {
  if (refusal.kind === 'unknown-entry') {
    const path = pathOf(refusal.index, 'id');
    return new ApiProblem('unprocessable', [
      { path, code: 'unknown-entry', message: ({ input }) => input.unknownEntry },
    ]);
  }
  if (refusal.kind === 'too-many-pieces') {
    const path = pathOf(refusal.index, 'quantity');
    return new ApiProblem('unprocessable', [
      { path, code: 'quantity-out-of-range', message: ({ input }) => input.quantity },
    ]);
  }
  return new ApiProblem(refusal.kind);
};

/** Where in the request a field of an entry stands. */
type PathOf = (index: number, field: 'id' | 'quantity') => string;
