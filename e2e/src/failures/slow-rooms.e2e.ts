import { desk } from '@ramka/domain/testing/worked-examples/desk';
import type { Locator } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { apiProject } from '../api-project.ts';
import { twoRooms, type TwoRooms } from '../two-rooms.ts';
import { visitor } from '../visitor.ts';
import { holdAnswers, type LateAnswers } from '../late-answers.ts';

const { address, page, goTo, press, choose, read, dialog, room } = visitor();

let project: TwoRooms['project'];
let kitchen: number;
let salon: number;
let sets: TwoRooms['sets'];
let inRoom: TwoRooms['inRoom'];

beforeEach(async () => {
  ({ project, kitchen, salon, sets, inRoom } = await twoRooms(address(), 'Salon'));
});

afterEach(() => page().unrouteAll({ behavior: 'ignoreErrors' }));

const hold = (method: string, path: RegExp): Promise<LateAnswers> => holdAnswers(page(), method, path);

const rooms = () => goTo(`projekt/${project.id}/pomieszczenia`);
const card = (name: string): Locator => room('Salon').getByRole('listitem').filter({ hasText: name });
const order = async () => (await project.load()).project.groups.map(({ name }) => name);
const headings = async () =>
  (await page().getByRole('heading', { level: 2 }).allTextContents()).map((text) => text.replace(/(?:pusto|\d).*/, ''));
const isFocused = (what: Locator) => what.evaluate((element) => element === document.activeElement);

/** Milliseconds; slightly longer than the pause after which collected presses are sent. */
const PAUSED = 700;

const more = () => card('Biurko').getByRole('button', { name: 'Więcej: Biurko' });
const less = () => card('Biurko').getByRole('button', { name: 'Mniej: Biurko' });
const shown = () => card('Biurko').getByText(/^×\d/).textContent();
const price = () => card('Biurko').getByText(/zł/).first().textContent();
const handle = (name: string) => page().getByRole('button', { name: new RegExp(`^Przesuń pomieszczenie „${name}”`) });

describe('a dialog', () => {
  test('that was opened in the meantime stays open with its input when the response for an earlier one arrives', async () => {
    await rooms();
    const renamed = await hold('PUT', /\/group\/\d+$/);
    await choose('Działania: Kuchnia', 'Zmień nazwę pomieszczenia');
    await dialog().getByRole('textbox').fill('Kuchnia duża');
    await dialog().getByRole('button', { name: 'Zapisz' }).click();
    await renamed.made(1);
    await page().keyboard.press('Escape');
    await dialog().waitFor({ state: 'hidden' });
    await choose('Działania: Salon', 'Zmień nazwę pomieszczenia');
    await dialog().getByRole('textbox').fill('Salon z kominkiem');
    await renamed.letGo();
    await read('Nazwa pomieszczenia została zmieniona');
    expect(await dialog().getByRole('textbox').inputValue()).toBe('Salon z kominkiem');
    await dialog().getByRole('button', { name: 'Zapisz' }).click();
    await renamed.letGo(1);
    await dialog().waitFor({ state: 'hidden' });
    expect(await order()).toEqual(['Salon z kominkiem', 'Kuchnia duża']);
  });

  test('for a quantity does not affect another set', async () => {
    await rooms();
    const changed = await hold('PUT', /\/setlist$/);
    await choose('Działania: Biurko', 'Zmień ilość');
    await dialog().getByRole('textbox').fill('5');
    await dialog().getByRole('button', { name: 'Zapisz' }).click();
    await changed.made(1);
    await page().keyboard.press('Escape');
    await dialog().waitFor({ state: 'hidden' });
    await choose('Działania: Salon', 'Kopiuj z zawartością');
    await changed.letGo();
    await read('Liczba zestawów została zmieniona');
    expect(await dialog().getByRole('textbox').inputValue()).toBe('Salon (2)');
  });

  test('that moves a set copies it once, however often it is pressed', async () => {
    await rooms();
    const carried = await hold('PUT', /\/groups\/entries$/);
    await choose('Działania: Biurko', 'Kopiuj do…');
    const target = dialog().getByRole('button', { name: 'Kuchnia' });
    await target.click();
    await carried.made(1);
    await target.click({ force: true });
    await carried.letGo();
    await read('Skopiowano do pomieszczenia „Kuchnia”');
    expect(await inRoom(kitchen)).toEqual([[sets[0], 2]]);
  });
});

describe('a quantity', () => {
  test('returns to its value if it is counted up and down while the first response is pending', async () => {
    await rooms();
    const changed = await hold('PUT', /\/setlist$/);
    await more().click();
    await changed.made(1);
    await less().click();
    await page().waitForTimeout(PAUSED);
    await changed.letGo(0);
    await changed.letGo(1);
    await expect.poll(() => inRoom(salon)).toContainEqual([sets[0], 2]);
    await expect.poll(shown).toBe('×2');
  });

  test('keeps the latest value while earlier responses arrive', async () => {
    await rooms();
    const changed = await hold('PUT', /\/setlist$/);
    await more().click();
    await changed.made(1);
    await more().click();
    await page().waitForTimeout(PAUSED);
    await changed.letGo(0);
    await changed.made(2);
    await page().waitForTimeout(300);
    expect(await shown()).toBe('×4');
    await changed.letGo(1);
    await expect.poll(shown).toBe('×4');
  });

  test('has its latest value in the dialog, although the response is pending', async () => {
    await rooms();
    const changed = await hold('PUT', /\/setlist$/);
    await more().click();
    await changed.made(1);
    await choose('Działania: Biurko', 'Zmień ilość');
    expect(await dialog().getByRole('textbox').inputValue()).toBe('3');
    // Also if the project still has the wanted quantity.
    await dialog().getByRole('textbox').fill('2');
    await dialog().getByRole('button', { name: 'Zapisz' }).click();
    await changed.letGo(0);
    await changed.letGo(1);
    await expect.poll(() => inRoom(salon)).toContainEqual([sets[0], 2]);
    await expect.poll(shown).toBe('×2');
  });

  test('determines the set’s price after counting, too', async () => {
    await rooms();
    const before = await price();
    await more().click();
    await read('Liczba zestawów została zmieniona');
    expect(await price()).not.toBe(before);
    await choose('Działania: Biurko', 'Zmień ilość');
    await dialog().getByRole('textbox').fill('2');
    await dialog().getByRole('button', { name: 'Zapisz' }).click();
    await expect.poll(shown).toBe('×2');
    await expect.poll(price).toBe(before);
  });
});

describe('a copy of a set in its room', () => {
  test('is created once, and does not take the visitor away from another screen', async () => {
    await rooms();
    const made = await hold('POST', /\/copy$/);
    await choose('Działania: Biurko', 'Powiel tutaj');
    await choose('Działania: Biurko', 'Powiel tutaj');
    await made.made(1);
    await choose('Działania: Kuchnia', 'Zmień nazwę pomieszczenia');
    await dialog().getByRole('textbox').fill('Kuchnia duża');
    await made.letGo();
    await read('Zestaw został powielony');
    expect(await dialog().getByRole('textbox').inputValue()).toBe('Kuchnia duża');
    expect((await project.load()).productSets).toHaveLength(3);
  });
});

describe('the order of rooms', () => {
  test('applies each of two presses, and does not move the focus', async () => {
    await project.addRoom('Garaż');
    await rooms();
    const ordered = await hold('PUT', /\/groups\/order$/);
    await handle('Garaż').focus();
    await page().keyboard.press('ArrowDown');
    await ordered.made(1);
    await page().keyboard.press('ArrowDown');
    const name = page().getByPlaceholder('np. Salon');
    await name.fill('Hol');
    await ordered.letGo(0);
    await ordered.letGo(1);
    await expect.poll(headings).toEqual(['Salon', 'Kuchnia', 'Garaż']);
    expect(await order()).toEqual(['Salon', 'Kuchnia', 'Garaż']);
    expect(await isFocused(name)).toBe(true);
  });
});

describe('a room template', () => {
  test('does not move the focus of a visitor who continues typing', async () => {
    project = await apiProject(address());
    await rooms();
    const made = await hold('POST', /\/groups$/);
    await press(/^Kawalerka/);
    await made.made(1);
    const name = page().getByPlaceholder('np. Salon');
    await name.fill('Garaż');
    await made.letGo();
    await room('Przedpokój').waitFor();
    await page().waitForTimeout(200);
    expect(await isFocused(name)).toBe(true);
  });
});

describe('empty slots', () => {
  test('are filled once, however often it is pressed', async () => {
    const { 4: _left, ...modules } = desk.set.modules;
    const id = await project.addSet({ set: { ...desk.set, modules } }, 'Blat');
    await project.putSets(kitchen, [[id, 1]]);
    await rooms();
    const covered = await hold('POST', /\/covers$/);
    const cover = room('Kuchnia').getByRole('button', { name: /Blat$/ }).first();
    await cover.click();
    await cover.click();
    await covered.letGo();
    await read(/^Wstawiono zaślepk/);
    await page().waitForTimeout(300);
    expect(covered.count()).toBe(1);
  });
});
