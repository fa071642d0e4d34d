import { PostgresServer } from '@ramka/server/testing/postgres-server';
import type { Benchmark } from '../benchmark.ts';
import { plantProject } from '../planting/plant-project.ts';
import { rateOf } from '../measuring/rate-of.ts';
import { ratioOf } from '../measuring/ratio-of.ts';
import { savedSet } from '../planting/saved-set.ts';
import { startBaseline } from '../measuring/start-baseline.ts';
import { shareOfChanged } from '../measuring/time-of-changed.ts';

/**
 * Reading projects and saving sets on PostgreSQL, compared with Fastify and hand-written SQL on the same PostgreSQL.
 */
export const postgres: Benchmark = {
  name: 'postgres',
  measure: async ({ startServer, rounds, seconds }) => {
    const database = await PostgresServer.start();
    const server = await startServer({ DATABASE_URL: await database.newDatabase() });
    const path = `/api/project/${await plantProject(server.address, { sets: 20, rooms: 5 })}`;
    const paths = [path];
    for (let project = 1; project <= 10; project += 1)
      paths.push(`/api/project/${await plantProject(server.address, { sets: 1, rooms: 1 })}`);
    const seeds = await Promise.all(paths.map(async (path) => (await fetch(`${server.address}${path}`)).text()));
    const bare = await startBaseline('bare-postgres', `[${seeds.join(',')}]`, await database.newDatabase());
    const save = await savedSet(server.address, paths[1] ?? path, 1);
    const setPaths = paths.slice(1).map((path) => `${path}/set/1`);
    try {
      return [
        {
          what: 'project of 20 sets on PostgreSQL: rate against hand-written SQL',
          value: await ratioOf(
            rounds,
            () => rateOf({ url: `${server.address}${path}` }, seconds),
            () => rateOf({ url: `${bare.address}${path}` }, seconds),
          ),
          unit: '×',
          atLeast: 0.75,
        },
        {
          what: 'a changed project on PostgreSQL: processor time of hand-written SQL against ours',
          value: await shareOfChanged(
            rounds,
            { url: `${server.address}${path}`, processId: server.processId },
            { url: `${bare.address}${path}`, processId: bare.processId },
          ),
          unit: '×',
          atLeast: 0.5,
        },
        {
          what: 'saving sets of ten projects on PostgreSQL: rate against hand-written SQL',
          value: await ratioOf(
            rounds,
            () => rateOf({ ...save, url: setPaths.map((path) => `${server.address}${path}`) }, seconds),
            () => rateOf({ ...save, url: setPaths.map((path) => `${bare.address}${path}`) }, seconds),
          ),
          unit: '×',
          atLeast: 0.6,
        },
      ];
    } finally {
      bare.stop();
      await server.stop();
      await database.remove();
    }
  },
};
