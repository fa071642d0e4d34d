import type { Page } from 'playwright-core';

type NumberedModule = { readonly id: number };

/** Lets the server's lists of modules arrive so many times as long, each module under further ids. */
export const repeatModules = (page: Page, times: number): Promise<unknown> =>
  page.route('**/api/modules/by-*/*', async (route) => {
    const answer = await route.fetch();
    const modules = (await answer.json()) as readonly NumberedModule[];
    const editions = Array.from({ length: times }, (_, edition) =>
      modules.map((module) => ({ ...module, id: module.id + edition * EDITION })),
    );
    await route.fulfill({ response: answer, json: editions.flat() });
  });

/** Further apart than any two ids of the catalogue. */
const EDITION = 1_000_000;
