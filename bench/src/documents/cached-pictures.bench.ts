import type { Benchmark, Effort, Figure } from '../benchmark.ts';
import { rateOf } from '../measuring/rate-of.ts';
import { ratioOf } from '../measuring/ratio-of.ts';
import { startBareFile } from '../measuring/start-bare-file.ts';
import { plantProject } from '../planting/plant-project.ts';

/** Cached pictures, compared with a bare `node:http` server that sends the same bytes. */
export const cachedPictures: Benchmark = {
  name: 'cached-pictures',
  measure: async (effort) => {
    const server = await effort.startServer();
    try {
      const project = await plantProject(server.address, { sets: 1, rooms: 1 });
      const pictures = [
        ['a set', `/product-set/${project}/1.png`],
        ['a frame, as PNG', '/assets/img/frames/simon-55-line/TR2-111.png'],
        ['a frame, as SVG', '/assets/img/frames/simon-55-line/TR2-111.svg'],
      ] as const;
      const figures: Figure[] = [];
      for (const [what, path] of pictures) figures.push(await ratioFor(effort, what, `${server.address}${path}`));
      return figures;
    } finally {
      await server.stop();
    }
  },
};

const ratioFor = async ({ rounds, seconds }: Effort, what: string, url: string): Promise<Figure> => {
  const bare = await startBareFile(url);
  try {
    const value = await ratioOf(
      rounds,
      () => rateOf({ url }, seconds),
      () => rateOf({ url: bare.url }, seconds),
    );
    return { what: `cached picture of ${what}: rate against bare node:http`, value, unit: '×', atLeast: 0.8 };
  } finally {
    bare.stop();
  }
};
