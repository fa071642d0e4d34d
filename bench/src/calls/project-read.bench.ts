import type { Benchmark } from '../benchmark.ts';
import { plantProject } from '../planting/plant-project.ts';
import { rateOf } from '../measuring/rate-of.ts';
import { ratioOf } from '../measuring/ratio-of.ts';
import { startBaseline } from '../measuring/start-baseline.ts';
import { shareOfChanged } from '../measuring/time-of-changed.ts';

/**
 * Repeatedly reading a project with 20 sets in 5 rooms, compared with Fastify and hand-written SQL on the same engine.
 */
export const projectRead: Benchmark = {
  name: 'project-read',
  measure: async ({ startServer, rounds, seconds }) => {
    const server = await startServer();
    const projectId = await plantProject(server.address, { sets: 20, rooms: 5 });
    const path = `/api/project/${projectId}`;
    const url = `${server.address}${path}`;
    const bare = await startBaseline('bare-project', await (await fetch(url)).text());
    try {
      return [
        {
          what: 'project of 20 sets in 5 rooms: rate against hand-written SQL',
          value: await ratioOf(
            rounds,
            () => rateOf({ url }, seconds),
            () => rateOf({ url: `${bare.address}${path}` }, seconds),
          ),
          unit: '×',
          atLeast: 0.75,
        },
        {
          what: 'the same, changed before every read: processor time of hand-written SQL against ours',
          value: await shareOfChanged(
            rounds,
            { url, processId: server.processId },
            { url: `${bare.address}${path}`, processId: bare.processId },
          ),
          unit: '×',
          atLeast: 0.5,
        },
      ];
    } finally {
      bare.stop();
      await server.stop();
    }
  },
};
