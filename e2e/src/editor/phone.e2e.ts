import { beforeAll, describe, expect, test } from 'vitest';
import { editing } from './editing.ts';

const { page, takeOtherWindow, openNew, builder, step } = editing();

beforeAll(async () => {
  await page().context().close();
  await takeOtherWindow({ hasTouch: true, isMobile: true });
});

/** Pixels of the window below a bar that lies over its lower edge. */
const freeBottom = (): Promise<number> =>
  page().evaluate(() => {
    const save = document.querySelector('[aria-keyshortcuts="Control+S"]')?.closest('div');
    return save && getComputedStyle(save).position === 'fixed' ? save.getBoundingClientRect().top : innerHeight;
  });

describe.each([
  [390, 844],
  [844, 390],
])('on a phone of %i × %i', (width, height) => {
  test('the list of modules is on the first screen of its step, though a slot waits', async () => {
    await page().setViewportSize({ width, height });
    await openNew('?preselectedFrameLine=simon-54-premium&kind=411&finish=cashmere&colour=403');
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
    // Its name, which nobody has seen before, stands where the slot waits.
    await page()
      .getByText(/^Ramka 2-krotna/)
      .filter({ visible: true })
      .first()
      .waitFor();
  });
});
