import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { endpoints } from '@ramka/contract/endpoints';
import type { Deployment } from '@ramka/contract/deployment';
import { shareLinkIdPattern } from '@ramka/domain/project';
import { desk } from '@ramka/domain/testing/worked-examples/desk';
import { aShop } from '@ramka/server/testing/a-shop';
import type { Locator, Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { apiProject } from '../api-project.ts';
import { ownDeployment } from './own-deployment.ts';
import { visitDeployment } from './visit-deployment.ts';

const { start, openPage } = visitDeployment;

const skus = { suffixes: { '/11': '-W' }, exceptions: { 'DR4/11': '700-4' } };

/** The shop's SKU for a symbol. */
const skuOf = (symbol: string): string => (symbol === 'DR4/11' ? '700-4' : symbol.replace(/\/11$/, '-W'));

/** A product of the sample e-catalogue whose name is longer than the shop's field. */
const switchProduct = {
  catalogId: 10_101_007,
  symbol: 'CW1A.00/43',
  name: 'Łącznik jednobiegunowy, zaciski śrubowe 16 A, srebrny mat, Simon 10',
  price: 1220,
};

/** Shortened names, as the shop receives them. */
const shortNames = [
  ['DSH/11', 'Element rozszerzający puszki…'],
  ['DGZ1ZP/49', 'Pokrywa gniazda z uziemieniem, czarny…'],
  [switchProduct.symbol, 'Łącznik jednobiegunowy, zaciski śrubowe…'],
] as const;

/**
 * Opens a project in a deployment with this shop: two desk sets in one room and five pieces of an e-catalogue product.
 */
const aCustomer = async (shop: NonNullable<Deployment['shop']>, settings: Readonly<Record<string, string>> = {}) => {
  const own = await ownDeployment('el12', { shop });
  onTestFinished(own.erase);
  const { address } = await start({ ...own.settings, ...settings });
  const project = await apiProject(address);
  const setId = await project.addSet(desk);
  await project.putSets(await project.addRoom('Gabinet'), [[setId, 2]]);
  await project.addCatalogueProduct(switchProduct.catalogId, 5);
  const listed = await fetch(`${address}/api/project/${project.id}/components/list?sets=${setId}`, {
    headers: { 'accept-language': 'pl' },
  });
  const components = endpoints.listComponents.response.parse(await listed.json());
  const names = new Map(components.map(({ symbol, name }) => [symbol, name]));
  const page = await openPage('pl-PL');
  const open = (screen: string) => page.goto(`${address}/el12/projekt/${project.id}/${screen}`);
  return { ...project, page, names, open };
};

const orderButton = (place: Page | Locator): Locator => place.getByRole('button', { name: 'Zamów w sklepie' });

const dialogOf = (page: Page): Locator => page.getByRole('dialog', { name: 'Zamówienie w sklepie Elektro' });

/** Follows the link to the shop and waits for its page. */
const goToShop = async (page: Page): Promise<Page> => {
  const opening = page.waitForEvent('popup');
  await dialogOf(page).getByRole('button', { name: 'Przejdź do sklepu' }).click();
  const basket = await opening;
  await basket.getByText('Basket').waitFor();
  return basket;
};

type Piece = readonly [symbol: string, quantity: number, price: number];

/** The expected form fields for an order of these pieces. `names` maps symbols to article names. */
const fieldsOf = (pieces: readonly Piece[], quoteId: string, names: ReadonlyMap<string, string>) =>
  Object.fromEntries(
    pieces.flatMap(([symbol, quantity, price], index) =>
      Object.entries({
        DESCRIPTION: names.get(symbol) ?? '',
        MATNR: '',
        QUANTITY: `${quantity}.000`,
        UNIT: 'PCE',
        PRICE: (price / 100).toFixed(2),
        CURRENCY: 'PLN',
        PRICEUNIT: '1',
        VENDORMAT: skuOf(symbol),
        MANUFACTMAT: symbol,
        EXT_QUOTE_ID: quoteId,
      }).map(([field, value]) => [`NEW_ITEM-${field}[${index + 1}]`, value] as const),
    ),
  );

const times = (count: number): readonly Piece[] =>
  desk.rows.map(([symbol, quantity, price]) => [symbol, quantity * count, price]);

// Holds §1.21.
test('the project, a room and chosen sets are ordered from the shop, field by field', async () => {
  const shop = await aShop();
  const customer = await aCustomer({
    kind: 'oci',
    name: 'Elektro',
    address: shop.address,
    origins: [],
    answers: false,
    skus,
  });
  const { page, id, open } = customer;
  const names = new Map([...customer.names, ...shortNames]);
  const reference = (): string => {
    const value = new Map(shop.received()).get('NEW_ITEM-EXT_QUOTE_ID[1]') ?? '';
    expect([shareLinkIdPattern.test(value), value.includes(id)]).toEqual([true, false]);
    return value;
  };
  const complete: readonly Piece[] = [...times(2), [switchProduct.symbol, 5, switchProduct.price]];

  await open('pomieszczenia');
  await page.getByRole('button', { name: 'Zamówienie i pliki' }).click();
  await page.getByRole('menuitem', { name: 'Zamów w sklepie' }).click();
  await dialogOf(page).getByText('Do sklepu trafi 11 produktów.').waitFor();
  await goToShop(page);
  expect(Object.fromEntries(shop.received())).toEqual(fieldsOf(complete, reference(), names));
  expect(shop.received()).toHaveLength(11 * 10);

  await page.getByRole('button', { name: 'Działania: Gabinet', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Zamówienie i pliki', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Zamów w sklepie', exact: true }).click();
  await dialogOf(page).getByText('Do sklepu trafi 10 produktów.').waitFor();
  await goToShop(page);
  expect(Object.fromEntries(shop.received())).toEqual(fieldsOf(times(2), reference(), names));

  await open('zestawy');
  await page.getByRole('checkbox', { name: 'Zaznacz zestaw „Biurko”' }).click();
  await orderButton(page).click();
  await goToShop(page);
  expect(Object.fromEntries(shop.received())).toEqual(fieldsOf(times(1), reference(), names));
});

test('a shop that accepts orders in a URL is opened with that URL', async () => {
  const shop = await aShop();
  const address = `${shop.address}?add={items}`;
  const { page, open } = await aCustomer({
    kind: 'link',
    name: 'Elektro',
    address,
    item: '{sku}*{quantity}',
    separator: ';',
    skus,
  });
  await open('zestawy');
  await page.getByRole('checkbox', { name: 'Zaznacz zestaw „Biurko”' }).click();
  await orderButton(page).click();
  const link = dialogOf(page).getByRole('link', { name: 'Przejdź do sklepu' });
  const items = desk.rows.map(([symbol, quantity]) => `${skuOf(symbol)}*${quantity}`).join(';');
  await expect.poll(() => link.getAttribute('href')).toBe(`${shop.address}?add=${encodeURIComponent(items)}`);
});

/** Copies the sample catalogue and removes an article's price, until the test ends. */
const aCatalogueWithOnRequest = async (symbol: string): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'ramka-catalogue-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const entry of await readdir('build/catalogue')) {
    if (entry !== 'prices') await symlink(resolve('build/catalogue', entry), join(folder, entry));
  }
  const list = JSON.parse(await readFile('build/catalogue/prices/pln.json', 'utf8'));
  list.prices[symbol] = '0.00';
  await mkdir(join(folder, 'prices'));
  await writeFile(join(folder, 'prices/pln.json'), JSON.stringify(list));
  return folder;
};

test('problems are shown before an order is sent, and only valid articles are sent', async () => {
  const shop = await aShop();
  const exceptions = { 'DR4/11': null, 'DSC/11': 'x'.repeat(41) };
  const { page, names, open } = await aCustomer(
    {
      kind: 'oci',
      name: 'Elektro',
      address: shop.address,
      origins: [],
      answers: false,
      skus: { suffixes: {}, exceptions },
    },
    { CATALOGUE_DIR: await aCatalogueWithOnRequest(switchProduct.symbol) },
  );
  await open('pomieszczenia');
  await page.getByRole('button', { name: 'Zamówienie i pliki' }).click();
  await page.getByRole('menuitem', { name: 'Zamów w sklepie' }).click();
  const check = dialogOf(page).getByRole('region', { name: 'Sprawdź przed wysłaniem' });
  const shortened = 'Nazwa jest za długa dla sklepu i zostanie skrócona.';
  await check.waitFor();
  const remarks = async () =>
    (await check.getByRole('listitem').allInnerTexts()).map((line) => line.replace(/\s+/g, ' '));
  await expect
    .poll(remarks)
    .toEqual([
      `DR4/11 ${names.get('DR4/11')} Sklep nie ma tego produktu. Nie trafi do koszyka.`,
      `DSC/11 ${names.get('DSC/11')} Symbol produktu jest za długi dla sklepu. Produkt nie trafi do koszyka.`,
      ...['DSH/11', 'DGZ1ZP/49'].map((symbol) => `${symbol} ${names.get(symbol)} ${shortened}`),
      `${switchProduct.symbol} ${switchProduct.name} ${shortened}`,
      `${switchProduct.symbol} ${switchProduct.name} Produkt bez ceny. Cenę poda sklep.`,
    ]);
  expect(shop.received()).toEqual([]);

  await goToShop(page);
  const received = Object.entries(Object.fromEntries(shop.received()));
  const valuesOf = (field: string) =>
    received.filter(([name]) => name.startsWith(`NEW_ITEM-${field}[`)).map(([, value]) => value);
  const remaining = desk.rows.map(([symbol]) => symbol).filter((symbol) => !(symbol in exceptions));
  expect(valuesOf('MANUFACTMAT')).toEqual([...remaining, switchProduct.symbol]);
  expect(valuesOf('PRICE').at(-1)).toBe('');
  expect(valuesOf('DESCRIPTION').filter((name) => name.length > 40)).toEqual([]);
});
