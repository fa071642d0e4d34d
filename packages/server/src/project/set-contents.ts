import { ok, type Result } from '@ramka/domain/result';
import { checkSet, type SetProblem } from '@ramka/domain/set/check-set';
import type { FramedSet } from '@ramka/domain/set/product-set';
import type { LocalisedCatalogue } from '../catalogue/catalogue.ts';
import { HttpError } from '../http/errors.ts';
import { parseSetDocument, writeSetDocument } from '../store/set-document.ts';
import { setIssue } from './issues.ts';
import type { SetContents, StoredSet } from './sets/sets.store.ts';

/** What is saved of a set that comes from outside, settled by the rules. Refused with everything that is wrong with it. */
export const setContents = (
  sent: FramedSet,
  assortment: LocalisedCatalogue,
): Result<SetContents, readonly SetProblem[]> => {
  const checked = checkSet(sent, assortment);
  if (!checked.ok) return checked;
  const set = { ...checked.value, frameId: sent.frameId };
  const seriesId = findSeriesId(set, assortment);
  if (seriesId === undefined) throw new Error(`frame ${set.frameId} belongs to no line`);
  return ok({ name: set.name, seriesId, document: writeSetDocument(set) });
};

/** The series that a set is of; undefined where the catalogue has lost its frame. */
export const findSeriesId = ({ frameId }: FramedSet, assortment: LocalisedCatalogue): number | undefined => {
  const frame = assortment.findFrame(frameId);
  return frame && assortment.findLineOfFrame(frame)?.seriesId;
};

/** As `setContents`; throws what a call answers to a set that is against the rules. */
export const requireSetContents = (sent: FramedSet, assortment: LocalisedCatalogue): SetContents => {
  const contents = setContents(sent, assortment);
  if (contents.ok) return contents.value;
  throw new HttpError(
    'unprocessable',
    contents.problem.map((problem) => setIssue(problem, 'payload')),
  );
};

/** A stored set as the rules know it. */
export const productSetOf = ({ name, document }: Pick<StoredSet, 'name' | 'document'>): FramedSet =>
  parseSetDocument(name, document);
