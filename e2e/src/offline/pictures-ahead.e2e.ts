import { livingRoom } from '@ramka/domain/testing/worked-examples/living-room';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { plantProject } from '../plant-project.ts';
import { setBuilder } from '../set-builder.ts';
import { visitor } from '../visitor.ts';
import { countCached, openPrecachedWindow, SENDING, waitForCached, waitForCachedSet } from './offline-window.ts';

const someone = visitor();
const { address } = someone;

/** The number of requested pictures on the screen that failed to load. */
const missingOn = (page: Page): Promise<number> =>
  page.locator('main').evaluate(async (main) => {
    const pictures = [...main.querySelectorAll('img')];
    for (const picture of pictures) picture.loading = 'eager';
    const decoded = await Promise.allSettled(pictures.map((picture) => picture.decode()));
    return (
      decoded.filter(({ status }) => status === 'rejected').length + main.querySelectorAll('[data-missing]').length
    );
  });

/** Waits until the pictures of the series are cached. The frame's own article is the last one that the worker loads. */
const untilAllCached = async (page: Page): Promise<void> => {
  const { frames } = overview.parse(await (await fetch(`${address()}/api/app-data`)).json());
  const last = frames['simon-54'].findLast(({ vFrame }) => vFrame === null);
  await waitForCached(page, 'ramka-catalogue-', 1, `/components/${last?.id},`);
};

const overview = z.object({
  frames: z.object({ 'simon-54': z.array(z.object({ id: z.number(), vFrame: z.unknown() })) }),
});

test('sets of unvisited modules can be built offline, with all pictures', async () => {
  const { id } = await plantProject(address(), [livingRoom]);
  const page = await openPrecachedWindow(someone);
  await page.goto(`${address()}/el12/projekt/${id}/pomieszczenia`);
  await untilAllCached(page);
  await page.context().setOffline(true);
  await page.goto(`${address()}/el12/projekt/${id}/zestawy/1`);
  for (const [category, module] of [
    ['Łączniki', 'Łącznik krzyżowy'],
    ['Przyciski', 'Przycisk „dzwonek”'],
  ] as const) {
    await setBuilder(page).showModules(category);
    await page.getByRole('button', { name: `Szczegóły: ${module}`, exact: true }).waitFor();
    await expect.poll(() => page.locator('main img').count()).toBeGreaterThan(10);
    await expect.poll(() => missingOn(page)).toBe(0);
  }
});

test('nothing is prefetched with the data saver', async () => {
  const { id } = await plantProject(address(), [livingRoom]);
  const page = await openPrecachedWindow(someone);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await page.goto(`${address()}/el12/projekt/${id}/pomieszczenia`);
  await waitForCachedSet(page, id);
  await page.waitForTimeout(500);
  expect(await countCached(page, 'ramka-catalogue-', '/assets/img/')).toBeLessThan(40);
});

test('a set with missing pictures is shown as an outline, and drawn after reconnecting', async () => {
  const { id } = await plantProject(address(), [livingRoom]);
  const page = await someone.takeOtherWindow();
  await page.route('**/assets/img/{frames,components}/**', (route) => route.abort());
  await page.goto(`${address()}/el12/projekt/${id}/zestawy/1`);
  const outlines = page.locator('[data-missing]');
  await expect.poll(() => outlines.count()).toBeGreaterThan(1);
  await page.context().setOffline(true);
  await page.unroute('**/assets/img/{frames,components}/**');
  await page.context().setOffline(false);
  await expect.poll(() => outlines.count(), SENDING).toBe(0);
});

test('sets created offline with quick entry are drawn on their cards, and can be distinguished until they are sent', async () => {
  const { id } = await plantProject(address(), [livingRoom]);
  const page = await openPrecachedWindow(someone);
  await page.goto(`${address()}/el12/projekt/${id}/pomieszczenia`);
  await untilAllCached(page);
  await page.context().setOffline(true);
  await page.getByRole('region', { name: 'Kuchnia' }).waitFor();
  for (const words of ['gniazdko', '3x gniazdko']) {
    await page.keyboard.press('Control+k');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox').fill(words);
    await dialog.getByLabel('Seria ramek').selectOption({ label: 'Simon 54 Premium' });
    await dialog.getByRole('button', { name: 'Wstaw' }).click();
    await dialog.getByRole('button', { name: 'Zapisz zestaw' }).click();
    await dialog.waitFor({ state: 'detached' });
  }
  const drawings = page.locator('[data-entry] svg[data-drawn]');
  await expect.poll(() => drawings.count()).toBe(2);
  const labels = () => drawings.evaluateAll((pictures) => pictures.map(({ nextSibling }) => nextSibling?.textContent));
  await expect.poll(labels).toEqual([expect.stringMatching(/gniazdo/u), expect.stringMatching(/gniazdo.* ×.3/u)]);
  const growth = async (): Promise<number> => {
    const [one = 0, three = 0] = await drawings.evaluateAll((pictures) =>
      pictures.map((picture) => picture.getBoundingClientRect().width),
    );
    return three / one;
  };
  await expect.poll(growth).toBeGreaterThan(2);
  await page.context().setOffline(false);
  await expect.poll(() => drawings.count(), SENDING).toBe(0);
});
