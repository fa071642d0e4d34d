import type { APIResponse, Page } from 'playwright-core';
import { expect, onTestFinished } from 'vitest';

/** Answers that are on their way, as on a slow network. */
export type LateAnswers = {
  /** Waits until so many calls were made; the server has answered them, and the page does not know it. */
  readonly made: (count: number) => Promise<void>;
  /** Lets the answers come, and those to later calls at once. */
  readonly release: () => Promise<void>;
};

/** A change of a project in another tab, which has it read anew here. */
export const changeInOtherTab = (page: Page, projectId: string): Promise<void> =>
  page.evaluate((id) => {
    const tabs = new BroadcastChannel('configurator.project-updated');
    // eslint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin, and takes no other
    tabs.postMessage(id);
    tabs.close();
  }, projectId);

/** Until they are released, or the test ends, the answers to calls of a method at an address do not reach the page. */
export const holdAnswers = async (page: Page, method: string, address: string | RegExp): Promise<LateAnswers> => {
  const arrival = Promise.withResolvers<void>();
  const coming: Promise<void>[] = [];
  const answered: APIResponse[] = [];
  await page.route(address, (route, request) => {
    if (request.method() !== method) return route.fallback();
    const come = async (): Promise<void> => {
      const response = await route.fetch();
      answered.push(response);
      await arrival.promise;
      await route.fulfill({ response });
    };
    const one = come().catch(() => undefined);
    coming.push(one);
    return one;
  });
  const release = async (): Promise<void> => {
    arrival.resolve();
    await Promise.all(coming);
  };
  onTestFinished(async () => {
    await release();
    await page.unroute(address);
  });
  const made = async (count: number): Promise<void> => {
    await expect.poll(() => answered.length).toBeGreaterThanOrEqual(count);
  };
  return { made, release };
};
