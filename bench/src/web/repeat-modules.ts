import type { Page } from 'playwright-core';

type NumberedModule = { readonly id: number };

/** Multiplies the module lists that the server returns. Each repetition has different ids. */
export const repeatModules = (page: Page, times: number): Promise<unknown> =>
  page.route('**/api/modules/by-*/*', async (route) => {
    const answer = await route.fetch();
    const modules = (await answer.json()) as readonly NumberedModule[];
    const editions = Array.from({ length: times }, (_, edition) =>
      modules.map((module) => ({ ...module, id: module.id + edition * EDITION })),
    );
    await route.fulfill({ response: answer, json: editions.flat() });
  });

/** Offset between the ids of two repetitions; larger than any id of the catalogue. */
const EDITION = 1_000_000;
