import { setTimeout as pause } from 'node:timers/promises';
import { centreOf } from '@ramka/e2e/centre-of';
import type { Locator, Page } from 'playwright-core';
import type { Benchmark, Figure } from '../benchmark.ts';
import { median } from '../measuring/median.ts';
import { plantProject } from '../planting/plant-project.ts';
import { startSlowBrowser } from './slow-browser.ts';

/** The rooms of a large project: how soon the screen answers a click. */
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

/** What the answers of a large project are held against: those of a small one, and of a page without an app. */
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

/** The button of the first menu about something of that name; older versions call it otherwise. */
const menuOf = (page: Page, name: string): Locator =>
  page.getByRole('button', { name: new RegExp(`^(?:Działania|Czynności): ${name}$`) }).first();

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

/** The longest that the page needed to answer a press. */
const slowestAnswer = async (page: Page, answer: () => Promise<void>): Promise<number> => {
  await page.evaluate(() => Reflect.set(Reflect.get(window, 'slowest') as object, 'duration', 0));
  await answer();
  await pause(SETTLING);
  return page.evaluate(() => (Reflect.get(window, 'slowest') as { duration: number }).duration);
};

/** Lists that a browser opens by itself, with as many rows as the project has sets. */
const barePage = Array.from(
  { length: 40 },
  () => `<details><summary>Pokój</summary><ul>${'<li>Zestaw</li>'.repeat(300)}</ul></details>`,
).join('');

/** Opens and closes a room and its menu, and asks for a set's quantity. */
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

/** Milliseconds in which what a press changed is painted, and everything after it has come to rest. */
const SETTLING = 500;

/** Presses something, and leaves the page alone until it has answered: looking for the next thing would hold it up. */
const press = async (page: Page, target: Locator): Promise<void> => {
  const { x, y } = await centreOf(target);
  await page.mouse.click(x, y);
  await pause(SETTLING);
};
