import { fork } from 'node:child_process';
import { once } from 'node:events';

/** A bare `node:http` server that returns one file for every request. */
export type BareFile = { readonly url: string; readonly stop: () => void };

/** Starts a bare server that sends the response of this URL, and waits until it reports its address. */
export const startBareFile = async (
  source: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<BareFile> => {
  const child = fork(new URL('../baselines/bare-http.ts', import.meta.url), [source, JSON.stringify(headers)]);
  const [url] = (await once(child, 'message')) as unknown[];
  if (typeof url !== 'string') throw new Error('the bare server did not say where it is');
  return { url, stop: () => child.kill() };
};
