import { fork } from 'node:child_process';
import { once } from 'node:events';
import { startServer } from '@ramka/e2e/start-server';
import type { Benchmark } from './benchmark.ts';
import { rateOf } from './rate-of.ts';
import { ratioOf } from './ratio-of.ts';

/** App-data and its 304 against a bare `node:http` server that sends the same compressed bytes. */
export const appData: Benchmark = {
  name: 'app-data',
  measure: async (rounds) => {
    const server = await startServer();
    const headers = { 'accept-encoding': 'gzip', 'accept-language': 'pl' };
    const url = `${server.address}/api/app-data`;
    const bare = await startBareServer(url, headers);
    try {
      const etag = (await fetch(url, { headers })).headers.get('etag') ?? '';
      const conditional = { ...headers, 'if-none-match': etag };
      return [
        {
          what: 'app-data: rate against bare node:http, same bytes',
          value: await ratioOf(
            rounds,
            () => rateOf({ url, headers }),
            () => rateOf({ url: bare.url, headers }),
          ),
          unit: '×',
          atLeast: 0.8,
        },
        {
          what: 'app-data unchanged (304): rate against bare node:http',
          value: await ratioOf(
            rounds,
            () => rateOf({ url, headers: conditional }, 304),
            () => rateOf({ url: bare.url, headers: conditional }, 304),
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

const startBareServer = async (source: string, headers: Readonly<Record<string, string>>) => {
  const child = fork(new URL('./baselines/bare-http.ts', import.meta.url), [source, JSON.stringify(headers)]);
  const [url] = await once(child, 'message');
  if (typeof url !== 'string') throw new Error('the bare server did not say where it is');
  return { url, stop: () => child.kill() };
};
