import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deployment } from '@ramka/contract/deployment/deployment';
import { project } from '@ramka/contract/wire/project';
import { aShop } from '@ramka/server/testing/a-shop';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { openBrowser } from './open-browser.ts';
import { startServer, type RunningServer } from './start-server.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** A page of a visitor who asks for no language of ours, in a window of its own. */
const openPage = async (): Promise<Page> => {
  const context = await browser.newContext({ locale: 'de-DE', viewport: { width: 1440, height: 900 } });
  onTestFinished(() => context.close());
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  return page;
};

const start = async (settings: Readonly<Record<string, string>>, dataFolder?: string): Promise<RunningServer> => {
  const server = await startServer(settings, dataFolder);
  onTestFinished(() => server.stop());
  return server;
};

const createProject = async (page: Page, address: string, words: Words): Promise<string> => {
  await page.goto(address);
  await page.getByLabel(words.name, { exact: true }).fill('Dom pod lasem');
  await page.getByRole('button', { name: words.create }).click();
  await page.waitForURL(/\/projekt\/[^/]{8}\/pomieszczenia$/);
  return /projekt\/([^/]{8})/.exec(page.url())?.[1] ?? '';
};

type Words = { readonly name: string; readonly create: string };

const polish: Words = { name: 'Nazwa inwestycji', create: 'Utwórz inwestycję' };

const headers = { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest' };

/** Puts three pieces of a product of the sample's e-catalogue into a project. */
const addProduct = async (address: string, id: string): Promise<void> => {
  const body = JSON.stringify({ catalogId: 10_101_001, quantity: 3 });
  const answer = await fetch(`${address}/api/project/${id}/ecatalog-products`, { method: 'POST', headers, body });
  expect(answer.status).toBe(201);
};

describe('every deployment in a browser', () => {
  test.each([
    ['el12', 'pl', 'zł', polish],
    ['cz', 'cs', 'Kč', { name: 'Název projektu', create: 'Vytvořit projekt' }],
    ['sk', 'sk', 'eur', { name: 'Názov projektu', create: 'Vytvoriť projekt' }],
    ['ua', 'uk', 'грн', { name: 'Назва проєкту', create: 'Створити проєкт' }],
  ])('%s has its own address, language and prices', async (name, language, label, words) => {
    const server = await start({ DEPLOYMENT: name });
    const page = await openPage();
    const id = await createProject(page, server.address, words);
    expect(new URL(page.url()).pathname).toBe(`/${name}/projekt/${id}/pomieszczenia`);
    expect(await page.locator('html').getAttribute('lang')).toBe(language);
    await addProduct(server.address, id);
    await page.reload();
    await page
      .getByText(new RegExp(`^[0-9\u202F]+,[0-9]{2}\\s${label}$`))
      .first()
      .waitFor();
  });
});

test('a project of another deployment says so', async () => {
  const first = await startServer({ DEPLOYMENT: 'el12' });
  const body = JSON.stringify({ name: 'Dom', variant: 'el12' });
  const created = await fetch(`${first.address}/api/project`, { method: 'POST', headers, body });
  const { id } = project.parse(await created.json());
  await first.stop({ keepStore: true });
  const server = await start({ DEPLOYMENT: 'cz' }, first.dataFolder);
  const page = await openPage();
  await page.goto(`${server.address}/cz/projekt/${id}/zestawy`);
  const notice = page.getByText('Tento projekt vznikl v jiné verzi konfigurátoru');
  await notice.waitFor();
  expect(await notice.textContent()).toMatch(/\(el12\).*\(Kč\)/);
});

test('a project goes from one deployment to another as a file', async () => {
  const [poland, czechia] = [await start({ DEPLOYMENT: 'el12' }), await start({ DEPLOYMENT: 'cz' })];
  const page = await openPage();
  const id = await createProject(page, poland.address, polish);
  await addProduct(poland.address, id);
  await page.goto(`${poland.address}/el12/projekt/${id}`);
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Zapisz do pliku' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('Dom pod lasem.ramka.json');

  await page.goto(czechia.address);
  await page.getByLabel('Načíst projekt ze souboru').setInputFiles(await download.path());
  await page.waitForURL(/\/cz\/projekt\/[^/]{8}\/pomieszczenia$/);
  await page.getByText('Projekt „Dom pod lasem“ byl vytvořen').waitFor();
  await page
    .getByText(/^[0-9\u202F]+,[0-9]{2}\sKč$/)
    .first()
    .waitFor();
});

/** A folder with one deployment that has this shop. */
const aFolderWithShop = async (address: string): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'ramka-deployments-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const own = deployment.parse({
    variant: 'shop',
    basePath: '/shop/',
    defaultLanguage: 'pl',
    languages: ['pl'],
    currency: 'PLN',
    priceList: 'pln',
    shop: { kind: 'oci', name: 'Elektro', address, skus: { suffixes: { '/11': '-W' }, exceptions: {} } },
    planningTool: null,
    videoLink: '',
    copyrightHolder: 'Ramka',
  });
  await writeFile(join(folder, 'shop.json'), JSON.stringify(own));
  return folder;
};

test('a project is ordered from the shop after what does not fit was told', async () => {
  const shop = await aShop();
  const folder = await aFolderWithShop(shop.address);
  const server = await start({ DEPLOYMENT: 'shop', DEPLOYMENTS_DIR: folder });
  const page = await openPage();
  const id = await createProject(page, server.address, polish);
  await addProduct(server.address, id);
  await page.reload();
  await page.getByRole('button', { name: 'Zamów w sklepie' }).click();
  const dialog = page.getByRole('dialog', { name: 'Zamówienie w sklepie Elektro' });
  await dialog.getByText('Do sklepu trafi 1 produkt.').waitFor();
  const opening = page.waitForEvent('popup');
  await dialog.getByRole('button', { name: 'Przejdź do sklepu' }).click();
  await (await opening).getByText('Basket').waitFor();
  expect(Object.fromEntries(shop.received())).toMatchObject({
    'NEW_ITEM-VENDORMAT[1]': 'CW1.00-W',
    'NEW_ITEM-MANUFACTMAT[1]': 'CW1.00/11',
    'NEW_ITEM-QUANTITY[1]': '3.000',
    'NEW_ITEM-CURRENCY[1]': 'PLN',
    'NEW_ITEM-EXT_QUOTE_ID[1]': id,
  });
});
