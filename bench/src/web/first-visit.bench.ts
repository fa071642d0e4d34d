import { setTimeout as pause } from 'node:timers/promises';
import type { Benchmark, Effort, Figure } from '../benchmark.ts';
import { median } from '../measuring/median.ts';
import { plantProject } from '../planting/plant-project.ts';
import { loadingOf, type Loading } from './loading-of.ts';
import { startVisitors, type Visitors } from './visitors.ts';
import { startStaticPage } from './static-page.ts';

/** Number of visits in a full run. */
const VISITS = 7;

const visitsOf = ({ quick, rounds }: Effort): number => (quick || rounds === 1 ? 1 : VISITS);

/** The first screen of a new visitor with a slow phone in a mobile network. */
export const firstVisit: Benchmark = {
  name: 'first-visit',
  measure: async (effort) => {
    const server = await effort.startServer();
    const bare = await startStaticPage();
    const visitors = await startVisitors(effort.traces);
    const project = await plantProject(server.address, { sets: 20, rooms: 4 });
    try {
      const visits = await visitInTurn(visitors, [`${server.address}/el12/`, bare.address], effort);
      const rooms = await visitTwice(visitors, `${server.address}/el12/projekt/${project}/pomieszczenia`, effort);
      return [...figuresOf(visits), ...rooms];
    } finally {
      await visitors.close();
      bare.stop();
      await server.stop();
    }
  },
};

/** Visits both pages alternately, each time as a new visitor. */
const visitInTurn = async (
  visitors: Visitors,
  addresses: readonly [ours: string, bare: string],
  effort: Effort,
): Promise<Record<'ours' | 'bare', readonly Loading[]>> => {
  const visit = async (address: string): Promise<Loading> => {
    const visitor = await visitors.arrive();
    const loading = await visitors.traced('first-visit', () => loadingOf(visitor, address));
    await visitor.leave();
    return loading;
  };
  const ours: Loading[] = [];
  const bare: Loading[] = [];
  for (let count = 0; count < visitsOf(effort); count += 1) {
    ours.push(await visit(addresses[0]));
    bare.push(await visit(addresses[1]));
  }
  return { ours, bare };
};

/**
 * The time of a second visit relative to the first one, for the rooms of a project, after the browser has filled its
 * caches.
 */
const visitTwice = async (visitors: Visitors, address: string, effort: Effort): Promise<readonly Figure[]> => {
  const shares: number[] = [];
  for (let count = 0; count < visitsOf(effort); count += 1) {
    const visitor = await visitors.arrive();
    const first = await loadingOf(visitor, address, ROOM);
    await pause(KEEPING);
    shares.push((await loadingOf(visitor, address, ROOM)).largestPaint / first.largestPaint);
    await visitor.leave();
  }
  return [
    {
      what: 'a second visit, to the rooms, against the first: largest paint',
      value: median(shares),
      unit: '×',
      atMost: 0.5,
    },
  ];
};

/** A room, which the skeleton does not contain. */
const ROOM = 'main section h2';

/** Milliseconds in which the service worker caches the app on a slow network, in parallel with other requests. */
const KEEPING = 12_000;

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

/** Median of the largest contentful paint, in seconds. */
const paintOf = (visits: readonly Loading[]): number => median(visits.map(({ largestPaint }) => largestPaint)) / 1000;
