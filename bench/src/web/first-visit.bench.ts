import type { Benchmark } from '../benchmark.ts';
import { median } from '../measuring/median.ts';
import { loadingOf, type Loading } from './loading-of.ts';
import { startSlowBrowser } from './slow-browser.ts';

/** So many visits make a full run. */
const VISITS = 7;

/** The first screen of somebody who has never been here, on a slow phone in a mobile network. */
export const firstVisit: Benchmark = {
  name: 'first-visit',
  measure: async ({ startServer, quick, rounds, traces }) => {
    const server = await startServer();
    const browser = await startSlowBrowser(traces);
    const visits: Loading[] = [];
    try {
      for (let visit = 0; visit < (quick || rounds === 1 ? 1 : VISITS); visit += 1) {
        const page = await browser.openPage('mobile');
        await browser.traced(page, 'first-visit', async () => {
          visits.push(await loadingOf(page, `${server.address}/el12/`));
        });
        await page.context().close();
      }
    } finally {
      await browser.close();
      await server.stop();
    }
    const largestPaint = median(visits.map((visit) => visit.largestPaint)) / 1000;
    const blocked = median(visits.map((visit) => visit.blocked));
    return [
      {
        what: 'first visit, 4 × slower, 1.6 Mbit/s: largest paint',
        value: largestPaint,
        unit: 's',
        atMost: 1.8,
        atMostOfOther: 0.65,
      },
      { what: 'first visit, 4 × slower, 1.6 Mbit/s: blocked', value: blocked, unit: 'ms', atMost: 50 },
    ];
  },
};
