import { type MinorUnits, totalOf } from '@ramka/domain/money';
import type { FramedSet, ProductSet } from '@ramka/domain/set/product-set';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useState } from 'react';
import { needsConnection } from '../../api/failure.ts';
import { isPendingTag } from '../../offline/id-map.ts';
import { type ComponentRow, listComponents, previewComponents } from '../../api/set-calls.ts';
import { readSet } from '../../offline/set-calls.ts';
import { useProjectId } from '../../project/project-query.ts';
import { framedSet, sameSet } from '../editing/draft.ts';

/** What the set on screen is made of and costs, by the server's rule (docs/readings.md#r21). */
export type EditedBill = {
  readonly rows: readonly ComponentRow[];
  /** Null while none is known, because no answer came yet. */
  readonly total: MinorUnits | null;
  /** Whether a part has no price of its own: "on request". */
  readonly partly: boolean;
  /** Whether it is not yet that of the set on screen. */
  readonly updating: boolean;
  readonly failed: boolean;
  /** Whether it failed for want of a connection only. */
  readonly waits: boolean;
};

/** The set whose bill is asked for; `setId` null for one that was never saved. */
type AskedBill = { readonly set: FramedSet; readonly setId: number | null };

/** Milliseconds that the set rests before its bill is asked for. */
const DEBOUNCE = 180;
/** Milliseconds after which a bill that did not come is asked for again. */
const RETRY_INTERVAL = 4000;

/**
 * The bill of the set being edited; undefined until the set is configured. The last one stays until the next arrives. A
 * saved set is asked for by its id, so that it has a bill even where the catalogue has lost some of it
 * (docs/readings.md#r22).
 */
export const useBill = (set: ProductSet, setId: number | null, configured: boolean): EditedBill | undefined => {
  const projectId = useProjectId();
  const framed = configured ? framedSet(set) : undefined;
  const wanted = framed ? JSON.stringify({ set: { ...framed, name: '' }, setId } satisfies AskedBill) : '';
  const asked = useDebounced(wanted, DEBOUNCE);
  const { data, isError, isFetching, isPaused } = useQuery({
    ...askedBill(projectId, asked),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => state.status === 'error' && RETRY_INTERVAL,
  });
  // Drawn in slices, so that the page answers meanwhile.
  const shown = useDeferredValue(data);
  const rows = useLastKnown(shown);
  if (wanted === '' || (!rows && !isError && !isPaused)) return undefined;
  return {
    rows: rows ?? [],
    total: rows ? totalOf(rows) : null,
    partly: rows?.some(({ price }) => price === null) ?? false,
    updating: isFetching || wanted !== asked || shown !== data,
    // Asking that waits for a connection has no answer either.
    failed: isError || isPaused,
    waits: needsConnection(),
  };
};

/** A question for a bill; the empty one is not asked. */
const askedBill = (projectId: string, asked: string) =>
  queryOptions({
    queryKey: ['bill', projectId, asked],
    queryFn: async ({ signal }) => {
      const bill: AskedBill = JSON.parse(asked); // as written by who asks
      try {
        return await previewComponents(projectId, bill, signal);
      } catch (failure) {
        const kept = needsConnection() ? await keptBill(projectId, bill, signal).catch(() => undefined) : undefined;
        if (kept === undefined) throw failure;
        return kept;
      }
    },
    enabled: asked !== '',
    staleTime: 60_000,
    retry: 1,
  });

/** What the service worker kept of a saved set; undefined where the set on screen is another one. */
const keptBill = async (
  projectId: string,
  { set, setId }: AskedBill,
  signal: AbortSignal,
): Promise<readonly ComponentRow[] | undefined> => {
  if (setId === null) return undefined;
  const { set: saved, etag } = await readSet(projectId, setId, signal);
  // Of what waits to be saved nobody has made a list.
  if (etag === null || isPendingTag(etag) || !sameSet({ ...saved, name: '' }, set)) return undefined;
  return listComponents(projectId, [setId], signal);
};

/**
 * What a set is made of that nobody has built: how details know what something would add to a bill, and its pages in the
 * manufacturer's catalogue. Undefined until an answer came.
 */
export const useSupposedBill = (
  set: FramedSet | undefined,
): { readonly rows: readonly ComponentRow[] | undefined; readonly failed: boolean } => {
  const projectId = useProjectId();
  const asked = set ? JSON.stringify({ set, setId: null } satisfies AskedBill) : '';
  const { data, isError, isPaused } = useQuery(askedBill(projectId, asked));
  return { rows: data, failed: isError || isPaused };
};

/** A value that follows another once that has rested for so many milliseconds. */
const useDebounced = <Value>(value: Value, rest: number): Value => {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), rest);
    return () => clearTimeout(timer);
  }, [value, rest]);
  return settled;
};

/** A value, or the last one that there was. */
const useLastKnown = <Value>(value: Value | undefined): Value | undefined => {
  const [known, setKnown] = useState(value);
  if (value !== undefined && value !== known) setKnown(value);
  return value ?? known;
};
