import { setFromWire, setToWire } from '@ramka/contract/translate/product-set';
import type { BundlePayload } from '@ramka/contract/wire/bundle';
import { accepted, type Result } from '@ramka/domain/result';
import { checkSet, type SetProblem } from '@ramka/domain/set/check-set';
import type { LocalisedCatalogue } from '../catalogue/catalogue.ts';
import type { SetContents } from './set.store.ts';
import { writePayload } from './set-payload.ts';

/** What of a set that comes from outside is saved, settled by the rules; or everything that is wrong with it. */
export const setContents = (
  payload: Omit<BundlePayload, 'id'>,
  assortment: LocalisedCatalogue,
): Result<SetContents, readonly SetProblem[]> => {
  const checked = checkSet(setFromWire(payload), assortment);
  if (!checked.ok) return checked;
  const set = { ...checked.value, frameId: payload.frameId };
  const { seriesId } = lineOfFrame(payload.frameId, assortment);
  return accepted({ name: set.name, seriesId, payload: writePayload(setToWire(set, null)) });
};

const lineOfFrame = (frameId: number, assortment: LocalisedCatalogue): { readonly seriesId: number } => {
  const frame = assortment.findFrame(frameId);
  const line = frame && assortment.findLineOfFrame(frame);
  if (line === undefined) throw new Error(`frame ${frameId} belongs to no line`);
  return line;
};
