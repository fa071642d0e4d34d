import { endpoints } from '@ramka/contract/endpoints';
import { beforeEach, describe, expect, test } from 'vitest';
import { centreOf } from '../centre-of.ts';
import { changeInOtherTab } from '../delayed-responses.ts';
import { twoRooms, type TwoRooms } from '../two-rooms.ts';
import { visitor } from '../visitor.ts';

const { address, page, goTo, read, dialog, room } = visitor();

let project: TwoRooms['project'];
let kitchen: number;
let salon: number;
let sets: TwoRooms['sets'];

beforeEach(async () => {
  ({ project, kitchen, salon, sets } = await twoRooms(address(), 'Salon'));
});

/** Sends a change of another user. */
const elsewhere = async (method: string, path: string, body?: unknown): Promise<void> => {
  const answer = await fetch(`${address()}/api/project/${project.id}${path}`, {
    method,
    headers: {
      'x-requested-with': 'XMLHttpRequest',
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  expect(answer.ok).toBe(true);
};

/** Triggers a reload of the project, as after returning to the window. */
const comeBack = (): Promise<void> => changeInOtherTab(page(), project.id);

const rooms = (): Promise<void> => goTo(`projekt/${project.id}/pomieszczenia`);
const order = (payload: readonly number[]): Promise<void> => elsewhere('PUT', '/groups/order', { payload });
const namesOnScreen = () => page().locator('[data-room] h2 [id$=-name]').allTextContents();
const focused = () =>
  page().evaluate(() => {
    const { activeElement: active, body } = document;
    return active === null || active === body ? 'nothing' : `${active.role ?? ''} ${active.textContent}`;
  });
const menu = () => page().getByRole('menu');
const openMenu = (of: string) =>
  page()
    .getByRole('button', { name: `Działania: ${of}` })
    .first()
    .click();
const choose = (entry: string) => page().getByRole('menuitem', { name: entry, exact: true }).click();
const bundlesOf = async (id: number) =>
  (await project.load()).project.groups.find((group) => group.id === id)?.bundles.map((entry) => entry.quantity);

/** The annotations of the order's articles: pieces on hand, pieces ordered. */
const notes = async () => {
  const answer = await fetch(`${address()}/api/project/${project.id}/order`);
  const { articles } = endpoints.readOrder.response.parse(await answer.json());
  return new Map(articles.map(({ symbol, have, ordered }) => [symbol, [have, ordered]]));
};

// Holds R13.
describe('while another user changes the same project', () => {
  test('an open menu stays open with its focus if its room or card is moved', async () => {
    await rooms();
    await openMenu('Salon');
    await page().keyboard.press('ArrowDown');
    await page().keyboard.press('ArrowDown');
    await order([kitchen, salon]);
    await comeBack();
    await expect.poll(namesOnScreen).toEqual(['Kuchnia', 'Salon']);
    expect(await menu().isVisible()).toBe(true);
    expect(await focused()).toBe('menuitem Kopiuj z zawartością');
    await page().keyboard.press('Escape');
    await openMenu('Biurko');
    await page().keyboard.press('ArrowDown');
    await elsewhere('PUT', '/groups/entries', {
      list: 'bundles',
      id: sets[0],
      from: salon,
      to: salon,
      before: null,
      copy: false,
    });
    await comeBack();
    await expect.poll(() => room('Salon').locator('[data-entry]').first().textContent()).toContain('Salon');
    expect(await menu().isVisible()).toBe(true);
    expect(await focused()).toBe('menuitem Edytuj');
  });

  test('dialogs use the present room and quantity', async () => {
    await rooms();
    await openMenu('Biurko');
    await choose('Zmień ilość');
    const field = dialog().getByRole('textbox', { name: 'Ilość' });
    expect(await field.inputValue()).toBe('2');
    await elsewhere('PUT', `/group/${salon}/setlist`, { payload: [{ id: sets[0], quantity: 7 }] });
    await elsewhere('PUT', `/group/${salon}`, { name: 'Pokój dzienny' });
    await comeBack();
    await dialog().getByText('Pokój dzienny').waitFor();
    expect(await field.inputValue()).toBe('7');
    await field.fill('2');
    await field.press('Enter');
    await read('Liczba zestawów została zmieniona');
    expect(await bundlesOf(salon)).toEqual([2, 1]);
  });

  test('deleted sets are not added with the other selected ones', async () => {
    await rooms();
    await page().getByRole('button', { name: 'Z listy zestawów: Kuchnia' }).click();
    await dialog().getByText('Biurko').click();
    await dialog().getByText('Salon – wejście').click();
    await elsewhere('DELETE', `/set/${sets[1]}`);
    await comeBack();
    await dialog().getByRole('button', { name: 'Dodaj 1 zestaw' }).click();
    await read('Zestawy zostały dodane do pomieszczenia');
    expect(await bundlesOf(kitchen)).toEqual([1]);
  });

  test('a deleted set is not added to rooms, but the input stays, and the server’s reason is shown', async () => {
    await goTo(`projekt/${project.id}/zestawy?spread=${sets[0]}`);
    const field = dialog().getByRole('textbox').first();
    await field.fill('4');
    await elsewhere('DELETE', `/set/${sets[0]}`);
    await comeBack();
    await page().getByText('Biurko', { exact: true }).waitFor({ state: 'detached' });
    expect([await dialog().count(), await field.inputValue()]).toEqual([1, '4']);
    await field.press('Enter');
    await read(/Tej pozycji nie ma w inwestycji/);
  });

  test('a dialog keeps the focus if its focused element is removed, and passes it to a neighbour when it closes', async () => {
    await rooms();
    await openMenu('Biurko');
    await choose('Dodaj do pomieszczeń…');
    await dialog().getByRole('textbox', { name: 'Ile do pomieszczenia „Salon”' }).fill('3');
    await elsewhere('DELETE', `/group/${salon}`);
    await comeBack();
    await dialog().getByText('Salon', { exact: true }).waitFor({ state: 'detached' });
    expect(await dialog().evaluate((open) => open.contains(document.activeElement))).toBe(true);
    await page().keyboard.press('Escape');
    await expect
      .poll(() => page().evaluate(() => document.activeElement?.getAttribute('aria-label')))
      .toBe('Działania: Kuchnia');
  });

  test('a room is dropped at its visible position', async () => {
    const hall = await project.addRoom('Hol');
    await rooms();
    await expect.poll(namesOnScreen).toEqual(['Hol', 'Salon', 'Kuchnia']);
    const from = await centreOf(page().locator('[data-name="Kuchnia"]'));
    await page().mouse.move(from.x, from.y);
    await page().mouse.down();
    await page().mouse.move(from.x + 20, from.y - 20, { steps: 3 });
    await order([salon, hall, kitchen]);
    await comeBack();
    await expect.poll(namesOnScreen).toEqual(['Salon', 'Hol', 'Kuchnia']);
    const { x, y, height } = (await room('Hol').boundingBox()) ?? { x: 0, y: 0, height: 0 };
    await page().mouse.move(x + 60, y + height / 4, { steps: 4 });
    await page().mouse.up();
    await expect.poll(namesOnScreen).toEqual(['Salon', 'Kuchnia', 'Hol']);
    await expect
      .poll(async () => (await project.load()).project.groups.map(({ id }) => id))
      .toEqual([salon, kitchen, hall]);
  });

  test('a list stays searchable when it becomes shorter', async () => {
    const more: number[] = [];
    for (const number of [1, 2, 3, 4, 5, 6, 7, 8]) more.push(await project.addRoom(`Pokój ${number}`));
    await rooms();
    const field = page().getByRole('searchbox', { name: 'Szukaj pomieszczenia lub zestawu' });
    await field.pressSequentially('Kuch');
    await elsewhere('DELETE', `/group/${more[0]}`);
    await elsewhere('DELETE', `/group/${more[1]}`);
    await comeBack();
    await page().getByRole('region', { name: 'Pokój 2' }).waitFor({ state: 'detached' });
    expect(await namesOnScreen()).toEqual(['Kuchnia']);
    await page().keyboard.type('nia');
    expect(await field.inputValue()).toBe('Kuchnia');
  });

  test('the focus stays on the site sheet if a piece or room is removed', async () => {
    await goTo(`projekt/${project.id}/montaz`);
    const second = page()
      .getByRole('group', { name: /Biurko.*2/ })
      .getByRole('checkbox')
      .first();
    await second.focus();
    await elsewhere('PUT', `/group/${salon}/setlist`, { payload: [{ id: sets[0], quantity: 1 }] });
    await comeBack();
    await second.waitFor({ state: 'detached' });
    await expect.poll(() => page().evaluate(() => document.activeElement?.localName)).toBe('button');
  });

  test('an annotation stays in its field while it is typed, and is saved if its article is removed', async () => {
    await goTo(`projekt/${project.id}/zamowienie`);
    const [symbol = ''] = (await notes()).keys();
    const field = page().getByRole('row').filter({ hasText: symbol }).getByRole('textbox').first();
    await field.pressSequentially('1');
    await elsewhere('PUT', '/order', { articles: [{ symbol, ordered: 500 }] });
    await comeBack();
    await page()
      .getByText(/za dużo/)
      .waitFor();
    await page().keyboard.type('2');
    expect(await field.inputValue()).toBe('12');
    await page().keyboard.press('Enter');
    await expect.poll(async () => (await notes()).get(symbol)).toEqual([12, 500]);
    const other = [...(await notes()).keys()].at(-1) ?? '';
    const goes = page().getByRole('row').filter({ hasText: other }).getByRole('textbox').first();
    await goes.fill('7');
    for (const id of sets) await elsewhere('DELETE', `/set/${id}`);
    await comeBack();
    await expect.poll(async () => (await notes()).get(other)).toEqual([7, 0]);
    await expect.poll(() => goes.inputValue()).toBe('7');
  });

  test('a new set for a deleted room is saved into the list', async () => {
    await goTo(`projekt/${project.id}/zestawy/nowy?createInGroupId=${kitchen}&preselectedFrameLine=simon-55-line`);
    await page().getByRole('button', { name: 'Wpisz zestaw (Ctrl+K)' }).click();
    await dialog().getByRole('textbox').first().fill('gniazdko');
    await expect.poll(() => dialog().locator('img').count()).toBeGreaterThan(1);
    await page().keyboard.press('Enter');
    await dialog().getByRole('button', { name: 'Zapisz zestaw' }).waitFor();
    await page().keyboard.press('Escape');
    await expect.poll(() => dialog().count()).toBe(0);
    await elsewhere('DELETE', `/group/${kitchen}`);
    await page().getByRole('button', { name: 'Zapisz zestaw' }).click();
    await read(/Nie znaleziono pomieszczenia/);
    await page().getByRole('button', { name: 'Zapisz zestaw' }).click();
    await expect.poll(() => new URL(page().url()).pathname).toMatch(/\/zestawy$/);
    expect((await project.load()).productSets).toHaveLength(3);
  });

  test('the focus stays in the list of variants if one is removed', async () => {
    for (const name of ['Wariant biały', 'Wariant czarny']) await elsewhere('POST', '/variants', { name });
    await goTo(`projekt/${project.id}`);
    const remove = page().getByRole('button', { name: /^Usuń.*Wariant/ });
    await remove.first().focus();
    await page().keyboard.press('Enter');
    await expect.poll(() => remove.count()).toBe(1);
    await expect.poll(() => focused()).toMatch(/^ *Otwórz$/);
    await remove.first().focus();
    await page().keyboard.press('Enter');
    await expect.poll(() => focused()).toMatch(/^ *Utwórz wariant jako kopię$/);
  });
});
