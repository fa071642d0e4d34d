import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { fakeApi } from '../api/testing/fake-api.ts';
import type { Project } from '../api/project.ts';
import { twoRooms } from '../testing/a-flat.ts';
import { aRoom } from '../testing/render-in-project.tsx';
import {
  changeInOtherTab,
  dialog,
  expectText,
  press,
  pressInDialog,
  pressKey,
  renderApp,
  room,
  roomNames,
} from '../testing/render-app.tsx';

const [kitchen, salon] = [1, 2];
const [desk, entrance] = [11, 12];

const api = fakeApi(() => twoRooms('Salon'));

const open = (screen: string) => renderApp(`projekt/aB3dE6gH/${screen}`);

/** Changes the project like another user. This visitor's page reloads it, as after returning to the window. */
const elsewhere = (...changes: readonly ((project: Project) => Project)[]): void => {
  for (const change of changes) api.put(change);
  changeInOtherTab();
};

const orderRooms =
  (...ids: readonly number[]) =>
  (project: Project): Project => ({
    ...project,
    rooms: project.rooms.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id)),
  });

const changeRoom =
  (id: number, changes: Partial<Project['rooms'][number]>) =>
  (project: Project): Project => ({
    ...project,
    rooms: project.rooms.map((each) => (each.id === id ? { ...each, ...changes } : each)),
  });

const deleteRooms =
  (...ids: readonly number[]) =>
  (project: Project): Project => ({ ...project, rooms: project.rooms.filter(({ id }) => !ids.includes(id)) });

const deleteSet =
  (setId: number) =>
  (project: Project): Project => ({
    ...project,
    sets: project.sets.filter(({ id }) => id !== setId),
    rooms: project.rooms.map((each) => ({ ...each, sets: each.sets.filter(({ id }) => id !== setId) })),
  });

const menu = page.getByRole('menu');
/** Opens a menu, and waits until keys reach it. */
const openMenu = async (of: string): Promise<void> => {
  await press(`Działania: ${of}`);
  await expect.poll(() => menu.query()?.contains(document.activeElement)).toBe(true);
};
const chooseEntry = (name: string): Promise<void> => page.getByRole('menuitem', { name, exact: true }).click();
const focused = (): string => {
  const { activeElement: active, body } = document;
  return active === null || active === body ? 'nothing' : `${active.role ?? ''} ${active.textContent}`;
};

// Holds R13.
describe('while another user changes the same project', () => {
  test('an open menu stays open with its focus if its room or card is moved', async () => {
    await open('pomieszczenia');
    await openMenu('Salon');
    await pressKey('{ArrowDown}{ArrowDown}');
    await expect.poll(focused).toBe('menuitem Kopiuj z zawartością');
    elsewhere(orderRooms(kitchen, salon));
    await expect.poll(roomNames).toEqual(['Kuchnia', 'Salon']);
    await expect.element(menu).toBeVisible();
    await expect.poll(focused).toBe('menuitem Kopiuj z zawartością');
    await pressKey('{Escape}');
    await openMenu('Biurko');
    await pressKey('{ArrowDown}');
    await expect.poll(focused).toBe('menuitem Edytuj');
    elsewhere((project) => changeRoom(salon, { sets: project.rooms.at(-1)?.sets.toReversed() ?? [] })(project));
    await expect
      .poll(() => room('Salon').element().querySelector('[data-entry]')?.textContent)
      .toContain('Salon – wejście');
    await expect.element(menu).toBeVisible();
    await expect.poll(focused).toBe('menuitem Edytuj');
  });

  test('dialogs use the present room and quantity', async () => {
    await open('pomieszczenia');
    await openMenu('Biurko');
    await chooseEntry('Zmień ilość');
    const field = dialog().getByRole('textbox', { name: 'Ilość' });
    await expect.element(field).toHaveValue('2');
    elsewhere(
      changeRoom(salon, {
        name: 'Pokój dzienny',
        sets: [
          { id: desk, quantity: 7 },
          { id: entrance, quantity: 1 },
        ],
      }),
    );
    await expect.element(dialog().getByText(/Pokój dzienny/)).toBeVisible();
    await expect.element(field).toHaveValue('7');
    await field.fill('2');
    await pressKey('{Enter}');
    await expectText('Liczba zestawów została zmieniona');
    await expect
      .poll(() => api.inRoom(salon))
      .toEqual([
        [desk, 2],
        [entrance, 1],
      ]);
  });

  test('deleted sets are not added with the other selected ones', async () => {
    await open('pomieszczenia');
    await press('Z listy zestawów: Kuchnia');
    for (const name of ['Biurko', 'Salon – wejście'])
      await dialog()
        .getByRole('textbox', { name: `Ile „${name}” w pomieszczeniu „Kuchnia”` })
        .fill('1');
    elsewhere(deleteSet(entrance));
    await expect.poll(() => dialog().getByRole('textbox').elements()).toHaveLength(1);
    await pressInDialog('Zapisz');
    await expectText('Zapisano ilości w 1 pomieszczeniu');
    await expect.poll(() => api.inRoom(kitchen)).toEqual([[desk, 1]]);
  });

  test('a deleted set is not added to rooms, but the input stays, and the server’s reason is shown', async () => {
    await open(`zestawy?spread=${desk}`);
    const field = dialog().getByRole('textbox').first();
    const link = page.getByRole('link', { name: 'Edytuj zestaw „Biurko”', includeHidden: true });
    await expect.element(link).toBeInTheDocument();
    await field.fill('4');
    elsewhere(deleteSet(desk));
    await expect.element(link).not.toBeInTheDocument();
    await expect.element(field).toHaveValue('4');
    api.fail('fillRooms', { status: 422, message: 'Tej pozycji nie ma w inwestycji albo w pomieszczeniu' });
    await pressInDialog('Zapisz');
    await expectText(/Tej pozycji nie ma w inwestycji/);
    await expect.element(field).toHaveValue('4');
  });

  test('a dialog keeps the focus if its focused element is removed, and passes it to a neighbour when it closes', async () => {
    await open('pomieszczenia');
    await openMenu('Biurko');
    await chooseEntry('Pomieszczenia i kolejność');
    await chooseEntry('Dodaj do pomieszczeń…');
    const field = dialog().getByRole('textbox', { name: 'Ile w pomieszczeniu „Salon”' });
    await field.fill('3');
    elsewhere(deleteRooms(salon));
    await expect.element(field).not.toBeInTheDocument();
    await expect.poll(() => dialog().element().contains(document.activeElement)).toBe(true);
    await pressKey('{Escape}');
    await expect.poll(() => document.activeElement?.getAttribute('aria-label')).toBe('Działania: Kuchnia');
  });

  test('a list stays searchable when it becomes shorter', async () => {
    api.put((project) => ({
      ...project,
      rooms: [
        ...[1, 2, 3, 4, 5, 6, 7, 8].map((number) => aRoom({ id: 20 + number, name: `Pokój ${number}` })),
        ...project.rooms,
      ],
    }));
    await open('pomieszczenia');
    const field = page.getByRole('searchbox', { name: 'Szukaj pomieszczenia lub zestawu' });
    await field.click();
    await pressKey('Kuch');
    await expect.poll(roomNames).toEqual(['Kuchnia']);
    // Adds a room that the search finds, which shows that the change has arrived.
    elsewhere(deleteRooms(21, 22), (project) => ({
      ...project,
      rooms: [...project.rooms, aRoom({ id: 30, name: 'Kuchenka' })],
    }));
    await expect.poll(roomNames).toEqual(['Kuchnia', 'Kuchenka']);
    await pressKey('nia');
    await expect.element(field).toHaveValue('Kuchnia');
  });

  test('the focus stays on the site sheet if a piece or room is removed', async () => {
    await open('montaz');
    const second = page
      .getByRole('group', { name: /Biurko.*2/ })
      .getByRole('checkbox')
      .first();
    await expect.element(second).toBeEnabled();
    const box = second.element();
    if (box instanceof HTMLElement) box.focus();
    elsewhere(changeRoom(salon, { sets: [{ id: desk, quantity: 1 }] }));
    await expect.element(second).not.toBeInTheDocument();
    await expect.poll(() => document.activeElement?.localName).toBe('button');
  });

  test('the focus stays in the list of variants if one is removed', async () => {
    let variants = ['biały', 'czarny'].map((name, index) => ({ id: `wAriant${index}`, name: `Wariant ${name}` }));
    api.respond('listVariants', () => variants);
    api.respond('removeVariant', ({ params }) => {
      variants = variants.filter(({ id }) => id !== params['variantId']);
      return undefined;
    });
    await open('');
    const remove = page.getByRole('button', { name: /^Usuń.*Wariant/ });
    const removeFirst = async (): Promise<void> => {
      const first = remove.first().element();
      if (first instanceof HTMLElement) first.focus();
      await pressKey('{Enter}');
    };
    await expect.poll(() => remove.elements().length).toBe(2);
    await removeFirst();
    await expect.poll(() => remove.elements().length).toBe(1);
    await expect.poll(focused).toMatch(/^ *Otwórz$/);
    await removeFirst();
    await expect.poll(focused).toMatch(/^ *Utwórz wariant jako kopię$/);
  });
});

test('a page from the back/forward cache shows what changed since, although no other tab told it', async () => {
  await open('pomieszczenia');
  await expect.poll(roomNames).toEqual(['Salon', 'Kuchnia']);
  api.put(changeRoom(salon, { name: 'Jadalnia' }));
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  await expect.poll(roomNames).toEqual(['Jadalnia', 'Kuchnia']);
});
