import { availableParallelism } from 'node:os';
import type { RunningServer } from '@ramka/e2e/start-server';
import { PostgresServer } from '@ramka/server/testing/postgres-server';
import type { Benchmark, Effort } from '../benchmark.ts';
import { rateOf, type Load } from '../measuring/rate-of.ts';
import { plantProject } from '../planting/plant-project.ts';
import { savedSet } from '../planting/saved-set.ts';
import { growthFigures, type Measured } from './growth-figures.ts';

/** Numbers of server processes on one store, up to twice the number of cores. */
const sizes = [1, 2, 4, 8].filter((servers) => servers <= 2 * availableParallelism());
const quickSizes = [1, 2];

/** A growing number of servers on one PostgreSQL: their total number of responses per second. */
export const growingServers: Benchmark = {
  name: 'growth-servers',
  measure: async (effort) => {
    const database = await PostgresServer.start();
    const url = await database.newDatabase();
    const servers: RunningServer[] = [];
    const all: Measured[] = [];
    try {
      for (const size of effort.quick ? quickSizes : sizes) {
        while (servers.length < size) servers.push(await effort.startServer({ DATABASE_URL: url }));
        all.push(await measured(servers, effort));
      }
      return growthFigures('server processes', all, []);
    } finally {
      for (const server of servers) await server.stop();
      await database.remove();
    }
  },
};

const measured = async (servers: readonly RunningServer[], { seconds }: Effort): Promise<Measured> => {
  const loads = await Promise.all(servers.map(async ({ address }) => loadsOf(address)));
  const rateOfAll = async (loads: readonly Load[]): Promise<number> => {
    const rates = await Promise.all(loads.map(async (load) => rateOf(load, seconds)));
    return rates.reduce((sum, rate) => sum + rate, 0);
  };
  return {
    size: servers.length,
    values: {
      'projects read': { value: await rateOfAll(loads.map(({ read }) => read)), unit: '/s' },
      'sets saved': { value: await rateOfAll(loads.map(({ save }) => save)), unit: '/s' },
    },
  };
};

/**
 * The read and write load for one server: a project of 20 sets to read, and one set of each of ten projects to save.
 */
const loadsOf = async (address: string): Promise<{ readonly read: Load; readonly save: Load }> => {
  const read = `${address}/api/project/${await plantProject(address, { sets: 20, rooms: 5 })}`;
  const paths: string[] = [];
  for (let project = 0; project < 10; project += 1)
    paths.push(`/api/project/${await plantProject(address, { sets: 1, rooms: 1 })}`);
  const save = await savedSet(address, paths[0] ?? '', 1);
  return { read: { url: read }, save: { ...save, url: paths.map((path) => `${address}${path}/set/1`) } };
};
