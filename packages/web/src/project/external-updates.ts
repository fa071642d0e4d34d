import { ApiFailure } from '../api/failure.ts';
import { pollPlanningTool } from '../api/project-calls.ts';
import { projectEvents, type ProjectListener } from './project-events.ts';

/** Polls for updates by the planning tool, for one project at a time. */
export type ExternalUpdates = {
  /** Starts polling, or restarts the count of requests. */
  readonly start: (projectId: string) => void;
  /** Stops polling for a project that was left. */
  readonly stop: (projectId: string) => void;
  /** Whether polling for this project is active. */
  readonly areAwaited: (projectId: string) => boolean;
};

/** Creates an inactive poller. */
export const createExternalUpdates = (needs: PollingNeeds, onUpdate: ProjectListener): ExternalUpdates => {
  let polling: { readonly projectId: string; readonly controller: AbortController } | undefined;
  const areAwaited = (projectId: string): boolean => polling?.projectId === projectId;
  const end = (): void => {
    polling?.controller.abort();
    polling = undefined;
  };
  const start = async (projectId: string): Promise<void> => {
    end();
    const controller = new AbortController();
    polling = { projectId, controller };
    const updated = await pollForUpdate(needs, projectId, controller.signal);
    if (polling?.controller === controller) polling = undefined;
    if (updated) onUpdate(projectId);
  };
  return {
    start: (projectId) => void start(projectId),
    stop: (projectId) => areAwaited(projectId) && end(),
    areAwaited,
  };
};

/** Response to one poll: an update, none (404), or a failure. */
export type PollAnswer = 'update' | 'nothing-new' | 'failed';

/** Dependencies of the poller. Both functions end early when the signal is aborted. */
type PollingNeeds = {
  readonly poll: (projectId: string, signal: AbortSignal) => Promise<PollAnswer>;
  readonly wait: (milliseconds: number, signal: AbortSignal) => Promise<void>;
};

/** Milliseconds before the first request, and between a 404 and the next request (docs/specification.md#s9-12). */
const PAUSE = 5000;

/** Maximum number of requests (docs/specification.md#s9-14). */
const MAX_REQUESTS = 25;

/**
 * Polls until there is an update, and resolves to true then. Resolves to false after 25 requests, after a failure other
 * than 404, and after an abort.
 */
const pollForUpdate = async (
  { poll, wait }: PollingNeeds,
  projectId: string,
  signal: AbortSignal,
): Promise<boolean> => {
  for (let request = 1; request <= MAX_REQUESTS; request += 1) {
    await wait(PAUSE, signal);
    if (signal.aborted) return false;
    const answer = await poll(projectId, signal);
    if (answer !== 'nothing-new') return answer === 'update' && !signal.aborted;
  }
  return false;
};

const poll = async (projectId: string, signal: AbortSignal): Promise<PollAnswer> => {
  try {
    await pollPlanningTool(projectId, signal);
    return 'update';
  } catch (failure) {
    return failure instanceof ApiFailure && failure.status === 404 ? 'nothing-new' : 'failed';
  }
};

const wait = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

/** The poller of this page. */
export const externalUpdates: ExternalUpdates = createExternalUpdates({ poll, wait }, (projectId) =>
  projectEvents.emit({ kind: 'externalProjectUpdate', projectId }),
);
