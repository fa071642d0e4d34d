import type { Benchmark, Effort, Figure } from '../benchmark.ts';
import { median } from '../measuring/median.ts';
import { loadingOf, type Loading } from './loading-of.ts';
import { type SlowBrowser, startSlowBrowser } from './slow-browser.ts';
import { startStaticPage } from './static-page.ts';

/** So many visits make a full run. */
const VISITS = 7;

/** The first screen of somebody who has never been here, on a slow phone in a mobile network. */
export const firstVisit: Benchmark = {
  name: 'first-visit',
  measure: async (effort) => {
    const server = await effort.startServer();
    const bare = await startStaticPage();
    const browser = await startSlowBrowser(effort.traces);
    try {
      return figuresOf(await visitInTurn(browser, [`${server.address}/el12/`, bare.address], effort));
    } finally {
      await browser.close();
      bare.stop();
      await server.stop();
    }
  },
};

/** Visits both pages in turn, each time as somebody who was never here. */
const visitInTurn = async (
  browser: SlowBrowser,
  addresses: readonly [ours: string, bare: string],
  { quick, rounds }: Effort,
): Promise<Record<'ours' | 'bare', readonly Loading[]>> => {
  const visit = async (address: string): Promise<Loading> => {
    const page = await browser.openPage('mobile');
    const loading: Loading[] = [];
    await browser.traced(page, 'first-visit', async () => {
      loading.push(await loadingOf(page, address));
    });
    await page.context().close();
    const [only] = loading;
    if (only === undefined) throw new Error('nothing was loaded');
    return only;
  };
  const ours: Loading[] = [];
  const bare: Loading[] = [];
  for (let count = 0; count < (quick || rounds === 1 ? 1 : VISITS); count += 1) {
    ours.push(await visit(addresses[0]));
    bare.push(await visit(addresses[1]));
  }
  return { ours, bare };
};

const figuresOf = ({ ours, bare }: Record<'ours' | 'bare', readonly Loading[]>): readonly Figure[] => {
  const name = 'first visit, 4 × slower, 1.6 Mbit/s';
  return [
    { what: `${name}: largest paint`, value: paintOf(ours), unit: 's', atMostOfOther: 0.65 },
    {
      what: 'first visit: largest paint against a static page with its words and picture',
      value: paintOf(ours) / paintOf(bare),
      unit: '×',
      atMost: 1.3,
    },
    { what: `${name}: blocked`, value: median(ours.map(({ blocked }) => blocked)), unit: 'ms', atMost: 50 },
  ];
};

/** In seconds. */
const paintOf = (visits: readonly Loading[]): number => median(visits.map(({ largestPaint }) => largestPaint)) / 1000;
