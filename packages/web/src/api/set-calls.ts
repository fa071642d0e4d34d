import { priceFromWire } from '@ramka/contract/translate/catalogue';
import { setFromWire, setToWire } from '@ramka/contract/translate/product-set';
import type { ComponentRow as WireComponentRow } from '@ramka/contract/wire/component-row';
import type { MinorUnits } from '@ramka/domain/money';
import type { FramedSet } from '@ramka/domain/set/product-set';
import { hasServiceWorker } from '../platform/connection.ts';
import { call } from './call.ts';
import { isUnanswered } from './failure.ts';
import { isObject } from '../platform/json.ts';
import type { SavedSet } from './project.ts';

/** A set on the server, and the version of it that was seen there; null where the server names none. */
export type VersionedSet<Set> = { readonly set: Set; readonly etag: string | null };

/** The tag of a set as it is listed (docs/readings.md#r13). */
export const listedTag = ({ version }: Pick<SavedSet, 'version'>): string => `"${version}"`;

/** A set as the browser keeps it, written as it would be sent; `setId` null for one that was never saved. */
export const writtenSet = (set: FramedSet, setId: number | null): object => setToWire(set, setId);

/** The set that was written so; undefined where there is none. Whether it obeys the rules is checked later. */
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

/** An article that sets are made of, and how many of it. */
export type ComponentRow = Pick<WireComponentRow, 'id' | 'image' | 'symbol' | 'name' | 'quantity' | 'reasons'> & {
  /** Null for an article outside of every series. */
  readonly seriesName: string | null;
  /** Its page at the manufacturer's; empty where it has none. */
  readonly catalogueUrl: string;
  /** Net, one piece; null: on request. */
  readonly price: MinorUnits | null;
};

const componentRowFromWire = ({ serieName, catalogUrl, price, ...row }: WireComponentRow): ComponentRow => ({
  ...row,
  seriesName: serieName,
  catalogueUrl: catalogUrl,
  price: priceFromWire(price),
});

/**
 * What saved sets are made of, each set counted once. Where nobody answers for them together, it is added up from what the
 * service worker kept of each.
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

/** The most sets that one request names: proxies accept addresses of 8 kB. */
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

/** Lists of single sets as one, in the order in which articles are first needed. */
export const mergedRows = (lists: readonly (readonly ComponentRow[])[]): readonly ComponentRow[] => {
  const merged = new Map<string, ComponentRow>();
  for (const row of lists.flat()) {
    const known = merged.get(row.symbol);
    const reasons = known ? [...known.reasons, ...row.reasons] : row.reasons;
    merged.set(row.symbol, { ...row, quantity: row.quantity + (known?.quantity ?? 0), reasons });
  }
  return [...merged.values()];
};

/** What a set is made of that need not be saved; `setId` null for one that never was. */
export const previewComponents = async (
  projectId: string,
  { set, setId }: { readonly set: FramedSet; readonly setId: number | null },
  signal: AbortSignal,
): Promise<readonly ComponentRow[]> => {
  const body = { payload: setToWire(set, setId) };
  return (await call('previewComponents', { params: { projectId }, body, signal })).map(componentRowFromWire);
};
