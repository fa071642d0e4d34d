import type { CallName } from '@ramka/contract/routes';
import type { Piscina } from 'piscina';
import { mapYielding } from '../async/concurrency.ts';
import { threadProgram } from '../config/settings.ts';
import { ApiProblem } from './errors.ts';
import type { ReadBody } from './body-parser-worker.ts';
import { bodyProblem } from './validation.ts';

/** Reads large bodies beside the calls. */
export type LargeBodyReader = {
  /** Reads the body of a call; rejects where it is no JSON. What else is wrong with it waits until it is checked. */
  readonly read: (name: CallName, body: Buffer) => Promise<object>;
  /** What came of reading a body here, so that it is not read again; undefined: it was not. */
  readonly checked: (body: unknown) => { readonly value: unknown } | { readonly error: ApiProblem } | undefined;
  readonly close: () => Promise<void>;
};

/** Memory of the thread in MB; a file of the largest kind takes some 200. */
const MEMORY = 512;

/**
 * A reader in one thread, which is started when it is needed. Parsing and checking megabytes takes a second; handed over
 * whole they would take long again, so that their lists come in pieces.
 */
export const largeBodyReader = (): LargeBodyReader => {
  let thread: Promise<Piscina> | undefined;
  const done = new WeakMap<object, { readonly value: unknown } | { readonly error: ApiProblem }>();
  return {
    read: async (name, body) => {
      thread ??= start();
      const read: ReadBody = await (await thread).run({ name, body }).catch((error: unknown) => {
        throw new ApiProblem('unavailable', [], { cause: error });
      });
      if (read.kind === 'no-json') throw new ApiProblem('malformed');
      const whole = read.kind === 'right' ? { ...read.plain } : {};
      if (read.kind === 'wrong') {
        done.set(whole, { error: bodyProblem(read.issues, read.hasShape, read.moreIssues) });
        return whole;
      }
      for (const [name, list] of Object.entries(read.lists))
        whole[name] = await mapYielding(list, (text): unknown => JSON.parse(text));
      done.set(whole, { value: whole });
      return whole;
    },
    checked: (body) => (typeof body === 'object' && body !== null ? done.get(body) : undefined),
    close: async () => (await thread)?.destroy(),
  };
};

const start = async (): Promise<Piscina> => {
  const { Piscina: Threads } = await import('piscina');
  return new Threads({
    filename: threadProgram('body-parser-worker', import.meta.url),
    name: 'readLargeBody',
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: 60_000,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY },
  });
};
