import { keepPreviousData, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCanGoBack, useNavigate, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { failureText, isStale } from '../api/failure.ts';
import { applyRestyle, previewRestyle, type RestylePreview, type RestyleRequest } from '../api/restyle-calls.ts';
import { useLanguage, useTexts } from '../language/texts.ts';
import { snackbars } from '../platform/messages.ts';
import { useUndoBulkChange } from '../project/use-project-change.ts';
import { projectEvents } from '../project/project-events.ts';
import { projectQuery, useProjectId } from '../project/project-query.ts';
import { useRequestOrigin } from '../ui/request-origin.ts';

/** State of the preview. */
export type RestylePreviewState = {
  /** The latest response; undefined before the first. */
  readonly preview: RestylePreview | undefined;
  /** Whether the preview belongs to the current request rather than an earlier one. */
  readonly isCurrent: boolean;
  readonly isFetching: boolean;
  readonly failure: unknown;
  /**
   * Sets whose outcome has changed since the previous response to the same request, because the project has changed.
   */
  readonly differing: ReadonlySet<number>;
  readonly again: () => Promise<unknown>;
};

/**
 * Requests a preview of the restyle, and repeats it when the request or the project changes. The previous response
 * remains while the next one is loading or if it fails.
 */
export const useRestylePreview = (projectId: string, request: RestyleRequest): RestylePreviewState => {
  const query = useQuery({
    ...restyleQuery(projectId, request),
    placeholderData: keepPreviousData,
  });
  const { language } = useLanguage();
  // The texts of the preview depend on the language.
  const requestKey = `${language} ${JSON.stringify(request)}`;
  const response = query.isPlaceholderData ? undefined : query.data;
  const [latest, setLatest] = useState<LatestPreview>();
  if (response && response !== latest?.preview) setLatest(latestPreview(response, requestKey, latest));
  const isCurrent = response !== undefined && !query.isError;
  return {
    preview: response ?? latest?.preview,
    isCurrent,
    isFetching: query.isFetching,
    failure: query.error,
    differing: (isCurrent && latest?.requestKey === requestKey ? latest.differing : undefined) ?? emptySet,
    again: () => query.refetch(),
  };
};

const restyleQuery = (projectId: string, request: RestyleRequest) =>
  queryOptions({
    // Below the project's key, so that invalidating the project also invalidates the preview.
    queryKey: ['project', projectId, 'restyle', request],
    queryFn: ({ signal }) => previewRestyle(projectId, request, signal),
    staleTime: 0,
    gcTime: 60_000,
  });

/** The latest response, its request, and the sets that differ from the previous response to the same request. */
type LatestPreview = {
  readonly preview: RestylePreview;
  readonly requestKey: string;
  readonly differing: ReadonlySet<number>;
};

const emptySet: ReadonlySet<number> = new Set();

const latestPreview = (
  preview: RestylePreview,
  requestKey: string,
  before: LatestPreview | undefined,
): LatestPreview => {
  const isAnother = before?.requestKey === requestKey && before.preview.etag !== preview.etag;
  return { preview, requestKey, differing: isAnother ? differingSets(before.preview, preview) : emptySet };
};

/** Returns the sets whose outcome differs between two previews, and sets that are new in the second. */
export const differingSets = (
  before: Pick<RestylePreview, 'rows'>,
  after: Pick<RestylePreview, 'rows'>,
): ReadonlySet<number> => {
  const rowsBefore = new Map(before.rows.map((row) => [row.setId, JSON.stringify(row)]));
  return new Set(
    after.rows.filter((row) => rowsBefore.get(row.setId) !== JSON.stringify(row)).map(({ setId }) => setId),
  );
};

/** State of applying the restyle. */
export type Apply = {
  readonly busy: boolean;
  /** Text of why it was not applied; undefined if there was no refusal. */
  readonly refusal: string | undefined;
  /** Whether it was refused because the project has changed since the preview. */
  readonly isStale: boolean;
  readonly apply: (request: RestyleRequest, preview: RestylePreview) => void;
  readonly reset: () => void;
};

/**
 * Applies the restyle as one change, returns to the previous screen, and shows a message with an undo button. If the
 * project has changed since the preview, nothing is applied and the preview is repeated.
 */
export const useApply = (again: () => Promise<unknown>): Apply => {
  const projectId = useProjectId();
  const queries = useQueryClient();
  const leave = useLeaveRestyle();
  const markOrigin = useRequestOrigin();
  const { restyle } = useTexts();
  const undo = useUndoBulkChange();
  const { queryKey } = projectQuery(projectId);
  const mutation = useMutation({
    mutationFn: ({ request, preview }: { readonly request: RestyleRequest; readonly preview: RestylePreview }) =>
      applyRestyle(projectId, request, preview.etag),
    onMutate: () => {
      snackbars.clear();
      return markOrigin();
    },
    onSuccess: ({ changed, pointId }, _input, origin) => {
      void queries.invalidateQueries({ queryKey });
      snackbars.replaceOutdatedActions();
      projectEvents.emit({ kind: 'projectUpdated', projectId });
      if (origin.isOnScreen()) leave();
      snackbars.success(restyle.applied(changed), undo(pointId));
    },
    onError: () => {
      // The change may have been applied although its response was lost.
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
    reset: mutation.reset,
  };
};

/**
 * Returns a function that goes back to the previous screen of the app, or to the rooms if there is none, and moves the
 * focus there.
 */
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
