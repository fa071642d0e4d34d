import { startServer } from '@ramka/e2e/start-server';
import type { Benchmark } from './benchmark.ts';
import { median, quantile } from './median.ts';
import { mixedLoad } from './mixed-load.ts';
import { plantProject } from './plant-project.ts';

/** How many people work at once, and how long each thinks between two calls, in milliseconds. */
const VISITORS = 20;
const THOUGHT = 100;

/** Seconds of one round; `SOAK_MINUTES` asks for longer, ten for a soak. */
const SECONDS = 10;

/** A mix of calls like that of real visitors, documents among them: how long light calls take, and whether memory stays. */
export const mixed: Benchmark = {
  name: 'mixed-load',
  measure: async (rounds) => {
    const seconds = Number(process.env['SOAK_MINUTES'] ?? 0) * 60 || rounds * SECONDS;
    const server = await startServer();
    try {
      const projectIds: string[] = [];
      for (let visitor = 0; visitor < VISITORS; visitor += 1)
        projectIds.push(await plantProject(server.address, { sets: 8, rooms: 3 }));
      await mixedLoad(server.address, projectIds, { seconds: SECONDS, thought: THOUGHT });
      const before = await memoryOf(server.address);
      const { light, documents, faults } = await mixedLoad(server.address, projectIds, { seconds, thought: THOUGHT });
      return [
        { what: 'mixed load: light calls, p50', value: median(light), unit: 'ms' },
        { what: 'mixed load: light calls, p99', value: quantile(light, 0.99), unit: 'ms', atMost: 50 },
        { what: 'mixed load: documents, p50', value: median(documents), unit: 'ms' },
        { what: 'mixed load: calls a second', value: (light.length + documents.length) / seconds, unit: '/s' },
        { what: 'mixed load: answers other than expected', value: faults.length, unit: '', atMost: 0 },
        {
          what: `mixed load: heap after ${seconds} s against before`,
          value: (await memoryOf(server.address)) / before,
          unit: '×',
          atMost: 1.25,
        },
      ];
    } finally {
      await server.stop();
    }
  },
};

/** What the server's heap holds at least: the least of several looks, as garbage comes and goes between them. */
const memoryOf = async (address: string): Promise<number> => {
  const looks: number[] = [];
  for (let look = 0; look < 40; look += 1) {
    const metrics = await (await fetch(`${address}/metrics`)).text();
    looks.push(Number(/^nodejs_heap_size_used_bytes (\S+)$/m.exec(metrics)?.[1]));
  }
  return Math.min(...looks);
};
