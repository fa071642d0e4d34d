import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCanGoBack, useNavigate, useRouter } from '@tanstack/react-router';
import { ApiFailure, failureText } from '../api/failure.ts';
import { applyRestyle, type RestylePreview, type RestyleRequest } from '../api/restyle-calls.ts';
import { useTexts } from '../language/texts.ts';
import { snackbars } from '../page/messages.ts';
import { useRestorePoint } from '../project/project-change.ts';
import { projectEvents } from '../project/project-events.ts';
import { projectQuery, useProjectId } from '../project/project-query.ts';

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
  const leave = useLeave();
  const { restyle, common } = useTexts();
  const restore = useRestorePoint();
  const { queryKey } = projectQuery(projectId);
  const mutation = useMutation({
    mutationFn: ({ request, preview }: { readonly request: RestyleRequest; readonly preview: RestylePreview }) =>
      applyRestyle(projectId, request, preview.etag),
    onMutate: () => snackbars.clear(),
    onSuccess: ({ changed, pointId }) => {
      void queries.invalidateQueries({ queryKey });
      projectEvents.tell({ kind: 'projectUpdated', projectId });
      leave();
      const undo = pointId === null ? undefined : { label: common.undo, perform: () => void restore(pointId) };
      snackbars.success(restyle.applied(changed), undo);
    },
    onError: (failure) => {
      if (isStale(failure)) void queries.invalidateQueries({ queryKey, exact: true });
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

const isStale = (failure: unknown): boolean => failure instanceof ApiFailure && failure.status === 412;

/** Goes back to where one came from; to the rooms where that is nowhere in the app. The focus goes with it. */
export const useLeave = (): (() => void) => {
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
