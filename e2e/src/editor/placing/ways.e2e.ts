import type { Locator } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { centreOf } from '../../centre-of.ts';
import { editing } from '../editing.ts';
import { fingerOn, type Finger } from './finger.ts';
import type { SetBySymbols } from '../set-by-symbols.ts';

const { page, openSet, takePhone, builder, slotNames } = editing();

const single = 'Łącznik jednobiegunowy';
const double = 'Łącznik świecznikowy';
const staircase = 'Łącznik schodowy';

const three = (...names: readonly string[]): readonly string[] =>
  names.map((name, index) => (name === '' ? `Miejsce ${index + 1}, puste` : `Miejsce ${index + 1}: ${name}`));

/** Opens a saved set of three slots at the products step. */
const openThree = async (modules: SetBySymbols['modules'] = {}): Promise<void> => {
  await openSet({ frame: 'TR3/111', modules });
  await card('TKW1/111').waitFor();
};

const card = (symbol: string): Locator => builder().card(new RegExp(`${symbol}$`));
const slot = (number: number): Locator => builder().slot(number);

/** The latest announcement about a slot for screen readers. */
const announced = () =>
  page()
    .getByRole('status')
    .filter({ hasText: /miejsc/ })
    .first()
    .textContent();

const openOnPhone = async (modules: SetBySymbols['modules'] = {}): Promise<Finger> => {
  await takePhone();
  await openThree(modules);
  return fingerOn(page());
};

const scrolled = (): Promise<number> => page().evaluate(() => window.scrollY);

describe('with the mouse', () => {
  // Holds §2.97, §2.98, R18.
  test('a card is dragged into a slot and replaces the present module', async () => {
    await openThree({ 2: 'TKW1/111' });
    await builder().drag(card('TKW5/111'), slot(2));
    await expect.poll(slotNames).toEqual(three('', double, ''));
  });

  // Holds §2.99, R18.
  test('a card is double-clicked into the first free slot', async () => {
    await openThree({ 1: 'TKW1/111' });
    await card('TKW5/111').dblclick();
    await expect.poll(slotNames).toEqual(three(single, double, ''));
  });

  // Holds R18.
  test('a card is clicked, then its slot; or first the slot, then the card', async () => {
    await openThree();
    await card('TKW5/111').click();
    await slot(3).click();
    await expect.poll(slotNames).toEqual(three('', '', double));
    await page().keyboard.press('Escape');
    await slot(2).click();
    await card('TKW6/111').click();
    await expect.poll(slotNames).toEqual(three('', staircase, double));
  });

  // Holds R18.
  test('a placed module is moved to an empty slot, or swapped with another', async () => {
    await openThree({ 1: 'TKW1/111', 2: 'TKW5/111' });
    await builder().drag(slot(1), slot(3));
    await expect.poll(slotNames).toEqual(three('', double, single));
    await builder().drag(slot(3), slot(2));
    await expect.poll(slotNames).toEqual(three('', single, double));
  });

  // Holds R18.
  test('a slot that refuses a card shows the reason during the drag, and stays unchanged', async () => {
    await openSet({ frame: 'DTP2-@M/70', controllers: { 1: 'DTS1' } });
    const from = await centreOf(card('DKW1/11'));
    await page().mouse.move(from.x, from.y);
    await page().mouse.down();
    await page().mouse.move(from.x + 20, from.y + 10, { steps: 3 });
    const to = await centreOf(slot(1));
    await page().mouse.move(to.x, to.y, { steps: 5 });
    await page().getByText('To miejsce jest przeznaczone na sterownik dotykowy').waitFor();
    await page().mouse.up();
    await expect
      .poll(() => slotNames())
      .toEqual(['Miejsce 1: Sterownik dotykowy oświetlenia 1-kanałowy', 'Miejsce 2, puste']);
  });

  test('a full frame grows by the card; with the largest one a card stays picked, to replace a module', async () => {
    await openThree({ 1: 'TKW1/111', 2: 'TKW1/111', 3: 'TKW1/111' });
    for (const [symbol, slots] of [
      ['TKW5/111', 4],
      ['TKW6/111', 5],
    ] as const) {
      await card(symbol).dblclick();
      await page()
        .getByRole('figure', { name: new RegExp(`^Podgląd zestawu: Ramka ${slots}-krotna`) })
        .waitFor();
    }
    await expect.poll(slotNames).toEqual(three(single, single, single, double, staircase));
    await card('TKW5/111').dblclick();
    await page().getByText('wszystkie miejsca są zajęte, wskaż to, które ma zastąpić').first().waitFor();
    expect(await page().getByRole('alert').count()).toBe(0);
    await slot(2).click();
    await expect.poll(slotNames).toEqual(three(single, double, single, double, staircase));
  });

  // Holds R18.
  test('each click on a card places it into the next free slot; a double-click places it once', async () => {
    await openThree({ 2: 'TKW1/111' });
    await card('TKW5/111').dblclick();
    await expect.poll(slotNames).toEqual(three(double, single, ''));
    await card('TKW6/111').click();
    await expect.poll(slotNames).toEqual(three(double, single, staircase));
  });

  test('a picked module stays picked: one press per slot, until Escape', async () => {
    await openThree();
    await card('TKW5/111').press('Space');
    for (const number of [1, 2, 3]) await slot(number).click();
    await expect.poll(slotNames).toEqual(three(double, double, double));
    await page().keyboard.press('Escape');
    await slot(2).dblclick();
    await page().getByRole('dialog', { name: 'Opcje produktu w miejscu 2' }).waitFor();
  });

  test('after placing a card into the selected slot, the next free slot is selected: one press per card', async () => {
    await openThree({ 2: 'TKW1/111' });
    await slot(1).click();
    await card('TKW5/111').click();
    await page().getByText('Miejsce 3: wybierz produkt').first().waitFor();
    await card('TKW6/111').click();
    await expect.poll(slotNames).toEqual(three(double, single, staircase));
    await expect.poll(() => page().getByText('wybierz produkt').count()).toBe(0);
  });

  test('filling a row places a module into all free slots, and is undone in one step', async () => {
    await openThree();
    await card('TKW5/111').click();
    await page().getByRole('button', { name: 'Wypełnij wolne miejsca' }).click();
    await expect.poll(slotNames).toEqual(three(double, double, double));
    await expect.poll(announced).toContain(`${double}: wstawiono na miejsca 2, 3`);
    await page().keyboard.press('Control+z');
    await expect.poll(slotNames).toEqual(three(double, '', ''));
  });

  test('Escape puts a picked module back', async () => {
    await openThree();
    await card('TKW5/111').press('Space');
    await page().keyboard.press('Escape');
    await slot(2).click();
    await page().keyboard.press('Escape');
    await expect.poll(() => slotNames()).toEqual(three('', '', ''));
  });
});

describe('with the keyboard', () => {
  // Holds R18.
  test('Enter places into the first free slot, which is announced to screen readers; arrow keys move between cards', async () => {
    await openThree();
    await card('TKW1/111').focus();
    await page().keyboard.press('Enter');
    await expect.poll(slotNames).toEqual(three(single, '', ''));
    await expect.poll(announced).toContain(`${single}: wstawiono na miejsce 1`);
    await page().keyboard.press('ArrowRight');
    await page().keyboard.press('Enter');
    await expect.poll(slotNames).toEqual(three(single, `${single} z podświetleniem`, ''));
    await expect.poll(announced).toContain('wstawiono na miejsce 2');
  });

  test('Shift+Enter fills a row', async () => {
    await openThree();
    await card('TKW5/111').focus();
    await page().keyboard.press('Shift+Enter');
    await expect.poll(slotNames).toEqual(three(double, double, double));
  });

  // Holds R18.
  test('Space picks a card, and Enter on a slot places it', async () => {
    await openThree();
    await card('TKW5/111').focus();
    await page().keyboard.press('Space');
    await expect.poll(announced).toContain('wskaż miejsce w ramce');
    await slot(1).focus();
    await page().keyboard.press('End');
    await page().keyboard.press('Enter');
    await expect.poll(slotNames).toEqual(three('', '', double));
    await expect.poll(announced).toContain(`${double}: wstawiono na miejsce 3`);
  });

  // Holds R18.
  test('arrow keys move between slots, with Shift they move the module; Delete removes it', async () => {
    await openThree({ 1: 'TKW1/111', 2: 'TKW5/111' });
    await slot(1).focus();
    await page().keyboard.press('Shift+ArrowRight');
    await expect.poll(slotNames).toEqual(three(double, single, ''));
    await page().keyboard.press('Shift+ArrowRight');
    await expect.poll(slotNames).toEqual(three(double, '', single));
    await expect.poll(announced).toContain(`${single}: przeniesiono na miejsce 3`);
    await page().keyboard.press('Home');
    await page().keyboard.press('Delete');
    await expect.poll(slotNames).toEqual(three('', '', single));
    await expect.poll(announced).toContain(`${double}: usunięto z miejsca 1`);
    await expect.poll(() => slot(1).evaluate((element) => element === document.activeElement)).toBe(true);
  });

  // Holds R18.
  test('a set is built from the series to saving', async () => {
    await openThree();
    await page().goto(page().url().replace(/\d+$/, 'nowy'));
    const enter = async (target: Locator): Promise<void> => {
      await target.focus();
      await page().keyboard.press('Enter');
    };
    await enter(page().getByRole('button', { name: /^Simon 55 Line/ }));
    await enter(page().getByRole('button', { name: '×2, ramka 2-krotna', exact: true }));
    await enter(page().getByRole('button', { name: 'TR2/111' }));
    await enter(page().getByRole('button', { name: 'Dalej' }));
    await enter(card('TKW1/111'));
    await enter(card('TKW5/111'));
    await expect.poll(slotNames).toEqual(three(single, double));
    await enter(page().getByRole('button', { name: 'Zapisz zestaw' }));
    await expect.poll(() => new URL(page().url()).pathname).toMatch(/\/zestawy$/);
  });
});

describe('with one finger on a phone', () => {
  // Holds R18.
  test('a card is dragged into a slot after a long press, and the page does not scroll', async () => {
    const finger = await openOnPhone();
    await page().evaluate(() => window.scrollTo(0, 240));
    const before = await scrolled();
    await finger.carry(card('TKW1/111'), slot(2));
    await expect.poll(slotNames).toEqual(three('', single, ''));
    await expect.poll(() => scrolled()).toBe(before);
  });

  // Holds R18.
  test('a swipe over the cards scrolls them and places nothing', async () => {
    const finger = await openOnPhone();
    await page().evaluate(() => window.scrollTo(0, 240));
    const place = async (): Promise<number> => (await card('TKW1/111').boundingBox())?.y ?? Number.NaN;
    const before = await place();
    await finger.swipeUp(card('TKW1/111'));
    await expect.poll(place).toBeLessThan(before);
    await expect.poll(() => slotNames()).toEqual(three('', '', ''));
  });

  // Holds R18.
  test('a card is tapped, then its slot; or first the slot, then the card', async () => {
    await openOnPhone();
    await card('TKW5/111').tap();
    await slot(2).tap();
    await expect.poll(slotNames).toEqual(three('', double, ''));
    await slot(3).tap();
    await card('TKW6/111').tap();
    await expect.poll(slotNames).toEqual(three('', double, staircase));
  });

  // Holds R18.
  test('in a full frame that can grow, a tapped slot is replaced by the card that is tapped next, or was tapped before', async () => {
    await openOnPhone({ 1: 'TKW1/111', 2: 'TKW1/111', 3: 'TKW1/111' });
    await slot(2).tap();
    await page().getByText('Miejsce 2: wybierz inny produkt').first().waitFor();
    await card('TKW5/111').tap();
    await expect.poll(slotNames).toEqual(three(single, double, single));
    await card('TKW6/111').tap();
    await expect.poll(slotNames).toEqual(three(single, double, single, staircase));
    await slot(1).tap();
    await page().getByRole('button', { name: 'Przenieś tu ostatni' }).tap();
    await expect.poll(slotNames).toEqual(three(staircase, double, single));
  });

  test('a placed module is placed into all free slots at once', async () => {
    await openOnPhone();
    await card('TKW5/111').tap();
    await page().getByText(`${double} na miejscu 1.`).waitFor();
    await page().getByRole('button', { name: 'Wypełnij wolne miejsca' }).tap();
    await expect.poll(slotNames).toEqual(three(double, double, double));
  });

  // Holds R18.
  test('a module is moved to an empty slot after a long press, or swapped with another', async () => {
    const finger = await openOnPhone({ 1: 'TKW1/111', 2: 'TKW5/111' });
    await finger.carry(slot(1), slot(3));
    await expect.poll(slotNames).toEqual(three('', double, single));
    await finger.carry(slot(3), slot(2));
    await expect.poll(slotNames).toEqual(three('', single, double));
  });

  test('a module is deleted, and the deletion is undone', async () => {
    await openOnPhone({ 1: 'TKW1/111' });
    await page().getByRole('button', { name: 'Usuń produkt z miejsca 1' }).tap();
    await expect.poll(slotNames).toEqual(three('', '', ''));
    await page()
      .getByRole('button', { name: /^Cofnij: / })
      .tap();
    await expect.poll(slotNames).toEqual(three(single, '', ''));
  });
});
