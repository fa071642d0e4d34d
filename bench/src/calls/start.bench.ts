import type { Benchmark } from '../benchmark.ts';
import { median } from '../measuring/median.ts';

/** From starting the process to its first answer, once everything is built. */
export const start: Benchmark = {
  name: 'start',
  measure: async ({ startServer, rounds }) => {
    const seconds: number[] = [];
    for (let round = 0; round <= rounds; round += 1) {
      const begin = performance.now();
      const server = await startServer();
      if (round > 0) seconds.push((performance.now() - begin) / 1000);
      await server.stop();
    }
    return [
      { what: 'start to first answer, once built', value: median(seconds), unit: 's', atMost: 1, atMostOfOther: 0.6 },
    ];
  },
};
