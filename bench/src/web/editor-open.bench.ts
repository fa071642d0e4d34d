import type { Page } from 'playwright-core';
import type { Benchmark } from '../benchmark.ts';
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
    const cold: Loading[] = [];
    const warm: number[] = [];
    try {
      for (let round = 0; round < rounds; round += 1) {
        const visitor = await browser.openPage('mobile');
        await browser.traced(visitor, 'editor-open', async () => {
          cold.push(await loadingOf(visitor, `${sets}/1`));
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
    const largestPaint = median(cold.map((loading) => loading.largestPaint)) / 1000;
    const blocked = median(cold.map((loading) => loading.blocked));
    return [
      {
        what: 'editor from its address, 4 × slower, 1.6 Mbit/s: largest paint',
        value: largestPaint,
        unit: 's',
        atMostOfOther: 0.6,
      },
      {
        what: 'editor from its address, 4 × slower, 1.6 Mbit/s: blocked',
        value: blocked,
        unit: 'ms',
        atMostOfOther: 0.3,
      },
      {
        what: 'editor from the list of sets, 4 × slower: until its slots are there',
        value: median(warm),
        unit: 'ms',
        atMostOfOther: 0.5,
      },
    ];
  },
};

/** From the click on a set until its slots can be used. */
const timeToOpen = async (page: Page): Promise<number> => {
  const link = page.getByRole('link', { name: 'Edytuj zestaw „Zestaw 1”', exact: true });
  await link.scrollIntoViewIfNeeded();
  const begin = performance.now();
  await link.click();
  await page.getByRole('button', { name: /^Miejsce 1(,|:)/ }).waitFor();
  return performance.now() - begin;
};
