import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { desk } from '@ramka/domain/testing/worked-examples/desk';
import { formatPrice } from '@ramka/domain/money';
import { allTexts } from '@ramka/texts/all-texts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { apiProject } from '../api-project.ts';
import { startServer } from '../start-server.ts';
import { checkOrderOfFlat } from './order-of-flat.ts';
import { ownDeployment } from './own-deployment.ts';
import { visitDeployment } from './visit-deployment.ts';

const { start, openPage } = visitDeployment;

/** The expected texts of each deployment, and its price list. */
const deployments = [
  {
    name: 'el12',
    language: 'pl',
    label: 'zł',
    orderOfFlat: 3415.9,
    priceList: 'pln',
    projectName: 'Nazwa inwestycji',
    create: 'Utwórz inwestycję',
    order: 'Zamów w sklepie',
    video: 'Obejrzyj film instruktażowy',
    foreign: 'Ta inwestycja powstała w konfiguratorze dla innego kraju',
  },
  {
    name: 'cz',
    language: 'cs',
    label: 'Kč',
    orderOfFlat: 19_954,
    priceList: 'czk',
    projectName: 'Název projektu',
    create: 'Vytvořit projekt',
    order: 'Objednat v e-shopu',
    video: 'Podívejte se na instruktážní video',
    foreign: 'Tento projekt vznikl v konfigurátoru pro jinou zemi',
  },
  {
    name: 'sk',
    language: 'sk',
    label: 'eur',
    orderOfFlat: 806,
    priceList: 'eur',
    projectName: 'Názov projektu',
    create: 'Vytvoriť projekt',
    order: 'Objednať v e-shope',
    video: 'Pozrite si inštruktážne video',
    foreign: 'Tento projekt vznikol v konfigurátore pre inú krajinu',
  },
  {
    name: 'ua',
    language: 'uk',
    label: 'грн',
    orderOfFlat: 38_962,
    priceList: 'uah',
    projectName: 'Назва проєкту',
    create: 'Створити проєкт',
    order: 'Замовити в магазині',
    video: 'Переглянути навчальне відео',
    foreign: 'Цей проєкт створено в конфігураторі для іншої країни',
  },
] as const;

type Words = (typeof deployments)[number];

/** Creates a project on the start screen, which is open. */
const createProject = async (page: Page, { projectName, create }: Words): Promise<string> => {
  await page.getByLabel(projectName, { exact: true }).fill('Dom pod lasem');
  await page.getByRole('button', { name: create }).click();
  await page.waitForURL(/\/projekt\/[^/]{8}\/pomieszczenia$/);
  return /projekt\/([^/]{8})/.exec(page.url())?.[1] ?? '';
};

/** The total of two desk sets and three bells, in minor units, calculated from the price list. */
const expectedTotal = async (priceList: string, bell: string): Promise<number> => {
  const { prices } = JSON.parse(await readFile(`build/catalogue/prices/${priceList}.json`, 'utf8'));
  const pieces = [...desk.rows.map(([symbol, quantity]) => [symbol, 2 * quantity] as const), [bell, 3] as const];
  return pieces.reduce((sum, [symbol, quantity]) => sum + Math.round(Number(prices[symbol]) * 100) * quantity, 0);
};

/** All prices on the screen, as text. */
const pricesOn = async (page: Page): Promise<readonly string[]> => {
  const screen = await page.locator('#content').innerText();
  return screen.match(/\d,\d\d\s\p{L}+/gu) ?? [];
};

describe('every deployment in a browser', () => {
  let dataFolder: string;
  let foreign: { readonly id: string; readonly name: string };

  beforeAll(async () => {
    dataFolder = await mkdtemp(join(tmpdir(), 'ramka-e2e-'));
    const server = await startServer({ DEPLOYMENT: 'ua' }, dataFolder);
    foreign = { name: 'ua', id: (await apiProject(server.address)).id };
    await server.stop({ keepStore: true });
  });

  afterAll(() => rm(dataFolder, { recursive: true }));

  // Holds R2, R5.
  test.for(deployments)(
    '$name has its own URL, language, prices and cost of an order, and names the deployment in which a project was created',
    async (words) => {
      const { name, language, label, priceList } = words;
      const server = await start({ DEPLOYMENT: name }, dataFolder);
      const page = await openPage();
      await page.goto(server.address);
      await page.getByRole('button', { name: words.create }).waitFor();
      expect(await page.getByRole('link', { name: words.video }).count()).toBe(0);
      const created = await createProject(page, words);
      expect(new URL(page.url()).pathname).toBe(`/${name}/projekt/${created}/pomieszczenia`);
      await expect.poll(() => page.locator('html').getAttribute('lang')).toBe(language);

      const project = await apiProject(server.address);
      await project.putSets(await project.addRoom('Pokój'), [[await project.addSet(desk), 2]]);
      await project.addCatalogueProduct(10_101_001, 3);
      await page.goto(`${server.address}/${name}/projekt/${project.id}/pomieszczenia`);
      const total = formatPrice(await expectedTotal(priceList, 'CW1.00/11'), label);
      await page.getByText(total, { exact: true }).waitFor();
      await expect.poll(async () => (await pricesOn(page)).length).toBeGreaterThan(2);
      const prices = await pricesOn(page);
      expect(prices.filter((price) => !price.endsWith(label))).toEqual([]);
      // Only this one of the shipped deployments has the demonstration shop.
      const { orderAndFiles } = allTexts[language].downloads;
      await page.getByRole('button', { name: orderAndFiles }).click();
      await page
        .getByRole('menuitem', { name: /\(PDF\)/ })
        .first()
        .waitFor();
      await expect.poll(() => page.getByRole('menuitem', { name: words.order }).count()).toBe(name === 'el12' ? 1 : 0);

      await page.goto(`${server.address}/${name}/projekt/${project.id}/zestawy/nowy`);
      await page.getByRole('link', { name: /^Simon Aquarius/ }).waitFor();
      expect(await page.locator('a[target=_blank]').count()).toBe(0);
      const notice = page.getByText(words.foreign);
      expect(await notice.count()).toBe(0);

      await page.goto(`${server.address}/${name}/projekt/${foreign.id}/zestawy`);
      await notice.waitFor();
      await expect.poll(() => notice.textContent()).toContain(`(${label})`);
      foreign = { id: project.id, name };

      await checkOrderOfFlat(page, server.address, words);
    },
  );
});

const shop = { kind: 'link', address: 'https://shop.example/cart?add={items}', item: '{sku}', separator: ';' } as const;

/** Stand for all deployments: a page gets its shop, film and planning tool from the settings, whatever its language. */
const furnished = deployments.filter(({ name }) => name === 'cz' || name === 'ua');

// Holds §1.21, §2.39, R2.
test.for(furnished)(
  '$name has the shop, film and planning tool of its file, in its language',
  async ({ name, language, priceList, label, ...words }) => {
    const texts = allTexts[language];
    const { settings, erase } = await ownDeployment(name, {
      shop: { ...shop, name: 'Electro', skus: { suffixes: {}, exceptions: {} } },
      videoLink: 'https://film.example/introduction',
      planningTool: { name: 'MiO', address: 'https://plan.example/new?from={projectId}' },
    });
    onTestFinished(erase);
    const server = await start({ ...settings, PLANNING_TOOL_SECRET: 'for these tests alone, and long enough' });
    const page = await openPage();
    await page.goto(server.address);
    const film = page.getByRole('link', { name: words.video });
    await expect.poll(() => film.getAttribute('href')).toBe('https://film.example/introduction');

    const project = await apiProject(server.address);
    await project.putSets(await project.addRoom('Pokój'), [[await project.addSet(desk), 2]]);
    await project.addCatalogueProduct(10_101_001, 3);
    await page.goto(`${server.address}/${name}/projekt/${project.id}/pomieszczenia`);
    await page.getByRole('button', { name: texts.downloads.orderAndFiles }).click();
    await page.getByRole('menuitem', { name: words.order }).click();
    const total = formatPrice(await expectedTotal(priceList, 'CW1.00/11'), label);
    const dialog = page.getByRole('dialog', { name: texts.shop.title('Electro') });
    await dialog.getByText(texts.shop.articles(desk.rows.length + 1)).waitFor();
    await dialog.getByText(texts.shop.allFits).waitFor();
    const basket = await dialog.getByRole('link', { name: texts.shop.send }).getAttribute('href');
    expect(basket).toContain('https://shop.example/cart?add=');
    expect(decodeURIComponent(basket ?? '').split(';')).toHaveLength(desk.rows.length + 1);
    await page.keyboard.press('Escape');
    await page.getByText(total, { exact: true }).waitFor();

    await page.goto(`${server.address}/${name}/projekt/${project.id}/zestawy/nowy`);
    const tile = page.getByRole('link', { name: `MiO ${texts.planningTool.smartHome}` });
    await expect.poll(() => tile.getAttribute('href')).toBe(`https://plan.example/new?from=${project.id}`);
    await tile.click();
    await page.getByRole('dialog').getByText(texts.planningTool.dialogText('MiO')).waitFor();
  },
);
