import { setTimeout as pause } from 'node:timers/promises';
import type { Benchmark, Effort, Figure } from '../benchmark.ts';
import { median } from '../measuring/median.ts';
import { plantProject } from '../planting/plant-project.ts';
import { loadingOf, type Loading } from './loading-of.ts';
import { startVisitors, type Visitors } from './visitors.ts';
import { startStaticPage } from './static-page.ts';

/** So many visits make a full run. */
const VISITS = 7;

const visitsOf = ({ quick, rounds }: Effort): number => (quick || rounds === 1 ? 1 : VISITS);

/** The first screen of somebody who has never been here, on a slow phone in a mobile network. */
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

/** Visits both pages in turn, each time as somebody who was never here. */
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

/** How much of the first visit's time a second one takes, to the rooms of a project, once the browser keeps what it keeps. */
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

/** Milliseconds in which a browser has kept the app, beside everything else on a slow network. */
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

/** In seconds. */
const paintOf = (visits: readonly Loading[]): number => median(visits.map(({ largestPaint }) => largestPaint)) / 1000;
