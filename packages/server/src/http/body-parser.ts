import type { EndpointName } from '@ramka/contract/routes';
import type { Piscina } from 'piscina';
import { mapCooperatively } from '../async/concurrency.ts';
import { threadProgram } from '../config/settings.ts';
import { HttpError } from './errors.ts';
import type { ParsedBody } from './body-parser-worker.ts';
import { bodyError } from './validation.ts';

/** Reads large bodies beside the calls. */
export type LargeBodyParser = {
  /** Reads the body of a call; rejects where it is no JSON. What else is wrong with it waits until it is checked. */
  readonly read: (name: EndpointName, body: Buffer) => Promise<object>;
  /** What came of reading a body here, so that it is not read again; undefined: it was not. */
  readonly checked: (body: unknown) => { readonly value: unknown } | { readonly error: HttpError } | undefined;
  readonly close: () => Promise<void>;
};

/** Memory of the thread in MB; a file of the largest kind takes some 200. */
const MEMORY = 512;

/**
 * A reader in one thread, which is started when it is needed. Parsing and checking megabytes takes a second; handed over
 * whole they would take long again, so that their lists come in pieces.
 */
export const largeBodyParser = (): LargeBodyParser => {
  let thread: Promise<Piscina> | undefined;
  const done = new WeakMap<object, { readonly value: unknown } | { readonly error: HttpError }>();
  return {
    read: async (name, body) => {
      thread ??= start();
      const read: ParsedBody = await (await thread).run({ name, body }).catch((error: unknown) => {
        throw new HttpError('unavailable', [], { cause: error });
      });
      if (read.kind === 'no-json') throw new HttpError('malformed');
      const whole = read.kind === 'right' ? { ...read.plain } : {};
      if (read.kind === 'wrong') {
        done.set(whole, { error: bodyError(read.issues, read.hasShape, read.moreIssues) });
        return whole;
      }
      for (const [name, list] of Object.entries(read.lists))
        whole[name] = await mapCooperatively(list, (text): unknown => JSON.parse(text));
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
    name: 'parseLargeBody',
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: 60_000,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY },
  });
};
