import { AsyncLocalStorage } from 'node:async_hooks';
import type { Result } from '@ramka/domain/result';
import type { FastifyInstance } from 'fastify';
import { HttpError } from '../http/errors.ts';
import type { Metrics } from '../observability/metrics.ts';
import { isFireAndForget, isQuery, type Operation, type Step } from '../store/operation.ts';
import type { Store } from '../store/store.ts';
import { type TokenBucket, tokenBuckets } from './token-bucket.ts';

const HOUR = 60 * 60 * 1000;

/** Bytes that one client may write to the store at once, and then per hour. */
const MAX_BYTES_PER_HOUR = 500 * 1024 * 1024;

/** One token per byte. */
export const writtenBytes: TokenBucket = { capacity: MAX_BYTES_PER_HOUR, interval: HOUR / MAX_BYTES_PER_HOUR };

/** The client whose request is being handled. */
const clients = new AsyncLocalStorage<string>();

/**
 * Wraps a store to count the bytes of committed changes. Changes of a client beyond the limit are rejected (429),
 * because copies, files, frozen share links and restore points may each take megabytes.
 */
export const limitWrittenBytes = (
  api: FastifyInstance,
  store: Store,
  { rejected }: Pick<Metrics, 'rejected'>,
  bucket: TokenBucket = writtenBytes,
): Store => {
  const written = tokenBuckets(bucket);
  api.addHook('preValidation', (request, reply, done) => {
    if (request.method === 'GET' || request.method === 'HEAD' || !request.isLimited) {
      done();
      return;
    }
    const wait = written.wait(request.clientKey);
    if (wait === 0) {
      clients.run(request.clientKey, done);
      return;
    }
    rejected.inc({ reason: 'bytes' });
    // The next byte is available soon, but a change needs more than one.
    void reply.header('retry-after', Math.ceil(wait / 1000) + 60);
    done(new HttpError('too-many-requests'));
  });
  return {
    ...store,
    write: async <Value, Refusal>(operation: () => Operation<Result<Value, Refusal>>) => {
      const client = clients.getStore();
      if (client === undefined) return store.write(operation);
      const count = { bytes: 0 };
      const result = await store.write(() => counting(operation, count));
      if (result.ok) written.charge(client, count.bytes);
      return result;
    },
  };
};

/** Runs an operation and counts the bytes it writes. The count starts again if the operation is retried. */
function* counting<Value>(operation: () => Operation<Value>, count: { bytes: number }): Operation<Value> {
  count.bytes = 0;
  const run = operation();
  let step = run.next([]);
  while (step.done !== true) {
    count.bytes += bytesOf(step.value);
    step = run.next(yield step.value);
  }
  return step.value;
}

const bytesOf = (step: Step): number => {
  if (isFireAndForget(step)) return bytesOf(step.fireAndForget);
  if (!isQuery(step)) return step.reduce<number>((sum, one) => sum + bytesOf(one), 0);
  if ('template' in step) return sizeOf(step.values);
  const node = step.toOperationNode();
  if (node.kind === 'InsertQueryNode') return sizeOf(node.values);
  return node.kind === 'UpdateQueryNode' ? sizeOf(node.updates) : 0;
};

/** The bytes of all values in a part of a query, including the names of its nodes, which add little. */
const sizeOf = (part: unknown): number => {
  if (typeof part === 'string') return part.length;
  if (typeof part === 'number') return NUMBER_BYTES;
  if (typeof part !== 'object' || part === null) return 0;
  let bytes = 0;
  for (const value of Object.values(part)) bytes += sizeOf(value);
  return bytes;
};

const NUMBER_BYTES = 8;
