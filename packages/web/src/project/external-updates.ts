import { ApiFailure } from '../api/failure.ts';
import { pollPlanningTool } from '../api/project-calls.ts';
import { projectEvents, type ProjectListener } from './project-events.ts';

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

/** What the server answered to one request: something new came, nothing did (404), or the request failed. */
export type PollAnswer = 'update' | 'nothing-new' | 'failed';

/** How to ask, and how to wait; both end early once the signal says that nobody wants to know any more. */
type PollingNeeds = {
  readonly ask: (projectId: string, left: AbortSignal) => Promise<PollAnswer>;
  readonly wait: (milliseconds: number, left: AbortSignal) => Promise<void>;
};

/** Milliseconds before the first request, and between a 404 and the next one (docs/specification.md#s9-12). */
const PAUSE = 5000;

/** Requests until nobody asks any more (docs/specification.md#s9-14). */
const MOST_REQUESTS = 25;

/**
 * Asks again and again whether the planning tool has sent something new, and answers whether it has. False after 25
 * requests, after any failure other than a 404, and once nobody wants to know.
 */
const pollForUpdate = async ({ ask, wait }: PollingNeeds, projectId: string, left: AbortSignal): Promise<boolean> => {
  for (let request = 1; request <= MOST_REQUESTS; request += 1) {
    await wait(PAUSE, left);
    if (left.aborted) return false;
    const answer = await ask(projectId, left);
    if (answer !== 'nothing-new') return answer === 'update' && !left.aborted;
  }
  return false;
};

const ask = async (projectId: string, signal: AbortSignal): Promise<PollAnswer> => {
  try {
    await pollPlanningTool(projectId, signal);
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
