import { desk } from '@ramka/domain/testing/worked-examples/desk';
import { livingRoom } from '@ramka/domain/testing/worked-examples/living-room';
import { beforeEach, describe, expect, test } from 'vitest';
import { apiProject, type ApiProject } from '../api-project.ts';
import { visitor } from '../visitor.ts';

const { address, page, goTo, press, choose, read, dialog } = visitor();

let project: ApiProject;

beforeEach(async () => {
  project = await apiProject(address());
});

const openSets = async (...names: readonly string[]): Promise<void> => {
  for (const [index, name] of names.entries()) await project.addSet(index % 2 === 0 ? desk : livingRoom, name);
  await goTo(`projekt/${project.id}/zestawy`);
};

const names = async () => (await project.load()).productSets.map(({ name }) => name);

const card = (name: string) => page().getByRole('listitem').filter({ hasText: name });

describe('the list of sets', () => {
  // Holds §2.79.
  test('that is empty says so and links to the editor', async () => {
    await openSets();
    await read('Nie masz jeszcze żadnych zestawów');
    expect(await page().getByRole('checkbox').count()).toBe(0);
    await page().getByRole('link', { name: 'Utwórz zestaw' }).click();
    await page().waitForURL(/\/zestawy\/nowy(?:\?|$)/);
  });

  // Holds §2.73, §2.78.
  test('shows each set with its series, name, picture and price, newest first', async () => {
    await openSets('Biurko', 'Salon');
    const links = page().getByRole('link', { name: /^Edytuj zestaw/ });
    expect(await links.allTextContents()).toEqual(['Salon', 'Biurko']);
    await card('Salon').getByText('Simon 54', { exact: true }).waitFor();
    await card('Salon').getByText('1\u202F170,10 zł').waitFor();
    const picture = card('Salon').locator('img');
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(100);
    await page().getByRole('link', { name: 'Utwórz zestaw' }).click();
    await page().waitForURL(/\/zestawy\/nowy(?:\?|$)/);
  });

  test('describes each set as the alternative text of its picture, which distinguishes sets without a name', async () => {
    await openSets('', '');
    const links = page().getByRole('link', { name: /^Edytuj zestaw/ });
    await expect.poll(() => links.count()).toBe(2);
    const [touch, plain] = await Promise.all([0, 1].map((index) => links.nth(index).getAttribute('aria-label')));
    expect(touch).toContain('Edytuj zestaw „Zestaw bez nazwy (panel dotykowy');
    expect(plain).toContain('Edytuj zestaw „Zestaw bez nazwy (ramka');
    expect(await links.allTextContents()).toEqual(['Zestaw bez nazwy', 'Zestaw bez nazwy']);
    await page()
      .getByRole('img', { name: /^Panel dotykowy .*gniazdo/ })
      .waitFor();
  });

  // Holds R26.
  test('restores deleted sets after the message has disappeared: from the list of messages, and with Ctrl+Z', async () => {
    await openSets('Biurko', 'Salon');
    for (const name of ['Biurko', 'Salon']) {
      await press(`Działania: ${name}`);
      await page().getByRole('menuitem', { name: 'Usuń zestaw' }).click();
      await dialog().getByRole('button', { name: 'Usuń zestaw' }).click();
      await expect.poll(names).not.toContain(name);
    }
    await press('Ostatnie komunikaty');
    const undo = dialog().getByRole('button', { name: /^Cofnij/ });
    expect(await undo.count()).toBe(2);
    await undo.last().click();
    await expect.poll(names).toEqual(['Biurko']);
    await page().keyboard.press('Control+z');
    await expect.poll(names).toEqual(['Salon', 'Biurko']);
  });

  // Holds §1.13, §2.75, §2.76, §2.77.
  test('offers components, documents and changes for a set', async () => {
    await openSets('Biurko');
    await press('Działania: Biurko');
    expect(await page().getByRole('menuitem').allTextContents()).toEqual([
      'Edytuj',
      'Dodaj do pomieszczeń…',
      'Kopiuj zestaw',
      'Zmień nazwę zestawu',
      'Zmień serię i kolory',
      'Pokaż listę elementów',
      'Pobierz PDF',
      'Pobierz XLS',
      'Pobierz karty katalogowe',
      'Pobierz CSV ze średnikami',
      'Pobierz CSV z przecinkami',
      'Usuń zestaw',
    ]);
  });

  // Holds §2.83, §9.18.
  test('shows a button to scroll up after 20 pixels', async () => {
    await openSets(...Array.from({ length: 20 }, (_, index) => `Zestaw ${index + 1}`));
    const up = page().getByRole('button', { name: 'Przewiń do góry' });
    await page().evaluate(() => window.scrollTo(0, 20));
    await page().waitForFunction(() => window.scrollY === 20);
    expect(await up.count()).toBe(0);
    await page().evaluate(() => window.scrollTo(0, 21));
    await up.click();
    await page().waitForFunction(() => window.scrollY === 0);
    await expect.poll(() => up.count()).toBe(0);
  });
});

describe('a set in the list', () => {
  // Holds §1.13, §2.144, §5.25, §8.32.
  test('is copied, with or without a name', async () => {
    await openSets('Biurko');
    await choose('Działania: Biurko', 'Kopiuj zestaw');
    const name = dialog().getByLabel('Nazwa zestawu');
    expect(await name.inputValue()).toBe('');
    await name.fill('Drugie biurko');
    await dialog().getByRole('button', { name: 'Kopiuj', exact: true }).click();
    await read('Zestaw został skopiowany');
    await choose('Działania: Drugie biurko', 'Kopiuj zestaw');
    await dialog().getByRole('button', { name: 'Kopiuj', exact: true }).click();
    await expect.poll(names).toHaveLength(3);
    expect(await names()).toEqual(expect.arrayContaining(['Biurko', 'Drugie biurko']));
  });

  // Holds §1.13, §2.145, §5.26, §8.33.
  test('is renamed, starting with its name', async () => {
    await openSets('Biurko');
    await choose('Działania: Biurko', 'Zmień nazwę zestawu');
    const name = dialog().getByLabel('Nazwa zestawu');
    expect(await name.inputValue()).toBe('Biurko');
    await name.fill('B');
    await name.press('Enter');
    await read('Nazwa zestawu została zmieniona');
    await expect.poll(names).toEqual(['B']);
  });

  // Holds §1.13, §2.146, §4.10, §8.34.
  test('is deleted after a question, and removed from every room', async () => {
    await openSets('Biurko', 'Salon');
    const room = await project.addRoom('Kuchnia');
    const sets = (await project.load()).productSets;
    await project.putSets(
      room,
      sets.map(({ id }) => [id, 2] as const),
    );
    await page().reload();
    await choose('Działania: Biurko', 'Usuń zestaw');
    await dialog().getByText('Usunąć zestaw „Biurko”?').waitFor();
    await press('Anuluj');
    expect(await names()).toHaveLength(2);
    await choose('Działania: Biurko', 'Usuń zestaw');
    await dialog().getByRole('button', { name: 'Usuń zestaw' }).click();
    await read('Zestaw został usunięty');
    const left = await project.load();
    expect(left.productSets.map(({ name }) => name)).toEqual(['Salon']);
    expect(left.project.groups[0]?.bundles).toEqual([{ id: left.productSets[0]?.id, quantity: 2 }]);
  });

  // Holds R13.
  test.for([
    ['renamed', 'Zmień nazwę zestawu', 'Zapisz'],
    ['deleted', 'Usuń zestaw', 'Usuń zestaw'],
  ] as const)('is not %s after a change by another user until the visitor has seen it', async ([, entry, confirm]) => {
    await openSets('Biurko');
    const [set] = (await project.load()).productSets;
    await choose('Działania: Biurko', entry);
    await fetch(`${address()}/api/project/${project.id}/set/${set?.id}/name`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest' },
      body: '{"name":"Biurko Ani"}',
    });
    const go = dialog().getByRole('button', { name: confirm });
    await go.click();
    await read('Wystąpił błąd podczas zapisywania danych: Ktoś w tym czasie zmienił te dane. Wczytaj je ponownie.');
    expect(await names()).toEqual(['Biurko Ani']);
    await page().getByText('Biurko Ani').first().waitFor();
    await go.click();
    await dialog().waitFor({ state: 'hidden' });
    expect(await names()).toEqual(entry === 'Usuń zestaw' ? [] : ['Biurko']);
  });
});

const all = () => page().getByRole('checkbox', { name: 'Zaznacz wszystkie' });
const chosen = () =>
  page()
    .getByRole('checkbox', { checked: true, name: /^Zaznacz zestaw/ })
    .count();

describe('selected sets', () => {
  // Holds §2.74.
  test('are one, several, all or none', async () => {
    await openSets('Biurko', 'Salon', 'Sypialnia');
    expect(await page().getByRole('button', { name: 'Pokaż listę elementów' }).count()).toBe(0);
    await page().getByRole('checkbox', { name: 'Zaznacz zestaw „Salon' }).click();
    await read('zaznaczono 1 zestaw');
    await all().click();
    await read('zaznaczono 3 zestawy');
    expect(await chosen()).toBe(3);
    await page().getByRole('checkbox', { name: 'Odznacz wszystkie' }).click();
    expect(await chosen()).toBe(0);
    expect(
      await page()
        .getByText(/^zaznaczono/)
        .count(),
    ).toBe(0);
  });

  // Holds §1.27, §2.80, §2.147, §9.10.
  test('have one component list: equal articles merged, with pictures, prices, sums and the total', async () => {
    await openSets('Biurko', 'Salon', 'Drugie biurko');
    await all().click();
    await press('Pokaż listę elementów');
    const rows = dialog().getByRole('row');
    await rows.nth(1).waitFor();
    const twice = new Map(desk.rows.map(([symbol, quantity]) => [symbol, 2 * quantity]));
    for (const [symbol, quantity] of [...desk.rows, ...livingRoom.rows]) {
      const row = rows.filter({ has: page().getByRole('rowheader', { name: symbol, exact: true }) });
      expect(await row.count()).toBe(1);
      const own = livingRoom.rows.find(([other]) => other === symbol)?.[1] ?? 0;
      expect(await row.getByRole('cell').nth(3).textContent()).toBe(
        String((twice.get(symbol) ?? 0) + (twice.has(symbol) ? own : quantity)),
      );
      expect(await row.locator('img').count()).toBe(1);
    }
    const total = 2 * desk.total + livingRoom.total;
    expect((await rows.last().textContent())?.replace(/\D/g, '')).toBe(String(total));
    expect(await dialog().getByRole('columnheader').allTextContents()).toEqual([
      'Rysunek',
      'Symbol',
      'Nazwa',
      'Seria',
      'Ilość',
      'Cena netto',
      'Wartość netto',
    ]);
    expect(
      await dialog()
        .getByRole('link', { name: /^Zobacz w katalogu/ })
        .count(),
    ).toBeGreaterThan(0);
    await dialog().getByRole('button', { name: 'Pobierz', exact: true }).waitFor();
    await dialog().getByRole('button', { name: 'Kopiuj jako tabelę' }).waitFor();
  });
});
