import { desk } from '@ramka/domain/testing/worked-examples/desk';
import type { Locator, Page, Route } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { APPLICATION } from '../go-to.ts';
import { plantProject } from '../plant-project.ts';
import { visitor } from '../visitor.ts';

const { address, page, takeOtherWindow } = visitor();

let id: string;

beforeAll(async () => {
  ({ id } = await plantProject(address(), [desk]));
});

/**
 * The prerendered HTML for each kind of URL: a selector for it, and the elements that must not move when the app takes
 * over.
 */
const addresses = [
  { path: () => '', selector: 'h1', keeps: ['h1', 'form input', 'form button', 'footer'] },
  { path: () => `projekt/${id}/pomieszczenia`, selector: '.skeleton-blocks', keeps: [] },
  { path: () => `projekt/${id}/zestawy/1`, selector: '.skeleton-blocks', keeps: [] },
  { path: () => `projekt/${id}/zamowienie`, selector: '.skeleton-blocks', keeps: [] },
] as const;

const windows = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

type Place = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/** The position of the first element for each selector, in pixels. */
const placesOf = (of: Page, selectors: readonly string[]): Promise<(Place | undefined)[]> =>
  of.evaluate(
    (all) =>
      all.map((selector) => {
        const place = document.querySelector(`#app ${selector}`)?.getBoundingClientRect();
        return place && { x: place.x, y: place.y, width: place.width, height: place.height };
      }),
    [...selectors],
  );

/** Sums up the page's layout shifts since `watchedFrom`. The browser reports a shift with a delay. */
const watchShifts = (): void => {
  Reflect.set(window, 'shifted', 0);
  Reflect.set(window, 'watchedFrom', 0);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (entry.startTime >= Number(Reflect.get(window, 'watchedFrom')))
        Reflect.set(window, 'shifted', Number(Reflect.get(window, 'shifted')) + Number(Reflect.get(entry, 'value')));
  }).observe({ type: 'layout-shift', buffered: true });
};

/** Discards all layout shifts so far, including those of the present frame. */
const watchFromNow = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        Reflect.set(window, 'watchedFrom', performance.now());
        Reflect.set(window, 'shifted', 0);
        resolve();
      }),
    );
  });

describe.each(windows)('at $width × $height', (viewport) => {
  test.each(addresses)('the HTML shows a skeleton before the scripts run: %#', async ({ path, selector, keeps }) => {
    await takeOtherWindow({ viewport });
    const complaints: string[] = [];
    page().on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
    await page().addInitScript(watchShifts);
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page().route(/\.(?:js|css)$/, delayedUntil(released));

    await page().goto(`${address()}/el12/${path()}`, { waitUntil: 'commit' });
    const prerendered = page().locator('[data-prerendered]');
    await prerendered.locator(selector).waitFor();
    await expect.poll(() => prerendered.boundingBox()).toMatchObject({ x: 0, y: 0, width: viewport.width });
    // Web fonts have other metrics than the fallback fonts.
    await page().evaluate(() => document.fonts.ready);
    await page().evaluate(watchFromNow);
    const before = await placesOf(page(), keeps);

    release();
    await page().locator(APPLICATION).first().waitFor();
    await expect.poll(() => prerendered.count()).toBe(0);
    await page().evaluate(() => document.fonts.ready);
    const after = await placesOf(page(), keeps);
    for (const [index, place] of before.entries())
      for (const side of ['x', 'y'] as const) expect(after[index]?.[side]).toBeCloseTo(place?.[side] ?? NaN, -0.5);
    await page().waitForLoadState('networkidle');
    // Only completely prerendered screens must not shift.
    const shifted = await page().evaluate(() => Number(Reflect.get(window, 'shifted')));
    expect(keeps.length > 0 ? shifted : 0).toBeLessThan(0.02);
    expect(complaints).toEqual([]);
  });
});

test('a page follows the device’s colour scheme before the app has loaded', async () => {
  await takeOtherWindow({ colorScheme: 'light' });
  await page().addInitScript(() => localStorage.setItem('configurator.scheme', 'dark'));
  await page().route('**/assets/app/*.js', () => undefined);
  await page().goto(`${address()}/el12/projekt/${id}/pomieszczenia`, { waitUntil: 'commit' });
  const background = () => page().evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  await expect.poll(background).toBe('rgb(23, 25, 26)');
});

const delayedUntil =
  (until: Promise<void>) =>
  async (route: Route): Promise<void> => {
    await until;
    await route.continue();
  };

/** Opens the list of sets while requests for the first set stay unanswered. Returns the link to that set. */
const listWithDelayedSet = async (): Promise<Locator> => {
  await takeOtherWindow();
  await page().goto(`${address()}/el12/projekt/${id}/zestawy`);
  const card = page().locator('main a[href$="/zestawy/1"]').first();
  await card.waitFor();
  await page().route(`**/api/project/${id}/set/1`, () => undefined);
  return card;
};

test('the site sheet shows all parts before the progress is loaded, and is read-only until then', async () => {
  await takeOtherWindow();
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page().route(`**/api/project/${id}/site`, delayedUntil(released));
  await page().goto(`${address()}/el12/projekt/${id}/montaz`);
  const box = page().locator('main fieldset input').first();
  await page().getByRole('heading', { name: 'Kuchnia', includeHidden: true }).waitFor();
  await page().getByRole('heading', { name: 'Biurko', includeHidden: true }).waitFor();
  await expect
    .poll(() => box.evaluate((input) => [getComputedStyle(input).visibility, input.closest('[inert]') !== null]))
    .toEqual(['hidden', true]);

  release();
  await box.check();
  await expect.poll(() => page().locator('[inert]').count()).toBe(0);
});

test('from the list, the modules of a set are loaded in parallel with it', async () => {
  const card = await listWithDelayedSet();
  const modules = page().waitForResponse('**/api/modules/by-series/*');
  await card.click();
  expect((await modules).status()).toBe(200);
});

test('from the list, a set is loaded once for each opening', async () => {
  await takeOtherWindow();
  const { id: project } = await plantProject(address(), [desk]);
  const read = `/api/project/${project}/set/1`;
  let reads = 0;
  page().on('request', (request) => {
    reads += new URL(request.url()).pathname === read && request.method() === 'GET' ? 1 : 0;
  });
  await page().goto(`${address()}/el12/projekt/${project}/zestawy`);
  const open = async (): Promise<void> => {
    await page().locator('main a[href$="/zestawy/1"]').first().click();
    await page().locator('[data-cards] button').first().waitFor();
  };
  const name = () => page().getByRole('textbox', { name: 'Nazwa zestawu' }).inputValue();
  await open();
  await expect.poll(name).toBe('Biurko');
  expect(reads).toBe(1);

  // The pointer must not prefetch the set from the list.
  await page().mouse.move(0, 0);
  await page().goBack();
  const headers = { 'x-requested-with': 'XMLHttpRequest' };
  const renamed = await page().request.post(`${address()}${read}/name`, { data: { name: 'Inna' }, headers });
  expect(renamed.status()).toBe(200);
  await open();
  await expect.poll(name).toBe('Inna');
  expect(reads).toBe(2);
});
