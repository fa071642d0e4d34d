import { setTimeout as pause } from 'node:timers/promises';
import { beforeAll, expect, test } from 'vitest';
import { editing } from './editing.ts';

const { page, openSet, builder, slotNames, takeOtherWindow } = editing();

beforeAll(async () => void (await takeOtherWindow({ messagesClose: true })));

const messages = () => page().locator('[data-snackbars] [data-message]');

/** Parts of the set, its actions and pressed buttons that a message covers. */
const covered = (): Promise<readonly string[]> =>
  page().evaluate(() => {
    const strips = [...document.querySelectorAll('[data-message]')].map((strip) => strip.getBoundingClientRect());
    // A button may have scrolled behind the app bar or the canvas.
    const pressed = [...document.querySelectorAll('[role=toolbar] [aria-pressed=true]')].filter((button) => {
      const { left, top, width, height } = button.getBoundingClientRect();
      const onTop = document
        .elementsFromPoint(left + width / 2, top + height / 2)
        .find((element) => element.closest('[data-snackbars]') === null);
      return onTop !== undefined && button.contains(onTop);
    });
    const uncovered = [...document.querySelectorAll('[data-slot], [data-uncovered]'), ...pressed];
    return uncovered
      .filter((element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        return strips.some((on) => on.left < right && on.right > left && on.top < bottom && on.bottom > top);
      })
      .map((element) => element.outerHTML.slice(0, 120));
  });

const windows = [
  { width: 1920, height: 1080 },
  { width: 1440, height: 900 },
  { width: 1280, height: 720 },
  { width: 820, height: 1180 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
];

/** Slightly longer than messages about success or failure stay, in milliseconds. */
const CLOSED_AFTER = 3400;

// Holds R26.
test.for(windows)(
  'a loss is shown in $width × $height until the next action, and covers no part of the set',
  async (size) => {
    await page().setViewportSize(size);
    await openSet({ frame: 'TR3/111', modules: { 1: 'TKW1/111', 3: 'TKW6/111' } });
    await page()
      .getByRole('button', { name: /^2?\s*Ramka/ })
      .first()
      .click();
    await builder().chooseSlots(2);
    await builder().chooseFrame('TR2/111');
    const lossMessage = messages().filter({ hasText: 'Usunięto z zestawu' });
    await lossMessage.waitFor();
    await expect.poll(slotNames).toHaveLength(2);
    await pause(CLOSED_AFTER);
    await expect.poll(covered).toEqual([]);
    await lossMessage.getByRole('button', { name: 'Cofnij' }).click();
    await expect.poll(slotNames).toHaveLength(3);
    await expect.poll(() => messages().count()).toBe(0);
  },
);

// Holds R26.
test.for(windows.slice(0, 5))('the replacement of a module in $width × $height is shown next to both', async (size) => {
  await page().setViewportSize(size);
  await openSet({ frame: 'TR2/111', modules: { 1: 'TKW1/111', 2: 'TKW1/111' } });
  // A click would grow the full frame.
  await builder()
    .card(/TKW6\/111/)
    .press('Space');
  await builder().slot(1).click();
  const lossMessage = messages().filter({ hasText: 'zastąpiono' });
  await lossMessage.waitFor();
  await lossMessage.evaluate((message) => Promise.all(message.getAnimations().map(({ finished }) => finished)));
  await expect.poll(() => covered()).toEqual([]);
  await expect.poll(() => lossMessage.count()).toBe(1);
});
