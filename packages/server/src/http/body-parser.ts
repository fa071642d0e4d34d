import type { EndpointName } from '@ramka/contract/routes';
import type { Piscina } from 'piscina';
import { mapCooperatively } from '../async/concurrency.ts';
import { threadProgram } from '../config/settings.ts';
import { HttpError } from './errors.ts';
import type { ParsedBody } from './body-parser-worker.ts';
import { bodyError } from './validation.ts';

/** Parses large request bodies in a worker thread. */
export type LargeBodyParser = {
  /** Parses the body of an endpoint. Rejects invalid JSON. Validation errors are reported by `checked`. */
  readonly read: (name: EndpointName, body: Buffer) => Promise<object>;
  /** The validation result of a body that this parser has read; undefined for other bodies. */
  readonly checked: (body: unknown) => { readonly value: unknown } | { readonly error: HttpError } | undefined;
  readonly close: () => Promise<void>;
};

/** Heap of the thread in MB; the largest project file takes about 200. */
const MEMORY = 512;

/**
 * A parser with one thread, which starts on demand. Parsing and validating megabytes takes a second. Transferring the
 * result as one object would take long as well, so lists are transferred item by item.
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
      const combined = read.kind === 'right' ? { ...read.plain } : {};
      if (read.kind === 'wrong') {
        done.set(combined, { error: bodyError(read.issues, read.hasShape, read.moreIssues) });
        return combined;
      }
      for (const [name, list] of Object.entries(read.lists))
        combined[name] = await mapCooperatively(list, (text): unknown => JSON.parse(text));
      done.set(combined, { value: combined });
      return combined;
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
