import type { Locator } from 'playwright-core';
import { describe, expect, test } from 'vitest';
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
const said = () =>
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
  test('a card is dragged into a slot, and replaces what is there', async () => {
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
  test('a card is clicked, then its slot; or the slot first, then the card', async () => {
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
  test('a placed module moves into an empty slot, and changes places with another', async () => {
    await openThree({ 1: 'TKW1/111', 2: 'TKW5/111' });
    await builder().drag(slot(1), slot(3));
    await expect.poll(slotNames).toEqual(three('', double, single));
    await builder().drag(slot(3), slot(2));
    await expect.poll(slotNames).toEqual(three('', single, double));
  });

  // Holds R18.
  test('a slot that refuses says why while one still carries, and nothing is placed there', async () => {
    await openSet({ frame: 'DTP2-@M/70', controllers: { 1: 'DTS1' } });
    const [from, to] = [await card('DKW1/11').boundingBox(), await slot(1).boundingBox()];
    if (!from || !to) throw new Error('not on the screen');
    await page().mouse.move(from.x + 20, from.y + 20);
    await page().mouse.down();
    await page().mouse.move(from.x + 40, from.y + 30, { steps: 3 });
    await page().mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 5 });
    await page().getByText('To miejsce jest przeznaczone na sterownik dotykowy').waitFor();
    await page().mouse.up();
    expect(await slotNames()).toEqual(['Miejsce 1: Sterownik dotykowy oświetlenia 1-kanałowy', 'Miejsce 2, puste']);
  });

  test('a full frame is no mistake: the module stays in the hand, to take the place of another', async () => {
    await openThree({ 1: 'TKW1/111', 2: 'TKW1/111', 3: 'TKW1/111' });
    await card('TKW5/111').dblclick();
    await page().getByText('wszystkie miejsca są zajęte, wskaż to, które ma zastąpić').first().waitFor();
    expect(await page().getByRole('alert').count()).toBe(0);
    await slot(2).click();
    await expect.poll(slotNames).toEqual(three(single, double, single));
  });

  test('a picked module stays in the hand: one press a slot, until Escape', async () => {
    await openThree();
    await card('TKW5/111').click();
    for (const number of [1, 2, 3]) await slot(number).click();
    await expect.poll(slotNames).toEqual(three(double, double, double));
    await page().keyboard.press('Escape');
    await slot(2).click();
    await page().getByRole('dialog', { name: 'Opcje produktu w miejscu 2' }).waitFor();
  });

  test('after the slot that awaited a card the next free one awaits: one press a card', async () => {
    await openThree({ 2: 'TKW1/111' });
    await slot(1).click();
    await card('TKW5/111').click();
    await page().getByText('Miejsce 3: wybierz produkt').first().waitFor();
    await card('TKW6/111').click();
    await expect.poll(slotNames).toEqual(three(double, single, staircase));
    expect(await page().getByText('wybierz produkt').count()).toBe(0);
  });

  test('a row of the same fills what is free, and is undone in one step', async () => {
    await openThree({ 2: 'TKW1/111' });
    await card('TKW5/111').click();
    await page().getByRole('button', { name: 'Wypełnij wolne miejsca' }).click();
    await expect.poll(slotNames).toEqual(three(double, single, double));
    expect(await said()).toContain(`${double}: wstawiono na miejsca 1, 3`);
    await page().keyboard.press('Control+z');
    await expect.poll(slotNames).toEqual(three('', single, ''));
  });

  test('what is carried is put back with Escape', async () => {
    await openThree();
    await card('TKW5/111').click();
    await page().keyboard.press('Escape');
    await slot(2).click();
    await page().keyboard.press('Escape');
    expect(await slotNames()).toEqual(three('', '', ''));
  });
});

describe('with the keyboard', () => {
  // Holds R18.
  test('Enter places into the first free slot, and a screen reader hears where; arrows go from card to card', async () => {
    await openThree();
    await card('TKW1/111').focus();
    await page().keyboard.press('Enter');
    await expect.poll(slotNames).toEqual(three(single, '', ''));
    expect(await said()).toContain(`${single}: wstawiono na miejsce 1`);
    await page().keyboard.press('ArrowRight');
    await page().keyboard.press('Enter');
    await expect.poll(slotNames).toEqual(three(single, `${single} z podświetleniem`, ''));
    expect(await said()).toContain('wstawiono na miejsce 2');
  });

  test('Shift and Enter make a row of the same', async () => {
    await openThree();
    await card('TKW5/111').focus();
    await page().keyboard.press('Shift+Enter');
    await expect.poll(slotNames).toEqual(three(double, double, double));
  });

  // Holds R18.
  test('Space picks a card, and Enter on a slot places it there', async () => {
    await openThree();
    await card('TKW5/111').focus();
    await page().keyboard.press('Space');
    await expect.poll(said).toContain('wskaż miejsce w ramce');
    await slot(1).focus();
    await page().keyboard.press('End');
    await page().keyboard.press('Enter');
    await expect.poll(slotNames).toEqual(three('', '', double));
    expect(await said()).toContain(`${double}: wstawiono na miejsce 3`);
  });

  // Holds R18.
  test('arrows go from slot to slot and carry with Shift; Delete empties', async () => {
    await openThree({ 1: 'TKW1/111', 2: 'TKW5/111' });
    await slot(1).focus();
    await page().keyboard.press('Shift+ArrowRight');
    await expect.poll(slotNames).toEqual(three(double, single, ''));
    await page().keyboard.press('Shift+ArrowRight');
    await expect.poll(slotNames).toEqual(three(double, '', single));
    expect(await said()).toContain(`${single}: przeniesiono na miejsce 3`);
    await page().keyboard.press('Home');
    await page().keyboard.press('Delete');
    await expect.poll(slotNames).toEqual(three('', '', single));
    expect(await said()).toContain(`${double}: usunięto z miejsca 1`);
    await expect.poll(() => slot(1).evaluate((element) => element === document.activeElement)).toBe(true);
  });

  // Holds R18.
  test('the whole way leads from the series to the saved set', async () => {
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

describe('with one thumb on a phone', () => {
  // Holds R18.
  test('a held card is carried into a slot, and the page stays where it is', async () => {
    const finger = await openOnPhone();
    await page().evaluate(() => window.scrollTo(0, 240));
    const before = await scrolled();
    await finger.carry(card('TKW1/111'), slot(2));
    await expect.poll(slotNames).toEqual(three('', single, ''));
    expect(await scrolled()).toBe(before);
  });

  // Holds R18.
  test('a swipe over the cards scrolls them and places nothing', async () => {
    const finger = await openOnPhone();
    await page().evaluate(() => window.scrollTo(0, 240));
    const place = async (): Promise<number> => (await card('TKW1/111').boundingBox())?.y ?? Number.NaN;
    const before = await place();
    await finger.swipeUp(card('TKW1/111'));
    await expect.poll(place).toBeLessThan(before);
    expect(await slotNames()).toEqual(three('', '', ''));
  });

  // Holds R18.
  test('a card is tapped, then its slot; or the slot first, then the card', async () => {
    await openOnPhone();
    await card('TKW5/111').tap();
    await slot(1).tap();
    await expect.poll(slotNames).toEqual(three(double, '', ''));
    await page().getByRole('button', { name: 'Anuluj wybór' }).tap();
    await slot(3).tap();
    await card('TKW6/111').tap();
    await expect.poll(slotNames).toEqual(three(double, '', staircase));
  });

  test('a picked module goes into slot after slot, or into all free ones at once', async () => {
    await openOnPhone();
    await card('TKW5/111').tap();
    await slot(2).tap();
    await expect.poll(slotNames).toEqual(three('', double, ''));
    const fill = page().getByRole('button', { name: 'Wypełnij wolne miejsca' });
    const words = await page().getByText(`${double}: wskaż miejsce w ramce`).boundingBox();
    expect(words?.y ?? 0).toBeLessThan((await fill.boundingBox())?.y ?? 0);
    expect(words?.width ?? 0).toBeGreaterThan(280);
    await fill.tap();
    await expect.poll(slotNames).toEqual(three(double, double, double));
  });

  // Holds R18.
  test('a held module moves into an empty slot, and changes places with another', async () => {
    const finger = await openOnPhone({ 1: 'TKW1/111', 2: 'TKW5/111' });
    await finger.carry(slot(1), slot(3));
    await expect.poll(slotNames).toEqual(three('', double, single));
    await finger.carry(slot(3), slot(2));
    await expect.poll(slotNames).toEqual(three('', single, double));
  });

  test('a module is deleted, and that is undone', async () => {
    await openOnPhone({ 1: 'TKW1/111' });
    await page().getByRole('button', { name: 'Usuń produkt z miejsca 1' }).tap();
    await expect.poll(slotNames).toEqual(three('', '', ''));
    await page()
      .getByRole('button', { name: /^Cofnij: / })
      .tap();
    await expect.poll(slotNames).toEqual(three(single, '', ''));
  });
});
