import { setTimeout as pause } from 'node:timers/promises';
import type { Locator, Page } from 'playwright-core';
import type { Benchmark } from '../benchmark.ts';
import { median } from '../measuring/median.ts';
import { plantProject } from '../planting/plant-project.ts';
import { startSlowBrowser } from './slow-browser.ts';

/** The rooms of a large project: how soon the screen answers a click. */
export const rooms300: Benchmark = {
  name: 'rooms-300',
  measure: async ({ startServer, rounds, traces }) => {
    const server = await startServer();
    const browser = await startSlowBrowser(traces);
    const slowestWith = async (rooms: number): Promise<number> => {
      const project = await plantProject(server.address, { sets: 300, rooms });
      const last = `Pokój ${rooms}`;
      const answers: number[] = [];
      const page = await browser.openPage('near');
      await page.goto(`${server.address}/el12/projekt/${project}/pomieszczenia`);
      await page.getByRole('button', { name: `Działania: ${last}`, exact: true }).waitFor();
      await page.waitForLoadState('networkidle');
      await watchAnswers(page);
      for (let round = 0; round < rounds; round += 1)
        await browser.traced(page, 'rooms-300', async () => {
          answers.push(await slowestAnswer(page, last));
        });
      await page.close();
      return median(answers);
    };
    try {
      return [
        {
          what: '300 sets in 40 rooms, 4 × slower: slowest answer to a click',
          value: await slowestWith(40),
          unit: 'ms',
          atMost: 80,
          atMostOfOther: 0.5,
        },
        { what: 'the same in 60 rooms', value: await slowestWith(60), unit: 'ms', atMost: 80 },
      ];
    } finally {
      await browser.close();
      await server.stop();
    }
  },
};

/** Notes in the page how long each press took until what it changed was painted. */
const watchAnswers = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const slowest = { duration: 0 };
    Reflect.set(window, 'slowest', slowest);
    // The shortest that can be asked for; the compiler's library does not know the word yet.
    const presses = { type: 'event', durationThreshold: 16 };
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) slowest.duration = Math.max(slowest.duration, duration);
    }).observe(presses);
  });

/** Opens and closes a room and its menu, and asks for a set's quantity; the longest that the screen needed for a press. */
const slowestAnswer = async (page: Page, name: string): Promise<number> => {
  await page.evaluate(() => Reflect.set(Reflect.get(window, 'slowest') as object, 'duration', 0));
  const room = page.getByRole('button', { name: new RegExp(`^${name}`) }).first();
  await press(page, room);
  await press(page, room);
  await press(page, page.getByRole('button', { name: `Działania: ${name}`, exact: true }));
  await page.keyboard.press('Escape');
  await press(page, page.getByRole('button', { name: /^Działania: Zestaw/ }).first());
  await press(page, page.getByRole('menuitem', { name: 'Zmień ilość' }));
  await page.keyboard.press('Escape');
  await pause(SETTLING);
  return page.evaluate(() => (Reflect.get(window, 'slowest') as { duration: number }).duration);
};

/** Milliseconds in which what a press changed is painted, and everything after it has come to rest. */
const SETTLING = 500;

/** Presses something, and leaves the page alone until it has answered: looking for the next thing would hold it up. */
const press = async (page: Page, target: Locator): Promise<void> => {
  const box = await target.boundingBox();
  if (box === null) throw new Error('not on the screen');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await pause(SETTLING);
};
