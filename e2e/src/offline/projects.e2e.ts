import { desk } from '@ramka/domain/testing/worked-examples/desk';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { apiProject, type ApiProject } from '../api-project.ts';
import { visitor } from '../visitor.ts';
import { countCached, openPrecachedWindow, waitForCachedSet } from './offline-window.ts';

const someone = visitor();
const { address } = someone;

let project: ApiProject;
let page: Page;

beforeAll(async () => {
  project = await apiProject(address());
  await project.addRoom('Kuchnia');
  await project.addSet(desk);
  page = await openPrecachedWindow(someone);
  await page.goto(`${address()}/el12/projekt/${project.id}/pomieszczenia`);
  await waitForCachedSet(page, project.id);
  await page.context().setOffline(true);
});

const opens = async (path: string, heading: string | RegExp): Promise<void> => {
  await page.goto(`${address()}/el12/projekt/${project.id}${path}`);
  await page.getByRole('heading', { name: heading }).first().waitFor();
};

/** Width of a picture in pixels; 0 if it does not load. */
const widthOf = (path: string): Promise<number> =>
  page.evaluate(async (src) => {
    const image = new Image();
    image.src = src;
    await image.decode().catch(() => undefined);
    return image.naturalWidth;
  }, path);

describe('a remembered project without a connection', () => {
  test('opens from the start screen with its rooms, and shows the age of its data and prices', async () => {
    await page.goto(`${address()}/el12/`);
    await page.getByRole('button', { name: /^Dom nad Łabą/ }).click();
    await page.getByRole('region', { name: 'Kuchnia' }).waitFor();
    await expect.poll(() => page.getByText(/^Pokazujemy stan i ceny z: /).count()).toBe(1);
  });

  test('shows its sets with pictures and component lists', async () => {
    await opens('/zestawy', 'Zestawy');
    await page.getByText('Biurko').first().waitFor();
    const picture = page.locator(`img[src*="/product-set/${project.id}/"]`).first();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  });

  test('opens a set in the editor that was never opened on this device', async () => {
    const [set] = (await page.evaluate(async (id) => {
      const answer = await fetch(`/api/project/${id}`);
      return (await answer.json()).productSets;
    }, project.id)) as readonly { id: number }[];
    await page.goto(`${address()}/el12/projekt/${project.id}/zestawy/${set?.id}`);
    const name = page.getByRole('textbox', { name: 'Nazwa zestawu' });
    await name.waitFor();
    await expect.poll(() => name.inputValue()).toBe('Biurko');
    // The drawing is complete, although none of its pictures was shown on this device before.
    const drawn = page.locator('svg image');
    await expect.poll(() => drawn.count()).toBeGreaterThan(1);
    const addresses = await drawn.evaluateAll((images) => images.map((image) => image.getAttribute('href') ?? ''));
    const missing = await page.evaluate(async (all) => {
      const answers = await Promise.all(
        all.map((address) =>
          fetch(address).then(
            ({ ok }) => ok,
            () => false,
          ),
        ),
      );
      return all.filter((_, index) => answers[index] !== true);
    }, addresses);
    expect(missing).toEqual([]);
  });

  test('has the cached picture of a set for the skeleton, and of no other set', async () => {
    expect(await widthOf(`/product-set/${project.id}/1.webp`)).toBeGreaterThan(0);
    expect(await widthOf(`/product-set/${project.id}/2.webp`)).toBe(0);
  });

  test('shows a picture that an earlier version of the app has cached in its format', async () => {
    await page.evaluate(async (id) => {
      const cache = await caches.open(`ramka-project-${id}`);
      const cached = (await cache.keys()).find(({ url }) => url.includes('.webp?'));
      const answer = cached && (await cache.match(cached));
      if (!answer) throw new Error('there is no picture');
      await cache.put(cached.url.replace('.webp', '.png'), answer);
      await cache.delete(cached);
    }, project.id);
    await opens('/zestawy', 'Zestawy');
    const picture = page.locator(`img[src*="/product-set/${project.id}/"]`).first();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  });

  test('shows the order', async () => {
    await opens('/zamowienie', /Zamówienie/);
    expect(await page.getByText('Wystąpił błąd').count()).toBe(0);
  });

  test('postpones a document, and says so', async () => {
    await opens('/zestawy', 'Zestawy');
    await page.getByRole('button', { name: /: Biurko$/ }).click();
    await page.getByRole('menuitem', { name: /PDF/ }).first().click();
    await page.getByText('Dokument przygotujemy, gdy wróci połączenie').waitFor();
    // Long enough for a busy machine to notice the connection and to render its first document.
    const download = page.waitForEvent('download', { timeout: 180_000 });
    await page.context().setOffline(false);
    expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
    await page.context().setOffline(true);
  });

  test('is removed from the cache when it is removed from the list', async () => {
    await page.evaluate((id) => localStorage.setItem(`configurator.draft.${id}.nowy`, '{}'), project.id);
    const other = await page.context().newPage();
    await other.goto(`${address()}/el12/projekt/${project.id}/pomieszczenia`);
    await other.getByRole('region', { name: 'Kuchnia' }).waitFor();
    await page.goto(`${address()}/el12/`);
    await page.getByRole('button', { name: /^Usuń inwestycję|^Zapomnij inwestycję/ }).click();
    await expect.poll(() => countCached(page, `ramka-project-${project.id}`)).toBe(0);
    // Another window still reads the project, but its responses are no longer cached.
    await page.context().setOffline(false);
    await other.evaluate((id) => fetch(`/api/project/${id}`).then((answer) => answer.text()), project.id);
    // Continuing in that window does not add the project to the list of projects again.
    await other.getByRole('link', { name: 'Zestawy' }).first().click();
    await other.getByRole('heading', { level: 1, name: 'Zestawy' }).waitFor();
    await other.waitForTimeout(4000);
    expect(await page.evaluate(() => localStorage.getItem('configurator.projects'))).toBe('[]');
    await expect.poll(() => countCached(page, `ramka-project-${project.id}`)).toBe(0);
    await other.close();
    // Leftover caches are deleted at the next start.
    await page.evaluate(() => caches.open('ramka-project-aaaaaaa2'));
    await page.reload();
    await expect
      .poll(() => page.evaluate(() => caches.has('ramka-project-aaaaaaa2')), { timeout: 200_000 })
      .toBe(false);
    await expect.poll(() => page.evaluate((id) => caches.has(`ramka-project-${id}`), project.id)).toBe(false);
    await page.context().setOffline(true);
    await expect.poll(() => page.evaluate((id) => JSON.stringify(localStorage).includes(id), project.id)).toBe(false);
    await page.goto(`${address()}/el12/projekt/${project.id}/pomieszczenia`);
    await page.getByText('Brak połączenia, a tej inwestycji nie ma jeszcze na tym urządzeniu').waitFor();
  });
});
