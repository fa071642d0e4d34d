import { keepPreviousData, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCanGoBack, useNavigate, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { failureText, isStale } from '../api/failure.ts';
import { applyRestyle, previewRestyle, type RestylePreview, type RestyleRequest } from '../api/restyle-calls.ts';
import { useLanguage, useTexts } from '../language/texts.ts';
import { snackbars } from '../platform/messages.ts';
import { useUndoRestyle } from '../project/project-change.ts';
import { projectEvents } from '../project/project-events.ts';
import { projectQuery, useProjectId } from '../project/project-query.ts';
import { useIsCurrentRoute } from '../ui/form.ts';

/** What a change would do, as far as the screen knows it. */
export type RestylePreviewState = {
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
export const useRestylePreview = (
  projectId: string,
  request: RestyleRequest,
  enabled: boolean,
): RestylePreviewState => {
  const query = useQuery({
    ...restyleQuery(projectId, request),
    placeholderData: keepPreviousData,
    enabled,
  });
  const { language } = useLanguage();
  // In another language the same is told in other words.
  const asked = `${language} ${JSON.stringify(request)}`;
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

/** Applying a change as the dry run showed it. */
export type Apply = {
  readonly busy: boolean;
  /** Why it was not applied, in words; undefined where it was not refused. */
  readonly refusal: string | undefined;
  /** Whether it was refused because the project is not as the dry run saw it. */
  readonly isStale: boolean;
  readonly apply: (request: RestyleRequest, preview: RestylePreview) => void;
  readonly forget: () => void;
};

/**
 * Makes the change as one, then leads back to where one came from, and says so with a way to undo it. Where the project has changed since the
 * dry run nothing is changed, and the dry run runs again.
 */
export const useApply = (again: () => Promise<unknown>): Apply => {
  const projectId = useProjectId();
  const queries = useQueryClient();
  const leave = useLeaveRestyle();
  const isHere = useIsCurrentRoute();
  const { restyle } = useTexts();
  const undo = useUndoRestyle();
  const { queryKey } = projectQuery(projectId);
  const mutation = useMutation({
    mutationFn: ({ request, preview }: { readonly request: RestyleRequest; readonly preview: RestylePreview }) =>
      applyRestyle(projectId, request, preview.etag),
    onMutate: () => snackbars.clear(),
    onSuccess: ({ changed, pointId }) => {
      void queries.invalidateQueries({ queryKey });
      projectEvents.tell({ kind: 'projectUpdated', projectId });
      if (isHere()) leave();
      snackbars.success(restyle.applied(changed), undo(pointId));
    },
    onError: () => {
      // Where the answer was lost it may have been made.
      void queries.invalidateQueries({ queryKey, exact: true });
      void again();
    },
  });
  const stale = isStale(mutation.error);
  return {
    busy: mutation.isPending,
    refusal: mutation.error === null || stale ? undefined : failureText(mutation.error, restyle.notApplied),
    isStale: stale,
    apply: (request, preview) => mutation.mutate({ request, preview }),
    forget: mutation.reset,
  };
};

/** Goes back to where one came from; to the rooms where that is nowhere in the app. The focus goes with it. */
export const useLeaveRestyle = (): (() => void) => {
  const projectId = useProjectId();
  const router = useRouter();
  const navigate = useNavigate();
  const canGoBack = useCanGoBack();
  return () => {
    if (canGoBack) router.history.back();
    else void navigate({ to: '/projekt/$projectId/pomieszczenia', params: { projectId } });
    document.querySelector('main')?.focus({ preventScroll: true });
  };
};
