import { livingRoom } from '@ramka/domain/testing/worked-examples/living-room';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { plantProject } from '../plant-project.ts';
import { visitor } from '../visitor.ts';
import { countKept, keptWindow, untilKept } from './kept-window.ts';

const someone = visitor();
const { address } = someone;

/** How many pictures that were asked for on a screen have not come. */
const missingOn = (page: Page): Promise<number> =>
  page.locator('main').evaluate(async (main) => {
    const pictures = [...main.querySelectorAll('img')];
    for (const picture of pictures) picture.loading = 'eager';
    const come = await Promise.allSettled(pictures.map((picture) => picture.decode()));
    return (
      come.filter(({ status }) => status === 'rejected').length +
      main.querySelectorAll('[data-missing], svg.lucide-image-off').length
    );
  });

/** Waits until no more pictures of the catalogue come. */
const untilAllKept = async (page: Page): Promise<void> => {
  await untilKept(page, 'ramka-catalogue-', 600, '/assets/img/');
  for (let before = 0, now = 1; now > before;) {
    before = await countKept(page, 'ramka-catalogue-', '/assets/img/');
    await page.waitForTimeout(1000);
    now = await countKept(page, 'ramka-catalogue-', '/assets/img/');
  }
};

test('sets are built without a connection of what nobody has looked at, with every picture', async () => {
  const { id } = await plantProject(address(), [livingRoom]);
  const page = await keptWindow(someone);
  await page.goto(`${address()}/el12/projekt/${id}/pomieszczenia`);
  await untilAllKept(page);
  await page.context().setOffline(true);
  await page.goto(`${address()}/el12/projekt/${id}/zestawy/1`);
  for (const [category, module] of [
    ['Łączniki', 'Łącznik krzyżowy'],
    ['Przyciski', 'Przycisk „dzwonek”'],
  ] as const) {
    await page.getByRole('button', { name: category, exact: true }).click();
    await page.getByRole('button', { name: `Szczegóły: ${module}`, exact: true }).waitFor();
    expect(await page.locator('main img').count()).toBeGreaterThan(10);
    expect(await missingOn(page)).toBe(0);
  }
});

test('nothing is brought ahead for who wants the browser to load little', async () => {
  const { id } = await plantProject(address(), [livingRoom]);
  const page = await keptWindow(someone);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await page.goto(`${address()}/el12/projekt/${id}/pomieszczenia`);
  await untilKept(page, `ramka-project-${id}`, 6);
  await page.waitForTimeout(500);
  expect(await countKept(page, 'ramka-catalogue-', '/assets/img/')).toBeLessThan(40);
});

test('a set whose pictures are not here is outlined, and drawn when the connection is back', async () => {
  const { id } = await plantProject(address(), [livingRoom]);
  const page = await someone.takeOtherWindow();
  await page.route('**/assets/img/{frames,components}/**', (route) => route.abort());
  await page.goto(`${address()}/el12/projekt/${id}/zestawy/1`);
  const outlines = page.locator('[data-missing]');
  await expect.poll(() => outlines.count()).toBeGreaterThan(1);
  await page.context().setOffline(true);
  await page.unroute('**/assets/img/{frames,components}/**');
  await page.context().setOffline(false);
  await expect.poll(() => outlines.count()).toBe(0);
});
