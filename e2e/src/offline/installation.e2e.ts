import { setToWire } from '@ramka/contract/translate/product-set';
import { desk } from '@ramka/domain/testing/worked-examples/desk';
import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { apiProject, type ApiProject } from '../api-project.ts';
import { visitor } from '../visitor.ts';
import { fingerOn } from '../editor/placing/finger.ts';
import { queueChange, openPrecachedWindow, SENDING, waitForCachedSet } from './offline-window.ts';

const someone = visitor();
const { address } = someone;

let project: ApiProject;

beforeEach(async () => {
  project = await apiProject(address());
  const room = await project.addRoom('Kuchnia');
  await project.putSets(room, [[await project.addSet(desk), 3]]);
});

const openSite = async (page: Page): Promise<void> => {
  await page.goto(`${address()}/el12/projekt/${project.id}/montaz`);
  await page.getByRole('heading', { level: 1, name: 'Montaż' }).waitFor();
  // Read-only until the progress is loaded.
  await page.locator('main fieldset').first().waitFor();
  await expect.poll(() => page.locator('main [inert]').count()).toBe(0);
};

const remaining = (page: Page) => page.locator('main p').first().innerText();

const piece = (page: Page, number: number, part: string) =>
  page.getByRole('group', { name: `Biurko, sztuka ${number}` }).getByLabel(part);

const mounted = async (): Promise<number> => {
  const answer = await fetch(`${address()}/api/project/${project.id}/site`);
  const ticks: unknown = await answer.json();
  return Array.isArray(ticks) ? ticks.length : 0;
};

describe('the site sheet', () => {
  test('is ticked off by piece and part, shows what remains, and is saved', async () => {
    const page = await someone.takeOtherWindow({ viewport: { width: 390, height: 844 } });
    await openSite(page);
    await expect.poll(() => remaining(page)).toBe('Zostało – puszki: 12 · mechanizmy: 12 · ramki: 3');
    await piece(page, 2, 'Puszka').check();
    await page
      .getByRole('group', { name: /^Całe pomieszczenie/ })
      .getByLabel('Mechanizm')
      .check();
    await expect.poll(() => remaining(page)).toBe('Zostało – puszki: 8 · ramki: 3');
    await expect.poll(mounted).toBe(4);
    await page.reload();
    await expect.poll(() => remaining(page)).toBe('Zostało – puszki: 8 · ramki: 3');
    await piece(page, 2, 'Puszka').uncheck();
    await expect.poll(mounted).toBe(3);
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await page.getByRole('button', { name: 'Pobierz: Kuchnia' }).waitFor();
    // The modules must be distinguishable at arm's length.
    const picture = page.locator('img[data-loaded]');
    await expect.poll(async () => (await picture.boundingBox())?.height).toBeGreaterThan(60);
  });

  test('renders only the visible ones of hundreds of pieces, but all of them for printing', async () => {
    const hotel = await project.addRoom('Hotel');
    await project.putSets(hotel, [[await project.addSet(desk), 400]]);
    const page = await someone.takeOtherWindow({ viewport: { width: 390, height: 844 } });
    await openSite(page);
    const boxes = page.getByRole('checkbox');
    await expect.poll(() => boxes.count()).toBeGreaterThan(12);
    expect(await boxes.count()).toBeLessThan(300);
    await page.getByRole('region', { name: 'Hotel' }).evaluate((room) => room.scrollIntoView({ block: 'end' }));
    await page.getByRole('group', { name: 'Biurko, sztuka 400' }).getByLabel('Ramka').check();
    await expect.poll(mounted).toBe(1);
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    // Three parts for each piece, and for each of the two rooms as a whole.
    expect(await boxes.count()).toBe(3 * (400 + 3 + 2));
  });

  test('includes single products, counts them as remaining, and keeps their progress offline', async () => {
    const terrace = await project.addRoom('Taras');
    await project.putProducts(terrace, [[8500, 2]]);
    const page = await openPrecachedWindow(someone);
    await page.setViewportSize({ width: 390, height: 844 });
    await openSite(page);
    await waitForCachedSet(page, project.id);
    await expect
      .poll(() => remaining(page))
      .toBe('Zostało – puszki: 12 · mechanizmy: 12 · ramki: 3 · produkty kompletne: 2');
    const room = page.getByRole('region', { name: 'Taras' });
    // One line per piece: the number is next to the checkboxes.
    const second = room.getByRole('group', { name: /, sztuka 2$/ });
    await expect.poll(async () => (await second.boundingBox())?.height).toBeLessThan(50);
    await page.context().setOffline(true);
    await room
      .getByRole('group', { name: /, sztuka 2$/ })
      .getByLabel('Zamontowane')
      .check();
    await room.getByText('Zostało – produkty kompletne: 1').waitFor();
    await page.reload();
    await room.getByText('Zostało – produkty kompletne: 1').waitFor();
    await page.context().setOffline(false);
    await expect.poll(mounted, SENDING).toBe(1);
    await room.getByRole('group', { name: 'Całe pomieszczenie „Taras”' }).getByLabel('Produkty').check();
    await room.getByText('Wszystko zamontowane').waitFor();
    const kitchen = page.getByRole('group', { name: 'Całe pomieszczenie „Kuchnia”' });
    for (const part of ['Puszka', 'Mechanizm', 'Ramka']) await kitchen.getByLabel(part).check();
    await expect.poll(() => remaining(page)).toBe('Wszystko zamontowane');
    await expect.poll(mounted).toBe(11);
    await project.putProducts(terrace, [[8500, 1]]);
    await page.reload();
    await expect.poll(() => remaining(page)).toBe('Zostało – produkty kompletne: 1');
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });

  test('can be used with a slow finger, which also answers the question about a pending set', async () => {
    const viewport = { width: 390, height: 844 };
    const page = await someone.takeOtherWindow({ viewport, hasTouch: true, isMobile: true });
    await openSite(page);
    const finger = await fingerOn(page);
    await finger.press(piece(page, 2, 'Puszka'), 900);
    await expect.poll(mounted).toBe(1);
    const [set] = (await project.load()).productSets;
    const body = { payload: { ...setToWire({ ...desk.set, frameId: 54_014 }, null), name: 'Moje biurko' } };
    await queueChange(page, project.id, {
      name: 'saveSet',
      params: { projectId: project.id, setId: set?.id },
      body,
      temporaryIds: [],
      ifMatch: '"0"',
    });
    await page.reload();
    const question = page.getByRole('dialog', { name: 'Ktoś zmienił ten zestaw' });
    await question.waitFor();
    await finger.press(question.getByRole('button', { name: 'Odrzuć moją wersję' }), 900);
    await question.waitFor({ state: 'hidden' });
    await expect.poll(() => page.getByText(/Zmiany do wysłania/).count()).toBe(0);
    await expect.poll(() => page.getByText('Moje biurko').count()).toBe(0);
    await expect.poll(async () => (await project.load()).productSets.map(({ name }) => name)).toEqual(['Biurko']);
  });

  test('keeps a pending tick while others’ progress is loaded', async () => {
    const page = await someone.takeOtherWindow({ viewport: { width: 390, height: 844 } });
    await openSite(page);
    const delayed = Promise.withResolvers<undefined>();
    await page.route('**/site', async (route) => {
      if (route.request().method() === 'PUT') await delayed.promise;
      await route.continue();
    });
    await piece(page, 1, 'Ramka').check();
    const read = page.waitForResponse(
      (answer) => answer.url().endsWith('/site') && answer.request().method() === 'GET',
    );
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
    await (await read).finished();
    await page.waitForTimeout(300);
    expect(await piece(page, 1, 'Ramka').isChecked()).toBe(true);
    delayed.resolve(undefined);
    await expect.poll(mounted).toBe(1);
    await expect.poll(() => piece(page, 1, 'Ramka').isChecked()).toBe(true);
  });

  test('shows no tick that could not be saved because the browser’s storage is blocked', async () => {
    const page = await someone.takeOtherWindow({ viewport: { width: 390, height: 844 } });
    await openSite(page);
    await piece(page, 1, 'Ramka').check();
    await expect.poll(mounted).toBe(1);
    await page.context().setOffline(true);
    await page
      .getByRole('group', { name: /^Całe pomieszczenie/ })
      .getByLabel('Ramka')
      .click();
    await page.getByText('Wystąpił błąd podczas zapisywania danych').first().waitFor();
    await expect.poll(() => remaining(page)).toBe('Zostało – puszki: 12 · mechanizmy: 12 · ramki: 2');
  });

  test('restores the earlier ticks when a whole room is pressed twice', async () => {
    const page = await someone.takeOtherWindow({ viewport: { width: 390, height: 844 } });
    await openSite(page);
    await piece(page, 2, 'Ramka').check();
    const wholeRoom = page.getByRole('group', { name: /^Całe pomieszczenie/ }).getByLabel('Ramka');
    await wholeRoom.check();
    await wholeRoom.uncheck();
    await expect.poll(() => remaining(page)).toBe('Zostało – puszki: 12 · mechanizmy: 12 · ramki: 2');
    await expect.poll(mounted).toBe(1);
    // Pressing twice again clears it.
    await wholeRoom.check();
    await wholeRoom.uncheck();
    await expect.poll(mounted).toBe(0);
  });

  test('merges the progress of two users, one of them offline', async () => {
    const [one, other] = [await openPrecachedWindow(someone), await openPrecachedWindow(someone)];
    for (const page of [one, other]) {
      await openSite(page);
      await waitForCachedSet(page, project.id);
    }
    await one.context().setOffline(true);
    await piece(one, 1, 'Puszka').check();
    await piece(one, 1, 'Ramka').check();
    await one.reload();
    await expect.poll(() => piece(one, 1, 'Ramka').isChecked()).toBe(true);
    await piece(other, 3, 'Puszka').check();
    await expect.poll(mounted).toBe(1);
    await one.context().setOffline(false);
    await expect.poll(mounted, SENDING).toBe(3);
    await one.reload();
    await expect.poll(() => remaining(one)).toBe('Zostało – puszki: 4 · mechanizmy: 12 · ramki: 2');
  });
});
