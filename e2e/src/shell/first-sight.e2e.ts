import { desk } from '@ramka/domain/testing/worked-examples/desk';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { plantProject } from '../plant-project.ts';
import { visitor } from '../visitor.ts';

const { address, page, takeOtherWindow } = visitor();

let id: string;

beforeAll(async () => {
  ({ id } = await plantProject(address(), [desk]));
});

/** What each kind of address shows at once, and what keeps its place when the app takes over. */
const sights = [
  { path: () => '', shows: 'Nazwa inwestycji', keeps: ['h1', 'form input', 'form button', 'footer'] },
  { path: () => `projekt/${id}/pomieszczenia`, shows: 'Pomieszczenia w inwestycji', keeps: ['header', 'h1'] },
  { path: () => `projekt/${id}/zestawy/1`, shows: 'Seria ramek', keeps: ['header', 'ol > li:last-child'] },
  { path: () => `projekt/${id}/zestawy`, shows: 'Zamówienie', keeps: ['header'] },
] as const;

const windows = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

type Place = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/** Where the first of each is, in whole pixels. */
const placesOf = (of: Page, selectors: readonly string[]): Promise<(Place | undefined)[]> =>
  of.evaluate(
    (all) =>
      all.map((selector) => {
        const place = document.querySelector(`#app ${selector}`)?.getBoundingClientRect();
        return place && { x: place.x, y: place.y, width: place.width, height: place.height };
      }),
    [...selectors],
  );

/** Notes in the page how far its parts are shifted about. */
const watchShifts = (): void => {
  Reflect.set(window, 'shifted', 0);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      Reflect.set(window, 'shifted', Number(Reflect.get(window, 'shifted')) + Number(Reflect.get(entry, 'value')));
  }).observe({ type: 'layout-shift', buffered: true });
};

describe.each(windows)('at $width × $height', (viewport) => {
  test.each(sights)('what stands in the HTML is shown without a script, and keeps its place: $shows', async (sight) => {
    await takeOtherWindow({ viewport });
    const complaints: string[] = [];
    page().on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
    await page().addInitScript(watchShifts);
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page().route(/\.(?:js|css)$/, async (route) => {
      await released;
      await route.continue();
    });

    await page().goto(`${address()}/el12/${sight.path()}`, { waitUntil: 'commit' });
    await page()
      .locator(`[data-sight] ${sight.keeps.at(-1)}`)
      .first()
      .waitFor();
    expect(await page().locator('[data-sight]').boundingBox()).toMatchObject({ x: 0, y: 0, width: viewport.width });
    expect(await page().locator('[data-sight]').textContent()).toContain(sight.shows);
    await page().evaluate(() => document.fonts.ready);
    const before = await placesOf(page(), sight.keeps);

    release();
    await page().locator('h1:not([data-sight] *)').first().waitFor();
    expect(await page().locator('[data-sight]').count()).toBe(0);
    await page().evaluate(() => document.fonts.ready);
    const after = await placesOf(page(), sight.keeps);
    for (const [index, place] of before.entries())
      for (const side of ['x', 'y'] as const) expect(after[index]?.[side]).toBeCloseTo(place?.[side] ?? NaN, -0.5);
    await page().waitForLoadState('networkidle');
    expect(await page().evaluate(() => Reflect.get(window, 'shifted'))).toBeLessThan(0.02);
    expect(complaints).toEqual([]);
  });
});

test('what the editor begins with is asked for before the app is there, and once', async () => {
  await takeOtherWindow();
  const asked: string[] = [];
  page().on('request', (request) => asked.push(new URL(request.url()).pathname));
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page().route(/\/libraries-[^/]*\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  await page().goto(`${address()}/el12/projekt/${id}/zestawy/1`, { waitUntil: 'commit' });
  const calls = ['/api/app-data', '/api/modules/by-series/4', `/api/project/${id}`, `/api/project/${id}/set/1`];
  await expect.poll(() => asked.filter((path) => calls.includes(path)).toSorted()).toEqual(calls);
  release();
  await page()
    .getByRole('button', { name: /^Miejsce 1/ })
    .waitFor();
  await page().locator('[data-cards] button').first().waitFor();
  expect(asked.filter((path) => calls.includes(path)).toSorted()).toEqual(calls);
  expect(asked.filter((path) => path.startsWith('/api/modules'))).toHaveLength(1);
});
