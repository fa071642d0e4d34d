import type { Page } from 'playwright-core';
import { expect, onTestFinished } from 'vitest';

/**
 * Delayed responses, as on a slow network: the server has processed the request, but the page has not received the
 * response.
 */
export type DelayedResponses = {
  /** Number of requests processed by the server so far. */
  readonly count: () => number;
  /** Waits until the server has processed this many requests. */
  readonly processed: (count: number) => Promise<void>;
  /** Delivers one of the delayed responses as soon as it has arrived; by default the first one. */
  readonly releaseOne: (index?: number) => Promise<void>;
  /** Delivers all responses, and those to later requests without delay. */
  readonly release: () => Promise<void>;
};

/** Simulates a change of the project in another tab, so that this page reloads the project. */
export const changeInOtherTab = (page: Page, projectId: string): Promise<void> =>
  page.evaluate((id) => {
    const tabs = new BroadcastChannel('configurator.project-updated');
    // eslint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target origin
    tabs.postMessage(id);
    tabs.close();
  }, projectId);

/** Delays the responses to matching requests until they are delivered explicitly or the test ends. */
export const delayResponses = async (
  page: Page,
  method: string,
  address: string | RegExp,
): Promise<DelayedResponses> => {
  const answers: (() => Promise<void>)[] = [];
  const coming: Promise<void>[] = [];
  const arrival = Promise.withResolvers<void>();
  await page.route(address, (route, request) => {
    if (request.method() !== method) return route.fallback();
    const deliverLater = async (): Promise<void> => {
      const response = await route.fetch();
      const mine = Promise.withResolvers<void>();
      const delivered = Promise.race([mine.promise, arrival.promise]).then(() => route.fulfill({ response }));
      answers.push(() => {
        mine.resolve();
        return delivered;
      });
      await delivered;
    };
    const one = deliverLater().catch(() => undefined);
    coming.push(one);
    return one;
  });
  const processed = async (count: number): Promise<void> => {
    await expect.poll(() => answers.length).toBeGreaterThanOrEqual(count);
  };
  const releaseOne = async (index = 0): Promise<void> => {
    await processed(index + 1);
    await answers[index]?.();
  };
  const release = async (): Promise<void> => {
    arrival.resolve();
    await Promise.all(coming);
  };
  onTestFinished(async () => {
    await release();
    await page.unroute(address);
  });
  return { count: () => answers.length, processed, releaseOne, release };
};
