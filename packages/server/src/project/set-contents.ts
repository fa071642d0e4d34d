import { ok, type Result } from '@ramka/domain/result';
import { checkSet, type SetProblem } from '@ramka/domain/set/check-set';
import type { FramedSet } from '@ramka/domain/set/product-set';
import type { LocalisedCatalogue } from '../catalogue/catalogue.ts';
import { HttpError } from '../http/errors.ts';
import { parseSetDocument, writeSetDocument } from '../store/set-document.ts';
import { setIssue } from './issues.ts';
import type { SetContents, StoredSet } from './sets/sets.store.ts';

/** Validates a set and normalises it by the rules for storing. Returns all problems if it is invalid. */
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

/** The series of a set; undefined if its frame was discontinued. */
export const findSeriesId = ({ frameId }: FramedSet, assortment: LocalisedCatalogue): number | undefined => {
  const frame = assortment.findFrame(frameId);
  return frame && assortment.findLineOfFrame(frame)?.seriesId;
};

/** Like `setContents`, but throws an `HttpError` for an invalid set. */
export const requireSetContents = (sent: FramedSet, assortment: LocalisedCatalogue): SetContents => {
  const contents = setContents(sent, assortment);
  if (contents.ok) return contents.value;
  throw new HttpError(
    'unprocessable',
    contents.problem.map((problem) => setIssue(problem, 'payload')),
  );
};

/** Converts a stored set into a domain set. */
export const productSetOf = ({ name, document }: Pick<StoredSet, 'name' | 'document'>): FramedSet =>
  parseSetDocument(name, document);
