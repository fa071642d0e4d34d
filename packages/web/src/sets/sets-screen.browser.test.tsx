import { describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { fakeApi } from '../api/testing/fake-api.ts';
import { biurko } from '../testing/a-flat.ts';
import { aProject, aRoom } from '../testing/render-in-project.tsx';
import {
  choose,
  dialog,
  dialogIsClosed,
  expectText,
  press,
  pressInDialog,
  pressKey,
  renderApp,
} from '../testing/render-app.tsx';

const api = fakeApi(() => aProject());

/** Opens the list of sets with these names, newest last. */
const openSets = (...names: readonly string[]) => {
  const sets = names.map((name, index) => ({ ...biurko, id: index + 11, name, price: 10_000 + 100 * index }));
  api.put((project) => ({ ...project, sets: sets.toReversed() }));
  return renderApp('projekt/aB3dE6gH/zestawy');
};

const names = () => api.sets().map(({ name }) => name);
const links = page.getByRole('link', { name: /^Edytuj zestaw/ });
const menuEntries = () =>
  page
    .getByRole('menuitem')
    .elements()
    .map(({ textContent }) => textContent);
const listed = () => links.elements().map(({ textContent }) => textContent);

describe('the list of sets', () => {
  // Holds §2.79.
  test('that is empty says so and links to the editor', async () => {
    await openSets();
    await expectText('Nie masz jeszcze żadnych zestawów');
    expect(page.getByRole('checkbox').elements()).toEqual([]);
    const create = page.getByRole('link', { name: 'Utwórz zestaw' }).element();
    expect(create.getAttribute('href')).toMatch(/\/zestawy\/nowy(?:\?|$)/);
  });

  // Holds R26.
  test('restores deleted sets after the message has disappeared: from the list of messages, and with Ctrl+Z', async () => {
    await openSets('Biurko', 'Salon');
    for (const name of ['Biurko', 'Salon']) {
      await choose(`Działania: ${name}`, 'Usuń zestaw');
      await pressInDialog('Usuń zestaw');
      await expect.poll(names).not.toContain(name);
      await dialogIsClosed();
    }
    await press('Ostatnie komunikaty');
    const undo = dialog().getByRole('button', { name: /^Cofnij/ });
    await expect.poll(() => undo.elements()).toHaveLength(2);
    await undo.first().click();
    await expect.poll(names).toEqual(['Salon']);
    await pressKey('{Control>}z{/Control}');
    await expect.poll(names).toEqual(['Salon', 'Biurko']);
  });

  // Holds R26.
  test('undoes one change after another with Ctrl+Z, the latest first', async () => {
    await openSets('Biurko', 'Salon');
    for (const name of ['Biurko', 'Salon']) {
      await choose(`Działania: ${name}`, 'Usuń zestaw');
      await pressInDialog('Usuń zestaw');
      await expect.poll(names).not.toContain(name);
      await dialogIsClosed();
    }
    await pressKey('{Control>}z{/Control}');
    await expect.poll(names).toEqual(['Salon']);
    await pressKey('{Control>}z{/Control}');
    await expect.poll(names).toEqual(['Salon', 'Biurko']);
  });

  // Holds §1.13, §2.75, §2.76, §2.77.
  test('offers components, documents and changes for a set', async () => {
    await openSets('Biurko');
    await press('Działania: Biurko');
    await expect
      .poll(menuEntries)
      .toEqual([
        'Edytuj',
        'Dodaj do pomieszczeń…',
        'Kopiuj zestaw',
        'Zmień nazwę zestawu',
        'Zmień serię i kolory',
        'Pokaż listę elementów',
        'Pobierz PDF',
        'Pobierz XLS',
        'Pobierz karty katalogowe',
        'Szablon do wiercenia 1 : 1 (PDF)',
        'Zapisz obraz',
        'Inne formaty',
        'Usuń zestaw',
      ]);
  });

  test('tells in how many rooms a set is used, and how many pieces', async () => {
    const rooms = [1, 2].map((id) => aRoom({ id, name: `Pokój ${id}`, sets: [{ id: 11, quantity: id }] }));
    api.put((project) => ({ ...project, rooms }));
    await openSets('Biurko', 'Salon');
    await expectText('Używany w 2 pomieszczeniach (×3)');
    const [usage, ...others] = page.getByText(/^Używany/).elements();
    expect(others).toHaveLength(0);
    const price = usage?.previousElementSibling;
    expect(price?.textContent).toMatch(/zł$/);
    expect(usage?.getBoundingClientRect().top).toBeGreaterThanOrEqual(price?.getBoundingClientRect().bottom ?? NaN);
  });

  test('has no search for twelve sets', async () => {
    await openSets(...Array<string>(12).fill('Biurko'));
    await expect.poll(listed).toHaveLength(12);
    expect(page.getByRole('searchbox').elements()).toEqual([]);
  });

  test('of thirteen can be searched by name and sorted by price, and only listed sets are selected', async () => {
    await openSets(...Array.from({ length: 13 }, (_, index) => (index % 2 === 0 ? 'Biurko' : 'Salon – wejście')));
    const order = page.getByRole('combobox', { name: 'Sortuj' });
    await order.selectOptions('od najdroższych');
    await expect.poll(() => listed().slice(0, 2)).toEqual(['Biurko', 'Salon – wejście']);
    await order.selectOptions('według nazwy');
    await expect.poll(() => listed().slice(0, 8)).toEqual([...Array<string>(7).fill('Biurko'), 'Salon – wejście']);

    const search = page.getByRole('searchbox', { name: 'Szukaj zestawu' });
    await search.fill('wejscie');
    await expect.poll(listed).toEqual(Array<string>(6).fill('Salon – wejście'));
    await page.getByRole('checkbox', { name: 'Zaznacz wszystkie' }).click();
    await expectText('zaznaczono 6 zestawów');
    await search.fill('ogród');
    await expectText('Nie znaleziono zestawów');
    await expect.poll(() => page.getByText(/^zaznaczono/).elements()).toEqual([]);
  });
});

describe('a set in the list', () => {
  // Holds §1.13, §2.144, §5.25, §8.32.
  test('is copied, with or without a name', async () => {
    await openSets('Biurko');
    await choose('Działania: Biurko', 'Kopiuj zestaw');
    const name = dialog().getByLabelText('Nazwa zestawu');
    await expect.element(name).toHaveValue('');
    await name.fill('Drugie biurko');
    await pressInDialog('Kopiuj');
    await expectText('Zestaw został skopiowany');
    await choose('Działania: Drugie biurko', 'Kopiuj zestaw');
    await pressInDialog('Kopiuj');
    await expect.poll(names).toHaveLength(3);
    await expect.poll(names).toEqual(expect.arrayContaining(['Biurko', 'Drugie biurko']));
  });

  // Holds §1.13, §2.145, §5.26, §8.33.
  test('is renamed, starting with its name', async () => {
    await openSets('Biurko');
    await choose('Działania: Biurko', 'Zmień nazwę zestawu');
    const name = dialog().getByLabelText('Nazwa zestawu');
    await expect.element(name).toHaveValue('Biurko');
    await name.fill('B');
    await pressKey('{Enter}');
    await expectText('Nazwa zestawu została zmieniona');
    await expect.poll(names).toEqual(['B']);
  });

  // Holds §1.13, §2.146, §4.10, §8.34.
  test('is deleted after a question, and removed from every room', async () => {
    const rooms = [
      aRoom({
        id: 1,
        name: 'Kuchnia',
        sets: [
          { id: 11, quantity: 2 },
          { id: 12, quantity: 2 },
        ],
      }),
    ];
    api.put((project) => ({ ...project, rooms }));
    const app = await openSets('Biurko', 'Salon');
    await choose('Działania: Biurko', 'Usuń zestaw');
    await expectText('Usunąć zestaw „Biurko”?');
    await pressInDialog('Anuluj');
    expect(names()).toHaveLength(2);
    await choose('Działania: Biurko', 'Usuń zestaw');
    await pressInDialog('Usuń zestaw');
    await expectText('Zestaw został usunięty');
    await expect.poll(names).toEqual(['Salon']);
    await app.goTo('projekt/aB3dE6gH/pomieszczenia');
    await expect.element(page.getByRole('region', { name: 'Kuchnia' }).getByText('Salon').first()).toBeVisible();
    await expect.poll(() => page.getByText('Biurko').elements()).toEqual([]);
  });

  // Holds R13.
  test.for([
    ['renamed', 'Zmień nazwę zestawu', 'Zapisz'],
    ['deleted', 'Usuń zestaw', 'Usuń zestaw'],
  ] as const)('is not %s after a change by another user until the visitor has seen it', async ([, entry, confirm]) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await openSets('Biurko');
    await choose('Działania: Biurko', entry);
    api.put((project) => ({ ...project, sets: [{ ...biurko, name: 'Biurko Ani', version: '7' }] }));
    await pressInDialog(confirm);
    await expectText(
      'Wystąpił błąd podczas zapisywania danych: Ktoś w tym czasie zmienił te dane. Wczytaj je ponownie.',
    );
    expect(names()).toEqual(['Biurko Ani']);
    await expectText('Biurko Ani');
    await pressInDialog(confirm);
    await dialogIsClosed();
    await expect.poll(names).toEqual(entry === 'Usuń zestaw' ? [] : ['Biurko']);
  });
});

const checked = () => page.getByRole('checkbox', { checked: true, name: /^Zaznacz zestaw/ }).elements().length;

// Holds §2.74.
test('selected sets are one, several, all or none', async () => {
  await openSets('Biurko', 'Salon', 'Sypialnia');
  expect(page.getByRole('button', { name: 'Pokaż listę elementów' }).elements()).toEqual([]);
  await page.getByRole('checkbox', { name: /^Zaznacz zestaw „Salon/ }).click();
  await expectText('zaznaczono 1 zestaw');
  await page.getByRole('checkbox', { name: 'Zaznacz wszystkie' }).click();
  await expectText('zaznaczono 3 zestawy');
  await expect.poll(checked).toBe(3);
  await page.getByRole('checkbox', { name: 'Odznacz wszystkie' }).click();
  await expect.poll(checked).toBe(0);
  await expect.poll(() => page.getByText(/^zaznaczono/).elements()).toEqual([]);
});

/** The name above a column of the quantities dialog, and the top edge of the picture above it. */
const title = (name: string) => dialog().getByTitle(name, { exact: true }).element();
const topAbove = (name: string): number => title(name).previousElementSibling?.getBoundingClientRect().top ?? NaN;

test('the pictures above the columns of the quantities dialog are in line, whatever the length of the names', async () => {
  const long = 'Salon, wejście od strony ogrodu i tarasu';
  api.put((project) => ({ ...project, rooms: [aRoom({ id: 1, name: 'Kuchnia' }), aRoom({ id: 2, name: 'Salon' })] }));
  await openSets('Biurko', long, 'Hol', 'Kuchnia', 'Balkon', 'Garaż', 'Taras');
  await press('Rozłóż w pomieszczeniach');
  await expect.element(dialog().getByTitle(long)).toBeVisible();
  await expect.poll(() => title(long).scrollHeight - title('Biurko').scrollHeight).toBeGreaterThan(0);
  await expect.poll(() => topAbove(long) - topAbove('Biurko')).toBe(0);
});
