import { wallPieceKey } from '@ramka/domain/wall-piece';
import { useMutation, useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { ApiFailure, failureWithReason, savingFailure } from '../api/failure.ts';
import {
  type Labels,
  type LabelsChange,
  labelsChangeToWire,
  labelsFromWire,
  readLabels,
  withLabelsChange,
} from '../api/labels.ts';
import { useTexts } from '../language/texts.ts';
import { makeChange } from '../offline/make-change.ts';
import { withPendingOf } from '../offline/optimistic-updates.ts';
import { snackbars } from '../platform/messages.ts';
import { changeLabels } from '../project-changes/labels.ts';
import { projectEvents } from '../project/project-events.ts';
import { projectQuery, useProjectId } from '../project/project-query.ts';

/** Below the project's key: after queued changes are sent, rooms and sets have new ids, which the labels refer to. */
const keyOf = (projectId: string) => ['project', projectId, 'labels'] as const;

/** Requests the labels of the current project. */
export const useLabels = (): UseQueryResult<Labels> => {
  const projectId = useProjectId();
  return useQuery({
    queryKey: keyOf(projectId),
    queryFn: async ({ client, queryKey, signal }) => {
      const labels = withPendingOf(projectId, changeLabels, await readLabels(projectId, signal));
      // The response may lack changes that are still being saved; their own responses will contain everything.
      return client.isMutating({ mutationKey: queryKey }) > 0
        ? (client.getQueryData<Labels>(queryKey) ?? labels)
        : labels;
    },
    staleTime: 0,
  });
};

/**
 * Returns a function that changes labels optimistically, and reads them again if saving fails. Texts of pieces that were
 * removed meanwhile are reported.
 */
export const useChangeLabels = (): ((change: LabelsChange) => void) => {
  const projectId = useProjectId();
  const queries = useQueryClient();
  const { messages, site } = useTexts();
  const queryKey = keyOf(projectId);
  const { mutate } = useMutation({
    mutationKey: queryKey,
    // Saved one after another, so that an earlier response cannot overwrite a later change.
    scope: { id: `labels-${projectId}` },
    mutationFn: (change: LabelsChange) => makeChange(projectId, changeLabels, change),
    onSuccess: (made, change) => {
      // Responses to requests that started before the change are outdated.
      void queries.cancelQueries({ queryKey });
      if (made.queued) return;
      const saved = labelsFromWire(made.response);
      if (queries.isMutating({ mutationKey: queryKey }) <= 1) queries.setQueryData(queryKey, saved);
      projectEvents.emit({ kind: 'projectUpdated', projectId });
      const lost = saved.isOn ? change.pieces.filter((piece) => !saved.pieces.has(wallPieceKey(piece))) : [];
      if (lost.length === 0) return;
      const typed = lost.flatMap(
        ({ customLabel, height, circuit, note }) => customLabel ?? circuit ?? note ?? height ?? [],
      );
      snackbars.error(site.pieceGone(typed.join(', ')));
      void queries.invalidateQueries(projectQuery(projectId));
    },
    onError: (failure, { pieces }) => {
      const isTaken = failure instanceof ApiFailure && failure.issues.some(({ code }) => code === 'label-taken');
      const label = pieces.find(({ customLabel }) => customLabel !== undefined)?.customLabel;
      const what = isTaken && label !== undefined ? label : savingFailure(failure, messages);
      snackbars.error(failureWithReason(failure, what));
      void queries.invalidateQueries({ queryKey });
    },
  });
  return (change) => {
    snackbars.clear();
    void queries.cancelQueries({ queryKey });
    queries.setQueryData<Labels>(queryKey, (labels) => labels && withLabelsChange(labels, labelsChangeToWire(change)));
    mutate(change);
  };
};
