import type { Locator } from 'playwright-core';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { editing } from '../editing.ts';

const { page, openSet, startFresh, builder, slotNames } = editing();

const cards = () => page().locator('[data-cards]').last().locator('[data-card]');
const symbols = (): Promise<readonly (string | undefined)[]> =>
  cards().evaluateAll((all) =>
    all.map((card) => card.querySelector(':scope > span:last-child')?.textContent ?? undefined),
  );
const search = () => page().getByRole('textbox', { name: 'Szukaj produktu' });

/** Whether a text is inside the window and not covered by another element. */
const isUncovered = (sentence: Locator): Promise<boolean> =>
  sentence.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, top + height * 0.9));
  });

beforeEach(async () => {
  await openSet({ frame: 'DR2/11' });
  await cards().first().waitFor();
});

describe('the drawer of modules', () => {
  // Holds §2.95.
  test('lists a category and its subcategory', async () => {
    await builder().showModules('Łączniki');
    await expect.poll(async () => (await symbols()).length).toBeGreaterThan(5);
    await builder().showModules('Pojedyncze');
    await expect.poll(symbols).toEqual(['DKW1/11', 'DKW1L/11']);
  });

  // Holds §4.52.
  test('lists only modules that fit the line', async () => {
    await builder().showModules('Gniazda wtyczkowe');
    await expect.poll(symbols).toContain('DGZ2MZP/11');
    await expect.poll(() => symbols()).not.toContain('DGZ2MNZP/11');
  });

  // Holds §2.96, D8.
  test('shows modules in the colour of the swatch; placed modules keep theirs', async () => {
    await builder()
      .card(/DKW1\/11$/)
      .dblclick();
    await expect.poll(slotNames).toEqual(['Miejsce 1: Łącznik jednobiegunowy', 'Miejsce 2, puste']);
    await builder().chooseColour('czarny mat');
    await expect.poll(symbols).toContain('DKW1/49');
    await expect.poll(() => symbols()).not.toContain('DKW1/11');
    await page().getByRole('complementary', { name: 'Lista elementów' }).getByText('DKW1/11').waitFor();
  });

  // Holds §2.96.
  test('names every swatch, and marks antibacterial colours', async () => {
    const swatches = page().getByRole('radiogroup', { name: 'Kolor' }).getByRole('radio');
    await expect.poll(() => swatches.count()).toBe(9);
    await expect
      .poll(() => swatches.evaluateAll((all) => all.every((swatch) => swatch.getAttribute('aria-label'))))
      .toBe(true);
    const antibacterial = page().getByRole('radio', { name: 'biały antybakteryjny' });
    await expect.poll(() => antibacterial.getAttribute('aria-description')).toBe('Wersja antybakteryjna');
  });

  test('finds modules of all categories by symbol or words, ignoring diacritics', async () => {
    await search().fill('dgz1bu');
    await expect.poll(symbols).toEqual(['DGZ1BUZP/11', 'DGZ1BUZP/11A']);
    await search().fill('lacznik schod');
    await expect.poll(symbols).toContain('DKW6/11');
    await search().fill('nie ma takiego');
    await page().getByText('Brak wyników dla „nie ma takiego”').waitFor();
    await page().getByRole('button', { name: 'Wyczyść wyszukiwanie' }).click();
    await expect.poll(symbols).toContain('DKW1/11');
  });

  test('finds everyday words, and tolerates a typing error', async () => {
    await search().fill('kontakt');
    await expect.poll(symbols).toContain('DGZ1ZP/11');
    await expect.poll(async () => (await symbols())[0]).toMatch(/^DGZ/);
    await search().fill('lacznki schodowy');
    await expect.poll(symbols).toContain('DKW6/11');
    await search().fill('');
  });

  test('offers other colours or series if it finds nothing, and categories stay in their list', async () => {
    await builder().chooseColour('czarny mat');
    await search().fill('DKW1/11');
    const colours = page().getByRole('group', { name: 'W innych kolorach' });
    await colours.getByRole('button', { name: /^biały: \d+$/ }).click();
    await expect.poll(symbols).toContain('DKW1/11');
    await search().fill('aquarius');
    await page().getByRole('group', { name: 'W innych seriach' }).getByText('Simon Aquarius').waitFor();
    await builder().showModules('Gniazda wtyczkowe');
    await expect.poll(symbols).toContain('DGZ1ZP/11');
    await expect.poll(() => search().inputValue()).toBe('');
  });

  test('says above the lower bar of a phone that nothing was found', async () => {
    await page().setViewportSize({ width: 390, height: 844 });
    await search().fill('nie ma takiego');
    const emptyText = page().getByText('Brak wyników dla „nie ma takiego”').filter({ visible: true });
    await expect.poll(() => isUncovered(emptyText)).toBe(true);
    await page().setViewportSize({ width: 1440, height: 900 });
  });

  test.each([
    [1440, 900],
    [1280, 900],
    [1024, 1366],
    [860, 900],
    [768, 1024],
    [390, 844],
  ])('has at least two modules side by side, and none missing in a row, at %i × %i', async (width, height) => {
    await search().fill('');
    await page().setViewportSize({ width, height });
    const columns = () =>
      page()
        .locator('div[data-cards] > ul')
        .first()
        .evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(' ').length);
    await expect.poll(async () => [2, 3, 4, 6].includes(await columns())).toBe(true);
    await page().setViewportSize({ width: 1440, height: 900 });
  });

  test('loads pictures as they come into sight', async () => {
    await builder().showModules('Wszystkie');
    await expect.poll(() => cards().count()).toBeGreaterThan(30);
    const last = cards().last();
    expect(await last.locator('img').count()).toBe(0);
    await last.scrollIntoViewIfNeeded();
    await last.locator('img[loading=lazy][data-loaded]').waitFor();
  });
});

test('a laptop’s low window shows six modules at once', async () => {
  await startFresh();
  await page().setViewportSize({ width: 1280, height: 720 });
  await openSet({ frame: 'DR3/11', modules: { 1: 'DKW1/11' } });
  await page().locator('[data-card]').first().waitFor();
  const list = page().getByRole('region', { name: 'Produkty do wstawienia' });
  const completeCards = () =>
    list.locator('[data-card]').evaluateAll((cards) => {
      const { bottom } = cards[0]?.closest('[data-cards]')?.parentElement?.getBoundingClientRect() ?? { bottom: 0 };
      return cards.filter((card) => card.getBoundingClientRect().bottom <= bottom).length;
    });
  onTestFinished(() => page().setViewportSize({ width: 1440, height: 900 }));
  await expect.poll(completeCards).toBeGreaterThanOrEqual(6);
});
