import type { Benchmark } from '../benchmark.ts';
import { rateOf } from '../measuring/rate-of.ts';
import { ratioOf } from '../measuring/ratio-of.ts';
import { startBareFile } from '../measuring/start-bare-file.ts';
import { plantProject } from '../planting/plant-project.ts';

const READERS = 10_000;

/**
 * The page of a share link with many readers, live and frozen, compared with a bare `node:http` server that sends the
 * same bytes.
 */
export const viewPage: Benchmark = {
  name: 'view-page',
  measure: async ({ startServer, rounds, seconds }) => {
    const server = await startServer();
    const projectId = await plantProject(server.address, { sets: 20, rooms: 5 });
    const headers = { 'accept-encoding': 'gzip', 'accept-language': 'pl' };
    const measureOf = async (frozen: boolean) => {
      const url = `${server.address}/el12/podglad/${await addView(server.address, projectId, frozen)}`;
      const bare = await startBareFile(url, headers);
      try {
        return await ratioOf(
          rounds,
          () => rateOf({ url, headers }, seconds),
          () => rateOf({ url: bare.url, headers }, seconds),
        );
      } finally {
        bare.stop();
      }
    };
    try {
      const [live, frozen] = [await measureOf(false), await measureOf(true)];
      const url = `${server.address}/el12/podglad/${await addView(server.address, projectId, false)}`;
      const rate = await rateOf({ url, headers }, seconds);
      return [
        { what: 'page of a live view: rate against bare node:http, same bytes', value: live, unit: '×', atLeast: 0.35 },
        { what: 'page of a frozen view: rate against bare node:http', value: frozen, unit: '×', atLeast: 0.35 },
        { what: 'ten thousand readers of one view', value: READERS / rate, unit: 's' },
        {
          what: 'a change until all readers see it',
          value: await timeOfChange(server.address, projectId, url),
          unit: 'ms',
        },
      ];
    } finally {
      await server.stop();
    }
  },
};

const call = (address: string, method: string, path: string, body: unknown): Promise<Response> =>
  fetch(`${address}/api${path}`, {
    method,
    headers: { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest' },
    body: JSON.stringify(body),
  });

const addView = async (address: string, projectId: string, frozen: boolean): Promise<string> => {
  const options = { name: 'Bench', frozen, prices: true, variants: false, until: null };
  const answer = await call(address, 'POST', `/project/${projectId}/views`, options);
  const made: unknown = await answer.json();
  if (typeof made !== 'object' || made === null || !('id' in made)) throw new Error('a view link without an id');
  return String(made.id);
};

/**
 * Milliseconds for the first page after a change, which is rendered instead of cached. Throws if the page does not show
 * the change.
 */
const timeOfChange = async (address: string, projectId: string, url: string): Promise<number> => {
  const name = 'A name that no page had before';
  await (await call(address, 'PUT', `/project/${projectId}`, { name })).arrayBuffer();
  const begin = performance.now();
  const page = await (await fetch(url)).text();
  if (!page.includes(name)) throw new Error('the page is older than the change');
  return performance.now() - begin;
};
