import type { ResponseOf } from '@ramka/contract/endpoints';
import type { Page } from 'playwright-core';
import { onTestFinished } from 'vitest';

/** Addresses of the calls that tell the catalogue. */
const addresses = { readAppData: /\/api\/app-data/, listModules: /\/api\/modules/ } as const;

/** Until the test ends, the catalogue's answers reach the page changed: as where an edition has lost something. */
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
