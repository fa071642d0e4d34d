import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

/** The URL to request, and the duration in seconds. */
export type StrangerTask = { readonly url: string; readonly seconds: number };

/** The status of each request, and its duration in milliseconds. */
export type StrangerReport = { readonly statuses: readonly number[]; readonly times: readonly number[] };

// Runs in a separate thread, because the thread that floods the server is busy.
const { url, seconds }: StrangerTask = workerData;
const agent = new Agent({ keepAlive: true, localAddress: '127.0.0.77' });
const ask = (): Promise<number> =>
  new Promise((resolve) => {
    request(url, { agent }, (answer) => {
      answer.resume().on('end', () => resolve(answer.statusCode ?? 0));
    })
      .on('error', () => resolve(0))
      .end();
  });
const statuses: number[] = [];
const times: number[] = [];
const end = Date.now() + seconds * 1000;
while (Date.now() < end) {
  const begun = performance.now();
  statuses.push(await ask());
  times.push(performance.now() - begun);
  await pause(40);
}
agent.destroy();
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
parentPort?.postMessage({ statuses, times } satisfies StrangerReport);
