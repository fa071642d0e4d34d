import { type MinorUnits, totalOf } from '@ramka/domain/money';
import { framedSet, type FramedSet, type ProductSet } from '@ramka/domain/set/product-set';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { needsConnection } from '../../api/failure.ts';
import { whileOnline } from '../../api/while-online.ts';
import { isPendingTag } from '../../offline/id-map.ts';
import { type ComponentRow, listComponents, previewComponents } from '../../api/set-calls.ts';
import { readSet } from '../../offline/pending-sets.ts';
import { useProjectId } from '../../project/project-query.ts';
import { useDebounced } from '../../ui/use-debounced.ts';
import { sameSet } from '../editing/draft.ts';

/** The bill of the edited set, calculated by the server (docs/readings.md#r21). */
export type EditedBill = {
  readonly rows: readonly ComponentRow[];
  /** Null until the first response. */
  readonly total: MinorUnits | null;
  /** Whether at least one row has no price ("on request"). */
  readonly partly: boolean;
  /** Whether the rows belong to an earlier state of the set. */
  readonly updating: boolean;
  readonly failed: boolean;
  /** Whether the request failed only because the device is offline. */
  readonly isOffline: boolean;
  /** Whether the rows belong to an earlier state of the set and no newer ones can be loaded. */
  readonly outdated: boolean;
};

/** Body of the bill request; `setId` is null for a set that was never saved. */
type BillRequest = { readonly set: FramedSet; readonly setId: number | null };

/** Milliseconds without an edit before the bill is requested. */
const DEBOUNCE = 180;
/** Milliseconds before a request counts as failed: a POST request has no timeout of its own. */
const ANSWER_TIMEOUT = 15_000;
/** Milliseconds before a failed request is retried. */
const BILL_RETRY_INTERVAL = 4000;

/**
 * Returns the bill of the edited set; undefined until the set is configured. The previous bill remains until the next
 * one has loaded. A saved set is requested by its id, so that articles missing from the catalogue are billed too
 * (docs/readings.md#r22).
 */
export const useBill = (set: ProductSet, setId: number | null, configured: boolean): EditedBill | undefined => {
  const projectId = useProjectId();
  const framed = configured ? framedSet(set) : undefined;
  const request = framed ? JSON.stringify({ set: { ...framed, name: '' }, setId } satisfies BillRequest) : '';
  const debounced = useDebounced(request, DEBOUNCE);
  const { data, isError, isFetching, isPaused, isPlaceholderData, failureCount } = useQuery({
    ...billQuery(projectId, debounced),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => state.status === 'error' && BILL_RETRY_INTERVAL,
  });
  // Deferred, so that rendering a long bill does not block input.
  const shown = useDeferredValue(data);
  const rows = useLastKnown(shown);
  // A request that is paused until the device is online counts as failed, and so does the first one before its retry.
  const failed = isError || isPaused || (!rows && failureCount > 0);
  if (request === '' || (!rows && !failed)) return undefined;
  return {
    rows: rows ?? [],
    total: rows ? totalOf(rows) : null,
    partly: rows?.some(({ price }) => price === null) ?? false,
    updating: isFetching || request !== debounced || shown !== data,
    failed,
    isOffline: needsConnection(),
    outdated:
      needsConnection() && (isError || isPaused) && (data === undefined || isPlaceholderData || request !== debounced),
  };
};

/** The query of a bill; disabled for the empty string. `request` is a serialised `BillRequest`. */
const billQuery = (projectId: string, request: string) =>
  queryOptions({
    queryKey: ['bill', projectId, request],
    queryFn: async ({ signal }) => {
      const bill: BillRequest = JSON.parse(request); // serialised by the callers in this file
      try {
        return await whileOnline(previewComponents(projectId, bill, signal), ANSWER_TIMEOUT);
      } catch (failure) {
        const cached = needsConnection() ? await cachedBill(projectId, bill, signal).catch(() => undefined) : undefined;
        if (cached === undefined) throw failure;
        return cached;
      }
    },
    enabled: request !== '',
    staleTime: 60_000,
    retry: 1,
  });

/** Returns the service worker's cached bill of a saved set; undefined if the edited set differs from the saved one. */
const cachedBill = async (
  projectId: string,
  { set, setId }: BillRequest,
  signal: AbortSignal,
): Promise<readonly ComponentRow[] | undefined> => {
  if (setId === null) return undefined;
  const { set: saved, etag } = await readSet(projectId, setId, signal);
  // There is no cached bill for a version that is still queued.
  if (etag === null || isPendingTag(etag) || !sameSet({ ...saved, name: '' }, set)) return undefined;
  return listComponents(projectId, [setId], signal);
};

/**
 * Returns the bill of a set that is not being edited, such as a bare frame with one module. The details dialog shows
 * what a part would add, and links to its product pages. `rows` is undefined until the first response.
 */
export const useSupposedBill = (
  set: FramedSet | undefined,
): { readonly rows: readonly ComponentRow[] | undefined; readonly failed: boolean } => {
  const projectId = useProjectId();
  const request = set ? JSON.stringify({ set, setId: null } satisfies BillRequest) : '';
  const { data, isError, isPaused } = useQuery(billQuery(projectId, request));
  return { rows: data, failed: isError || isPaused };
};

/** Returns the latest defined value. */
const useLastKnown = <Value>(value: Value | undefined): Value | undefined => {
  const [latest, setLatest] = useState(value);
  if (value !== undefined && value !== latest) setLatest(value);
  return value ?? latest;
};
