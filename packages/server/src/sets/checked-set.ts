import { setFromWire, setToWire } from '@ramka/contract/translate/product-set';
import type { BundlePayload } from '@ramka/contract/wire/bundle';
import { checkSet } from '@ramka/domain/set/checking/check-set';
import type { LocalisedCatalogue } from '../catalogue/catalogue.ts';
import { ApiProblem } from '../http/api-problem.ts';
import type { SetContents } from './set.store.ts';
import { setIssue } from './set-issue.ts';
import { writePayload } from './set-payload.ts';

/** What of a sent set is saved, settled by the rules; refused with everything that is wrong with it. */
export const checkedSet = (payload: BundlePayload, assortment: LocalisedCatalogue): SetContents => {
  const checked = checkSet(setFromWire(payload), assortment);
  if (!checked.ok) throw new ApiProblem('unprocessable', checked.problem.map(setIssue));
  const set = { ...checked.value, frameId: payload.frameId };
  const line = lineOfFrame(payload.frameId, assortment);
  return { name: set.name, seriesId: line.seriesId, payload: writePayload(setToWire(set, null)) };
};

const lineOfFrame = (frameId: number, assortment: LocalisedCatalogue): { readonly seriesId: number } => {
  const frame = assortment.findFrame(frameId);
  const line = frame && assortment.findLineOfFrame(frame);
  if (line === undefined) throw new Error(`frame ${frameId} belongs to no line`);
  return line;
};
