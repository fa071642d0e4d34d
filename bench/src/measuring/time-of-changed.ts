import { setTimeout as pause } from 'node:timers/promises';
import { answered } from './answered.ts';
import { processorTimeOf } from './process-costs.ts';
import { ratioOf } from './ratio-of.ts';

/** A server that holds a project, and where it is read and renamed. */
type Holder = { readonly url: string; readonly processId: number };

/** Reads of a round, each after a change. */
const READS = 400;

/**
 * How much of the processor time that ours takes to read a project the other one takes, where the project has another name each
 * time; giving it is not counted. What is kept of answers is no answer then.
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

/** The other one compresses nothing, so that neither is asked to. */
const PLAIN = { 'accept-encoding': 'identity' };

/** Milliseconds until a server has done what it does after an answer. */
const REST = 2;

/** Linux adds the time of a thread when it comes to rest: sooner, what is left of one call would be counted with the next. */
const timeAtRest = async (processId: number): Promise<number> => {
  await pause(REST);
  return processorTimeOf(processId);
};
