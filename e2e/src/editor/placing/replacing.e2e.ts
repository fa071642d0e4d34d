import type { Locator } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { editing } from '../editing.ts';
import type { SetBySymbols } from '../set-by-symbols.ts';

const { page, openSet, takePhone, builder, slotNames } = editing();

const single = 'Łącznik jednobiegunowy';
const double = 'Łącznik świecznikowy';

const card = (symbol: string): Locator => builder().card(new RegExp(`${symbol}$`));
const slot = (number: number): Locator => builder().slot(number);
const message = (text: string): Locator => page().locator('[data-snackbars]').getByText(text);
const undoInMessage = (): Locator => page().locator('[data-snackbars]').getByRole('button', { name: 'Cofnij' });
/** The number of bill lines with this symbol in the component list next to the picture. */
const onBill = (symbol: string): Promise<number> =>
  page().getByRole('complementary', { name: 'Lista elementów' }).getByText(symbol, { exact: true }).count();

const openTwo = async (modules: NonNullable<SetBySymbols['modules']>): Promise<void> => {
  await openSet({ frame: 'DR2/11', modules });
  await card('DKW1/11').waitFor();
};

const offer = (): Locator => page().getByRole('button', { name: 'Zmień wszystkie na: czarny mat' });
const allDark = async (): Promise<void> => {
  await expect.poll(() => onBill('DKW1/11')).toBe(0);
  await expect.poll(() => onBill('DKW5/11')).toBe(0);
  await expect.poll(() => onBill('DU1W')).toBe(1);
};

/** Chooses the insert that makes the double switch splash-proof. */
const tickInsert = async (): Promise<void> => {
  await builder().changeOptions(1, (dialog) => dialog.getByRole('checkbox', { name: /^Wkładka/ }).click());
  await expect.poll(() => onBill('DU1W')).toBe(1);
};

describe('a module dropped on another one', () => {
  // Holds R18.
  test('in another colour keeps the other’s options, and reports the replacement with Undo', async () => {
    await openTwo({ 1: 'DKW5/11' });
    await tickInsert();
    await builder().chooseColour('czarny mat');
    await builder().drag(card('DKW5/49'), slot(1));
    await message(`${double}: wymieniono w miejscu 1`).waitFor();
    await expect.poll(() => onBill('DKW5/11')).toBe(0);
    await expect.poll(() => onBill('DU1W')).toBe(1);
    await undoInMessage().click();
    await expect.poll(() => onBill('DKW5/11')).toBe(1);
  });

  // Holds R18.
  test('lists the options it has no place for, and undoing restores them', async () => {
    await openTwo({ 1: 'DKW5/11' });
    await tickInsert();
    await builder().showModules('Gniazda teleinformatyczne');
    const other = page().locator('[data-cards]').last().locator('[data-card]').first();
    await builder().drag(other, slot(1));
    await message('Nie udało się zachować: Wkładka uszczelniająca IP44').waitFor();
    await expect.poll(() => onBill('DU1W')).toBe(0);
    await undoInMessage().click();
    await expect.poll(() => onBill('DU1W')).toBe(1);
    await expect.poll(() => slotNames()).toEqual([`Miejsce 1: ${double}`, 'Miejsce 2, puste']);
  });
});

describe('choosing a colour with modules in the set', () => {
  test('offers with the mouse to recolour all modules, in one step that is undone at once', async () => {
    await openTwo({ 1: 'DKW5/11', 2: 'DKW1/11' });
    await tickInsert();
    await builder().chooseColour('czarny mat');
    await offer().click();
    await message('Kolor wszystkich produktów zestawu: czarny mat').waitFor();
    await allDark();
    await expect.poll(() => offer().count()).toBe(0);
    await undoInMessage().click();
    await expect.poll(() => onBill('DKW1/11')).toBe(1);
    await expect.poll(() => onBill('DKW5/11')).toBe(1);
    await expect.poll(() => slotNames()).toEqual([`Miejsce 1: ${double}`, `Miejsce 2: ${single}`]);
  });

  test('offers the same by keyboard', async () => {
    await openTwo({ 1: 'DKW5/11', 2: 'DKW1/11' });
    await tickInsert();
    await page().getByRole('radio', { name: 'czarny mat', exact: true }).focus();
    await page().keyboard.press('Space');
    await offer().waitFor();
    await page().keyboard.press('Tab');
    await page().keyboard.press('Enter');
    await allDark();
    await page().keyboard.press('Control+z');
    await expect.poll(() => onBill('DKW1/11')).toBe(1);
  });

  test('offers the same by touch', async () => {
    await takePhone();
    await openTwo({ 1: 'DKW5/11', 2: 'DKW1/11' });
    await page().getByRole('radio', { name: 'czarny mat', exact: true }).tap();
    await offer().tap();
    await message('Kolor wszystkich produktów zestawu: czarny mat').waitFor();
    await undoInMessage().tap();
    await offer().waitFor();
    await expect.poll(() => slotNames()).toEqual([`Miejsce 1: ${double}`, `Miejsce 2: ${single}`]);
  });
});
