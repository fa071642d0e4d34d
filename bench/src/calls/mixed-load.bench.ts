import type { Benchmark, Effort, Figure } from '../benchmark.ts';
import { median, quantile } from '../measuring/median.ts';
import { memoryOf } from '../measuring/process-costs.ts';
import { ratioOf } from '../measuring/ratio-of.ts';
import { startBaseline, type Baseline } from '../measuring/start-baseline.ts';
import { mixedLoad, type MixedOutcome } from './mixed-load.ts';
import { plantProject } from '../planting/plant-project.ts';

/** Number of simultaneous visitors, and each visitor's pause between two calls in milliseconds. */
const VISITORS = 20;
const THOUGHT = 100;

/**
 * Duration of a round in seconds. `SOAK_MINUTES` sets a longer duration, and memory is then reported twice a minute.
 */
const SECONDS = 10;
const soak = Number(process.env['SOAK_MINUTES'] ?? 0) * 60;

/** A mix of calls like that of real visitors, including documents: latency of light calls, and growth of memory. */
export const mixed: Benchmark = {
  name: 'mixed-load',
  measure: async (effort) => {
    const { rounds } = effort;
    const { warmUp, seconds } = lengthOf(effort);
    const server = await effort.startServer();
    const { address } = server;
    let bare: Baseline | undefined;
    try {
      const projectIds: string[] = [];
      for (let visitor = 0; visitor < VISITORS; visitor += 1)
        projectIds.push(await plantProject(address, { sets: 8, rooms: 3 }));
      await mixedLoad(address, projectIds, { seconds: warmUp, thought: THOUGHT });
      bare = await startBaseline('bare-mix', await seedOf(address, projectIds));
      const byHand = await mixedLoad(bare.address, projectIds, { seconds: warmUp, thought: THOUGHT, documents: false });
      const before = await memoryOf(address);
      const stopTelling = logMemory(address);
      const mix = await mixedLoad(address, projectIds, { seconds, thought: THOUGHT });
      stopTelling();
      const after = await memoryOf(address);
      const { address: bareAddress } = bare;
      const rate = await ratioOf(
        rounds,
        () => fullRate(address, projectIds),
        () => fullRate(bareAddress, projectIds),
      );
      return [
        ...timesOf(mix, byHand, seconds),
        {
          what: `${NAME}, no pauses, no documents: rate against hand-written SQL`,
          value: rate,
          unit: '×',
          atLeast: 0.6,
        },
        { what: `${NAME}: heap after ${seconds} s against before`, value: after.heap / before.heap, ...flat(effort) },
        {
          what: `${NAME}: memory after ${seconds} s against before`,
          value: after.resident / before.resident,
          ...flat(effort),
        },
      ];
    } finally {
      bare?.stop();
      await server.stop();
    }
  },
};

const NAME = 'mixed load';

/** The limit for memory growth. Quick runs have none, because memory still grows in the first seconds. */
const flat = ({ quick }: Effort) => ({ unit: '×', ...(!quick && { atMost: 1.25 }) });

/**
 * Latencies in milliseconds while documents are rendered, and relative to the hand-written server, which renders none.
 */
const timesOf = ({ light, documents, faults }: MixedOutcome, byHand: MixedOutcome, seconds: number): Figure[] => {
  const against = (share: number): number => quantile(light, share) / quantile(byHand.light, share);
  return [
    { what: `${NAME}: light calls, p50`, value: median(light), unit: 'ms' },
    { what: `${NAME}: light calls, p99`, value: quantile(light, 0.99), unit: 'ms', atMost: 25 },
    { what: `${NAME}: light calls, p50 against hand-written SQL`, value: against(0.5), unit: '×' },
    { what: `${NAME}: light calls, p99 against hand-written SQL`, value: against(0.99), unit: '×' },
    { what: `${NAME}: documents, p50`, value: median(documents), unit: 'ms' },
    { what: `${NAME}: calls a second`, value: (light.length + documents.length) / seconds, unit: '/s' },
    { what: `${NAME}: answers other than expected`, value: faults.length, unit: '', atMost: 0 },
  ];
};

/** Light calls per second without pauses. */
const fullRate = async (address: string, projectIds: readonly string[]): Promise<number> => {
  const { light, faults } = await mixedLoad(address, projectIds, { seconds: 2, thought: 0, documents: false });
  if (faults.length > 0) throw new Error(`${address}: ${faults[0]}`);
  return light.length / 2;
};

/** The data of the hand-written server: the same projects, a set, and the rows of its bill. */
const seedOf = async (address: string, projectIds: readonly string[]): Promise<string> => {
  const read = async (path: string): Promise<unknown> => (await fetch(`${address}/api/project/${path}`)).json();
  const [first = ''] = projectIds;
  return JSON.stringify({
    projects: await Promise.all(projectIds.map(read)),
    set: await read(`${first}/set/1`),
    rows: await read(`${first}/components/list?sets=1`),
  });
};

/** Seconds of warm-up, and seconds that are measured. */
const lengthOf = ({ rounds, quick }: Effort): { readonly warmUp: number; readonly seconds: number } => {
  if (soak) return { warmUp: 60, seconds: soak };
  return quick ? { warmUp: 2, seconds: 4 } : { warmUp: SECONDS, seconds: rounds * SECONDS };
};

/** Reports the server's memory twice a minute during a soak test. Returns a function that stops the reports. */
const logMemory = (address: string): (() => void) => {
  if (!soak) return () => undefined;
  const begin = Date.now();
  const log = async (): Promise<void> => {
    const { heap, resident } = await memoryOf(address, 10);
    const seconds = Math.round((Date.now() - begin) / 1000);
    console.log(`${seconds} s: memory ${Math.round(resident / 1e6)} MB, heap ${Math.round(heap / 1e6)} MB`);
  };
  const timer = setInterval(() => void log(), 30_000);
  return () => clearInterval(timer);
};
