import type { Locator } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { editing } from './editing.ts';

const { page, takeOtherWindow, openNew, builder, step } = editing();

beforeAll(async () => {
  await page().context().close();
  await takeOtherWindow({ hasTouch: true, isMobile: true });
});

/** The height of the window that is not covered by the bar at its lower edge, in pixels. */
const freeBottom = (): Promise<number> =>
  page().evaluate(() => {
    const save = document.querySelector('[aria-keyshortcuts="Control+S"]')?.closest('header > div');
    return save && getComputedStyle(save).position === 'fixed' ? save.getBoundingClientRect().top : innerHeight;
  });

const topOf = (part: Locator): Promise<number> => part.evaluate((element) => element.getBoundingClientRect().top);

describe.each([
  [390, 844],
  [844, 390],
])('on a phone of %i × %i', (width, height) => {
  test('the list of modules is within the first screenful of its step, even if a slot is selected', async () => {
    await openNew('?preselectedFrameLine=simon-54-premium&kind=411&finish=cashmere&colour=403');
    await page().setViewportSize({ width, height });
    await builder().chooseSlots(2);
    await expect.poll(step).toBe('Produkty');
    const card = page().locator('[data-card]').first();
    await card.waitFor();
    await expect.poll(async () => (await freeBottom()) - (await topOf(card))).toBeGreaterThan(60);
    await expect.poll(() => topOf(page().locator('figure'))).toBeGreaterThanOrEqual(0);
    // The name of the new frame is visible.
    await page()
      .getByText(/^Ramka 2-krotna/)
      .filter({ visible: true })
      .first()
      .waitFor();
  });
});

test('the menu of the save button is within the window', async () => {
  await openNew('?preselectedFrameLine=simon-54-premium&kind=411&finish=cashmere&colour=403');
  await page().setViewportSize({ width: 390, height: 844 });
  await builder().chooseSlots(2);
  await page().getByRole('button', { name: 'Inne sposoby zapisu' }).click();
  const entry = page().getByRole('menuitem', { name: 'Zapisz i dodaj nowy' });
  const isWithinWindow = async (): Promise<boolean> => {
    const { x, width } = (await entry.boundingBox()) ?? { x: -1, width: 0 };
    return x >= 0 && x + width <= 390;
  };
  await expect.poll(isWithinWindow).toBe(true);
  await expect.poll(() => page().evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});
