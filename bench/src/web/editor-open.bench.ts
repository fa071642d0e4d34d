import type { Page } from 'playwright-core';
import type { Benchmark, Figure } from '../benchmark.ts';
import { median } from '../measuring/median.ts';
import { plantProject } from '../planting/plant-project.ts';
import { loadingOf, type Loading } from './loading-of.ts';
import { startSlowBrowser } from './slow-browser.ts';

/** Opening a saved set in the editor: from its address in a mobile network, and from the list of sets. */
export const editorOpen: Benchmark = {
  name: 'editor-open',
  measure: async ({ startServer, rounds, traces }) => {
    const server = await startServer();
    const project = await plantProject(server.address, { sets: 20, rooms: 4 });
    const sets = `${server.address}/el12/projekt/${project}/zestawy`;
    const browser = await startSlowBrowser(traces);
    const cold: Opening[] = [];
    const warm: number[] = [];
    try {
      for (let round = 0; round < rounds; round += 1) {
        const visitor = await browser.openPage('mobile');
        await browser.traced(visitor, 'editor-open', async () => {
          cold.push(await openingOf(visitor, `${sets}/1`));
        });
        await visitor.context().close();
        const page = await browser.openPage('near');
        await page.goto(sets);
        await page.waitForLoadState('networkidle');
        warm.push(await timeToOpen(page));
        await page.context().close();
      }
    } finally {
      await browser.close();
      await server.stop();
    }
    return figuresOf(cold, warm);
  },
};

/** How the editor opened from its address: as any page, and when its first module could be picked, in milliseconds. */
type Opening = Loading & { readonly picked: number };

const openingOf = async (page: Page, address: string): Promise<Opening> => {
  const pickable = async (): Promise<number> => {
    await page.locator('[data-cards] button').first().waitFor();
    return page.evaluate(() => performance.now());
  };
  const [loading, picked] = await Promise.all([loadingOf(page, address), pickable()]);
  return { ...loading, picked };
};

const figuresOf = (cold: readonly Opening[], warm: readonly number[]): readonly Figure[] => {
  const name = 'editor from its address, 4 × slower, 1.6 Mbit/s';
  const middle = (of: (opening: Opening) => number): number => median(cold.map(of));
  return [
    {
      what: `${name}: largest paint`,
      value: middle(({ largestPaint }) => largestPaint) / 1000,
      unit: 's',
      atMostOfOther: 0.6,
    },
    { what: `${name}: blocked`, value: middle(({ blocked }) => blocked), unit: 'ms', atMostOfOther: 0.3 },
    {
      what: `${name}: first module can be picked`,
      value: middle(({ picked }) => picked) / 1000,
      unit: 's',
      atMostOfOther: 0.6,
    },
    {
      what: 'editor from the list of sets, 4 × slower: until its slots are there',
      value: median(warm),
      unit: 'ms',
      atMostOfOther: 0.5,
    },
  ];
};

/** From the click on a set until its slots can be used. */
const timeToOpen = async (page: Page): Promise<number> => {
  // By its address: by its role a card is not found that is out of sight.
  const link = page.locator('main a[href$="/zestawy/1"]').first();
  await link.scrollIntoViewIfNeeded();
  const begin = performance.now();
  await link.click();
  await page.getByRole('button', { name: /^Miejsce 1(,|:)/ }).waitFor();
  return performance.now() - begin;
};
