import { startServer } from '@ramka/e2e/start-server';
import type { Benchmark, Effort } from '../benchmark.ts';
import { median, quantile } from '../measuring/median.ts';
import { memoryOf } from '../measuring/memory-of.ts';
import { mixedLoad } from './mixed-load.ts';
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
    const { warmUp, seconds } = lengthOf(effort);
    const server = await startServer();
    const { address } = server;
    try {
      const projectIds: string[] = [];
      for (let visitor = 0; visitor < VISITORS; visitor += 1)
        projectIds.push(await plantProject(address, { sets: 8, rooms: 3 }));
      await mixedLoad(address, projectIds, { seconds: warmUp, thought: THOUGHT });
      const before = await memoryOf(address);
      const stopTelling = tellMemory(address);
      const { light, documents, faults } = await mixedLoad(address, projectIds, { seconds, thought: THOUGHT });
      stopTelling();
      const after = await memoryOf(address);
      const grown = (what: keyof typeof after): number => after[what] / before[what];
      return [
        { what: 'mixed load: light calls, p50', value: median(light), unit: 'ms' },
        { what: 'mixed load: light calls, p99', value: quantile(light, 0.99), unit: 'ms', atMost: 50 },
        { what: 'mixed load: documents, p50', value: median(documents), unit: 'ms' },
        { what: 'mixed load: calls a second', value: (light.length + documents.length) / seconds, unit: '/s' },
        { what: 'mixed load: answers other than expected', value: faults.length, unit: '', atMost: 0 },
        { what: `mixed load: heap after ${seconds} s against before`, value: grown('heap'), unit: '×', atMost: 1.25 },
        {
          what: `mixed load: memory after ${seconds} s against before`,
          value: grown('resident'),
          unit: '×',
          atMost: 1.25,
        },
      ];
    } finally {
      await server.stop();
    }
  },
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
