import { desk } from '@ramka/domain/testing/worked-examples/desk';
import { beforeEach, describe, expect, test } from 'vitest';
import { apiProject, type ApiProject } from '../api-project.ts';
import { visitor } from '../visitor.ts';

const { address, page, goTo, takePhone, press, choose, read, closeMessage, dialog, room } = visitor();

let project: ApiProject;
let kitchen: number;

beforeEach(async () => {
  project = await apiProject(address());
  kitchen = await project.addRoom('Kuchnia');
});

const openRooms = (search = '') => goTo(`projekt/${project.id}/pomieszczenia${search}`);

const menuEntries = async (name: string): Promise<readonly string[]> => {
  await press(`Działania: ${name}`);
  await page().getByRole('menuitem').first().waitFor();
  const entries = await page().getByRole('menuitem').allTextContents();
  await page().keyboard.press('Escape');
  return entries;
};

const headings = () => page().getByRole('heading', { level: 2 }).allTextContents();

describe('a project without rooms', () => {
  test('starts with the rooms of a template, in one press with Undo', async () => {
    project = await apiProject(address());
    await openRooms();
    await press(/^Mieszkanie dwupokojowe/);
    await read('Utworzono 5 pomieszczeń');
    const rooms = ['Przedpokój', 'Salon z aneksem kuchennym', 'Sypialnia', 'Łazienka', 'Balkon'];
    await expect.poll(headings).toEqual(rooms.map((name) => `${name}pusto`));
    const first = room('Przedpokój').locator('[aria-expanded]').first();
    await expect.poll(() => first.evaluate((button) => button === document.activeElement)).toBe(true);
    expect(await page().getByText('Zacznij od typowego mieszkania').count()).toBe(0);
    await press('Cofnij');
    await page().getByText('Zacznij od typowego mieszkania').waitFor();
    expect((await project.load()).project.groups).toEqual([]);
  });
});

describe('rooms', () => {
  // Holds §2.70, §4.7, §8.27, R30.
  test('are added at the top, each with a message that names it', async () => {
    await openRooms();
    await page().getByPlaceholder('np. Salon').fill('  Salon   z jadalnią ');
    await press('Dodaj pomieszczenie');
    await read('Pomieszczenie „Salon z jadalnią” zostało utworzone');
    await expect.poll(headings).toEqual(['Salon z jadalniąpusto', 'Kuchniapusto']);
    expect(await page().getByPlaceholder('np. Salon').inputValue()).toBe('');
  });

  // Holds §5.10, §5.11, §5.34, §5.35.
  test('require a name of at least 3 characters; an emptied field shows its first hint', async () => {
    await openRooms();
    const name = page().getByPlaceholder('np. Salon');
    const add = page().getByRole('button', { name: 'Dodaj pomieszczenie' });
    const problems = () => page().locator('[aria-invalid]').count();
    expect(await add.isDisabled()).toBe(true);
    await name.pressSequentially('WC');
    expect(await problems()).toBe(0);
    await name.press('Enter');
    await read('Nazwa pomieszczenia musi mieć przynajmniej 3 znaki');
    expect(await add.isDisabled()).toBe(true);
    await name.fill('');
    await read('Musisz nazwać pomieszczenie');
    expect(await add.isDisabled()).toBe(true);
    await name.blur();
    await expect.poll(problems).toBe(0);
    expect(await page().getByText('Musisz nazwać pomieszczenie').count()).toBe(0);
    await name.fill('Hol');
    expect(await add.isEnabled()).toBe(true);
    expect((await project.load()).project.groups.map((group) => group.name)).toEqual(['Kuchnia']);
  });

  // Holds §2.50.
  test('stay expanded or collapsed, also after a reload', async () => {
    await project.addRoom('Salon');
    await openRooms();
    const toggle = page().getByRole('button', { name: /^Kuchnia/ });
    expect(await toggle.getAttribute('aria-expanded')).toBe('true');
    await toggle.click();
    await page().reload();
    await toggle.waitFor();
    expect(await toggle.getAttribute('aria-expanded')).toBe('false');
    expect(
      await page()
        .getByRole('button', { name: /^Salon/ })
        .getAttribute('aria-expanded'),
    ).toBe('true');
  });

  // Holds §2.7.
  test('named in a URL are expanded and scrolled into view, even if they were collapsed', async () => {
    for (const name of ['Salon', 'Hol', 'Garaż', 'Sypialnia', 'Łazienka', 'Taras']) await project.addRoom(name);
    await openRooms();
    await page()
      .getByRole('button', { name: /^Kuchnia/ })
      .click();
    await openRooms(`?openedGroupId=${kitchen}`);
    await expect.poll(() => room('Kuchnia').getByRole('link', { name: 'Nowy zestaw' }).isVisible()).toBe(true);
    await expect
      .poll(() => room('Kuchnia').evaluate((panel) => panel.getBoundingClientRect().top < window.innerHeight))
      .toBe(true);
  });

  // Holds §2.51, §2.52.
  test('show the number of their entries, regardless of quantity, and the number of slots', async () => {
    await project.putSets(kitchen, [[await project.addSet(desk), 7]]);
    await project.putProducts(kitchen, [[8500, 2]]);
    await openRooms();
    await expect.poll(headings).toEqual(['Kuchnia2 pozycje · 28 punktów']);
  });

  // Holds §2.54.
  test('offer downloads only if they contain something', async () => {
    const filled = await project.addRoom('Salon');
    await project.putProducts(filled, [[8500, 1]]);
    await openRooms();
    const changes = ['Zmień nazwę pomieszczenia', 'Usuń pomieszczenie'];
    expect(await menuEntries('Kuchnia')).toEqual([
      'Kopiuj z zawartością',
      'Przesuń wyżej',
      'Seria i kolor nowych zestawów',
      ...changes,
    ]);
    const entries = await menuEntries('Salon');
    expect(entries).toEqual(expect.arrayContaining(['Pobierz PDF', 'Pobierz XLS', ...changes]));
  });

  // Holds §2.55, §2.139, §5.12, §5.34, §5.35, §8.30.
  test('are renamed to more than three characters, unlike on creation', async () => {
    await openRooms();
    await choose('Działania: Kuchnia', 'Zmień nazwę pomieszczenia');
    const name = dialog().getByLabel('Nazwa pomieszczenia');
    const save = dialog().getByRole('button', { name: 'Zapisz' });
    expect(await name.inputValue()).toBe('Kuchnia');
    await name.fill('Hol');
    await name.blur();
    await read('Nazwa pomieszczenia musi mieć przynajmniej 3 znaki');
    expect(await save.isDisabled()).toBe(true);
    await name.fill('');
    await read('Musisz nazwać pomieszczenie');
    await name.blur();
    expect(await name.inputValue()).toBe('Kuchnia');
    await name.fill('Hole');
    await save.click();
    await read('Nazwa pomieszczenia została zmieniona');
    await expect.poll(headings).toEqual(['Holepusto']);

    await page().getByPlaceholder('np. Salon').fill('Hol');
    await press('Dodaj pomieszczenie');
    await read('Pomieszczenie „Hol” zostało utworzone');
  });

  // Holds §2.55, §8.28.
  test('are deleted after a question, and their sets stay in the list', async () => {
    await project.putSets(kitchen, [[await project.addSet(desk), 1]]);
    await openRooms();
    await choose('Działania: Kuchnia', 'Usuń pomieszczenie');
    await dialog().getByText('Usunąć pomieszczenie „Kuchnia”?').waitFor();
    await press('Anuluj');
    await room('Kuchnia').waitFor();
    await choose('Działania: Kuchnia', 'Usuń pomieszczenie');
    await dialog().getByRole('button', { name: 'Usuń pomieszczenie' }).click();
    await read('Pomieszczenie zostało usunięte');
    await read('Nie ma jeszcze pomieszczeń');
    expect(await project.load()).toMatchObject({ project: { groups: [] }, productSets: [{ name: 'Biurko' }] });
  });
});

describe('a set in a room', () => {
  beforeEach(async () => {
    await project.putSets(kitchen, [[await project.addSet(desk), 2]]);
    await openRooms();
  });

  // Holds §2.56, §2.57, §2.58, §2.59, §2.61.
  test('shows its series, name, picture and quantity, and links to the editor', async () => {
    const card = room('Kuchnia').getByRole('listitem');
    for (const text of ['Simon 54', 'Biurko', '×2']) await card.getByText(text, { exact: true }).first().waitFor();
    const picture = card.locator('img');
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(100);
    expect(await picture.getAttribute('src')).toMatch(new RegExp(`^/product-set/${project.id}/\\d+\\.png\\?.`));
    expect(await picture.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(/\/\d+\.webp\?./);
    await card.getByRole('link', { name: 'Edytuj zestaw „Biurko”' }).click();
    await page().waitForURL(/\/zestawy\/\d+\?openedFromGroupId=\d+$/);
  });

  // Holds §2.60, §2.140, §5.15, §8.29.
  test('changes its quantity; below 1 the change is ignored without a message', async () => {
    await choose('Działania: Biurko', 'Zmień ilość');
    const quantity = dialog().getByLabel('Ilość');
    expect(await quantity.inputValue()).toBe('2');
    await quantity.fill('0');
    await dialog().getByRole('button', { name: 'Zapisz' }).click();
    await dialog().waitFor({ state: 'hidden' });
    await room('Kuchnia').getByText('×2', { exact: true }).waitFor();
    expect(await page().locator('[data-snackbars]').textContent()).toBe('');

    await choose('Działania: Biurko', 'Zmień ilość');
    await quantity.fill('11');
    await page().keyboard.press('Enter');
    await read('Liczba zestawów została zmieniona');
    await room('Kuchnia').getByText('×11', { exact: true }).waitFor();
  });

  // Holds §2.60.
  test('is removed from the room and stays in the list', async () => {
    await choose('Działania: Biurko', 'Usuń z pomieszczenia');
    await read('Zestaw został usunięty z pomieszczenia');
    await read('W tym pomieszczeniu nic jeszcze nie ma.');
    expect(await project.load()).toMatchObject({ productSets: [{ name: 'Biurko' }] });
  });
});

describe('a single product in a room', () => {
  const productMenu = /^Działania: Łącznik jednobiegunowy natynkowy/;

  beforeEach(async () => {
    await project.putProducts(kitchen, [[8500, 3]]);
    await openRooms();
  });

  // Holds §2.62.
  test('shows its series, its picture and its quantity', async () => {
    const card = room('Kuchnia').getByRole('listitem');
    for (const text of ['Simon Aquarius', '×3']) await card.getByText(text, { exact: true }).waitFor();
    const picture = card.locator('img');
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  });

  // Holds §2.63.
  test('shows its symbol, name and catalogue link on hover', async () => {
    const card = room('Kuchnia').getByRole('listitem');
    const symbol = card.getByText('AW1.00/11', { exact: true });
    const opacity = () => symbol.evaluate((element) => getComputedStyle(element.parentElement ?? element).opacity);
    await page().mouse.move(0, 0);
    await expect.poll(opacity).toBe('0');
    await card.hover();
    await expect.poll(opacity).toBe('1');
    await card
      .getByText(/^Łącznik jednobiegunowy natynkowy/)
      .first()
      .waitFor();
    const link = card.getByRole('link', { name: /^Zobacz w katalogu/ });
    expect(await link.getAttribute('href')).toBe('https://example.com/katalog/AW1.00%2F11');
    expect(await link.getAttribute('target')).toBe('_blank');
  });

  // Holds §5.15.
  test('ignores a quantity below 1', async () => {
    await press(productMenu);
    await page().getByRole('menuitem', { name: 'Zmień ilość' }).click();
    await dialog().getByLabel('Ilość').fill('-2');
    await dialog().getByRole('button', { name: 'Zapisz' }).click();
    await dialog().waitFor({ state: 'hidden' });
    await room('Kuchnia').getByText('×3', { exact: true }).waitFor();
    expect(await page().locator('[data-snackbars]').textContent()).toBe('');
    expect(await project.load()).toMatchObject({ project: { groups: [{ products: [{ quantity: 3 }] }] } });
  });

  // Holds §2.141.
  test('changes its quantity and can be removed', async () => {
    await press(productMenu);
    await page().getByRole('menuitem', { name: 'Zmień ilość' }).click();
    await dialog().getByLabel('Ilość').fill('5');
    await page().keyboard.press('Enter');
    await read('Ilość została zmieniona');
    await room('Kuchnia').getByText('×5', { exact: true }).waitFor();
    await closeMessage();
    await press(productMenu);
    await page().getByRole('menuitem', { name: 'Usuń z pomieszczenia' }).click();
    await read('Produkt został usunięty z pomieszczenia');
    expect(await project.load()).toMatchObject({ project: { groups: [{ products: [] }] } });
  });
});

test('on a phone a message is above a question that opens later', async () => {
  const phone = await takePhone();
  await openRooms();
  await phone.getByPlaceholder('np. Salon').fill('Salon');
  await press('Dodaj pomieszczenie');
  await choose('Działania: Kuchnia', 'Usuń pomieszczenie');
  await dialog().waitFor();
  const message = await phone.locator('[data-message]').boundingBox();
  const question = await dialog().boundingBox();
  expect((message?.y ?? 0) + (message?.height ?? 0)).toBeLessThan(question?.y ?? 0);
});
