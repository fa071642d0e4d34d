import { priceFromWire } from '@ramka/contract/translate/catalogue';
import { setFromFile, setFromWire, setToWire } from '@ramka/contract/translate/product-set';
import type { ComponentRow as WireComponentRow } from '@ramka/contract/wire/component-row';
import type { MinorUnits } from '@ramka/domain/money';
import { lookAlikeKey } from '@ramka/domain/search';
import type { FramedSet } from '@ramka/domain/set/product-set';
import { hasServiceWorker } from '../platform/connection.ts';
import { call } from './call.ts';
import { isUnanswered } from './failure.ts';
import { isObject } from '../platform/json.ts';
import type { Project, SavedSet } from './project.ts';

/** A set with its entity tag; null if the server names none. */
export type VersionedSet<Set> = { readonly set: Set; readonly etag: string | null };

/** Returns the entity tag of a listed set (docs/readings.md#r13). */
export const listedTag = ({ version }: Pick<SavedSet, 'version'>): string => `"${version}"`;

/** Returns a set in the wire format, in which drafts are stored; `setId` is null for a set that was never saved. */
export const writtenSet = (set: FramedSet, setId: number | null): object => setToWire(set, setId);

/** Parses a stored set; undefined if the value is not one. The set is validated later. */
export const readWrittenSet = (written: unknown): FramedSet | undefined =>
  isPayload(written) ? setFromWire(written) : undefined;

const isPayload = (written: unknown): written is Parameters<typeof setFromWire>[0] =>
  isObject(written) &&
  'frameId' in written &&
  typeof written.frameId === 'number' &&
  'modules' in written &&
  isObject(written.modules) &&
  'controllers' in written &&
  isObject(written.controllers) &&
  'name' in written &&
  typeof written.name === 'string';

/** Reads the contents of all sets of a project, by id. */
export const readSetContents = async (
  { id: projectId }: Pick<Project, 'id'>,
  signal?: AbortSignal,
): Promise<ReadonlyMap<number, FramedSet>> => {
  const { sets } = await call('readProjectFile', { params: { projectId }, signal });
  return new Map(sets.map((set) => [set.id, setFromFile(set)]));
};

/** An article of sets, with its quantity. */
export type ComponentRow = Pick<WireComponentRow, 'id' | 'image' | 'symbol' | 'name' | 'quantity' | 'reasons'> & {
  /** Null for an article without a series. */
  readonly seriesName: string | null;
  /** Address of the manufacturer's page; empty if there is none. */
  readonly catalogueUrl: string;
  /** Net price per piece; null for "on request". */
  readonly price: MinorUnits | null;
};

const componentRowFromWire = ({ serieName, catalogUrl, price, ...row }: WireComponentRow): ComponentRow => ({
  ...row,
  seriesName: serieName,
  catalogueUrl: catalogUrl,
  price: priceFromWire(price),
});

/**
 * Requests the articles of saved sets, each set with quantity 1. Offline, the lists in the service worker's cache are
 * merged.
 */
export const listComponents = async (
  projectId: string,
  setIds: readonly number[],
  signal: AbortSignal,
): Promise<readonly ComponentRow[]> => {
  try {
    return await listTogether(projectId, setIds, signal);
  } catch (failure) {
    if (setIds.length < 2 || !hasServiceWorker() || !isUnanswered(failure)) throw failure;
    return mergedRows(await Promise.all(setIds.map((id) => listTogether(projectId, [id], signal))));
  }
};

/** Maximum number of sets in one request, because proxies limit addresses to 8 kB. */
const MAX_SETS_IN_ADDRESS = 1000;

const listTogether = async (
  projectId: string,
  setIds: readonly number[],
  signal: AbortSignal,
): Promise<readonly ComponentRow[]> => {
  if (setIds.length > MAX_SETS_IN_ADDRESS) {
    const [first, others] = [setIds.slice(0, MAX_SETS_IN_ADDRESS), setIds.slice(MAX_SETS_IN_ADDRESS)];
    return mergedRows([await listTogether(projectId, first, signal), await listTogether(projectId, others, signal)]);
  }
  const query = { sets: setIds.join(',') };
  return (await call('listComponents', { params: { projectId }, query, signal })).map(componentRowFromWire);
};

/** Merges lists of single sets, in the order in which articles are first needed. */
export const mergedRows = (lists: readonly (readonly ComponentRow[])[]): readonly ComponentRow[] => {
  const merged = new Map<string, ComponentRow>();
  for (const row of lists.flat()) {
    const key = lookAlikeKey(row.symbol);
    const known = merged.get(key);
    const reasons = known ? [...known.reasons, ...row.reasons] : row.reasons;
    merged.set(key, { ...(known ?? row), quantity: row.quantity + (known?.quantity ?? 0), reasons });
  }
  return [...merged.values()];
};

/** Requests the articles of a set that belongs to no project yet. */
export const previewStartSet = async (set: FramedSet, signal: AbortSignal): Promise<readonly ComponentRow[]> =>
  (await call('previewStartSet', { body: { payload: setToWire(set, null) }, signal })).map(componentRowFromWire);

/** Requests the articles of a set that may be unsaved; `setId` is null for one that was never saved. */
export const previewComponents = async (
  projectId: string,
  { set, setId }: { readonly set: FramedSet; readonly setId: number | null },
  signal: AbortSignal,
): Promise<readonly ComponentRow[]> => {
  const body = { payload: setToWire(set, setId) };
  return (await call('previewComponents', { params: { projectId }, body, signal })).map(componentRowFromWire);
};
