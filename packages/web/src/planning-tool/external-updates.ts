import { ApiFailure } from '../api/api-failure.ts';
import { call } from '../api/call.ts';
import { projectEvents, type ProjectListener } from '../project/events/project-events.ts';
import { pollForUpdate, type PollAnswer, type PollingNeeds } from './poll-for-update.ts';

/** Waiting for what the planning tool sends for one project at a time. */
export type ExternalUpdates = {
  /** Asks from now on, from the first request again if it was asking already. */
  readonly start: (projectId: string) => void;
  /** Asks no more for this project: it was left. */
  readonly stop: (projectId: string) => void;
  /** Whether an update of this project is being waited for. */
  readonly areAwaited: (projectId: string) => boolean;
};

/** Nothing is waited for yet. */
export const createExternalUpdates = (needs: PollingNeeds, onUpdate: ProjectListener): ExternalUpdates => {
  let waiting: { readonly projectId: string; readonly leave: AbortController } | undefined;
  const areAwaited = (projectId: string): boolean => waiting?.projectId === projectId;
  const end = (): void => {
    waiting?.leave.abort();
    waiting = undefined;
  };
  const start = async (projectId: string): Promise<void> => {
    end();
    const leave = new AbortController();
    waiting = { projectId, leave };
    const updated = await pollForUpdate(needs, projectId, leave.signal);
    if (waiting?.leave === leave) waiting = undefined;
    if (updated) onUpdate(projectId);
  };
  return {
    start: (projectId) => void start(projectId),
    stop: (projectId) => areAwaited(projectId) && end(),
    areAwaited,
  };
};

const ask = async (projectId: string, signal: AbortSignal): Promise<PollAnswer> => {
  try {
    await call('pollPlanningTool', { params: { projectId }, signal });
    return 'update';
  } catch (failure) {
    return failure instanceof ApiFailure && failure.status === 404 ? 'nothing-new' : 'failed';
  }
};

const wait = (milliseconds: number, left: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    left.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

/** What this page waits for. */
export const externalUpdates: ExternalUpdates = createExternalUpdates({ ask, wait }, (projectId) =>
  projectEvents.tell({ kind: 'externalProjectUpdate', projectId }),
);
