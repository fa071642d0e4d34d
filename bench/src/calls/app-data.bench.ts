import type { Benchmark } from '../benchmark.ts';
import { rateOf } from '../measuring/rate-of.ts';
import { ratioOf } from '../measuring/ratio-of.ts';
import { startBareFile } from '../measuring/start-bare-file.ts';

/** The app data and its 304 response, compared with a bare `node:http` server that sends the same compressed bytes. */
export const appData: Benchmark = {
  name: 'app-data',
  measure: async ({ startServer, rounds, seconds }) => {
    const server = await startServer();
    const headers = { 'accept-encoding': 'gzip', 'accept-language': 'pl' };
    const url = `${server.address}/api/app-data`;
    const bare = await startBareFile(url, headers);
    try {
      const etag = (await fetch(url, { headers })).headers.get('etag') ?? '';
      const conditional = { ...headers, 'if-none-match': etag };
      return [
        {
          what: 'app-data: rate against bare node:http, same bytes',
          value: await ratioOf(
            rounds,
            () => rateOf({ url, headers }, seconds),
            () => rateOf({ url: bare.url, headers }, seconds),
          ),
          unit: '×',
          atLeast: 0.8,
        },
        {
          what: 'app-data unchanged (304): rate against bare node:http',
          value: await ratioOf(
            rounds,
            () => rateOf({ url, headers: conditional }, seconds, 304),
            () => rateOf({ url: bare.url, headers: conditional }, seconds, 304),
          ),
          unit: '×',
          atLeast: 0.8,
        },
      ];
    } finally {
      bare.stop();
      await server.stop();
    }
  },
};
