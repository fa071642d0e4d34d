import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { fakeApi } from '../api/testing/fake-api.ts';
import type { Room } from '../api/project.ts';
import { aCatalogue, aSingleProduct, biurko, wejscie } from '../testing/a-flat.ts';
import { aProject, aRoom } from '../testing/render-in-project.tsx';
import {
  button,
  choose,
  dialog,
  dialogIsClosed,
  expectText,
  messages,
  press,
  pressInMessage,
  pressInDialog,
  pressKey,
  renderApp,
  room,
} from '../testing/render-app.tsx';

const api = fakeApi(() => aProject({ rooms: [aRoom({ id: 1, name: 'Kuchnia' })] }), aCatalogue);

const open = (search = '') => renderApp(`projekt/aB3dE6gH/pomieszczenia${search}`);

/** Adds rooms at the top. */
const addRooms = (...rooms: readonly Room[]): void =>
  api.put((project) => ({ ...project, rooms: [...rooms, ...project.rooms] }));

const fillKitchen = (content: Partial<Room>): void =>
  api.put((project) => ({
    ...project,
    rooms: project.rooms.map((each) => (each.id === 1 ? { ...each, ...content } : each)),
    sets: [wejscie, biurko],
    products: [aSingleProduct()],
  }));

const menuEntries = () =>
  page
    .getByRole('menuitem')
    .elements()
    .map(({ textContent }) => textContent);

/** Opens the menu of a room or a set, expects these entries, and closes it. */
const expectEntries = async (name: string, ...entries: readonly string[]): Promise<void> => {
  await press(`Działania: ${name}`);
  await expect.poll(menuEntries).toEqual(entries);
  await pressKey('{Escape}');
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
};

/** The quantity of a set in the dialog of the kitchen. */
const quantityOf = (set: string) => dialog().getByRole('textbox', { name: `Ile „${set}” w pomieszczeniu „Kuchnia”` });

const headings = () =>
  page
    .getByRole('heading', { level: 2 })
    .elements()
    .map(({ textContent }) => textContent);
const newRoom = page.getByPlaceholder('np. Salon');
const add = button('Dodaj pomieszczenie');

const head = (name: string) => room(name).getByRole('button', { name: new RegExp(`^${name}`) });

const problems = (): number => document.querySelectorAll('[aria-invalid]').length;

const isExpanded = (name: RegExp): string | null => button(name).element().getAttribute('aria-expanded');

test('a project without rooms asks for the first one in the middle of the screen, with the focus in the field', async () => {
  api.put((project) => ({ ...project, rooms: [] }));
  await open();
  await expect.element(newRoom).toHaveFocus();
  expect(newRoom.elements()).toHaveLength(1);
  await expect
    .poll(() => {
      const { left, right } = newRoom.element().getBoundingClientRect();
      return Math.abs((left + right) / 2 - window.innerWidth / 2);
    })
    .toBeLessThan(120);
  expect(page.getByText('Całkowity koszt netto').elements()).toEqual([]);
  await pressKey('Salon{Enter}');
  await expect.element(room('Salon')).toBeVisible();
  await expectText('Całkowity koszt netto');
  await expect.element(newRoom).toHaveFocus();
  await expect.element(newRoom).toHaveValue('');
});

test('a project without rooms starts with the rooms of a template, in one press with Undo', async () => {
  api.put((project) => ({ ...project, rooms: [] }));
  await open();
  await press(/^Kawalerka/);
  await expectText('Utworzono 3 pomieszczenia');
  const rooms = ['Przedpokój', 'Salon z aneksem kuchennym', 'Łazienka'];
  await expect.poll(headings).toEqual(rooms.map((name) => `${name}pusto`));
  await expect.element(room('Przedpokój').getByRole('button', { name: /^Przedpokój/ })).toHaveFocus();
  expect(page.getByText('Zacznij od typowego mieszkania').elements()).toEqual([]);
  await pressInMessage('Cofnij');
  await expectText('Zacznij od typowego mieszkania');
  await expect.poll(api.rooms).toEqual([]);
});

describe('rooms', () => {
  // Holds §2.70, §4.7, §8.27, R30.
  test('are added at the top, each with a message that names it', async () => {
    await open();
    await newRoom.fill('  Salon   z jadalnią ');
    await add.click();
    await expectText('Pomieszczenie „Salon z jadalnią” zostało utworzone');
    await expect.poll(headings).toEqual(['Salon z jadalniąpusto', 'Kuchniapusto']);
    await expect.element(newRoom).toHaveValue('');
  });

  // Holds §5.10, §5.11, §5.34, §5.35.
  test('require a name of at least 3 characters; an emptied field shows its first hint', async () => {
    await open();
    await expect.element(add).toBeDisabled();
    await newRoom.fill('WC');
    expect(problems()).toBe(0);
    await pressKey('{Enter}');
    await expectText('Nazwa pomieszczenia musi mieć przynajmniej 3 znaki');
    await expect.element(add).toBeDisabled();
    await newRoom.fill('');
    await expectText('Musisz nazwać pomieszczenie');
    await expect.element(add).toBeDisabled();
    await pressKey('{Tab}');
    await expect.poll(problems).toBe(0);
    await expect.element(page.getByText('Musisz nazwać pomieszczenie')).not.toBeInTheDocument();
    await newRoom.fill('Hol');
    await expect.element(add).toBeEnabled();
    expect(api.rooms().map(({ name }) => name)).toEqual(['Kuchnia']);
  });

  // Holds §2.50.
  test('stay expanded or collapsed, also after a reload', async () => {
    addRooms(aRoom({ id: 2, name: 'Salon' }));
    const app = await open();
    await expect.poll(() => isExpanded(/^Kuchnia/)).toBe('true');
    await press(/^Kuchnia/);
    await expect.poll(() => isExpanded(/^Kuchnia/)).toBe('false');
    await app.reload();
    await expect.poll(() => [isExpanded(/^Kuchnia/), isExpanded(/^Salon/)]).toEqual(['false', 'true']);
  });

  // Holds §2.7.
  test('named in a URL are expanded and scrolled into view, even if they were collapsed', async () => {
    addRooms(
      ...['Salon', 'Hol', 'Garaż', 'Sypialnia', 'Łazienka', 'Taras'].map((name, id) => aRoom({ id: id + 2, name })),
    );
    const app = await open();
    await press(/^Kuchnia/);
    await expect.poll(() => isExpanded(/^Kuchnia/)).toBe('false');
    await app.goTo('');
    await app.goTo('projekt/aB3dE6gH/pomieszczenia?openedGroupId=1');
    await expect.element(room('Kuchnia').getByRole('link', { name: /^Nowy zestaw/ })).toBeVisible();
    await expect.poll(() => room('Kuchnia').element().getBoundingClientRect().top).toBeLessThan(window.innerHeight);
  });

  // Holds §2.51, §2.52.
  test('show the number of their entries, regardless of quantity, and the number of slots', async () => {
    fillKitchen({ sets: [{ id: 11, quantity: 7 }], products: [{ id: 8500, quantity: 2 }] });
    await open();
    await expect.poll(headings).toEqual(['Kuchnia2 pozycje · 28 punktów']);
  });

  // Holds §2.54.
  test('offer downloads only if they contain something', async () => {
    fillKitchen({});
    addRooms(aRoom({ id: 2, name: 'Salon', products: [{ id: 8500, quantity: 1 }] }));
    await open();
    const changes = ['Zmień nazwę pomieszczenia', 'Usuń pomieszczenie'];
    const first = ['Zmień serię i kolory', 'Kopiuj z zawartością'];
    await expectEntries('Kuchnia', ...first, 'Przesuń wyżej', ...changes);
    await expectEntries('Salon', ...first, 'Przesuń niżej', 'Zamówienie i pliki', ...changes);
    await choose('Działania: Salon', 'Zamówienie i pliki');
    for (const name of ['PDF', 'XLS'])
      await expect.element(page.getByRole('menuitem', { name, exact: true })).toBeVisible();
  });

  // Holds §2.55, §2.139, §5.12, §5.34, §5.35, §8.30.
  test('are renamed to more than three characters, unlike on creation', async () => {
    await open();
    await choose('Działania: Kuchnia', 'Zmień nazwę pomieszczenia');
    const name = dialog().getByLabelText('Nazwa pomieszczenia');
    await expect.element(name).toHaveValue('Kuchnia');
    await name.fill('Hol');
    await pressKey('{Tab}');
    await expectText('Nazwa pomieszczenia musi mieć przynajmniej 3 znaki');
    await expect.element(dialog().getByRole('button', { name: 'Zapisz' })).toBeDisabled();
    await name.fill('');
    await expectText('Musisz nazwać pomieszczenie');
    await pressKey('{Tab}');
    await expect.element(name).toHaveValue('Kuchnia');
    await name.fill('Hole');
    await pressInDialog('Zapisz');
    await expectText('Nazwa pomieszczenia została zmieniona');
    await expect.poll(headings).toEqual(['Holepusto']);

    await newRoom.fill('Hol');
    await add.click();
    await expectText('Pomieszczenie „Hol” zostało utworzone');
  });

  // Holds §2.55, §8.28.
  test('are deleted after a question, and their sets stay in the list', async () => {
    fillKitchen({ sets: [{ id: 11, quantity: 1 }] });
    await open();
    await choose('Działania: Kuchnia', 'Usuń pomieszczenie');
    await expectText('Usunąć pomieszczenie „Kuchnia”?');
    await pressInDialog('Anuluj');
    await expect.element(room('Kuchnia')).toBeVisible();
    await choose('Działania: Kuchnia', 'Usuń pomieszczenie');
    await pressInDialog('Usuń pomieszczenie');
    await expectText('Pomieszczenie zostało usunięte');
    await expectText('Nie ma jeszcze pomieszczeń');
    await expect
      .poll(() => [api.rooms(), api.sets().map(({ name }) => name)])
      .toEqual([[], ['Salon – wejście', 'Biurko']]);
  });
});

describe('a set in a room', () => {
  beforeEach(async () => {
    fillKitchen({ sets: [{ id: 11, quantity: 2 }] });
    await open();
  });

  // Holds §2.60, §2.140, §5.15, §8.29.
  test('changes its quantity; below 1 the change is ignored without a message', async () => {
    const quantity = dialog().getByLabelText('Ilość');
    await choose('Działania: Biurko', 'Zmień ilość');
    await expect.element(quantity).toHaveValue('2');
    await quantity.fill('0');
    await pressInDialog('Zapisz');
    await dialogIsClosed();
    await expect.element(room('Kuchnia').getByText('×2', { exact: true })).toBeVisible();
    expect(messages()).toEqual([]);

    await choose('Działania: Biurko', 'Zmień ilość');
    await quantity.fill('11');
    await pressKey('{Enter}');
    await expectText('Liczba zestawów została zmieniona');
    await expect.element(room('Kuchnia').getByText('×11', { exact: true })).toBeVisible();
  });

  // Holds §2.60.
  test('is removed from the room and stays in the list', async () => {
    await choose('Działania: Biurko', 'Usuń z pomieszczenia');
    await expectText('Zestaw został usunięty z pomieszczenia');
    await expectText('W tym pomieszczeniu nic jeszcze nie ma.');
    expect(api.sets().map(({ name }) => name)).toContain('Biurko');
  });
});

test('the menus of rooms and sets have few entries, and all of them are visible at 900 px', async () => {
  fillKitchen({
    sets: [
      { id: 11, quantity: 2 },
      { id: 12, quantity: 1 },
    ],
  });
  addRooms(aRoom({ id: 2, name: 'Salon' }));
  await open();
  await expectEntries(
    'Biurko',
    'Edytuj',
    'Zmień nazwę zestawu',
    'Zmień ilość',
    'Pomieszczenia i kolejność',
    'Szablon do wiercenia 1 : 1 (PDF)',
    'Zapisz obraz',
    'Usuń z pomieszczenia',
  );
  await press('Działania: Kuchnia');
  await expect.poll(menuEntries).toHaveLength(6);
  const last = page.getByRole('menuitem', { name: 'Usuń pomieszczenie' });
  await expect.element(last).toBeVisible();
  await expect
    .poll(() => {
      const { scrollHeight, clientHeight } = page.getByRole('menu').element();
      return scrollHeight - clientHeight;
    })
    .toBeLessThanOrEqual(0);
  await expect.poll(() => last.element().getBoundingClientRect().bottom).toBeLessThan(900);
});

describe('a single product in a room', () => {
  const productMenu = /^Działania: Łącznik jednobiegunowy natynkowy/;

  beforeEach(async () => {
    fillKitchen({ products: [{ id: 8500, quantity: 3 }] });
    await open();
  });

  // Holds §5.15.
  test('ignores a quantity below 1', async () => {
    await choose(productMenu, 'Zmień ilość');
    await dialog().getByLabelText('Ilość').fill('-2');
    await pressInDialog('Zapisz');
    await dialogIsClosed();
    await expect.element(room('Kuchnia').getByText('×3', { exact: true })).toBeVisible();
    expect(messages()).toEqual([]);
    expect(api.rooms()[0]?.products).toEqual([{ id: 8500, quantity: 3 }]);
  });

  // Holds §2.141.
  test('changes its quantity and can be removed', async () => {
    await choose(productMenu, 'Zmień ilość');
    await dialog().getByLabelText('Ilość').fill('5');
    await pressKey('{Enter}');
    await expectText('Ilość została zmieniona');
    await expect.element(room('Kuchnia').getByText('×5', { exact: true })).toBeVisible();
    await choose(productMenu, 'Usuń z pomieszczenia');
    await expectText('Produkt został usunięty z pomieszczenia');
    await expect.poll(() => api.rooms()[0]?.products).toEqual([]);
  });
});

describe('sets from the list', () => {
  // Holds §2.66.
  test('are offered only if the project has sets', async () => {
    const app = await open();
    const offer = room('Kuchnia').getByRole('button', { name: /^Z listy zestawów/ });
    await expect.element(room('Kuchnia').getByRole('button', { name: /^Produkt kompletny/ })).toBeVisible();
    await expect.element(offer).not.toBeInTheDocument();
    fillKitchen({});
    await app.reload();
    await expect.element(offer).toBeVisible();
  });

  // Holds §2.138, §4.9, §5.14, §5.16.
  test('require a changed quantity; an invalid one becomes 1; a present set starts with its quantity', async () => {
    fillKitchen({ sets: [{ id: 11, quantity: 2 }] });
    await open();
    await press('Z listy zestawów: Kuchnia');
    await expectText('Dodaj zestawy do pomieszczenia „Kuchnia”');
    await expect.element(dialog().getByRole('button', { name: 'Zapisz' })).toBeDisabled();
    const quantity = quantityOf('Salon – wejście');
    await expect.element(quantity).toHaveValue('');
    for (const typed of ['0', '-3', 'abc']) {
      await quantity.fill(typed);
      await pressKey('{Tab}');
      await expect.element(quantity).toHaveValue('1');
    }
    const present = quantityOf('Biurko');
    await expect.element(present).toHaveValue('2');
    await present.fill('0');
    await pressKey('{Tab}');
    await expect.element(present).toHaveValue('2');
    await present.fill('');
    await expectText('już ×2');
    await pressKey('{Tab}');
    await expect.element(present).toHaveValue('');
    await present.fill('5');
    await expectText('już ×2');
    await pressInDialog('Zapisz');
    await expectText('Zapisano ilości w 1 pomieszczeniu');
    await expect
      .poll(() => api.inRoom(1))
      .toEqual([
        [11, 5],
        [12, 1],
      ]);
    await expect.element(room('Kuchnia').getByText('×5', { exact: true })).toBeVisible();
  });

  test('can be searched from thirteen on; the selection stays during a search', async () => {
    const twelve = Array.from({ length: 12 }, (_, index) => ({ ...biurko, id: 20 + index }));
    const [first = biurko, ...others] = twelve;
    api.put((project) => ({ ...project, sets: [{ ...first, name: 'Telewizor' }, ...others] }));
    const app = await open();
    await press('Z listy zestawów: Kuchnia');
    await expect.element(dialog().getByRole('textbox').nth(11)).toBeVisible();
    await expect.element(dialog().getByRole('searchbox')).not.toBeInTheDocument();

    api.put((project) => ({ ...project, sets: [...project.sets, wejscie] }));
    await app.reload();
    await press('Z listy zestawów: Kuchnia');
    const search = dialog().getByRole('searchbox', { name: 'Szukaj zestawu' });
    await expect.element(search).toHaveFocus();
    await search.fill('wejscie');
    await expect.element(quantityOf('Salon – wejście')).toBeVisible();
    await expect.poll(() => dialog().getByRole('textbox').elements()).toHaveLength(1);
    await pressInDialog('Więcej');
    await search.fill('ogród');
    await expectText('Nie znaleziono zestawów');
    await search.fill('telewizor');
    await quantityOf('Telewizor').fill('1');
    await search.click();
    await pressKey('{Enter}');
    await pressInDialog('Zapisz');
    await expectText('Zapisano ilości w 1 pomieszczeniu');
    await expect
      .poll(() => api.inRoom(1))
      .toEqual([
        [20, 1],
        [12, 1],
      ]);
  });
});

describe('single products', () => {
  // Holds §1.11, §2.65, §2.142, §2.148, §8.31.
  test('are chosen by series, category and product; the dialog shows the new total of the project', async () => {
    await open();
    await press('Produkt kompletny: Kuchnia');
    await expectText('Całkowity koszt inwestycji netto: 0,00 zł');
    const addProduct = dialog().getByRole('button', { name: 'Dodaj', exact: true });
    await expect.element(addProduct).toBeDisabled();
    await expect.element(dialog().getByLabelText('Kategoria')).toBeDisabled();
    await dialog().getByLabelText('Seria').selectOptions('Simon Aquarius');
    await dialog().getByText('AW1.00/11').click();
    const quantity = dialog().getByRole('textbox', { name: 'Ilość' });
    await quantity.fill('0');
    await pressKey('{Tab}');
    await expect.element(quantity).toHaveValue('1');
    await quantity.fill('4');
    await addProduct.click();
    await expectText('Produkt został dodany do pomieszczenia');
    await expect.poll(() => api.rooms()[0]?.products).toEqual([{ id: 8500, quantity: 4 }]);
    await expect.element(room('Kuchnia').getByText('×4', { exact: true })).toBeVisible();

    await press('Produkt kompletny: Kuchnia');
    await expectText('Całkowity koszt inwestycji netto: 100,00 zł');
  });

  // Holds §2.8.
  test('are opened by a URL with the series, and added to a chosen room', async () => {
    addRooms(aRoom({ id: 2, name: 'Łazienka' }));
    const app = await open('?singleProductSerie=simon-aquarius');
    await expect.element(dialog().getByLabelText('Seria')).toHaveDisplayValue('Simon Aquarius');
    await dialog().getByLabelText('Pomieszczenie').selectOptions('Kuchnia');
    await dialog().getByText('AW1.00/11').click();
    await pressInDialog('Dodaj');
    await expectText('Produkt został dodany do pomieszczenia');
    await expect.poll(app.address).toBe('projekt/aB3dE6gH/pomieszczenia');
    await expect
      .poll(() => api.rooms().map(({ id, products }) => [id, products.length]))
      .toEqual([
        [2, 0],
        [1, 1],
      ]);
  });

  // Holds §2.65.
  test('are not offered if the catalogue has none', async () => {
    api.offer({ ...aCatalogue, products: [] });
    fillKitchen({});
    await open();
    await expect.element(room('Kuchnia').getByRole('button', { name: /^Z listy zestawów/ })).toBeVisible();
    await expect.element(room('Kuchnia').getByRole('button', { name: /^Produkt kompletny/ })).not.toBeInTheDocument();
  });

  // Holds R22.
  test('that the catalogue has lost are shown with their number, counted, and can be removed', async () => {
    fillKitchen({ products: [{ id: 99999, quantity: 2 }] });
    await open();
    const card = room('Kuchnia').getByRole('listitem');
    for (const text of ['Produkt nr 99999', 'Tego produktu nie ma już w katalogu', '×2'])
      await expect.element(card.getByText(text, { exact: true })).toBeVisible();
    await expect.element(room('Kuchnia').getByText('1 produkt', { exact: true })).toBeVisible();
    await choose('Działania: Produkt nr 99999', 'Usuń z pomieszczenia');
    await expectText('Produkt został usunięty z pomieszczenia');
    await expect.poll(() => api.rooms()[0]?.products).toEqual([]);
    await pressInMessage('Cofnij');
    await expectText('Przywrócono');
    await expect.element(room('Kuchnia').getByText('Produkt nr 99999', { exact: true })).toBeVisible();
  });
});

test.each([
  [1440, 900],
  [1024, 768],
  [390, 844],
])('the total stays visible while the rooms scroll, at %i px', async (width, height) => {
  fillKitchen({ sets: [{ id: 11, quantity: 2 }] });
  addRooms(...Array.from({ length: 8 }, (_, index) => aRoom({ id: 10 + index, name: `Pokój ${index}` })));
  await renderApp('projekt/aB3dE6gH/pomieszczenia', { width, height });
  await expect.element(room('Kuchnia')).toBeInTheDocument();
  const total = page.getByText('Całkowity koszt netto');
  await expect
    .poll(() => {
      scrollTo(0, 500);
      return scrollY;
    })
    .toBe(500);
  await expect
    .poll(() => {
      const { top, left } = total.element().getBoundingClientRect();
      return document.elementFromPoint(left + 2, top + 4)?.textContent;
    })
    .toContain('Całkowity koszt netto');
  scrollTo(0, 0);
});

test('arrow keys, Home and End move the focus between the heads of rooms', async () => {
  addRooms(aRoom({ id: 3, name: 'Hol' }), aRoom({ id: 2, name: 'Salon' }));
  await open();
  await expect.element(head('Hol')).toBeVisible();
  head('Hol').element().focus();
  for (const [keys, name] of [
    ['{ArrowDown}', 'Salon'],
    ['{End}', 'Kuchnia'],
    ['{ArrowDown}', 'Kuchnia'],
    ['{ArrowUp}', 'Salon'],
    ['{Home}', 'Hol'],
  ] as const) {
    await pressKey(keys);
    await expect.element(head(name)).toHaveFocus();
  }
});
