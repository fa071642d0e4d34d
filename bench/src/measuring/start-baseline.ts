import { fork } from 'node:child_process';
import { once } from 'node:events';

/** A hand-written server to compare with. */
export type Baseline = { readonly address: string; readonly processId: number; readonly stop: () => void };

/** Starts a script of `baselines/` with its data, and waits until it reports its address. */
export const startBaseline = async (name: string, seed: string, ...words: readonly string[]): Promise<Baseline> => {
  const child = fork(new URL(`../baselines/${name}.ts`, import.meta.url), words);
  child.send(seed);
  const [address] = (await once(child, 'message')) as unknown[];
  if (typeof address !== 'string') throw new Error('the bare server did not say where it is');
  return { address, processId: child.pid ?? 0, stop: () => child.kill() };
};
