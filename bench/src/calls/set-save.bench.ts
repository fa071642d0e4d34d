import type { Benchmark } from '../benchmark.ts';
import { plantProject } from '../planting/plant-project.ts';
import { rateOf } from '../measuring/rate-of.ts';
import { ratioOf } from '../measuring/ratio-of.ts';
import { savedSet } from '../planting/saved-set.ts';
import { startBaseline } from '../measuring/start-baseline.ts';

/** Durably saving a set, compared with Fastify and hand-written SQL on the same engine. */
export const setSave: Benchmark = {
  name: 'set-save',
  measure: async ({ startServer, rounds, seconds }) => {
    const server = await startServer();
    const projectId = await plantProject(server.address, { sets: 20, rooms: 5 });
    const path = `/api/project/${projectId}`;
    const bare = await startBaseline('bare-set-save', await (await fetch(`${server.address}${path}`)).text());
    const save = await savedSet(server.address, path, 7);
    try {
      return [
        {
          what: 'saving a set: rate against hand-written SQL',
          value: await ratioOf(
            rounds,
            () => rateOf({ ...save, url: `${server.address}${path}/set/7` }, seconds),
            () => rateOf({ ...save, url: `${bare.address}${path}/set/7` }, seconds),
          ),
          unit: '×',
          atLeast: 0.6,
        },
      ];
    } finally {
      bare.stop();
      await server.stop();
    }
  },
};
