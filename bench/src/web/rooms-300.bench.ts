import { setTimeout as pause } from 'node:timers/promises';
import { centreOf } from '@ramka/e2e/centre-of';
import type { Locator, Page } from 'playwright-core';
import type { Benchmark, Figure } from '../benchmark.ts';
import { median } from '../measuring/median.ts';
import { plantProject } from '../planting/plant-project.ts';
import { startSlowBrowser } from './slow-browser.ts';

/** The rooms of a large project: response time of the screen to a click. */
export const rooms300: Benchmark = {
  name: 'rooms-300',
  measure: async ({ startServer, rounds, traces }) => {
    const server = await startServer();
    const browser = await startSlowBrowser(traces);
    const slowestOf = async (page: Page, answer: () => Promise<void>): Promise<number> => {
      const answers: number[] = [];
      await watchAnswers(page);
      for (let round = 0; round < rounds; round += 1)
        await browser.traced(page, 'rooms-300', async () => {
          answers.push(await slowestAnswer(page, answer));
        });
      await page.close();
      return median(answers);
    };
    const slowestWith = async ({ rooms, sets }: { readonly rooms: number; readonly sets: number }): Promise<number> => {
      const project = await plantProject(server.address, { sets, rooms });
      const last = `Pokój ${rooms}`;
      const page = await browser.openPage();
      await page.goto(`${server.address}/el12/projekt/${project}/pomieszczenia`);
      await menuOf(page, last).waitFor();
      await page.waitForLoadState('networkidle');
      return slowestOf(page, () => pressAll(page, last));
    };
    const slowestBare = async (): Promise<number> => {
      const page = await browser.openPage();
      await page.setContent(barePage);
      return slowestOf(page, () => press(page, page.locator('summary').first()));
    };
    try {
      const slowest = {
        40: await slowestWith({ rooms: 40, sets: 300 }),
        60: await slowestWith({ rooms: 60, sets: 300 }),
      };
      const small = await slowestWith({ rooms: 3, sets: 24 });
      return figuresOf(slowest, { small, bare: await slowestBare() });
    } finally {
      await browser.close();
      await server.stop();
    }
  },
};

/** The reference values for a large project: those of a small one, and of a page without an app. */
type Counterparts = { readonly small: number; readonly bare: number };

const figuresOf = (slowest: Readonly<Record<string, number>>, { small, bare }: Counterparts): readonly Figure[] =>
  Object.entries(slowest).flatMap(([rooms, value]) => [
    {
      what: `300 sets in ${rooms} rooms, 4 × slower: slowest answer to a click`,
      value,
      unit: 'ms',
      atMostOfOther: 0.5,
    },
    {
      what: `… in ${rooms} rooms, against opening one of 40 lists of 300 plain rows`,
      value: value / bare,
      unit: '×',
      atMost: 4.5,
    },
    {
      what: `… in ${rooms} rooms, against the same presses in a project of 24 sets in 3 rooms`,
      value: value / small,
      unit: '×',
      atMost: 1.3,
    },
  ]);

/** The first menu button for an object with this name. Older versions use another label. */
const menuOf = (page: Page, name: string): Locator =>
  page.getByRole('button', { name: new RegExp(`^(?:Działania|Czynności): ${name}$`) }).first();

/** Records in the page the duration from each press to the next paint. */
const watchAnswers = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const slowest = { duration: 0 };
    Reflect.set(window, 'slowest', slowest);
    // The lowest possible threshold. TypeScript's library does not know this property yet.
    const presses = { type: 'event', durationThreshold: 16 };
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) slowest.duration = Math.max(slowest.duration, duration);
    }).observe(presses);
  });

/** The longest duration from a press to its paint, in milliseconds. */
const slowestAnswer = async (page: Page, answer: () => Promise<void>): Promise<number> => {
  await page.evaluate(() => Reflect.set(Reflect.get(window, 'slowest') as object, 'duration', 0));
  await answer();
  await pause(SETTLING);
  return page.evaluate(() => (Reflect.get(window, 'slowest') as { duration: number }).duration);
};

/** Native `details` elements with as many rows as the project has sets. */
const barePage = Array.from(
  { length: 40 },
  () => `<details><summary>Pokój</summary><ul>${'<li>Zestaw</li>'.repeat(300)}</ul></details>`,
).join('');

/** Opens and closes a room and its menu, and opens a set's quantity field. */
const pressAll = async (page: Page, name: string): Promise<void> => {
  const room = page.getByRole('button', { name: new RegExp(`^${name}`) }).first();
  await press(page, room);
  await press(page, room);
  await press(page, menuOf(page, name));
  await page.keyboard.press('Escape');
  await press(page, menuOf(page, 'Zestaw \\d+'));
  await press(page, page.getByRole('menuitem', { name: 'Zmień ilość' }));
  await page.keyboard.press('Escape');
};

/** Milliseconds until the result of a press is painted and all follow-up work is done. */
const SETTLING = 500;

/** Presses an element and then waits, because locating the next element at once would slow down the page. */
const press = async (page: Page, target: Locator): Promise<void> => {
  const { x, y } = await centreOf(target);
  await page.mouse.click(x, y);
  await pause(SETTLING);
};
