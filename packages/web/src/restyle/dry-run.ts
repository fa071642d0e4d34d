import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { previewRestyle, type RestylePreview, type RestyleRequest } from '../api/restyle-calls.ts';

/** What a change would do, as far as the screen knows it. */
export type DryRun = {
  /** The last answer; undefined before the first. */
  readonly preview: RestylePreview | undefined;
  /** Whether the answer is of what is asked for now, and not of what was asked for before. */
  readonly isCurrent: boolean;
  readonly isUnderWay: boolean;
  readonly failure: unknown;
  /** Sets that fare otherwise than when the same was asked before: the project has changed since. */
  readonly differing: ReadonlySet<number>;
  readonly again: () => Promise<unknown>;
};

/**
 * Runs a change dry, again whenever something else is asked for or the project changes. The last answer stays while the
 * next is on its way, or could not be had.
 */
export const useDryRun = (projectId: string, request: RestyleRequest, enabled: boolean): DryRun => {
  const query = useQuery({
    ...restyleQuery(projectId, request),
    placeholderData: keepPreviousData,
    enabled,
  });
  const asked = JSON.stringify(request);
  const arrived = query.isPlaceholderData ? undefined : query.data;
  const [seen, setSeen] = useState<Seen>();
  if (arrived && arrived !== seen?.preview) setSeen(seenNow(arrived, asked, seen));
  const isCurrent = arrived !== undefined && !query.isError;
  return {
    preview: arrived ?? seen?.preview,
    isCurrent,
    isUnderWay: query.isFetching,
    failure: query.error,
    differing: (isCurrent && seen?.asked === asked ? seen.differing : undefined) ?? none,
    again: () => query.refetch(),
  };
};

const restyleQuery = (projectId: string, request: RestyleRequest) =>
  queryOptions({
    // Below the project's own key: where that is read anew, so is this.
    queryKey: ['project', projectId, 'restyle', request],
    queryFn: ({ signal }) => previewRestyle(projectId, request, signal),
    staleTime: 0,
    gcTime: 60_000,
  });

/** The last answer, what was asked for then, and what differed from the answer before to the same. */
type Seen = { readonly preview: RestylePreview; readonly asked: string; readonly differing: ReadonlySet<number> };

const none: ReadonlySet<number> = new Set();

const seenNow = (preview: RestylePreview, asked: string, before: Seen | undefined): Seen => {
  const isAnother = before?.asked === asked && before.preview.etag !== preview.etag;
  return { preview, asked, differing: isAnother ? differingSets(before.preview, preview) : none };
};

/** The sets that fare otherwise in the second of two dry runs of one change, or are new in it. */
export const differingSets = (
  before: Pick<RestylePreview, 'rows'>,
  after: Pick<RestylePreview, 'rows'>,
): ReadonlySet<number> => {
  const known = new Map(before.rows.map((row) => [row.setId, JSON.stringify(row)]));
  return new Set(after.rows.filter((row) => known.get(row.setId) !== JSON.stringify(row)).map(({ setId }) => setId));
};
