import type { Page } from 'playwright-core';
import type { Visitor, WindowOptions } from '../visitor.ts';

/**
 * Options for expecting that pending changes are sent, or that a screen knows of the connection. The first attempt may
 * come before the browser is connected, and the next one is 15 seconds later.
 */
export const SENDING = { timeout: 120_000 } as const;

/** Opens a window whose service worker is active and has precached the app. */
export const openPrecachedWindow = async (
  visitor: Visitor,
  origin = visitor.address(),
  options: WindowOptions = {},
): Promise<Page> => {
  const page = await visitor.takeOtherWindow({ serviceWorkers: 'allow', ...options });
  await page.goto(`${origin}/el12/`);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await waitForCached(page, 'ramka-catalogue-', 10);
  return page;
};

/**
 * Opens a window with a project that is available offline, and disconnects the window. A window of an earlier test is
 * reused, with its storage cleared: installing the service worker and precaching cost seconds of processor time.
 */
export const onSite = async (visitor: Visitor, projectId: string, earlier?: Page): Promise<Page> => {
  const page = earlier ?? (await openPrecachedWindow(visitor));
  if (earlier) await resetWindow(earlier, visitor.address());
  await page.goto(`${visitor.address()}/el12/projekt/${projectId}/pomieszczenia`);
  await waitForCachedSet(page, projectId);
  await page.context().setOffline(true);
  await page.getByText(/^Brak połączenia\. Pracuj dalej/).waitFor();
  return page;
};

/** Discards routes and stored changes of an earlier test, and leaves the app. What the service worker cached stays. */
export const resetWindow = async (page: Page, origin: string): Promise<void> => {
  const clearStorage = () =>
    page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
  await page.context().unrouteAll({ behavior: 'ignoreErrors' });
  // Before the app is online again, so that it sends nothing.
  await clearStorage();
  await page.context().setOffline(false);
  await page.goto(`${origin}/favicon.svg`);
  await clearStorage();
};

/** Adds a room on the rooms screen, and waits until it is listed. */
export const addRoom = async (page: Page, name: string): Promise<void> => {
  await page.getByPlaceholder('np. Salon').fill(name);
  await page.getByRole('button', { name: 'Dodaj pomieszczenie', exact: true }).click();
  await page.getByRole('region', { name, exact: true }).waitFor();
};

/** Waits until the caches with this name prefix contain at least `least` responses whose URL contains `part`. */
export const waitForCached = (page: Page, prefix: string, least: number, part = ''): Promise<void> =>
  waitUntil(page, async () => (await countCached(page, prefix, part)) >= least, `${prefix} holds too little`);

/**
 * Waits until a set of a project can be opened offline: the service worker marks the cached set as complete once its
 * list and all its pictures are cached as well.
 */
export const waitForCachedSet = async (page: Page, projectId: string): Promise<void> => {
  const isComplete = () =>
    page.evaluate(async (id) => {
      const names = (await caches.keys()).filter((name) => name.startsWith(`ramka-project-${id}`));
      const sets = await Promise.all(
        names.map(async (name) => {
          const cache = await caches.open(name);
          const requests = (await cache.keys()).filter(({ url }) => url.includes(`/${id}/set/`));
          return Promise.all(requests.map((request) => cache.match(request)));
        }),
      );
      return sets.flat().some((answer) => answer?.headers.has('x-kept-whole') === true);
    }, projectId);
  await waitUntil(page, isComplete, `no set of project ${projectId} is cached`);
};

/** Waits for a condition of the page's caches. Unlike `expect.poll`, it can be used in `beforeAll`. */
const waitUntil = async (page: Page, isMet: () => Promise<boolean>, complaint: string): Promise<void> => {
  const deadline = Date.now() + 500_000;
  while (!(await isMet())) {
    if (Date.now() > deadline) throw new Error(complaint);
    await page.waitForTimeout(250);
  }
};

/** The number of responses whose URL contains `part` in caches with this name prefix. */
export const countCached = (page: Page, prefix: string, part = ''): Promise<number> =>
  page.evaluate(
    async ([start, within]) => {
      const names = (await caches.keys()).filter((name) => name.startsWith(start));
      const cachedRequests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return cachedRequests.flat().filter(({ url }) => url.includes(within)).length;
    },
    [prefix, part] as const,
  );

/** Stores a pending change for the page's origin. The next page that opens the project finds it. */
export const queueChange = (page: Page, projectId: string, change: object): Promise<void> =>
  page.evaluate(
    ([id, waiting]) => {
      const key = 'kept-by-a-test-000001';
      const cachedRequests = {
        key,
        place: 1,
        temporaryIds: [9_000_000_000_001],
        params: { projectId: id },
        ...waiting,
      };
      localStorage.setItem(`configurator.outbox.${id}`, '{}');
      localStorage.setItem(`configurator.outbox.${id}.${key}`, JSON.stringify(cachedRequests));
    },
    [projectId, change] as const,
  );
