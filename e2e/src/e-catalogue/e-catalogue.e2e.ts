import { calls } from '@ramka/contract/calls';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { apiProject, type ApiProject } from '../api-project.ts';
import { visitor } from '../visitor.ts';

const { address, page, open, press, choose, read, closeMessage, dialog } = visitor();

type Tree = ReturnType<typeof calls.readEcatalogTree.answer.parse>;
type Product = ReturnType<typeof calls.listEcatalogProducts.answer.parse>[number];

const ask = async (path: string): Promise<unknown> => (await fetch(`${address()}/api/ecatalog/${path}`)).json();

const found = async (query: string): Promise<readonly Product[]> =>
  calls.searchEcatalog.answer
    .parse(await ask(`search?query=${encodeURIComponent(query)}`))
    .flatMap(({ products }) => products);

let project: ApiProject;
let tree: Tree;
/** Two of one series, one of none. */
let products: readonly [Product, Product, Product];

beforeAll(async () => {
  tree = calls.readEcatalogTree.answer.parse(await ask('categories'));
  const other = tree.find(({ name }) => name === null)?.subCategories[0]?.products[0];
  const [loose] = calls.listEcatalogProducts.answer.parse(await ask(`products/${other?.id}`));
  const [first, second] = await found('TKW');
  if (first === undefined || second === undefined || loose === undefined) throw new Error('the e-catalogue is empty');
  products = [first, second, loose];
});

beforeEach(async () => {
  project = await apiProject(address());
});

const openScreen = () => open(`projekt/${project.id}/ekatalog`);

const total = () => page().getByText('Koszt produktów netto').locator('..').textContent();

const search = () => dialog().getByRole('searchbox', { name: 'Szukaj po nazwie lub symbolu' });
const searchButton = () => dialog().getByRole('button', { name: 'Szukaj', exact: true });
/** Cards are articles: those of several colours show a swatch for each. */
const productCount = () =>
  dialog()
    .getByRole('article')
    .evaluateAll((cards) =>
      cards.reduce((sum, card) => sum + Math.max(1, card.querySelectorAll('input[type=radio]').length), 0),
    );
const chooseButton = ({ symbol, name }: Product) =>
  dialog().getByRole('button', { name: `Podaj ilość: ${symbol} ${name}` });
const addButton = ({ symbol, name }: Product) => dialog().getByRole('button', { name: `Dodaj: ${symbol} ${name}` });

describe('the catalogue products of a project', () => {
  // Holds §2.123, §2.124, §2.126.
  test('that has none are none, cost nothing, and can be looked for', async () => {
    await openScreen();
    await read('Nie dodano jeszcze produktów z katalogu');
    expect(await total()).toContain('0,00');
    const download = page().getByRole('button', { name: 'Pobierz', exact: true });
    expect(await download.getAttribute('aria-disabled')).toBe('true');
    await download.hover();
    expect(await page().getByRole('tooltip').textContent()).toBe('Nie dodano jeszcze produktów z katalogu');
    await press('Przeglądaj katalog');
    await dialog().getByText('Wybierz serię lub wyszukaj produkt').waitFor();
  });

  // Holds §2.121, §2.122, §2.125, §2.127, §2.128, §2.129.
  test('are grouped by series, those of none last, each with its quantity, symbol, picture and page', async () => {
    for (const { catalogId } of products.toReversed()) await project.addCatalogueProduct(catalogId, 3);
    await openScreen();
    const headings = page().getByRole('heading', { level: 2 });
    expect(await headings.allTextContents()).toEqual([products[0].serieName, 'Pozostałe serie']);
    const [first] = products;
    const card = page().getByRole('listitem').filter({ hasText: first.symbol });
    await card.getByText('×3', { exact: true }).waitFor();
    const picture = card.locator('img');
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    expect(await card.getByRole('link', { name: /^Zobacz w katalogu/ }).getAttribute('href')).toBe(first.catalogUrl);
    const sum = products.reduce((euros, { price }) => euros + 3 * price, 0);
    expect(Number((await total())?.replace(/[^\d,]/gu, '').replace(',', '.'))).toBeCloseTo(sum, 2);
    await page().getByRole('link', { name: 'Wróć do pomieszczeń' }).click();
    await page().waitForURL(/\/pomieszczenia$/);
  });

  // Holds §2.130, §5.19, §5.20, §5.21, §8.41, §8.42.
  test('change their quantity by the rule of the dialog, and are removed', async () => {
    const [{ catalogId, name }] = products;
    await project.addCatalogueProduct(catalogId, 3);
    await openScreen();
    await choose(`Działania: ${name}`, 'Zmień ilość');
    const quantity = dialog().getByRole('textbox', { name: 'Ilość' });
    const save = dialog().getByRole('button', { name: 'Zapisz' });
    expect(await quantity.inputValue()).toBe('3');
    for (const typed of ['0', '', 'abc']) {
      await quantity.fill(typed);
      expect(await save.isDisabled()).toBe(true);
    }
    await quantity.fill('-7');
    expect(await save.isEnabled()).toBe(true);
    await quantity.press('Enter');
    await read('Ilość została zmieniona');
    await page().getByText('×7', { exact: true }).waitFor();
    await closeMessage();
    await choose(`Działania: ${name}`, 'Usuń produkt');
    await read('Produkt został usunięty');
    await read('Nie dodano jeszcze produktów z katalogu');
    expect((await project.load()).ecatalogProducts).toEqual([]);
  });
});

describe('the e-catalogue', () => {
  beforeEach(async () => {
    await openScreen();
    await press('Przeglądaj katalog');
    await search().waitFor();
  });

  // Holds §2.131.
  test('fills the window', async () => {
    const window = page().viewportSize();
    await expect
      .poll(() => dialog().boundingBox())
      .toMatchObject({ x: 0, y: 0, width: window?.width, height: window?.height });
  });

  // Holds §2.132, §3.30, §7.34.
  test('is gone through by series, group and product group', async () => {
    const series = tree.find(({ name, subCategories }) => name !== null && subCategories.length > 1);
    const group = series?.subCategories[1];
    const productGroup = group?.products[0];
    const expected = calls.listEcatalogProducts.answer.parse(await ask(`products/${productGroup?.id}`));
    const select = (label: string) => dialog().getByLabel(label, { exact: true });
    expect(await select('Grupa').isDisabled()).toBe(true);
    expect(await select('Grupa produktów').isDisabled()).toBe(true);
    expect(await select('Seria').locator('option:not([disabled])').allTextContents()).toEqual(
      tree.map(({ name }) => name ?? 'Pozostałe serie'),
    );
    await select('Seria').selectOption({ label: series?.name ?? '' });
    expect(await select('Grupa produktów').isDisabled()).toBe(true);
    await select('Grupa').selectOption({ label: group?.name ?? '' });
    await select('Grupa produktów').selectOption({ label: productGroup?.name ?? '' });
    await expect.poll(productCount).toBe(expected.length);
    const headings = dialog().getByRole('heading', { level: 2 });
    expect(await headings.allTextContents()).toContain(`${series?.name}${productGroup?.name}`);
  });

  test('opens with its series as pictures, and leads to products in two presses and back', async () => {
    const series = tree.find(({ name, subCategories }) => name !== null && subCategories.length > 1);
    const productGroup = series?.subCategories[1]?.products[0];
    const tiles = dialog().getByRole('listitem').getByRole('button');
    await expect.poll(() => tiles.count()).toBe(tree.length);
    await expect
      .poll(() =>
        tiles
          .first()
          .locator('img')
          .first()
          .evaluate((image: HTMLImageElement) => image.naturalWidth),
      )
      .toBeGreaterThan(0);
    await tiles.filter({ has: page().getByText(series?.name ?? '', { exact: true }) }).click();
    await expect.poll(() => page().evaluate(() => document.activeElement?.textContent)).toBe(series?.name);
    expect(await dialog().getByRole('heading', { level: 3 }).allTextContents()).toEqual(
      series?.subCategories.map(({ name }) => name),
    );
    await dialog()
      .getByRole('button', { name: productGroup?.name ?? '', exact: true })
      .first()
      .click();
    const expected = calls.listEcatalogProducts.answer.parse(await ask(`products/${productGroup?.id}`));
    await expect.poll(productCount).toBe(expected.length);
    expect(await dialog().getByLabel('Grupa produktów', { exact: true }).inputValue()).toBe(String(productGroup?.id));
    await dialog()
      .getByRole('button', { name: series?.name ?? '', exact: true })
      .click();
    await dialog().getByRole('button', { name: 'Wszystkie serie' }).click();
    await expect.poll(() => tiles.count()).toBe(tree.length);
  });

  // Holds §2.133, §2.134, §2.135, §5.24.
  test('is searched for at least 3 characters, on Enter or with the button, by series and category', async () => {
    await search().fill(' TK ');
    expect(await searchButton().isDisabled()).toBe(true);
    await search().press('Enter');
    await dialog().getByText('Wybierz serię lub wyszukaj produkt').waitFor();
    await search().fill('TKW');
    await searchButton().click();
    await chooseButton(products[0]).waitFor();

    await search().fill('gniazdo');
    await search().press('Enter');
    const groups = calls.searchEcatalog.answer.parse(await ask('search?query=gniazdo'));
    await expect
      .poll(() => dialog().getByRole('heading', { level: 2 }).allTextContents())
      .toEqual(expect.arrayContaining(groups.map(({ serie, category }) => `${serie ?? 'Pozostałe serie'}${category}`)));
  });

  test('is searched while one types, by everyday words too, and says how much was found', async () => {
    await search().pressSequentially('gniazdko');
    await expect.poll(productCount).toBe(200);
    await dialog().getByRole('status').getByText('Znalezione produkty: 200').waitFor();
    await search().fill('lacznki krzyzowy');
    await expect.poll(() => dialog().getByRole('article').first().textContent()).toContain('Łącznik krzyżowy');
  });

  // Holds §5.24, §9.4.
  test('counts the characters of a search as a person does', async () => {
    await search().fill('o\u0301w');
    expect(await searchButton().isDisabled()).toBe(true);
    await search().fill('o\u0301wk');
    expect(await searchButton().isEnabled()).toBe(true);
  });

  // Holds §2.136, R15.
  test('says that it shows only the first 200, and that it found nothing', async () => {
    await search().fill('simon');
    await search().press('Enter');
    await read('Pokazano pierwsze 200 produktów. Doprecyzuj wyszukiwanie.');
    expect(await productCount()).toBe(200);
    await search().fill('nie ma czegoś takiego');
    await search().press('Enter');
    await read('Nie znaleziono produktów');
    await dialog().getByRole('status').getByText('Nic nie znaleziono').waitFor();
    expect(await dialog().getByRole('listitem').count()).toBe(tree.length);
    expect(
      await page()
        .getByText(/^Pokazano pierwsze 200/)
        .count(),
    ).toBe(0);
  });

  // Holds §1.12, §2.137, §5.23, §8.40, §9.25.
  test('adds a product in a quantity, and marks what the project has', async () => {
    const [first] = products;
    await search().fill('TKW');
    await search().press('Enter');
    await chooseButton(first).click();
    const asked = page().getByRole('dialog', { name: 'Podaj ilość' });
    const quantity = asked.getByRole('textbox', { name: 'Ilość' });
    expect(await quantity.inputValue()).toBe('1');
    await quantity.fill('0');
    expect(await asked.getByRole('button', { name: 'Dodaj', exact: true }).isDisabled()).toBe(true);
    await quantity.fill('4');
    await asked.getByRole('button', { name: 'Dodaj', exact: true }).click();
    await read('Produkt został dodany');
    await read('W inwestycji: 4');
    expect((await project.load()).ecatalogProducts).toMatchObject([{ catalogId: first.catalogId, quantity: 4 }]);

    await chooseButton(first).click();
    expect(await quantity.inputValue()).toBe('4');
    await asked.getByRole('button', { name: 'Zapisz' }).waitFor();
  });

  test('takes a quantity on the card itself, in the colour of its swatch', async () => {
    const [first, second] = products;
    await search().fill('TKW');
    await search().press('Enter');
    const card = dialog().getByRole('article', { name: first.name });
    await card.getByRole('button', { name: 'Więcej' }).click();
    await card.getByRole('button', { name: `Dodaj: ${first.symbol} ${first.name}` }).click();
    await read('W inwestycji: 2');
    expect((await project.load()).ecatalogProducts).toMatchObject([{ catalogId: first.catalogId, quantity: 2 }]);
    await card.getByRole('textbox', { name: 'Ilość' }).fill('7');
    await page().keyboard.press('Enter');
    await read('W inwestycji: 7');
    await dialog().getByRole('article').first().getByRole('radio').nth(1).check({ force: true });
    await addButton(second).click();
    await expect
      .poll(async () => (await project.load()).ecatalogProducts.map(({ catalogId }) => catalogId))
      .toContain(second.catalogId);
  });

  test('lies below a veil while a quantity is asked for', async () => {
    await openScreen();
    await press('Przeglądaj katalog');
    await search().fill('ramka');
    await page().keyboard.press('Enter');
    const browser = dialog().first();
    const veiled = () =>
      browser.evaluate((below) => {
        const { left, bottom } = below.getBoundingClientRect();
        const all = document.elementsFromPoint(left + 8, bottom - 8);
        const above = all.slice(0, all.indexOf(below));
        return above.some(
          (element) => !below.contains(element) && getComputedStyle(element).backgroundColor !== 'rgba(0, 0, 0, 0)',
        );
      });
    await dialog()
      .getByRole('button', { name: /^Podaj ilość/ })
      .first()
      .click();
    await expect.poll(veiled).toBe(true);
    await page().keyboard.press('Escape');
    await expect.poll(() => dialog().count()).toBe(1);
    expect(await veiled()).toBe(false);
  });

  // Holds §5.21.
  test('offers no confirmation for a product without a price', async () => {
    const [first] = products;
    const answer = [{ serie: first.serieName, category: 'Inne', products: [{ ...first, price: 0 }] }];
    await page().route('**/ecatalog/search**', (route) => route.fulfill({ json: answer }));
    await search().fill('TKW');
    await search().press('Enter');
    await dialog().getByText('cena na zapytanie').waitFor();
    await chooseButton(first).click();
    await page().unroute('**/ecatalog/search**');
    const asked = page().getByRole('dialog', { name: 'Podaj ilość' });
    await asked.getByText('Tego produktu nie można dodać: nie ma ceny.').waitFor();
    expect(await asked.getByRole('button', { name: 'Dodaj', exact: true }).isDisabled()).toBe(true);
  });
});
