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
    const save = document.querySelector('[aria-keyshortcuts="Control+S"]')?.closest('div');
    return save && getComputedStyle(save).position === 'fixed' ? save.getBoundingClientRect().top : innerHeight;
  });

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
    const [{ top }, frame] = await Promise.all([
      card.evaluate((element) => element.getBoundingClientRect().toJSON()),
      page()
        .locator('figure')
        .evaluate((element) => element.getBoundingClientRect().toJSON()),
    ]);
    expect(top).toBeLessThan((await freeBottom()) - 60);
    expect(frame.top).toBeGreaterThanOrEqual(0);
    // The name of the new frame is visible.
    await page()
      .getByText(/^Ramka 2-krotna/)
      .filter({ visible: true })
      .first()
      .waitFor();
  });
});

test('the ways to save say in a word what they do', async () => {
  await openNew('?preselectedFrameLine=simon-54-premium&kind=411&finish=cashmere&colour=403');
  await page().setViewportSize({ width: 390, height: 844 });
  const next = page().getByRole('button', { name: 'Zapisz i dodaj nowy' });
  await next.getByText('dodaj nowy', { exact: true }).waitFor();
  expect(await page().evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});
