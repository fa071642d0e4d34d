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
  const start = await centreOf(from);
  await page().mouse.move(start.x, start.y);
  await page().mouse.down();
  await page().mouse.move(start.x + 12, start.y + 12, { steps: 3 });
  const end = await centreOf(to);
  await page().mouse.move(end.x, end.y, { steps: 6 });
};

const drawer = (): Locator => page().getByRole('complementary', { name: 'Twoje zestawy' });
const toggle = (): Locator => page().getByRole('button', { name: 'Pokaż swoje zestawy' });

describe('the sets next to the rooms', () => {
  // Holds R14.
  test('are dragged into a room, with updated prices, and removed again with Undo', async () => {
    await toggle().click();
    const set = drawer().getByRole('listitem').filter({ hasText: 'Biurko' });
    await expect.poll(() => set.textContent()).toMatch(/\d,\d\d\szł/);
    await drag(set.locator('img'), room('Kuchnia').getByText('pusto'));
    await page().mouse.up();
    await read('Zestawy zostały dodane do pomieszczenia');
    await expect
      .poll(async () => [await inRoom(kitchen), await inRoom(salon)])
      .toEqual([
        [[sets[0], 1]],
        [
          [sets[0], 2],
          [sets[1], 1],
        ],
      ]);
    await press('Cofnij');
    await read('Przywrócono');
    await expect.poll(() => inRoom(kitchen)).toEqual([]);
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
});

describe('a set', () => {
  // Holds R14, R32.
  test('is dragged into another room, and back with Undo', async () => {
    await drag(card('Salon', 'Biurko').locator('img'), room('Kuchnia').getByText('pusto'));
    await page().mouse.up();
    await read('Przeniesiono do pomieszczenia „Kuchnia”');
    await expect
      .poll(async () => [await inRoom(kitchen), await inRoom(salon)])
      .toEqual([[[sets[0], 2]], [[sets[1], 1]]]);
    await press('Cofnij');
    await read('Przywrócono');
    await expect
      .poll(async () => [await inRoom(kitchen), await inRoom(salon)])
      .toEqual([
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
    await expect.poll(async () => [await inRoom(kitchen), (await inRoom(salon))?.length]).toEqual([[[sets[0], 2]], 2]);
    const { x, y } = await centreOf(card('Salon', 'Biurko').locator('img'));
    await page().mouse.click(x, y);
    await page().waitForURL(/\/zestawy\/\d+/);
  });

  test('is reordered in its room by dragging', async () => {
    await drag(card('Salon', 'Salon – wejście').locator('img'), card('Salon', 'Biurko').getByText('Simon 54'));
    await page().mouse.up();
    await read('Kolejność została zmieniona: Salon – wejście');
    await expect.poll(async () => (await inRoom(salon))?.map(([id]) => id)).toEqual(sets.toReversed());
  });

  test('gets a variant in its room with one press, which opens in the editor', async () => {
    await choose('Działania: Biurko', 'Pomieszczenia i kolejność', 'Powiel tutaj');
    await page().waitForURL(/\/zestawy\/\d+\?openedFromGroupId=\d+$/);
    await expect.poll(async () => (await project.load()).productSets.map(({ name }) => name)).toContain('Biurko (2)');
    await expect.poll(() => inRoom(salon)).toHaveLength(3);
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
    await page().locator('html[data-dragging]').waitFor();
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
  test('are reordered by dragging, with Undo', async () => {
    const handle = (name: string) => page().getByRole('button', { name: `Przesuń pomieszczenie „${name}”` });
    await drag(handle('Salon'), room('Kuchnia').getByRole('heading'));
    await page().mouse.up();
    await read('Kolejność została zmieniona');
    await expect.poll(names).toEqual(['Salon', 'Kuchnia']);
    await press('Cofnij');
    await read('Przywrócono');
    await expect.poll(names).toEqual(['Kuchnia', 'Salon']);
  });
});
