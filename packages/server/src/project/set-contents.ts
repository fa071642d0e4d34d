import { type FramedSet, setFromWire, setToWire } from '@ramka/contract/translate/product-set';
import { type BundlePayload, bundlePayload } from '@ramka/contract/wire/bundle';
import { accepted, type Result } from '@ramka/domain/result';
import { checkSet, type SetProblem } from '@ramka/domain/set/check-set';
import type { z } from 'zod';
import type { LocalisedCatalogue } from '../catalogue/catalogue.ts';
import { ApiProblem } from '../http/problems.ts';
import { setIssue } from './issues.ts';
import type { SetContents, StoredSet } from './sets.store.ts';

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

/** What of a sent set is saved, settled by the rules; refused with everything that is wrong with it. */
export const checkedSet = (payload: BundlePayload, assortment: LocalisedCatalogue): SetContents => {
  const contents = setContents(payload, assortment);
  if (!contents.ok) throw new ApiProblem('unprocessable', contents.problem.map(setIssue));
  return contents.value;
};

const storedPayload = bundlePayload.omit({ id: true, name: true });

/** A set as the API takes it, without `id` and `name`; what the store keeps as JSON. */
export type SetPayload = z.infer<typeof storedPayload>;

/** As the store keeps it. */
export const writePayload = (payload: SetPayload): string => JSON.stringify(storedPayload.parse(payload));

/** As it was stored. */
export const readPayload = ({ payload }: Pick<StoredSet, 'payload'>): SetPayload =>
  storedPayload.parse(JSON.parse(payload));

/** A stored set as the rules know it. */
export const productSetOf = (set: Pick<StoredSet, 'name' | 'payload'>): FramedSet =>
  setFromWire({ name: set.name, ...readPayload(set) });
