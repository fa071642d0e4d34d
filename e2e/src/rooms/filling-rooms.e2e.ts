import { DatabaseSync } from 'node:sqlite';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { formatPrice, priceFromDecimal } from '@ramka/domain/money';
import { desk } from '@ramka/domain/testing/worked-examples/desk';
import { livingRoom } from '@ramka/domain/testing/worked-examples/living-room';
import { beforeEach, describe, expect, test } from 'vitest';
import { apiProject, type ApiProject } from '../api-project.ts';
import { visitor } from '../visitor.ts';

const { address, dataFolder, page, goTo, press, choose, read, dialog, room } = visitor();

let project: ApiProject;
let kitchen: number;

beforeEach(async () => {
  project = await apiProject(address());
  kitchen = await project.addRoom('Kuchnia');
});

const openRooms = (search = '') => goTo(`projekt/${project.id}/pomieszczenia${search}`);

// Holds §2.11, §2.64.
test('a new set is created in the editor for a room', async () => {
  await openRooms();
  await room('Kuchnia').getByRole('link', { name: 'Nowy zestaw' }).click();
  await page().waitForURL(new RegExp(`/zestawy/nowy\\?createInGroupId=${kitchen}$`));
  await read('Tworzenie zestawu w pomieszczeniu „Kuchnia”');
});

describe('sets from the list', () => {
  // Holds §2.66.
  test('are offered only if the project has sets', async () => {
    await openRooms();
    await room('Kuchnia').getByRole('button', { name: 'Produkt kompletny' }).waitFor();
    expect(await page().getByRole('button', { name: 'Z listy zestawów' }).count()).toBe(0);
    await project.addSet(desk);
    await page().reload();
    await room('Kuchnia').getByRole('button', { name: 'Z listy zestawów' }).waitFor();
  });

  // Holds §2.138, §4.9, §5.14, §5.16.
  test('require a selection; an invalid quantity becomes 1; the quantity of a present set increases', async () => {
    const ids = [await project.addSet(desk), await project.addSet(livingRoom)];
    await project.putSets(kitchen, [[ids[0] ?? 0, 2]]);
    await openRooms();
    await press('Z listy zestawów: Kuchnia');
    await dialog().getByText('Dodaj zestawy do pomieszczenia „Kuchnia”').waitFor();
    const add = dialog().getByRole('button', { name: 'Wybierz zestawy' });
    expect(await add.isDisabled()).toBe(true);

    await dialog()
      .getByRole('checkbox', { name: /Biurko/ })
      .click();
    const quantity = dialog().getByRole('textbox', { name: 'Ilość' });
    expect(await quantity.inputValue()).toBe('1');
    for (const typed of ['0', '-3', 'abc', '']) {
      await quantity.fill(typed);
      await quantity.blur();
      expect(await quantity.inputValue()).toBe('1');
    }
    await quantity.fill('3');
    await dialog()
      .getByRole('checkbox', { name: /Salon – wejście/ })
      .click();
    await dialog().getByRole('button', { name: 'Dodaj 2 zestawy' }).click();
    await read('Zestawy zostały dodane do pomieszczenia');
    const { project: kept } = await project.load();
    expect(kept.groups[0]?.bundles).toEqual([
      { id: ids[0], quantity: 5 },
      { id: ids[1], quantity: 1 },
    ]);
    await room('Kuchnia').getByText('×5', { exact: true }).waitFor();
  });

  test('can be searched from thirteen on; the selection stays during a search', async () => {
    const ids = [await project.addSet(desk, 'Telewizor')];
    for (let set = 0; set < 11; set += 1) ids.push(await project.addSet(desk));
    await openRooms();
    await press('Z listy zestawów: Kuchnia');
    await dialog().getByRole('checkbox').nth(11).waitFor();
    expect(await dialog().getByRole('searchbox').count()).toBe(0);

    ids.push(await project.addSet(livingRoom));
    await page().reload();
    await press('Z listy zestawów: Kuchnia');
    const search = dialog().getByRole('searchbox', { name: 'Szukaj zestawu' });
    await expect.poll(() => search.evaluate((field) => field === document.activeElement)).toBe(true);
    await search.fill('wejscie');
    await expect.poll(() => dialog().getByRole('checkbox').count()).toBe(1);
    await dialog().getByRole('checkbox').click();
    await page().mouse.click(5, 5);
    await search.fill('ogród');
    await dialog().getByText('Nie znaleziono zestawów').waitFor();
    await search.fill('telewizor');
    await dialog()
      .getByRole('checkbox', { name: /Telewizor/ })
      .click();
    await search.press('Enter');
    await dialog().getByRole('button', { name: 'Dodaj 2 zestawy' }).click();
    await read('Zestawy zostały dodane do pomieszczenia');
    expect((await project.load()).project.groups[0]?.bundles).toEqual([
      { id: ids[12], quantity: 1 },
      { id: ids[0], quantity: 1 },
    ]);
  });
});

describe('single products', () => {
  // Holds §1.11, §2.65, §2.142, §2.148, §8.31.
  test('are chosen by series, category and product; the dialog shows the new total of the project', async () => {
    await openRooms();
    await press('Produkt kompletny: Kuchnia');
    await dialog().getByText('Kuchnia', { exact: true }).waitFor();
    await dialog().getByText('Całkowity koszt inwestycji netto: 0,00 zł').waitFor();
    const add = dialog().getByRole('button', { name: 'Dodaj', exact: true });
    expect(await add.isDisabled()).toBe(true);
    expect(await dialog().getByLabel('Kategoria').isDisabled()).toBe(true);
    await dialog().getByLabel('Seria').selectOption({ label: 'Simon Aquarius' });
    await dialog()
      .getByRole('radio', { name: /AW1\.00\/11/ })
      .press('Space');
    const quantity = dialog().getByRole('textbox', { name: 'Ilość' });
    await quantity.fill('0');
    await quantity.blur();
    expect(await quantity.inputValue()).toBe('1');
    await quantity.fill('4');
    await add.click();
    await read('Produkt został dodany do pomieszczenia');
    const { project: kept, products } = await project.load();
    expect(kept.groups[0]?.products).toEqual([{ id: 8500, quantity: 4 }]);
    await room('Kuchnia').getByText('×4', { exact: true }).waitFor();

    await press('Produkt kompletny: Kuchnia');
    const cost = formatPrice(4 * priceFromDecimal(products[0]?.price ?? 0), 'zł');
    await dialog().getByText(`Całkowity koszt inwestycji netto: ${cost}`, { exact: true }).waitFor();
  });

  test('have select lists for series and category; Escape closes the open list first, then the dialog', async () => {
    await openRooms();
    await press('Produkt kompletny: Kuchnia');
    const series = dialog().getByLabel('Seria');
    const isOpen = () => series.evaluate((select) => select.matches(':open'));
    await series.focus();
    await page().keyboard.press('Space');
    await expect.poll(isOpen).toBe(true);
    await page().keyboard.press('Escape');
    await expect.poll(isOpen).toBe(false);
    expect(await dialog().count()).toBe(1);
    await page().keyboard.press('Escape');
    await expect.poll(() => dialog().count()).toBe(0);
  });

  // Holds §2.8.
  test('are opened by a URL with the series, and added to a chosen room', async () => {
    const bathroom = await project.addRoom('Łazienka');
    await openRooms('?singleProductSerie=simon-aquarius');
    await dialog().waitFor();
    const series = dialog().getByLabel('Seria');
    await expect
      .poll(() => series.evaluate((select: HTMLSelectElement) => select.selectedOptions[0]?.label))
      .toBe('Simon Aquarius');
    await dialog().getByLabel('Pomieszczenie').selectOption({ label: 'Kuchnia' });
    await dialog().getByRole('radio').first().press('Space');
    await dialog().getByRole('button', { name: 'Dodaj', exact: true }).click();
    await read('Produkt został dodany do pomieszczenia');
    expect(new URL(page().url()).search).toBe('');
    const { project: kept } = await project.load();
    expect(kept.groups.map(({ id, products }) => [id, products.length])).toEqual([
      [bathroom, 0],
      [kitchen, 1],
    ]);
  });

  // Holds §2.65.
  test('are not offered if the catalogue has none', async () => {
    const answer = await fetch(`${address()}/api/app-data`);
    const appData: object = await answer.json();
    await page().route('**/api/app-data', (route) => route.fulfill({ json: { ...appData, productCategories: {} } }));
    await project.addSet(desk);
    await openRooms();
    await room('Kuchnia').getByRole('button', { name: 'Z listy zestawów' }).waitFor();
    expect(await page().getByRole('button', { name: 'Produkt kompletny' }).count()).toBe(0);
    await page().unroute('**/api/app-data');
  });

  // Holds R22.
  test('that the catalogue has lost are shown with their number, counted, and can be removed', async () => {
    await project.putProducts(kitchen, [[8500, 2]]);
    const file = readdirSync(dataFolder()).find((name) => /\.(db|sqlite3?)$/.test(name)) ?? '';
    // The timeout covers simultaneous writes of the server.
    const store = new DatabaseSync(join(dataFolder(), file), { timeout: 10_000 });
    store.prepare('UPDATE "roomProducts" SET "entryId" = 99999 WHERE "projectId" = ?').run(project.id);
    store.close();
    await openRooms();
    const card = room('Kuchnia').getByRole('listitem');
    for (const text of ['Produkt nr 99999', 'Tego produktu nie ma już w katalogu', '×2'])
      await card.getByText(text, { exact: true }).waitFor();
    await room('Kuchnia').getByText('1 produkt', { exact: true }).waitFor();
    await choose('Działania: Produkt nr 99999', 'Usuń z pomieszczenia');
    await read('Produkt został usunięty z pomieszczenia');
    expect(await project.load()).toMatchObject({ project: { groups: [{ products: [] }] } });
    await press('Cofnij');
    await read('Przywrócono');
    await room('Kuchnia').getByText('Produkt nr 99999', { exact: true }).waitFor();
  });
});
