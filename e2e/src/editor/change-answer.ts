import type { ResponseOf } from '@ramka/contract/endpoints';
import type { Page } from 'playwright-core';
import { onTestFinished } from 'vitest';

/** URL patterns of the requests that read the catalogue. */
const addresses = { readAppData: /\/api\/app-data/, listModules: /\/api\/modules/ } as const;

/**
 * Changes the catalogue's responses before they reach the page, until the test ends, as if the catalogue had lost
 * articles.
 */
export const changeAnswer = async <Name extends keyof typeof addresses>(
  page: Page,
  name: Name,
  changed: (answer: ResponseOf<Name>) => ResponseOf<Name>,
): Promise<void> => {
  await page.route(addresses[name], async (route) => {
    const response = await route.fetch();
    const answer: ResponseOf<Name> = await response.json();
    await route.fulfill({ response, json: changed(answer) });
  });
  onTestFinished(() => page.unroute(addresses[name]));
};
