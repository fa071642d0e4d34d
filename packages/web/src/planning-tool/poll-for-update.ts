/** What the server said to one request: something new came, nothing did (404), or the request failed otherwise. */
export type PollAnswer = 'update' | 'nothing-new' | 'failed';

/** How to ask, and how to wait; both end early once the signal says that nobody wants to know any more. */
export type PollingNeeds = {
  readonly ask: (projectId: string, left: AbortSignal) => Promise<PollAnswer>;
  readonly wait: (milliseconds: number, left: AbortSignal) => Promise<void>;
};

/** Milliseconds before the first request, and between a 404 and the next one (specification §9). */
const PAUSE = 5000;

/** Requests until nobody asks any more (specification §9). */
const MOST_REQUESTS = 25;

/**
 * Asks again and again whether the planning tool has sent something new, and answers whether it has; false after 25
 * requests, after any failure other than a 404, and once nobody wants to know.
 */
export const pollForUpdate = async (
  { ask, wait }: PollingNeeds,
  projectId: string,
  left: AbortSignal,
): Promise<boolean> => {
  for (let request = 1; request <= MOST_REQUESTS; request += 1) {
    await wait(PAUSE, left);
    if (left.aborted) return false;
    const answer = await ask(projectId, left);
    if (answer !== 'nothing-new') return answer === 'update' && !left.aborted;
  }
  return false;
};
