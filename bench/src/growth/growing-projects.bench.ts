import { rm } from 'node:fs/promises';
import type { RunningServer } from '@ramka/e2e/start-server';
import type { Benchmark } from '../benchmark.ts';
import { answered } from '../measuring/answered.ts';
import { median, quantile } from '../measuring/median.ts';
import { timeOf } from '../measuring/time-of.ts';
import { copiedId, multiplyProjects } from '../planting/multiply-projects.ts';
import { plantProject } from '../planting/plant-project.ts';
import { savedSet } from '../planting/saved-set.ts';
import { growthFigures, type Measured } from './growth-figures.ts';

/** Numbers of projects in the store, for full and quick runs. */
const sizes = [1000, 10_000, 100_000, 1_000_000];
const quickSizes = [1000, 20_000];

/** Number of projects, distributed over the store, that are read and saved. */
const LOOKS = 200;

/**
 * Stores with a growing number of projects, each with one room and one set: server start, reading a project, saving a
 * set.
 */
export const growingProjects: Benchmark = {
  name: 'growth-projects',
  measure: async ({ startServer, quick }) => {
    let server = await startServer();
    const { dataFolder } = server;
    const template = await plantProject(server.address, { sets: 1, rooms: 1 });
    const all: Measured[] = [];
    let stored = 0;
    try {
      for (const size of quick ? quickSizes : sizes) {
        await server.stop({ keepStore: true });
        multiplyProjects(dataFolder, template, stored + 1, size);
        stored = size;
        const begin = performance.now();
        server = await startServer({}, dataFolder);
        all.push(await measured(server, size, performance.now() - begin));
      }
      return growthFigures('projects', all, ['reading a project, median', 'saving a set, median']);
    } finally {
      await server.stop();
      await rm(dataFolder, { recursive: true, force: true });
    }
  },
};

const measured = async ({ address }: RunningServer, size: number, started: number): Promise<Measured> => {
  const paths = Array.from(
    { length: LOOKS },
    (_, look) => `/api/project/${copiedId(1 + Math.floor((look * size) / LOOKS))}`,
  );
  const { headers = {}, body = '' } = await savedSet(address, paths[0] ?? '', 1);
  const [reads, saves]: [number[], number[]] = [[], []];
  for (const path of paths) reads.push(await timeOf(() => answered(fetch(`${address}${path}`))));
  for (const path of paths) {
    const save = () => answered(fetch(`${address}${path}/set/1`, { method: 'PUT', headers: { ...headers }, body }));
    saves.push(await timeOf(save));
  }
  return {
    size,
    values: {
      'start to first answer': { value: started, unit: 'ms' },
      'reading a project, median': { value: median(reads), unit: 'ms' },
      'reading a project, p99': { value: quantile(reads, 0.99), unit: 'ms' },
      'saving a set, median': { value: median(saves), unit: 'ms' },
      'saving a set, p99': { value: quantile(saves, 0.99), unit: 'ms' },
    },
  };
};
