import { setTimeout as pause } from 'node:timers/promises';
import { answered } from './answered.ts';
import { processorTimeOf } from './process-costs.ts';
import { ratioOf } from './ratio-of.ts';

/** A server with a project; `url` reads and renames it. */
type Holder = { readonly url: string; readonly processId: number };

/** Reads per round, each after a change. */
const READS = 400;

/**
 * The processor time of the other server relative to ours for reading a project that was renamed before each read, so
 * that response caches do not help. The time for renaming is not counted.
 */
export const shareOfChanged = async (rounds: number, ours: Holder, other: Holder): Promise<number> =>
  1 /
  (await ratioOf(
    rounds,
    () => timeOfChanged(ours),
    () => timeOfChanged(other),
  ));

const timeOfChanged = async ({ url, processId }: Holder): Promise<number> => {
  const headers = { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest' };
  let time = 0;
  for (let read = 0; read < READS; read += 1) {
    await answered(fetch(url, { method: 'PUT', headers, body: JSON.stringify({ name: `Dom ${read}` }) }));
    const before = await timeAtRest(processId);
    await answered(fetch(url, { headers: PLAIN }));
    time += (await timeAtRest(processId)) - before;
  }
  return time;
};

/** The other server does not compress, so compression is not requested from either. */
const PLAIN = { 'accept-encoding': 'identity' };

/** Milliseconds for work that a server does after it has sent a response. */
const REST = 2;

/**
 * Waits until the threads are idle, because only then Linux updates their processor time. Otherwise the rest of one
 * call would be counted with the next.
 */
const timeAtRest = async (processId: number): Promise<number> => {
  await pause(REST);
  return processorTimeOf(processId);
};
