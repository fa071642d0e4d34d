import type { Locator } from 'playwright-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { centreOf } from '../centre-of.ts';
import { twoRooms, type TwoRooms } from '../two-rooms.ts';
import { visitor } from '../visitor.ts';

const { address, page, goTo, press, choose, read, dialog, room } = visitor();

let project: TwoRooms['project'];
let kitchen: number;
let salon: number;
let sets: TwoRooms['sets'];
let inRoom: TwoRooms['inRoom'];

beforeEach(async () => {
  ({ project, kitchen, salon, sets, inRoom } = await twoRooms(address(), 'Kuchnia'));
  await goTo(`projekt/${project.id}/pomieszczenia`);
});

const names = async () => (await project.load()).project.groups.map(({ name }) => name);

const card = (name: string, set: string): Locator => room(name).getByRole('listitem').filter({ hasText: set });

const drag = async (from: Locator, to: Locator): Promise<void> => {
  const [start, end] = [await centreOf(from), await centreOf(to)];
  await page().mouse.move(start.x, start.y);
  await page().mouse.down();
  await page().mouse.move(start.x + 12, start.y + 12, { steps: 3 });
  await page().mouse.move(end.x, end.y, { steps: 6 });
};

const drawer = (): Locator => page().getByRole('complementary', { name: 'Twoje zestawy' });
const toggle = (): Locator => page().getByRole('button', { name: 'Pokaż swoje zestawy' });

describe('the sets next to the rooms', () => {
  // Holds R14.
  test('are dragged into a room, with updated prices, and removed again with Undo', async () => {
    await toggle().click();
    const set = drawer().getByRole('listitem').filter({ hasText: 'Biurko' });
    expect(await set.textContent()).toMatch(/\d,\d\d\szł/);
    await drag(set.locator('img'), room('Kuchnia').getByText('pusto'));
    await page().mouse.up();
    await read('Zestawy zostały dodane do pomieszczenia');
    expect([await inRoom(kitchen), await inRoom(salon)]).toEqual([
      [[sets[0], 1]],
      [
        [sets[0], 2],
        [sets[1], 1],
      ],
    ]);
    await press('Cofnij');
    await read('Przywrócono');
    expect(await inRoom(kitchen)).toEqual([]);
  });

  test('do not widen the page, and Escape returns the focus', async () => {
    await toggle().click();
    await drawer().waitFor();
    const panel = await drawer().boundingBox();
    for (const beside of [room('Salon'), page().getByRole('button', { name: 'Pobierz' }).first()]) {
      const { x = 0, width = 9999 } = (await beside.boundingBox()) ?? {};
      expect(x + width).toBeLessThanOrEqual(panel?.x ?? 0);
    }
    await page().keyboard.press('Escape');
    await drawer().waitFor({ state: 'detached' });
    expect(await toggle().evaluate((button) => button === document.activeElement)).toBe(true);
  });

  test('are added to rooms with a button, and open with a press', async () => {
    await toggle().click();
    await drawer().getByRole('button', { name: 'Dodaj do pomieszczeń…: Biurko' }).click();
    await dialog().waitFor();
    await page().keyboard.press('Escape');
    await dialog().waitFor({ state: 'hidden' });
    await drawer()
      .getByRole('link', { name: /Biurko/ })
      .click();
    await page().waitForURL(/\/zestawy\/\d+/);
    await expect.poll(() => drawer().count()).toBe(0);
  });

  test('stay open if Escape is pressed before the focus has moved into a dialog', async () => {
    await toggle().click();
    const button = drawer().getByRole('button', { name: 'Dodaj do pomieszczeń…: Biurko' });
    await button.evaluate(async (element: HTMLButtonElement) => {
      element.focus();
      element.click();
      while (document.querySelector('[role="dialog"]') === null) await Promise.resolve();
      element.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    });
    await dialog().waitFor({ state: 'hidden' });
    expect(await drawer().count()).toBe(1);
  });

  test('overlay the page if there is no space beside it', async () => {
    await page().setViewportSize({ width: 1100, height: 800 });
    await toggle().click();
    await dialog()
      .getByRole('link', { name: /Biurko/ })
      .waitFor();
    expect(await drawer().count()).toBe(0);
  });
});

describe('a set', () => {
  // Holds R14, R32.
  test('is dragged into another room, and back with Undo', async () => {
    await drag(card('Salon', 'Biurko').locator('img'), room('Kuchnia').getByText('pusto'));
    await page().mouse.up();
    await read('Przeniesiono do pomieszczenia „Kuchnia”');
    expect([await inRoom(kitchen), await inRoom(salon)]).toEqual([[[sets[0], 2]], [[sets[1], 1]]]);
    await press('Cofnij');
    await read('Przywrócono');
    expect([await inRoom(kitchen), await inRoom(salon)]).toEqual([
      [],
      [
        [sets[0], 2],
        [sets[1], 1],
      ],
    ]);
  });

  test('is copied with Alt, put back with Escape, and still opened by a click', async () => {
    const [from, to] = [card('Salon', 'Biurko').locator('img'), room('Kuchnia').getByText('pusto')];
    await drag(from, to);
    await page().keyboard.press('Escape');
    await page().mouse.up();
    expect(await inRoom(kitchen)).toEqual([]);
    await drag(from, to);
    await page().keyboard.down('Alt');
    await page().mouse.up();
    await page().keyboard.up('Alt');
    await read('Skopiowano do pomieszczenia „Kuchnia”');
    expect([await inRoom(kitchen), (await inRoom(salon))?.length]).toEqual([[[sets[0], 2]], 2]);
    const { x, y } = await centreOf(card('Salon', 'Biurko').locator('img'));
    await page().mouse.click(x, y);
    await page().waitForURL(/\/zestawy\/\d+/);
  });

  test('is reordered in its room by dragging and with its menu', async () => {
    await drag(card('Salon', 'Salon – wejście').locator('img'), card('Salon', 'Biurko').getByText('Simon 54'));
    await page().mouse.up();
    await read('Kolejność została zmieniona: Salon – wejście');
    expect((await inRoom(salon))?.map(([id]) => id)).toEqual(sets.toReversed());
    await choose('Działania: Biurko', 'Przesuń wcześniej');
    await expect.poll(async () => (await inRoom(salon))?.map(([id]) => id)).toEqual([...sets]);
  });

  test('is moved with its menu, by keyboard alone', async () => {
    await room('Salon').getByRole('button', { name: 'Działania: Biurko' }).press('Enter');
    await page().getByRole('menuitem', { name: 'Przenieś do…' }).press('Enter');
    await dialog().getByRole('button', { name: 'Kuchnia' }).press('Enter');
    await read('Przeniesiono do pomieszczenia „Kuchnia”');
    expect(await inRoom(kitchen)).toEqual([[sets[0], 2]]);
    // The focus stays in the room, on the next card.
    await expect
      .poll(() => page().evaluate(() => document.activeElement?.getAttribute('aria-label')))
      .toBe('Działania: Salon – wejście');
  });

  test('is counted on its card; many presses are one change', async () => {
    const puts: string[] = [];
    page().on('request', (request) => request.method() === 'PUT' && puts.push(request.url()));
    // Runs in the page, because a busy machine may pause between separate presses for longer than a person.
    await page()
      .getByRole('button', { name: 'Więcej: Biurko' })
      .evaluate(async (more: HTMLButtonElement) => {
        more.focus();
        for (let times = 0; times < 3; times += 1) {
          more.click();
          await new Promise(requestAnimationFrame);
        }
      });
    await card('Salon', 'Biurko').getByText('×5', { exact: true }).waitFor();
    // Only the changed quantity has a live region, because each live region of a page slows down its dialogs.
    expect(await page().locator('[data-entry] [aria-live]').allTextContents()).toEqual(['×5']);
    await read('Liczba zestawów została zmieniona');
    expect(await inRoom(salon)).toContainEqual([sets[0], 5]);
    expect(puts).toHaveLength(1);
  });

  test('is added to several rooms at once', async () => {
    const bath = await project.addRoom('Łazienka');
    await page().reload();
    await choose('Działania: Biurko', 'Dodaj do pomieszczeń…');
    await dialog().getByText('już ×2').waitFor();
    await dialog().getByLabel('Ile do pomieszczenia „Kuchnia”').fill('3');
    await dialog().getByRole('button', { name: 'Po 1 do każdego' }).click();
    await dialog().getByRole('button', { name: 'Dodaj do 3 pomieszczeń' }).click();
    await read('Dodano do 3 pomieszczeń');
    expect([await inRoom(bath), await inRoom(kitchen)]).toEqual([[[sets[0], 1]], [[sets[0], 4]]]);
    expect(await inRoom(salon)).toContainEqual([sets[0], 3]);
    await press('Cofnij');
    await read('Przywrócono');
    expect([await inRoom(bath), await inRoom(kitchen)]).toEqual([[], []]);
  });

  test('gets a variant in its room with one press, which opens in the editor', async () => {
    await choose('Działania: Biurko', 'Powiel tutaj');
    await page().waitForURL(/\/zestawy\/\d+\?openedFromGroupId=\d+$/);
    const { productSets } = await project.load();
    expect(productSets.map(({ name }) => name)).toContain('Biurko (2)');
    expect(await inRoom(salon)).toHaveLength(3);
  });

  // Holds R18.
  test('is dragged after a long press; a slow tap opens it', async () => {
    const touch = await page().context().newCDPSession(page());
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number, y?: number) =>
      touch.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: x === undefined || y === undefined ? [] : [{ x, y }],
      });
    const start = await centreOf(card('Salon', 'Biurko').locator('img'));
    const end = await centreOf(room('Kuchnia').getByText('pusto'));
    await send('touchStart', start.x, start.y);
    await page().waitForTimeout(600);
    await send('touchMove', start.x + 20, start.y - 20);
    await send('touchMove', end.x, end.y);
    await send('touchEnd');
    await read('Przeniesiono do pomieszczenia „Kuchnia”');
    const again = await centreOf(card('Kuchnia', 'Biurko').locator('img'));
    await send('touchStart', again.x, again.y);
    await send('touchMove', again.x + 5, again.y + 5);
    await page().waitForTimeout(900);
    await send('touchEnd');
    await page().waitForURL(/\/zestawy\/\d+/);
  });
});

describe('rooms', () => {
  // Holds R30.
  test('are reordered by dragging, with the arrow keys and with their menu, with Undo', async () => {
    const handle = (name: string) => page().getByRole('button', { name: `Przesuń pomieszczenie „${name}”` });
    await drag(handle('Salon'), room('Kuchnia').getByRole('heading'));
    await page().mouse.up();
    await read('Kolejność została zmieniona');
    await expect.poll(names).toEqual(['Salon', 'Kuchnia']);
    await press('Cofnij');
    await read('Przywrócono');
    expect(await names()).toEqual(['Kuchnia', 'Salon']);
    await handle('Salon').press('ArrowUp');
    await expect.poll(names).toEqual(['Salon', 'Kuchnia']);
    expect(await handle('Salon').evaluate((element) => element === document.activeElement)).toBe(true);
    await choose('Działania: Salon', 'Przesuń niżej');
    await expect.poll(names).toEqual(['Kuchnia', 'Salon']);
  });

  test('are copied with all their content', async () => {
    await choose('Działania: Salon', 'Kopiuj z zawartością');
    expect(await dialog().getByLabel('Nazwa pomieszczenia').inputValue()).toBe('Salon (2)');
    await dialog().getByLabel('Nazwa pomieszczenia').fill('Sypialnia');
    await dialog().getByRole('button', { name: 'Kopiuj' }).click();
    await room('Sypialnia').getByText('Biurko', { exact: true }).waitFor();
    expect(await names()).toEqual(['Sypialnia', 'Kuchnia', 'Salon']);
  });

  test('are added several at once, also from pasted lines; a duplicate name is confirmed', async () => {
    const field = page().getByPlaceholder('np. Salon');
    await field.evaluate((input) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text', 'Hol\nŁazienka\tGaraż');
      input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    });
    expect(await field.inputValue()).toBe('Hol; Łazienka; Garaż');
    await page().getByRole('button', { name: 'Dodaj 3 pomieszczenia' }).click();
    await read('Utworzono 3 pomieszczenia');
    expect(await names()).toEqual(['Hol', 'Łazienka', 'Garaż', 'Kuchnia', 'Salon']);
    await field.fill('salon; Taras');
    await field.press('Enter');
    await dialog().getByText('Taka nazwa już jest: salon. Dodać jeszcze raz?').waitFor();
    await dialog().getByRole('button', { name: 'Anuluj' }).click();
    expect(await field.inputValue()).toBe('salon; Taras');
    await field.press('Enter');
    await dialog().getByRole('button', { name: 'Dodaj jako salon (2)' }).click();
    await expect.poll(names).toEqual(['salon (2)', 'Taras', 'Hol', 'Łazienka', 'Garaż', 'Kuchnia', 'Salon']);
  });

  test('pass the focus to a neighbour when they are deleted', async () => {
    await choose('Działania: Kuchnia', 'Usuń pomieszczenie');
    await dialog().getByRole('button', { name: 'Usuń pomieszczenie' }).click();
    await read('Pomieszczenie zostało usunięte');
    await expect
      .poll(() => page().evaluate(() => document.activeElement?.closest('[data-room]')?.getAttribute('data-room')))
      .toBe(String(salon));
  });
});
