import type { Page } from 'playwright-core';
import { expect, onTestFinished } from 'vitest';

/** Answers that are on their way, as on a slow network: the server has done what was asked, and the page does not know it. */
export type LateAnswers = {
  /** How many calls were made and answered so far. */
  readonly count: () => number;
  /** Waits until so many were. */
  readonly made: (count: number) => Promise<void>;
  /** Lets one of the answers come, once it is there; the first unless said otherwise. */
  readonly letGo: (index?: number) => Promise<void>;
  /** Lets all answers come, and those to later calls at once. */
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

/** Until they are let go, or the test ends, the answers to calls of a method at an address do not reach the page. */
export const holdAnswers = async (page: Page, method: string, address: string | RegExp): Promise<LateAnswers> => {
  const answers: (() => Promise<void>)[] = [];
  const coming: Promise<void>[] = [];
  const arrival = Promise.withResolvers<void>();
  await page.route(address, (route, request) => {
    if (request.method() !== method) return route.fallback();
    const come = async (): Promise<void> => {
      const response = await route.fetch();
      const mine = Promise.withResolvers<void>();
      const arrived = Promise.race([mine.promise, arrival.promise]).then(() => route.fulfill({ response }));
      answers.push(() => {
        mine.resolve();
        return arrived;
      });
      await arrived;
    };
    const one = come().catch(() => undefined);
    coming.push(one);
    return one;
  });
  const made = async (count: number): Promise<void> => {
    await expect.poll(() => answers.length).toBeGreaterThanOrEqual(count);
  };
  const letGo = async (index = 0): Promise<void> => {
    await made(index + 1);
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
  return { count: () => answers.length, made, letGo, release };
};
