import { createHash } from 'node:crypto';
import { createQueryId, PostgresQueryCompiler } from 'kysely';
import { DatabaseError, type PoolClient, type QueryConfig } from 'pg';
import {
  type AnyQuery,
  isFireAndForget,
  isQuery,
  type Operation,
  Placeholder,
  type PreparedQuery,
  type Query,
  type Step,
} from '../operation.ts';
import { StoreUnavailable } from '../store.ts';

/** How a transaction begins, and whether what it did is to be kept; one that only reads has nothing to keep. */
export type TransactionKind<Answer> = {
  readonly begin: string;
  readonly keeps: 'nothing' | ((answer: Answer) => boolean);
};

/** Runs an operation in a transaction of its own on a connection; rolls back what is not to be kept. */
export const runInTransaction = async <Answer>(
  client: PoolClient,
  { begin, keeps }: TransactionKind<Answer>,
  operation: Operation<Answer>,
): Promise<Answer> => {
  const effects: Promise<unknown>[] = [];
  let began = false;
  try {
    let step = operation.next([]);
    while (step.done !== true) {
      // Nothing waits for BEGIN: it travels with the first query.
      if (!began) begun(effects, execute(client, begin));
      began = true;
      step = operation.next(await rowsOf(client, step.value, effects));
    }
    if (!began) return step.value;
    if (keeps === 'nothing') begun(effects, execute(client, 'COMMIT'));
    else await finish(client, keeps(step.value), effects);
    return step.value;
  } catch (error) {
    const reason = (await firstFailure(effects)) ?? error;
    if (began && !(reason instanceof StoreUnavailable)) await execute(client, 'ROLLBACK');
    throw reason;
  }
};

/** Remembers what was sent and not waited for. */
const begun = (effects: Promise<unknown>[], effect: Promise<unknown>): void => {
  effect.catch(() => undefined);
  effects.push(effect);
};

/** What went wrong first: all that follows in the same transaction fails because of it. */
const firstFailure = async (effects: readonly Promise<unknown>[]): Promise<unknown> => {
  const outcomes = await Promise.allSettled(effects);
  return outcomes.find((outcome) => outcome.status === 'rejected')?.reason;
};

/** COMMIT travels with the last effects. A transaction that broke answers it with ROLLBACK; nothing is kept then. */
const finish = async (client: PoolClient, keep: boolean, effects: readonly Promise<unknown>[]): Promise<void> => {
  if (!keep) {
    await execute(client, 'ROLLBACK');
    return;
  }
  const [done] = await Promise.all([execute(client, 'COMMIT'), ...effects]);
  if (done !== 'COMMIT') throw new StoreUnavailable('the transaction was lost');
};

const execute = async (client: PoolClient, text: string): Promise<string> => {
  try {
    return (await client.query(text)).command;
  } catch (error) {
    throw queryFailure(error);
  }
};

/** Queries of one step are sent without waiting in between. */
const rowsOf = async (client: PoolClient, step: Step, effects: Promise<unknown>[]): Promise<readonly unknown[]> => {
  if (isQuery(step)) return send(client, step);
  if (!isFireAndForget(step)) return Promise.all(step.map((one) => rowsOf(client, one, effects)));
  begun(effects, send(client, step.fireAndForget));
  return [];
};

const send = async (client: PoolClient, query: AnyQuery): Promise<readonly unknown[]> => {
  try {
    return (await client.query(compiledQuery(query))).rows;
  } catch (error) {
    throw queryFailure(error);
  }
};

type Template = { readonly name: string; readonly text: string; readonly parameters: readonly unknown[] };

const compiler = new PostgresQueryCompiler();
const templates = new WeakMap<Query, Template>();

/** A query as PostgreSQL takes it; one that was prepared is parsed once on each connection. */
const compiledQuery = (query: AnyQuery): QueryConfig => {
  if ('template' in query) return filledQuery(query);
  const { sql, parameters } = compiler.compileQuery(query.toOperationNode(), createQueryId());
  return { text: sql, values: [...parameters] };
};

const filledQuery = ({ template, values }: PreparedQuery): QueryConfig => {
  const known = templates.get(template) ?? compiledTemplate(template);
  templates.set(template, known);
  return {
    name: known.name,
    text: known.text,
    values: known.parameters.map((value) => (value instanceof Placeholder ? values[value.name] : value)),
  };
};

/** Made of the whole text, so that connections shared by a pooler never mix two statements up. */
const compiledTemplate = (template: Query): Template => {
  const { sql, parameters } = compiler.compileQuery(template.toOperationNode(), createQueryId());
  return { name: createHash('sha256').update(sql).digest('base64url').slice(0, 22), text: sql, parameters };
};

/** Another change came in between; the same operation may work when it runs again. */
export class ConflictingChange extends Error {
  override readonly name = 'ConflictingChange';
}

/**
 * Serialization failure and deadlock; and, where two servers start or create at once, what is there already: the second
 * attempt finds it.
 */
const conflicts = /^(40001|40P01|23505|42P07|42710)$/;

/** Connection lost or refused, no rights, no such database, out of resources, shutting down, read-only, broken disk. */
const outages = /^(08|28|53|57|58)|^(3D000|25006|25P03|55P03|XX001|XX002)$/;

/** What the failure of a query means: a conflict, an outage, or a fault of this program. */
export const queryFailure = (error: unknown): unknown => {
  if (!(error instanceof DatabaseError)) return unavailable(error);
  const code = error.code ?? '';
  if (conflicts.test(code)) return new ConflictingChange(error.message, { cause: error });
  return outages.test(code) ? unavailable(error) : error;
};

/** Whatever the driver says without the database having answered is about the connection. */
const unavailable = (cause: unknown): StoreUnavailable =>
  new StoreUnavailable('the database cannot be used', { cause });
