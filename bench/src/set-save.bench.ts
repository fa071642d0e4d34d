import { startServer } from '@ramka/e2e/start-server';
import type { Benchmark } from './benchmark.ts';
import { plantProject } from './plant-project.ts';
import { rateOf } from './rate-of.ts';
import { ratioOf } from './ratio-of.ts';
import { savedSet } from './saved-set.ts';
import { startBaseline } from './start-baseline.ts';

/** Saving a set durably, against Fastify with hand-written SQL on the same engine. */
export const setSave: Benchmark = {
  name: 'set-save',
  measure: async (rounds) => {
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
            () => rateOf({ ...save, url: `${server.address}${path}/set/7` }),
            () => rateOf({ ...save, url: `${bare.address}${path}/set/7` }),
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
