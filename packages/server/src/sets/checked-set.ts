import type { BundlePayload } from '@ramka/contract/wire/bundle';
import type { LocalisedCatalogue } from '../catalogue/catalogue.ts';
import { ApiProblem } from '../http/problems/api-problem.ts';
import type { SetContents } from './set.store.ts';
import { setContents } from './set-contents.ts';
import { setIssue } from './set-issue.ts';

/** What of a sent set is saved, settled by the rules; refused with everything that is wrong with it. */
export const checkedSet = (payload: BundlePayload, assortment: LocalisedCatalogue): SetContents => {
  const contents = setContents(payload, assortment);
  if (!contents.ok) throw new ApiProblem('unprocessable', contents.problem.map(setIssue));
  return contents.value;
};
