import { readdir } from 'node:fs/promises';
import type { Benchmark } from '../benchmark.ts';
import { memoryOf } from '../measuring/process-costs.ts';
import { plantProject } from '../planting/plant-project.ts';

/** Number of sets whose pictures are requested, and number of simultaneous visitors. */
const SETS = 300;
const VISITORS = 6;

/** A quick run requests one in this many pictures. */
const QUICK = 20;

/** Memory of the server process after start, and after rendering all pictures at both scales. */
export const memory: Benchmark = {
  name: 'memory',
  measure: async ({ startServer, quick }) => {
    const server = await startServer();
    try {
      const started = await memoryOf(server.address);
      const addresses = await pictureAddresses(server.address);
      const requested = quick ? addresses.filter((_, index) => index % QUICK === 0) : addresses;
      await requestAll(requested);
      const { resident } = await memoryOf(server.address);
      return [
        { what: 'memory of the server at its start', value: started.resident / 1e6, unit: 'MB', atMost: 150 },
        {
          what: `memory after ${requested.length} pictures`,
          value: resident / 1e6,
          unit: 'MB',
          ...(!quick && { atMost: 400 }),
        },
      ];
    } finally {
      await server.stop();
    }
  },
};

/** The URLs of all pictures of the catalogue and of many sets, at both scales. */
const pictureAddresses = async (address: string): Promise<readonly string[]> => {
  const files = await readdir('build/catalogue/pictures', { recursive: true });
  const drawings = files.filter((file) => file.endsWith('.svg')).map((file) => `/assets/img/${file.slice(0, -4)}.png`);
  const project = await plantProject(address, { sets: SETS, rooms: 10 });
  const sets = Array.from({ length: SETS }, (_, index) => `/product-set/${project}/${index + 1}.png`);
  return [...drawings, ...sets].flatMap((path) => [`${address}${path}`, `${address}${path}?scale=2`]);
};

/** Requests all URLs, distributed over the visitors. Throws on an error response. */
const requestAll = async (addresses: readonly string[]): Promise<void> => {
  const remaining = addresses.values();
  const requestNext = async (): Promise<void> => {
    for (const address of remaining) {
      const answer = await fetch(address);
      if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
      await answer.arrayBuffer();
    }
  };
  await Promise.all(Array.from({ length: VISITORS }, requestNext));
};
