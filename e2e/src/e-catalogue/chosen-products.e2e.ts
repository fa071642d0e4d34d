import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { apiProject, type ApiProject } from '../api-project.ts';
import { visitor } from '../visitor.ts';
import { threeProducts } from './offered-products.ts';

const { address, page, goTo, press, choose, read, closeMessage, dialog } = visitor();

let project: ApiProject;
let products: Awaited<ReturnType<typeof threeProducts>>;

beforeAll(async () => {
  products = await threeProducts(address());
});

beforeEach(async () => {
  project = await apiProject(address());
});

const openScreen = () => goTo(`projekt/${project.id}/ekatalog`);

const total = () => page().getByText('Koszt produktów netto').locator('..').textContent();

describe('the catalogue products of a project', () => {
  // Holds §2.123, §2.124, §2.126.
  test('are empty and cost nothing in a new project, and link to the e-catalogue', async () => {
    await openScreen();
    await read('Nie dodano jeszcze produktów z katalogu');
    await expect.poll(total).toContain('0,00');
    const download = page().getByRole('button', { name: 'Pobierz', exact: true });
    await expect.poll(() => download.getAttribute('aria-disabled')).toBe('true');
    await download.hover();
    await expect.poll(() => page().getByRole('tooltip').textContent()).toBe('Nie dodano jeszcze produktów z katalogu');
    await press('Przeglądaj katalog');
    await dialog().getByText('Wybierz serię lub wyszukaj produkt').waitFor();
  });

  // Holds §2.121, §2.122, §2.125, §2.127, §2.128, §2.129.
  test('are grouped by series, those without a series last, each with quantity, symbol, picture and link', async () => {
    for (const { catalogId } of products.toReversed()) await project.addCatalogueProduct(catalogId, 3);
    await openScreen();
    const headings = page().getByRole('heading', { level: 2 });
    await expect.poll(() => headings.allTextContents()).toEqual([products[0].serieName, 'Pozostałe serie']);
    const [first] = products;
    const card = page().getByRole('listitem').filter({ hasText: first.symbol });
    await card.getByText('×3', { exact: true }).waitFor();
    const picture = card.locator('img');
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    await expect
      .poll(() => card.getByRole('link', { name: /^Zobacz w katalogu/ }).getAttribute('href'))
      .toBe(first.catalogUrl);
    const sum = products.reduce((euros, { price }) => euros + 3 * price, 0);
    await expect
      .poll(async () => Number((await total())?.replace(/[^\d,]/gu, '').replace(',', '.')))
      .toBeCloseTo(sum, 2);
    await page().getByRole('link', { name: 'Wróć do pomieszczeń' }).click();
    await page().waitForURL(/\/pomieszczenia$/);
  });

  // Holds §2.130, §5.19, §5.20, §5.21, §8.41, §8.42.
  test('change their quantity by the rule of the dialog, and can be removed', async () => {
    const [{ catalogId, name }] = products;
    await project.addCatalogueProduct(catalogId, 3);
    await openScreen();
    await choose(`Działania: ${name}`, 'Zmień ilość');
    const quantity = dialog().getByRole('textbox', { name: 'Ilość' });
    const save = dialog().getByRole('button', { name: 'Zapisz' });
    await expect.poll(() => quantity.inputValue()).toBe('3');
    for (const typed of ['0', '', 'abc']) {
      await quantity.fill(typed);
      await expect.poll(() => save.isDisabled()).toBe(true);
    }
    await quantity.fill('-7');
    await expect.poll(() => save.isEnabled()).toBe(true);
    await quantity.press('Enter');
    await read('Ilość została zmieniona');
    await page().getByText('×7', { exact: true }).waitFor();
    await closeMessage();
    await choose(`Działania: ${name}`, 'Usuń produkt');
    await read('Produkt został usunięty');
    await read('Nie dodano jeszcze produktów z katalogu');
    await expect.poll(async () => (await project.load()).ecatalogProducts).toEqual([]);
  });
});
