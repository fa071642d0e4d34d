import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Calls that the server has answered, and the page has yet to hear of. */
export type Held = {
  /** How many have come so far. */
  readonly count: () => number;
  /** Waits until so many have come. */
  readonly came: (count: number) => Promise<void>;
  /** Lets the page have the answer to one of them, the first unless said otherwise. */
  readonly letGo: (index?: number) => Promise<void>;
};

/** Holds the answers to some calls up: the server has done what was asked, and the page does not know. */
export const holdAnswers = async (page: Page, method: string, path: RegExp): Promise<Held> => {
  const answers: (() => Promise<void>)[] = [];
  await page.route(path, async (route, request) => {
    if (request.method() !== method) return route.fallback();
    const response = await route.fetch();
    answers.push(() => route.fulfill({ response }));
    return undefined;
  });
  const came = async (count: number): Promise<void> => {
    await expect.poll(() => answers.length).toBeGreaterThanOrEqual(count);
  };
  return {
    count: () => answers.length,
    came,
    letGo: async (index = 0) => {
      await came(index + 1);
      await answers[index]?.();
    },
  };
};
