import { beforeEach, describe, expect, test } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { fakeApi } from '../api/testing/fake-api.ts';
import { twoRooms } from '../testing/a-flat.ts';
import { aRoom } from '../testing/render-in-project.tsx';
import {
  button,
  choose,
  dialog,
  dialogIsClosed,
  expectText,
  press,
  pressInMessage,
  pressInDialog,
  pressKey,
  renderApp,
  room,
  type RenderedApp,
} from '../testing/render-app.tsx';

const [kitchen, salon] = [1, 2];

const api = fakeApi(() => twoRooms('Kuchnia'));
let app: RenderedApp;

beforeEach(async () => {
  app = await renderApp('projekt/aB3dE6gH/pomieszczenia');
});

const names = () => api.rooms().map(({ name }) => name);
const drawer = page.getByRole('complementary', { name: 'Twoje zestawy' });
const toggle = button('Pokaż swoje zestawy');

const focusOn = async (name: string | RegExp): Promise<HTMLElement> => {
  await expect.element(button(name)).toBeInTheDocument();
  const element = button(name).element();
  if (!(element instanceof HTMLElement)) throw new Error(`${String(name)} cannot have the focus`);
  element.focus();
  return element;
};

/** Presses a key that moves the focus until it has reached an element. */
const pressUntilFocused = async (key: string, target: Locator): Promise<void> => {
  for (let times = 0; times < 20 && document.activeElement !== target.element(); times += 1) {
    const { activeElement } = document;
    await pressKey(key);
    await expect.poll(() => document.activeElement).not.toBe(activeElement);
  }
};

/** The texts of the live regions in cards. */
const live = () => [...document.querySelectorAll('[data-entry] [aria-live]')].map(({ textContent }) => textContent);

/** Pixels by which an element reaches below the drawer. */
const overlap = (beside: Locator): number =>
  beside.element().getBoundingClientRect().right - drawer.element().getBoundingClientRect().left;

describe('the sets next to the rooms', () => {
  test('do not widen the page, and Escape returns the focus', async () => {
    await toggle.click();
    await expect.element(drawer).toBeVisible();
    // The drawer's styles may arrive after it is rendered.
    for (const beside of [room('Salon'), button('Zamówienie i pliki')])
      await expect.poll(() => overlap(beside)).toBeLessThanOrEqual(0);
    await pressKey('{Escape}');
    await expect.element(drawer).not.toBeInTheDocument();
    await expect.element(toggle).toHaveFocus();
  });

  test('are added to rooms with a button', async () => {
    await toggle.click();
    await drawer.getByRole('button', { name: 'Dodaj do pomieszczeń…: Biurko' }).click();
    await expect.element(dialog()).toBeVisible();
    await pressKey('{Escape}');
    await dialogIsClosed();
    await expect.element(drawer).toBeVisible();
  });

  test('stay open if Escape is pressed before the focus has moved into a dialog', async () => {
    await toggle.click();
    await expect.element(drawer.getByRole('button', { name: 'Dodaj do pomieszczeń…: Biurko' })).toBeVisible();
    const element = await focusOn('Dodaj do pomieszczeń…: Biurko');
    const shown = new Promise<void>((resolve) => {
      const observer = new MutationObserver(() => {
        if (document.querySelector('[role="dialog"]') === null) return;
        observer.disconnect();
        resolve();
      });
      observer.observe(document, { childList: true, subtree: true });
    });
    element.click();
    await shown;
    element.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    await dialogIsClosed();
    await expect.element(drawer).toBeVisible();
  });

  test('overlay the page if there is no space beside it', async () => {
    await page.viewport(1100, 800);
    await toggle.click();
    await expect.element(dialog().getByRole('link', { name: /Biurko/ })).toBeVisible();
    await expect.element(drawer).not.toBeInTheDocument();
  });
});

describe('a set', () => {
  test('is moved earlier in its room with its menu', async () => {
    await choose('Działania: Salon – wejście', 'Pomieszczenia i kolejność', 'Przesuń wcześniej');
    await expect
      .poll(() => api.inRoom(salon))
      .toEqual([
        [12, 1],
        [11, 2],
      ]);
  });

  test('is moved with its menu, by keyboard alone', async () => {
    await focusOn('Działania: Biurko');
    await pressKey('{Enter}');
    for (const name of ['Pomieszczenia i kolejność', 'Przenieś do…']) {
      const entry = page.getByRole('menuitem', { name });
      await expect.element(entry).toBeVisible();
      await expect.poll(() => document.activeElement?.role).toBe('menuitem');
      await pressUntilFocused('{ArrowDown}', entry);
      await pressKey('{Enter}');
    }
    const target = dialog().getByRole('button', { name: 'Kuchnia' });
    await expect.element(target).toBeVisible();
    await expect.poll(() => dialog().element().contains(document.activeElement)).toBe(true);
    await pressUntilFocused('{Tab}', target);
    await pressKey('{Enter}');
    await expectText('Przeniesiono do pomieszczenia „Kuchnia”');
    await expect.poll(() => api.inRoom(kitchen)).toEqual([[11, 2]]);
    // The focus stays in the room, on the next card.
    await expect.poll(() => document.activeElement?.getAttribute('aria-label')).toBe('Działania: Salon – wejście');
  });

  test('is counted on its card; many presses are one change', async () => {
    const more = await focusOn('Więcej: Biurko');
    for (let times = 0; times < 3; times += 1) {
      more.click();
      // No longer, because a pause between presses would send a change.
      await Promise.resolve();
    }
    await expect.element(room('Salon').getByText('×5', { exact: true })).toBeVisible();
    // Only the changed quantity has a live region, because each live region of a page slows down its dialogs.
    await expect.poll(live).toEqual(['×5']);
    await expectText('Liczba zestawów została zmieniona');
    await expect.poll(() => api.inRoom(salon)).toContainEqual([11, 5]);
    expect(api.requests().filter((request) => request.startsWith('PUT '))).toHaveLength(1);
  });

  test('is added to several rooms at once', async () => {
    api.put((project) => ({ ...project, rooms: [aRoom({ id: 3, name: 'Łazienka' }), ...project.rooms] }));
    await app.reload();
    await choose('Działania: Biurko', 'Pomieszczenia i kolejność', 'Dodaj do pomieszczeń…');
    await expect.element(dialog().getByLabelText('Ile w pomieszczeniu „Salon”')).toHaveValue('2');
    await dialog().getByLabelText('Ile w pomieszczeniu „Kuchnia”').fill('3');
    await pressInDialog('Po 1 do każdego');
    await expect.element(dialog().getByText('już ×2')).toBeVisible();
    await pressInDialog('Zapisz');
    await expectText('Zapisano ilości w 3 pomieszczeniach');
    await expect.poll(() => [api.inRoom(3), api.inRoom(kitchen)]).toEqual([[[11, 1]], [[11, 4]]]);
    await expect.poll(() => api.inRoom(salon)).toContainEqual([11, 3]);
    await pressInMessage('Cofnij');
    await expectText('Przywrócono');
    await expect.poll(() => [api.inRoom(3), api.inRoom(kitchen)]).toEqual([[], []]);
  });
});

describe('rooms', () => {
  // Holds R30.
  test('are reordered with the arrow keys and with their menu, with Undo', async () => {
    const handle = /^Przesuń pomieszczenie „Salon”/;
    await focusOn(handle);
    await pressKey('{ArrowUp}');
    await expect.poll(names).toEqual(['Salon', 'Kuchnia']);
    await expect.element(button(handle)).toHaveFocus();
    await pressInMessage('Cofnij');
    await expectText('Przywrócono');
    await expect.poll(names).toEqual(['Kuchnia', 'Salon']);
    await choose('Działania: Salon', 'Przesuń wyżej');
    await expect.poll(names).toEqual(['Salon', 'Kuchnia']);
  });

  test('are copied with all their content', async () => {
    await choose('Działania: Salon', 'Kopiuj z zawartością');
    const name = dialog().getByLabelText('Nazwa pomieszczenia');
    await expect.element(name).toHaveValue('Salon (2)');
    await name.fill('Sypialnia');
    await pressInDialog('Kopiuj');
    await expect.element(room('Sypialnia').getByText('Biurko', { exact: true })).toBeVisible();
    await expect.poll(names).toEqual(['Sypialnia', 'Kuchnia', 'Salon']);
  });

  test('are added several at once, also from pasted lines; a duplicate name is confirmed', async () => {
    const field = page.getByPlaceholder('np. Salon');
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', 'Hol\nŁazienka\tGaraż');
    field.element().dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    await expect.element(field).toHaveValue('Hol; Łazienka; Garaż');
    await press('Dodaj 3 pomieszczenia');
    await expectText('Utworzono 3 pomieszczenia');
    await expect.poll(names).toEqual(['Hol', 'Łazienka', 'Garaż', 'Kuchnia', 'Salon']);
    await field.fill('salon; Taras');
    await pressKey('{Enter}');
    await expect.element(dialog().getByText('Taka nazwa już jest: salon. Dodać jeszcze raz?')).toBeVisible();
    await pressInDialog('Anuluj');
    await expect.element(field).toHaveValue('salon; Taras');
    await field.click();
    await pressKey('{Enter}');
    await pressInDialog('Dodaj jako salon (2)');
    await expect.poll(names).toEqual(['salon (2)', 'Taras', 'Hol', 'Łazienka', 'Garaż', 'Kuchnia', 'Salon']);
  });

  test('pass the focus to a neighbour when they are deleted', async () => {
    await choose('Działania: Kuchnia', 'Usuń pomieszczenie');
    await pressInDialog('Usuń pomieszczenie');
    await expectText('Pomieszczenie zostało usunięte');
    await expect
      .poll(() => document.activeElement?.closest('[data-room]')?.getAttribute('data-room'))
      .toBe(String(salon));
  });
});
