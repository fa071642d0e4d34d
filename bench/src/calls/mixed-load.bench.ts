import type { Benchmark, Effort, Figure } from '../benchmark.ts';
import { median, quantile } from '../measuring/median.ts';
import { memoryOf } from '../measuring/process-costs.ts';
import { ratioOf } from '../measuring/ratio-of.ts';
import { startBaseline, type Baseline } from '../measuring/start-baseline.ts';
import { mixedLoad, type MixedOutcome } from './mixed-load.ts';
import { plantProject } from '../planting/plant-project.ts';

/** How many people work at once, and how long each thinks between two calls, in milliseconds. */
const VISITORS = 20;
const THOUGHT = 100;

/** Seconds of one round; `SOAK_MINUTES` asks for longer, ten for a soak, and for a line about memory twice a minute. */
const SECONDS = 10;
const soak = Number(process.env['SOAK_MINUTES'] ?? 0) * 60;

/** A mix of calls like that of real visitors, documents among them: how long light calls take, and whether memory stays. */
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
      const stopTelling = tellMemory(address);
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

/** In a few seconds memory still grows to what it needs. */
const flat = ({ quick }: Effort) => ({ unit: '×', ...(!quick && { atMost: 1.25 }) });

/** How long calls took while documents were made, in milliseconds, and against a server by hand that made none. */
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

/** Light calls a second when nobody pauses. */
const fullRate = async (address: string, projectIds: readonly string[]): Promise<number> => {
  const { light, faults } = await mixedLoad(address, projectIds, { seconds: 2, thought: 0, documents: false });
  if (faults.length > 0) throw new Error(`${address}: ${faults[0]}`);
  return light.length / 2;
};

/** What the server by hand has to hold: the same projects, a set, and the rows of its bill. */
const seedOf = async (address: string, projectIds: readonly string[]): Promise<string> => {
  const read = async (path: string): Promise<unknown> => (await fetch(`${address}/api/project/${path}`)).json();
  const [first = ''] = projectIds;
  return JSON.stringify({
    projects: await Promise.all(projectIds.map(read)),
    set: await read(`${first}/set/1`),
    rows: await read(`${first}/components/list?sets=1`),
  });
};

/** Seconds before anything counts, and of what counts. */
const lengthOf = ({ rounds, quick }: Effort): { readonly warmUp: number; readonly seconds: number } => {
  if (soak) return { warmUp: 60, seconds: soak };
  return quick ? { warmUp: 2, seconds: 4 } : { warmUp: SECONDS, seconds: rounds * SECONDS };
};

/** Tells of the server's memory twice a minute during a soak, until it is stopped. */
const tellMemory = (address: string): (() => void) => {
  if (!soak) return () => undefined;
  const begin = Date.now();
  const tell = async (): Promise<void> => {
    const { heap, resident } = await memoryOf(address, 10);
    const seconds = Math.round((Date.now() - begin) / 1000);
    console.log(`${seconds} s: memory ${Math.round(resident / 1e6)} MB, heap ${Math.round(heap / 1e6)} MB`);
  };
  const timer = setInterval(() => void tell(), 30_000);
  return () => clearInterval(timer);
};
