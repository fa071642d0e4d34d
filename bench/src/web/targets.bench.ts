import { browserArguments } from '@ramka/e2e/browser-arguments';
import { findChromium } from '@ramka/e2e/find-chromium';
import { apiProject } from '@ramka/e2e/api-project';
import { plantFlat } from '@ramka/e2e/restyle/plant-flat';
import { chromium, type Page } from 'playwright-core';
import type { Benchmark, Figure } from '../benchmark.ts';
import { countTargets } from './count-targets.ts';

/** The controls that a visitor sees on each screen at rest: with the pointer on nothing and no menu open. */
export const targets: Benchmark = {
  name: 'targets',
  measure: async ({ startServer }) => {
    const server = await startServer();
    const browser = await chromium.launch({ executablePath: await findChromium(), args: browserArguments });
    try {
      const context = await browser.newContext({
        locale: 'pl-PL',
        viewport: { width: 1440, height: 900 },
        reducedMotion: 'reduce',
        serviceWorkers: 'block',
      });
      const page = await context.newPage();
      const figures: Figure[] = [];
      let unreachable = 0;
      for (const { name, path, ready, prepare, atMost } of await screensOf(server.address)) {
        await page.goto(`${server.address}/el12/${path}`);
        await page.locator(ready).first().waitFor();
        await prepare?.(page);
        await page.mouse.move(0, 0);
        await settle(page);
        const counted = await countTargets(page);
        unreachable += counted.unreachable.length;
        for (const target of counted.unreachable) console.error(`${name}: no keyboard reaches ${target}`);
        figures.push(
          {
            what: `${name}: targets in view`,
            value: counted.inView,
            unit: '',
            ...(atMost !== undefined && { atMost }),
          },
          { what: `${name}: targets on the page`, value: counted.onPage, unit: '' },
        );
      }
      return [
        ...figures,
        { what: 'targets shown on hover that no keyboard reaches', value: unreachable, unit: '', atMost: 0 },
      ];
    } finally {
      await browser.close();
      await server.stop();
    }
  },
};

type Screen = {
  readonly name: string;
  readonly path: string;
  /** An element of the loaded screen, which neither the skeleton nor the start screen contains. */
  readonly ready: string;
  /** Leads from the loaded screen to the measured state. */
  readonly prepare?: (page: Page) => Promise<void>;
  readonly atMost?: number;
};

/** The screens of an empty project, of a project with one empty room, and of a flat with eight rooms. */
const screensOf = async (address: string): Promise<readonly Screen[]> => {
  const empty = `projekt/${(await apiProject(address)).id}`;
  const started = await apiProject(address);
  await started.addRoom('Salon');
  const oneRoom = `projekt/${started.id}`;
  const { project, setIds } = await plantFlat(address);
  const flat = `projekt/${project.id}`;
  const main = 'main h1:not([data-prerendered] *)';
  const room = '[data-room]';
  const newSet = `${empty}/zestawy/nowy`;
  const line = 'main button:has-text("Simon 54 Premium")';
  return [
    { name: 'start', path: '', ready: main },
    { name: 'rooms, none', path: `${empty}/pomieszczenia`, ready: main },
    { name: 'rooms, one', path: `${oneRoom}/pomieszczenia`, ready: room },
    { name: 'rooms, eight', path: `${flat}/pomieszczenia`, ready: room, atMost: 32 },
    { name: 'sets', path: `${flat}/zestawy`, ready: main },
    { name: 'editor, step 1', path: newSet, ready: line, atMost: 30 },
    {
      name: 'editor, step 2',
      path: newSet,
      ready: line,
      prepare: (page) => page.locator(line).first().click(),
      atMost: 42,
    },
    {
      name: 'editor, step 3',
      path: `${flat}/zestawy/${setIds['Kącik telewizyjny']}`,
      ready: '[data-card]',
      atMost: 48,
    },
    { name: 'order', path: `${flat}/zamowienie`, ready: 'main table', atMost: 38 },
    { name: 'restyle', path: `${flat}/zmiana`, ready: main },
    { name: 'properties', path: flat, ready: main, atMost: 16 },
    { name: 'installation', path: `${flat}/montaz`, ready: main },
  ];
};

/** Waits for requests, lazily loaded parts and pictures. */
const settle = async (page: Page): Promise<void> => {
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(500);
};
