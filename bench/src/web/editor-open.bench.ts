import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import type { Benchmark, Figure } from '../benchmark.ts';
import { median } from '../measuring/median.ts';
import { plantProject } from '../planting/plant-project.ts';
import { loadingOf, type Loading } from './loading-of.ts';
import { startSameBytesPage, weightsOf } from './same-bytes-page.ts';
import { startSlowBrowser } from './slow-browser.ts';
import { startVisitors, type Visitor } from './visitors.ts';

/** Opening a saved set in the editor: from its URL in a mobile network, and from the list of sets. */
export const editorOpen: Benchmark = {
  name: 'editor-open',
  measure: async ({ startServer, rounds, traces }) => {
    const server = await startServer();
    const project = await plantProject(server.address, { sets: 20, rooms: 4 });
    const sets = `${server.address}/el12/projekt/${project}/zestawy`;
    const visitors = await startVisitors(traces);
    const browser = await startSlowBrowser(traces);
    const cold: Loading[] = [];
    const offline: Loading[] = [];
    const bare: number[] = [];
    const warm: number[] = [];
    try {
      for (let round = 0; round < rounds; round += 1) {
        const visitor = await visitors.arrive();
        cold.push(await visitors.traced('editor-open', () => loadingOf(visitor, `${sets}/1`, CARD)));
        const sameBytes = await startSameBytesPage(await weightsOf(visitor));
        offline.push(await openingOffline(visitor, `${sets}/1`));
        await visitor.leave();
        const other = await visitors.arrive();
        bare.push((await loadingOf(other, sameBytes.address)).largestPaint);
        await other.leave();
        sameBytes.stop();
        const page = await browser.openPage();
        await page.goto(sets);
        await page.waitForLoadState('networkidle');
        warm.push(await timeToOpen(page));
        await page.context().close();
      }
    } finally {
      await visitors.close();
      await browser.close();
      await server.stop();
    }
    return figuresOf({ cold, offline, bare, warm });
  },
};

/** A module of the drawer. The drawer is rendered last, and its first module can then be dragged. */
const CARD = '[data-cards] button';

/** Opens the page again without a network. NaN if it does not open. */
const openingOffline = async (visitor: Visitor, address: string): Promise<Loading> => {
  if (!(await isCached(visitor))) return { largestPaint: Number.NaN, blocked: Number.NaN, complete: Number.NaN };
  await pause(KEEPING);
  await visitor.goOffline();
  return loadingOf(visitor, address, CARD);
};

/** Milliseconds in which a service worker caches the app and then the project on a slow network. */
const KEEPING = 15_000;

/** Waits until a service worker is active. False if there is none after `KEEPING`, as in older versions. */
const isCached = ({ run }: Visitor): Promise<boolean> =>
  run(
    (limit) =>
      Promise.race([
        navigator.serviceWorker.ready.then(() => true),
        new Promise<boolean>((resolve) => setTimeout(() => resolve(false), limit)),
      ]),
    KEEPING,
  );

type Openings = {
  readonly cold: readonly Loading[];
  readonly offline: readonly Loading[];
  readonly bare: readonly number[];
  readonly warm: readonly number[];
};

const figuresOf = ({ cold, offline, bare, warm }: Openings): readonly Figure[] => {
  const name = 'editor from its address, 4 × slower, 1.6 Mbit/s';
  const middle = (of: (opening: Loading) => number): number => median(cold.map(of));
  return [
    {
      what: `${name}: largest paint`,
      value: middle(({ largestPaint }) => largestPaint) / 1000,
      unit: 's',
      atMostOfOther: 0.6,
    },
    {
      what: 'editor from its address against a page that loads the same bytes and does nothing: largest paint',
      value: middle(({ largestPaint }) => largestPaint) / median(bare),
      unit: '×',
      atMost: 1.5,
    },
    {
      what: 'the editor once more without a network, against its first time: first module can be picked',
      value: median(offline.map(({ complete }) => complete)) / middle(({ complete }) => complete),
      unit: '×',
      atMost: 0.5,
    },
    {
      // The set itself is painted before all scripts have run, with and without a network.
      what: 'the editor once more without a network: largest paint',
      value: median(offline.map(({ largestPaint }) => largestPaint)) / 1000,
      unit: 's',
    },
    { what: `${name}: blocked`, value: middle(({ blocked }) => blocked), unit: 'ms', atMostOfOther: 0.3 },
    {
      what: `${name}: first module can be picked`,
      value: middle(({ complete }) => complete) / 1000,
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

/** Milliseconds of pointing at a set before the click. */
const POINTING = 500;

/** Time from the click on a set, after pointing at it, until its slots can be used. Measured by the page itself. */
const timeToOpen = async (page: Page): Promise<number> => {
  await page.evaluate(() => {
    addEventListener('click', ({ timeStamp }) => Reflect.set(window, 'clicked', timeStamp), {
      capture: true,
      once: true,
    });
    const observer = new MutationObserver(() => {
      if (document.querySelector('[data-slot="1"]') === null) return;
      observer.disconnect();
      Reflect.set(window, 'opened', performance.now());
    });
    observer.observe(document, { childList: true, subtree: true });
  });
  // Located by its URL, because a card outside the viewport is not found by its role.
  const link = page.locator('main a[href$="/zestawy/1"]').first();
  await link.hover();
  await pause(POINTING);
  await link.click();
  await page.waitForFunction(() => Reflect.has(window, 'opened'), undefined, { polling: 500 });
  return page.evaluate(() => Number(Reflect.get(window, 'opened')) - Number(Reflect.get(window, 'clicked')));
};
