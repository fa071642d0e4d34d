import { fork } from 'node:child_process';
import { once } from 'node:events';

/** A bare `node:http` server that answers everything with one file. */
export type BareFile = { readonly url: string; readonly stop: () => void };

/** Starts a bare server that sends what this address answers, and waits until it says where it is. */
export const startBareFile = async (
  source: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<BareFile> => {
  const child = fork(new URL('../baselines/bare-http.ts', import.meta.url), [source, JSON.stringify(headers)]);
  const [url] = (await once(child, 'message')) as unknown[];
  if (typeof url !== 'string') throw new Error('the bare server did not say where it is');
  return { url, stop: () => child.kill() };
};
