import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash } from 'node:crypto';
import { idempotentEndpoints } from '@ramka/contract/routes';
import { ok, err, type Result } from '@ramka/domain/result';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { HttpError } from '../../http/errors.ts';
import { deleteExpired, SMALL_ROWS } from '../../store/delete-expired.ts';
import { firstRowOf, type Operation, execute } from '../../store/operation.ts';
import type { Store } from '../../store/store.ts';
import { queryBuilder } from '../../store/tables.ts';

/** Milliseconds until a key expires: a week, for building sites without a network. */
const RETENTION = 7 * 24 * 60 * 60 * 1000;

/** A request with an idempotency key. */
type KeyedRequest = {
  readonly projectId: string;
  readonly key: string;
  readonly callName: string;
  /** Digest of the address and the body. */
  readonly digest: string;
  readonly now: number;
};

const currentRequest = new AsyncLocalStorage<KeyedRequest>();

/**
 * Reads the `Idempotency-Key` of requests to idempotent endpoints; a malformed key is an error (400). The digest covers
 * the body as sent, because a later version of the schema may parse the same body differently.
 */
export const readIdempotencyKeys = (api: FastifyInstance): void => {
  api.addHook('preValidation', (request, _reply, done) => {
    const header = request.headers['idempotency-key'];
    const { endpointName } = request.routeOptions.config;
    if (header === undefined || endpointName === undefined || !idempotentEndpoints.has(endpointName)) {
      done();
      return;
    }
    const key = /^"?([\w-]{16,64})"?$/.exec(String(header))?.[1];
    if (key === undefined) done(new HttpError('malformed'));
    else
      currentRequest.run(
        { projectId: projectIdOf(request), key, callName: endpointName, digest: digestOf(request), now: Date.now() },
        done,
      );
  });
};

const projectIdOf = ({ params }: FastifyRequest): string =>
  typeof params === 'object' && params !== null && 'projectId' in params ? String(params.projectId) : '';

const digestOf = ({ url, body }: FastifyRequest): string =>
  createHash('sha256')
    .update(JSON.stringify([url, body ?? null]))
    .digest('base64url');

/** A store that runs each change with a key once and replays its result for repeated requests. */
export const idempotentStore = (store: Store): Store => ({
  read: store.read,
  close: store.close,
  write: async <Value, Refusal>(operation: () => Operation<Result<Value, Refusal>>) => {
    const change = currentRequest.getStore();
    if (change === undefined) return store.write(operation);
    const done = await store.write(() => runOnce(change, operation));
    if (!done.ok && done.problem === keyReused) throw new HttpError('unprocessable');
    // Any other error comes from the operation itself.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    return done as Result<Value, Refusal>;
  },
});

/**
 * Validates a request against the catalogue. With an idempotency key, validation is deferred until the key is known to
 * be new: the catalogue may have changed since the first request, which must still be replayed.
 */
export const validateUnlessReplayed = <Checked>(check: () => Checked): (() => Checked) => {
  if (currentRequest.getStore() !== undefined) return check;
  const checked = check();
  return () => checked;
};

/** Options for large results: `of` creates the stored receipt, `read` loads the rest for a replay. */
type ReceiptOptions<Value, Receipt> = {
  readonly of: (value: Value) => Receipt;
  readonly read: (receipt: Receipt) => Operation<Value>;
  /** Stores the complete result, unless it exceeds `MAX_RECORD`. */
  readonly onlyIfLarge?: boolean;
};

/** The most characters that are stored with a key. */
export const MAX_RECORD = 4096;

const receipts = new WeakMap<() => unknown, ReceiptOptions<unknown, unknown>>();

/**
 * Marks a change with a large result, such as all rooms of a project. Only a receipt is stored with the key. A replay
 * returns the current state of the rest.
 */
export const storeReceiptOf = <Value, Refusal, Receipt>(
  operation: () => Operation<Result<Value, Refusal>>,
  receipt: ReceiptOptions<Value, Receipt>,
): (() => Operation<Result<Value, Refusal>>) => {
  // `runOnce` passes to `read` only receipts created by `of` of the same operation.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  receipts.set(operation, receipt as unknown as ReceiptOptions<unknown, unknown>);
  return operation;
};

/** A stored receipt. Earlier versions of the program stored complete results, which lack this field. */
type StoredReceipt = { readonly receipt: unknown };

const isReceipt = (stored: unknown): stored is StoredReceipt =>
  typeof stored === 'object' && stored !== null && 'receipt' in stored;

/** The key was used for another request. */
const keyReused = Symbol('other change');

/**
 * Executes a change and stores its result, or a receipt, in one transaction. A concurrent request with the same key
 * waits for the lock on the key's row.
 */
function* runOnce<Value, Refusal>(
  { projectId, key, callName, digest, now }: KeyedRequest,
  operation: () => Operation<Result<Value, Refusal>>,
): Operation<Result<Value, Refusal | typeof keyReused>> {
  const receipt = receipts.get(operation);
  const project = yield* firstRowOf(
    queryBuilder.selectFrom('projects').select('id').where('id', '=', projectId).where('deletedAt', 'is', null),
  );
  if (project === undefined) return yield* operation();
  const first = yield* firstRowOf(
    queryBuilder
      .insertInto('sentChanges')
      .values({ projectId, key, callName, digest, sentAt: now, answer: '' })
      .onConflict((conflict) => conflict.doNothing())
      .returning('key'),
  );
  if (first === undefined) {
    const before = yield* firstRowOf(
      queryBuilder
        .selectFrom('sentChanges')
        .select(['callName', 'digest', 'answer'])
        .where('projectId', '=', projectId)
        .where('key', '=', key),
    );
    // Earlier versions of the program stored no digests.
    const isSame = before?.callName === callName && (before.digest ?? digest) === digest;
    if (!isSame) return err(keyReused);
    const stored: unknown = JSON.parse(before.answer);
    const value = receipt && isReceipt(stored) ? yield* receipt.read(stored.receipt) : stored;
    // Stored by the same operation of the same endpoint, so it has this type.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    return ok(value as Value);
  }
  const done = yield* operation();
  if (done.ok)
    yield* execute(
      queryBuilder
        .updateTable('sentChanges')
        .set({ answer: recordOf(done.value, receipt) })
        .where('projectId', '=', projectId)
        .where('key', '=', key),
    );
  return done;
}

/** The result of a change as it is stored, or a receipt of it. */
const recordOf = (value: unknown, receipt: ReceiptOptions<unknown, unknown> | undefined): string => {
  const complete = receipt === undefined || receipt.onlyIfLarge === true ? JSON.stringify(value ?? null) : undefined;
  if (complete !== undefined && complete.length <= MAX_RECORD) return complete;
  const record = receipt && JSON.stringify({ receipt: receipt.of(value) });
  if (record !== undefined && record.length <= MAX_RECORD) return record;
  throw new Error(`the result of an idempotent endpoint exceeds ${MAX_RECORD} characters and has no receipt`);
};

/** Deletes one batch of expired keys. */
export const deleteExpiredKeys = (now: number): Operation<Result<number, never>> =>
  deleteExpired({
    table: 'sentChanges',
    key: ['projectId', 'key'],
    where: sql`"sentAt" <= ${now - RETENTION}`,
    batch: SMALL_ROWS,
  });
