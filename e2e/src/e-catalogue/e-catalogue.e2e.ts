import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { apiProject, type ApiProject } from '../api-project.ts';
import { visitor } from '../visitor.ts';
import { foundGroups, type OfferedProduct, offeredTree, productsOf, threeProducts } from './offered-products.ts';

const { address, page, goTo, press, read, dialog } = visitor();

let project: ApiProject;
let tree: Awaited<ReturnType<typeof offeredTree>>;
let products: Awaited<ReturnType<typeof threeProducts>>;

beforeAll(async () => {
  tree = await offeredTree(address());
  products = await threeProducts(address());
});

beforeEach(async () => {
  project = await apiProject(address());
});

const openScreen = () => goTo(`projekt/${project.id}/ekatalog`);

const search = () => dialog().getByRole('searchbox', { name: 'Szukaj po nazwie lub symbolu' });
const searchButton = () => dialog().getByRole('button', { name: 'Szukaj', exact: true });
/** The number of listed products. One card may stand for several colours, each with a swatch. */
const productCount = () =>
  dialog()
    .getByRole('article')
    .evaluateAll((cards) =>
      cards.reduce((sum, card) => sum + Math.max(1, card.querySelectorAll('input[type=radio]').length), 0),
    );
const chooseButton = ({ symbol, name }: OfferedProduct) =>
  dialog().getByRole('button', { name: `Podaj ilość: ${symbol} ${name}` });
const addButton = ({ symbol, name }: OfferedProduct) =>
  dialog().getByRole('button', { name: `Dodaj: ${symbol} ${name}` });

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
  test('is browsed by series, group and product group', async () => {
    const series = tree.find(({ name, subCategories }) => name !== null && subCategories.length > 1);
    const group = series?.subCategories[1];
    const productGroup = group?.products[0];
    const expected = await productsOf(address(), productGroup?.id);
    const select = (label: string) => dialog().getByLabel(label, { exact: true });
    await expect.poll(() => select('Grupa').isDisabled()).toBe(true);
    await expect.poll(() => select('Grupa produktów').isDisabled()).toBe(true);
    await expect
      .poll(() => select('Seria').locator('option:not([disabled])').allTextContents())
      .toEqual(tree.map(({ name }) => name ?? 'Pozostałe serie'));
    await select('Seria').selectOption({ label: series?.name ?? '' });
    await expect.poll(() => select('Grupa produktów').isDisabled()).toBe(true);
    await select('Grupa').selectOption({ label: group?.name ?? '' });
    await select('Grupa produktów').selectOption({ label: productGroup?.name ?? '' });
    await expect.poll(productCount).toBe(expected.length);
    const headings = dialog().getByRole('heading', { level: 2 });
    await expect.poll(() => headings.allTextContents()).toContain(`${series?.name}${productGroup?.name}`);
  });

  test('opens with pictures of its series, and reaches products in two presses and back', async () => {
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
    await expect
      .poll(() => dialog().getByRole('heading', { level: 3 }).allTextContents())
      .toEqual(series?.subCategories.map(({ name }) => name));
    await dialog()
      .getByRole('button', { name: productGroup?.name ?? '', exact: true })
      .first()
      .click();
    const expected = await productsOf(address(), productGroup?.id);
    await expect.poll(productCount).toBe(expected.length);
    await expect
      .poll(() => dialog().getByLabel('Grupa produktów', { exact: true }).inputValue())
      .toBe(String(productGroup?.id));
    await dialog()
      .getByRole('button', { name: series?.name ?? '', exact: true })
      .click();
    await dialog().getByRole('button', { name: 'Wszystkie serie' }).click();
    await expect.poll(() => tiles.count()).toBe(tree.length);
  });

  // Holds §2.133, §2.134, §2.135, §5.24.
  test('is searched from 3 characters, on Enter or with the button, by series and category', async () => {
    await search().fill(' TK ');
    await expect.poll(() => searchButton().isDisabled()).toBe(true);
    await search().press('Enter');
    await dialog().getByText('Wybierz serię lub wyszukaj produkt').waitFor();
    await search().fill('TKW');
    await searchButton().click();
    await chooseButton(products[0]).waitFor();

    await search().fill('gniazdo');
    await search().press('Enter');
    const groups = await foundGroups(address(), 'gniazdo');
    await expect
      .poll(() => dialog().getByRole('heading', { level: 2 }).allTextContents())
      .toEqual(expect.arrayContaining(groups.map(({ serie, category }) => `${serie ?? 'Pozostałe serie'}${category}`)));
  });

  test('is searched by everyday words, too, and shows the number of results', async () => {
    await search().pressSequentially('gniazdko');
    await search().press('Enter');
    await expect.poll(productCount).toBe(200);
    await dialog().getByRole('status').getByText('Znalezione produkty: 200').waitFor();
    await search().fill('lacznki krzyzowy');
    await search().press('Enter');
    await expect.poll(() => dialog().getByRole('article').first().textContent()).toContain('Łącznik krzyżowy');
  });

  // Holds §5.24, §9.4.
  test('counts the characters of a query as graphemes', async () => {
    await search().fill('o\u0301w');
    await expect.poll(() => searchButton().isDisabled()).toBe(true);
    await search().fill('o\u0301wk');
    await expect.poll(() => searchButton().isEnabled()).toBe(true);
  });

  // Holds §2.136, R15.
  test('says that it shows only the first 200 results, or that it found nothing', async () => {
    await search().fill('simon');
    await search().press('Enter');
    await read('Pokazano pierwsze 200 produktów. Doprecyzuj wyszukiwanie.');
    await expect.poll(productCount).toBe(200);
    await search().fill('nie ma czegoś takiego');
    await search().press('Enter');
    await read('Nie znaleziono produktów');
    await dialog().getByRole('status').getByText('Nic nie znaleziono').waitFor();
    await expect.poll(() => dialog().getByRole('listitem').count()).toBe(tree.length);
    await expect
      .poll(() =>
        page()
          .getByText(/^Pokazano pierwsze 200/)
          .count(),
      )
      .toBe(0);
  });

  // Holds §1.12, §2.137, §5.23, §8.40, §9.25.
  test('adds a product in a quantity, and marks products of the project', async () => {
    const [first] = products;
    await search().fill('TKW');
    await search().press('Enter');
    await chooseButton(first).click();
    const quantityDialog = page().getByRole('dialog', { name: 'Podaj ilość' });
    const quantity = quantityDialog.getByRole('textbox', { name: 'Ilość' });
    await expect.poll(() => quantity.inputValue()).toBe('1');
    await quantity.fill('0');
    await expect.poll(() => quantityDialog.getByRole('button', { name: 'Dodaj', exact: true }).isDisabled()).toBe(true);
    await quantity.fill('4');
    await quantityDialog.getByRole('button', { name: 'Dodaj', exact: true }).click();
    await read('Produkt został dodany');
    await read('W inwestycji: 4');
    await expect
      .poll(async () => (await project.load()).ecatalogProducts)
      .toMatchObject([{ catalogId: first.catalogId, quantity: 4 }]);

    await chooseButton(first).click();
    await expect.poll(() => quantity.inputValue()).toBe('4');
    await quantityDialog.getByRole('button', { name: 'Zapisz' }).waitFor();
  });

  test('takes a quantity on the card itself, in the colour of its swatch', async () => {
    const [first, second] = products;
    await search().fill('TKW');
    await search().press('Enter');
    const card = dialog().getByRole('article', { name: first.name });
    await card.getByRole('button', { name: 'Więcej' }).click();
    await card.getByRole('button', { name: `Dodaj: ${first.symbol} ${first.name}` }).click();
    await read('W inwestycji: 2');
    await expect
      .poll(async () => (await project.load()).ecatalogProducts)
      .toMatchObject([{ catalogId: first.catalogId, quantity: 2 }]);
    await card.locator('button:focus', { hasText: 'Zapisz' }).waitFor();
    await card.getByRole('textbox', { name: 'Ilość' }).fill('7');
    await page().keyboard.press('Enter');
    await read('W inwestycji: 7');
    await dialog().getByRole('article').first().getByRole('radio').nth(1).check({ force: true });
    await addButton(second).click();
    await expect
      .poll(async () => (await project.load()).ecatalogProducts.map(({ catalogId }) => catalogId))
      .toContain(second.catalogId);
  });

  test('is dimmed while the quantity dialog is open', async () => {
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
    await expect.poll(veiled).toBe(false);
  });

  // Holds §5.21.
  test('does not confirm a product without a price', async () => {
    const [first] = products;
    const answer = [{ serie: first.serieName, category: 'Inne', products: [{ ...first, price: 0 }] }];
    await page().route('**/ecatalog/search**', (route) => route.fulfill({ json: answer }));
    await search().fill('TKW');
    await search().press('Enter');
    await dialog().getByText('cena na zapytanie').waitFor();
    await chooseButton(first).click();
    await page().unroute('**/ecatalog/search**');
    const quantityDialog = page().getByRole('dialog', { name: 'Podaj ilość' });
    await quantityDialog.getByText('Tego produktu nie można dodać: nie ma ceny.').waitFor();
    await expect.poll(() => quantityDialog.getByRole('button', { name: 'Dodaj', exact: true }).isDisabled()).toBe(true);
  });
});
