import type { Benchmark } from '../benchmark.ts';
import { answered } from '../measuring/answered.ts';
import { medianTimeOf } from '../measuring/time-of.ts';
import { plantProject } from '../planting/plant-project.ts';
import { savedSet } from '../planting/saved-set.ts';
import { growthFigures, type Measured } from './growth-figures.ts';

/** Numbers of sets in a project, for full and quick runs. */
const sizes = [20, 200, 2000];
const quickSizes = [4, 40, 400];

/**
 * Projects with a growing number of sets: reading one, saving one of its sets, rendering its bill of materials as PDF.
 */
export const growingSets: Benchmark = {
  name: 'growth-sets',
  measure: async ({ startServer, rounds, quick }) => {
    const server = await startServer();
    const all: Measured[] = [];
    try {
      for (const size of quick ? quickSizes : sizes)
        all.push(await measured(server.address, size, Math.min(size, 40), rounds));
      return growthFigures('sets', all, ['reading the project', 'its PDF']);
    } finally {
      await server.stop();
    }
  },
};

const measured = async (address: string, size: number, rooms: number, rounds: number): Promise<Measured> => {
  const path = `/api/project/${await plantProject(address, { sets: size, rooms })}`;
  const project = `${address}${path}`;
  const { headers = {}, body = '' } = await savedSet(address, path, 1);
  const read = () => answered(fetch(project));
  const save = () => answered(fetch(`${project}/set/1`, { method: 'PUT', headers: { ...headers }, body }));
  const everything = JSON.stringify({ groupId: null, ecatalogProductsOnly: false });
  const pdf = () => answered(fetch(`${project}/pdf`, { method: 'POST', headers: { ...headers }, body: everything }));
  return {
    size,
    values: {
      'reading the project': { value: await medianTimeOf(rounds * 4, read), unit: 'ms' },
      'saving a set': { value: await medianTimeOf(rounds * 10, save), unit: 'ms' },
      'its PDF': { value: await medianTimeOf(Math.min(rounds, 3), pdf), unit: 'ms' },
    },
  };
};
