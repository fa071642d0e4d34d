import type { Page } from 'playwright-core';
import type { Visitor } from '../visitor.ts';

/** A window in which the app has been kept: the worker is there, and has all that it keeps by itself. */
export const keptWindow = async (visitor: Visitor, origin = visitor.address()): Promise<Page> => {
  const page = await visitor.takeOtherWindow({ serviceWorkers: 'allow' });
  await page.goto(`${origin}/el12/`);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await untilKept(page, 'ramka-catalogue-', 10);
  return page;
};

/** A device on which a project has been kept, and that has no connection from now on. */
export const onSite = async (visitor: Visitor, projectId: string): Promise<Page> => {
  const page = await keptWindow(visitor);
  await page.goto(`${visitor.address()}/el12/projekt/${projectId}/pomieszczenia`);
  await untilKept(page, `ramka-project-${projectId}`, 6);
  await page.context().setOffline(true);
  await page.getByText(/^Brak połączenia\. Pracuj dalej/).waitFor();
  return page;
};

/** Adds a room on the screen of rooms, and waits until it is there. */
export const addRoom = async (page: Page, name: string): Promise<void> => {
  await page.getByPlaceholder('np. Salon').fill(name);
  await page.getByRole('button', { name: 'Dodaj pomieszczenie', exact: true }).click();
  await page.getByRole('region', { name, exact: true }).waitFor();
};

/** Waits until caches of such a name hold so many answers, of addresses that hold a part. */
export const untilKept = async (page: Page, prefix: string, least: number, part = ''): Promise<void> => {
  const deadline = Date.now() + 40_000;
  while ((await countKept(page, prefix, part)) < least) {
    if (Date.now() > deadline) throw new Error(`${prefix} holds ${await countKept(page, prefix, part)} of ${least}`);
    await page.waitForTimeout(100);
  }
};

/** How many answers caches of such a name hold, of addresses that hold a part. */
export const countKept = (page: Page, prefix: string, part = ''): Promise<number> =>
  page.evaluate(
    async ([start, within]) => {
      const names = (await caches.keys()).filter((name) => name.startsWith(start));
      const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return kept.flat().filter(({ url }) => url.includes(within)).length;
    },
    [prefix, part] as const,
  );

/** Writes a change as one that waits here, into the page's origin; the next page of the project has it. */
export const keepChange = (page: Page, projectId: string, change: object): Promise<void> =>
  page.evaluate(
    ([id, waiting]) => {
      const key = 'kept-by-a-test-000001';
      const kept = { key, place: 1, temporaryIds: [9_000_000_000_001], params: { projectId: id }, ...waiting };
      localStorage.setItem(`configurator.outbox.${id}`, '{}');
      localStorage.setItem(`configurator.outbox.${id}.${key}`, JSON.stringify(kept));
    },
    [projectId, change] as const,
  );
