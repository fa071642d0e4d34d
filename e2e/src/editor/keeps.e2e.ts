import { washBasin } from '@ramka/domain/testing/worked-examples/wash-basin';
import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openBrowser } from '../open-browser.ts';
import { plantProject } from '../plant-project.ts';
import { startServer, type RunningServer } from '../start-server.ts';

let server: RunningServer;
let browser: Browser;
let context: BrowserContext;
let page: Page;
let project = '';

beforeAll(async () => {
  [server, browser] = await Promise.all([startServer(), openBrowser()]);
});

beforeEach(async () => {
  const { id } = await plantProject(server.address, [washBasin]);
  project = `${server.address}/el12/projekt/${id}`;
  context = await browser.newContext({ locale: 'pl-PL', viewport: { width: 1440, height: 900 } });
  context.setDefaultTimeout(15_000);
  page = await context.newPage();
});

afterEach(() => context.close());

afterAll(async () => {
  await browser.close();
  await server.stop();
});

const nameField = (on: Page): Locator => on.getByRole('textbox', { name: 'Nazwa zestawu' });
const pathOf = (on: Page): string => new URL(on.url()).pathname;

/** Opens the planted set from the list, so that there is somewhere to go back to. */
const openSet = async (on: Page): Promise<void> => {
  await on.goto(`${project}/zestawy`);
  await on.locator('a[href$="/zestawy/1"]').first().click();
  await on.getByRole('button', { name: /^Miejsce 1:/ }).waitFor();
};

describe('unsaved changes', () => {
  test('are asked about on every way out, and the address stays while the question is open', async () => {
    await openSet(page);
    const here = pathOf(page);
    await nameField(page).fill('Inna nazwa');
    const question = page.getByRole('alertdialog', { name: 'Niezapisane zmiany' });
    for (const leave of [
      () => page.getByRole('link', { name: 'Pomieszczenia' }).first().click(),
      () => page.goBack(),
    ]) {
      await leave();
      await question.waitFor();
      expect(pathOf(page)).toBe(here);
      await question.getByRole('button', { name: 'Nie' }).click();
      await question.waitFor({ state: 'hidden' });
    }
    expect(await nameField(page).inputValue()).toBe('Inna nazwa');
    await page.goBack();
    await question.getByRole('button', { name: 'Tak' }).click();
    await page.waitForURL(/\/zestawy$/);
  });

  test('survive a crash of the tab and are offered again', async () => {
    await openSet(page);
    await page.getByRole('button', { name: 'Usuń produkt z miejsca 2' }).click();
    await page.getByRole('button', { name: 'Miejsce 2, puste' }).waitFor();
    await expect
      .poll(() => page.evaluate(() => Object.keys(localStorage).some((key) => key.startsWith('configurator.draft.'))))
      .toBe(true);
    await page.close({ runBeforeUnload: false });

    const next = await context.newPage();
    await next.goto(`${project}/zestawy/1`);
    await next.getByRole('dialog', { name: 'Niedokończony zestaw' }).getByRole('button', { name: 'Wczytaj' }).click();
    await next.getByRole('button', { name: 'Miejsce 2, puste' }).waitFor();
    await next.getByRole('button', { name: 'Zapisz zestaw' }).click();
    await next.waitForURL(/\/zestawy$/);
    await next.goto(`${project}/zestawy/1`);
    await next.getByRole('button', { name: 'Miejsce 2, puste' }).waitFor();
    expect(await next.getByRole('dialog').count()).toBe(0);
  });

  test('stay on screen when the server cannot be reached, and can be saved once it can', async () => {
    await openSet(page);
    await nameField(page).fill('Po przerwie');
    await page.route('**/api/project/*/set/1', (route) => route.abort());
    await page.getByRole('button', { name: 'Zapisz zestaw' }).click();
    await page.getByText('Wystąpił błąd podczas zapisywania danych').waitFor();
    expect(await nameField(page).inputValue()).toBe('Po przerwie');
    await page.unroute('**/api/project/*/set/1');
    await page.getByRole('button', { name: 'Zapisz zestaw' }).click();
    await page.getByText('Zmiany w zestawie zostały zapisane').waitFor();
  });
});

describe('two tabs on one set', () => {
  test('the stale one overwrites nothing: it saves a copy, or loads the newer set', async () => {
    await openSet(page);
    const stale = await context.newPage();
    await openSet(stale);
    await nameField(page).fill('Nowsza');
    await page.getByRole('button', { name: 'Zapisz zestaw' }).click();
    await page.waitForURL(/\/zestawy$/);

    const question = stale.getByRole('dialog', { name: 'Ktoś zmienił ten zestaw' });
    await nameField(stale).fill('Starsza');
    await stale.getByRole('button', { name: 'Zapisz zestaw' }).click();
    await question.getByRole('button', { name: 'Wróć do edycji' }).click();
    expect(await nameField(stale).inputValue()).toBe('Starsza');
    await stale.getByRole('button', { name: 'Zapisz zestaw' }).click();
    await question.getByRole('button', { name: 'Wczytaj nowszą wersję' }).click();
    await expect.poll(() => nameField(stale).inputValue()).toBe('Nowsza');

    await page.goto(`${project}/zestawy/1`);
    await nameField(page).fill('Jeszcze nowsza');
    await page.getByRole('button', { name: 'Zapisz zestaw' }).click();
    await page.waitForURL(/\/zestawy$/);
    await nameField(stale).fill('Kopia starszej');
    await stale.getByRole('button', { name: 'Zapisz zestaw' }).click();
    await question.getByRole('button', { name: 'Zapisz jako kopię' }).click();
    await stale.waitForURL(/\/zestawy$/);
    for (const name of ['Jeszcze nowsza', 'Kopia starszej']) await stale.getByText(name).first().waitFor();
  });
});

describe('a set whose articles are gone', () => {
  test('opens, marks and names what is missing, and is saved once that is replaced', async () => {
    await page.route(/\/api\/modules/, async (route) => {
      const answer = await route.fetch();
      const modules: readonly { readonly name: string }[] = await answer.json();
      await route.fulfill({ response: answer, json: modules.filter(({ name }) => !name.includes('świecznikowy')) });
    });
    await page.goto(`${project}/zestawy/1`);
    await page.getByRole('alert').getByText('produkt w miejscu 1').waitFor();
    await nameField(page).fill('Bez świecznikowego');
    const save = page.getByRole('button', { name: 'Zapisz zestaw' });
    expect(await save.getAttribute('aria-disabled')).toBe('true');
    await page.getByRole('button', { name: 'Usuń produkt z miejsca 1' }).click();
    await page.getByRole('alert').waitFor({ state: 'hidden' });
    await save.click();
    await page.waitForURL(/\/zestawy$/);
  });
});
