import type { Locator } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { editing } from './editing.ts';

const { page, openSet, openNew, takePhone, builder, slotNames } = editing();

const frameStep = (): Promise<void> =>
  page()
    .getByRole('navigation', { name: 'Kroki tworzenia zestawu' })
    .getByRole('button', { name: /Ramka/ })
    .last()
    .click();
const finish = (name: string): Locator => page().getByRole('radio', { name, exact: true });
const chosenFrame = (): Promise<string | null> =>
  page().getByRole('region', { name: 'Ramki' }).locator('li [aria-pressed=true]').textContent();
const message = (text: string): Locator => page().locator('[data-snackbars]').getByText(text);
const slots = (count: number): Locator => page().getByRole('button', { name: `×${count}, ramka ${count}-krotna` });

const lineStep = (): Promise<void> =>
  page()
    .getByRole('button', { name: /Seria ramek/ })
    .click();
const tile = (name: RegExp): Promise<void> => page().getByRole('button', { name }).click();

const modules = { 1: 'DKW1/49', 3: 'DKW6/49' } as const;
const three = ['Miejsce 1: Łącznik jednobiegunowy', 'Miejsce 2, puste', 'Miejsce 3: Łącznik schodowy'];

describe('a finish', () => {
  test('is chosen by its swatch without scrolling; cards show the price, and modules get the matching colour', async () => {
    await openNew('?preselectedFrameLine=simon-54-premium');
    await slots(3).click();
    await finish('czarny mat').click();
    await expect.poll(chosenFrame).toMatch(/czarny mat.*DR3\/49.*\d+,\d\d\szł/);
    await builder().next();
    await expect
      .poll(() => page().getByRole('radio', { checked: true }).first().getAttribute('aria-label'))
      .toBe('czarny mat');
  });
});

describe('another number of slots', () => {
  // Holds §2.88, §4.53, R38.
  test('lists the frames of that size and removes no module', async () => {
    await openSet({ frame: 'DR3/49', modules });
    await frameStep();
    await slots(2).click();
    await page()
      .getByRole('region', { name: 'Ramki' })
      .getByRole('button', { name: /DR2\/49/ })
      .waitFor();
    await expect.poll(() => slots(2).getAttribute('aria-pressed')).toBe('true');
    await expect.poll(() => slotNames()).toEqual(three);
    await slots(3).click();
    await expect.poll(chosenFrame).toContain('DR3/49');
    await expect.poll(() => slotNames()).toEqual(three);
  });

  // Holds §4.41.
  test('selects the frame of the same finish if nothing is lost', async () => {
    await openSet({ frame: 'DR3/49', modules });
    await frameStep();
    await slots(4).click();
    await expect.poll(chosenFrame).toContain('DR4/49');
    await expect.poll(() => slotNames()).toEqual([...three, 'Miejsce 4, puste']);
  });

  // Holds §4.41, R14.
  test('lists the losses of a smaller frame, and is undone in one step', async () => {
    await openSet({ frame: 'DR3/49', modules });
    await frameStep();
    await slots(2).click();
    await builder().chooseFrame('DR2/49');
    await message('Usunięto z zestawu: Łącznik schodowy z miejsca 3.').waitFor();
    await page().locator('[data-snackbars]').getByRole('button', { name: 'Cofnij' }).click();
    await expect.poll(slotNames).toEqual(three);
  });
});

describe('another line of the series', () => {
  // Holds D6.
  test('selects the frame of the same finish immediately', async () => {
    await openSet({ frame: 'DR3/49', modules });
    await lineStep();
    await tile(/^Simon 54 Touch/);
    await page().getByRole('region', { name: 'Ramki' }).waitFor();
    await lineStep();
    await tile(/^Simon 54 Premium/);
    await expect.poll(() => page().getByRole('region', { name: 'Ramki' }).count()).toBe(1);
    await expect.poll(() => slots(3).getAttribute('aria-pressed')).toBe('true');
  });

  // Holds D6.
  test('without the finish shows the modules in the outline of a frame', async () => {
    await openSet({ frame: 'DR3/49', modules });
    await lineStep();
    await tile(/^Simon 54 Nature/);
    await page().getByText('Wybierz ramkę z listy').waitFor();
    const images = page().locator('svg:has(rect) image');
    await expect.poll(() => images.count()).toBe(2);
  });
});

describe('a finish on a phone', () => {
  test('is chosen by touch and by keyboard', async () => {
    await takePhone();
    await openSet({ frame: 'DR3/49', modules });
    await frameStep();
    await finish('biały').tap();
    await expect.poll(chosenFrame).toContain('DR3/11');
    await page().keyboard.press('ArrowRight');
    await expect.poll(chosenFrame).toContain('DR3/41');
    await expect.poll(() => page().evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
});
