import { createHash } from 'node:crypto';
import { createQueryId, PostgresQueryCompiler } from 'kysely';
import { type ClientBase, DatabaseError, type QueryConfig } from 'pg';
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

/** How a transaction begins, and which results are committed; a reading one has nothing to commit. */
export type TransactionKind<Answer> = {
  readonly begin: string;
  readonly keeps: 'nothing' | ((answer: Answer) => boolean);
  /** Whether prepared queries get a name on the connection. */
  readonly preparedStatements?: boolean;
};

/** A connection within a transaction, with the queries that were sent without waiting for them. */
type Session = {
  readonly client: ClientBase;
  readonly pending: Promise<unknown>[];
  readonly preparedStatements: boolean;
};

/** Runs an operation in a transaction of its own. Rolls back on errors and on results that are not to be kept. */
export const runInTransaction = async <Answer>(
  client: ClientBase,
  { begin, keeps, preparedStatements = true }: TransactionKind<Answer>,
  operation: Operation<Answer>,
): Promise<Answer> => {
  const session: Session = { client, pending: [], preparedStatements };
  let hasBegun = false;
  try {
    let step = operation.next([]);
    while (step.done !== true) {
      // BEGIN travels with the first query.
      if (!hasBegun) track(session, execute(client, begin));
      hasBegun = true;
      step = operation.next(await rowsOf(session, step.value));
    }
    if (!hasBegun) return step.value;
    if (keeps === 'nothing') track(session, execute(client, 'COMMIT'));
    else await finish(session, keeps(step.value));
    return step.value;
  } catch (error) {
    const reason = (await firstFailure(session)) ?? error;
    if (hasBegun && !(reason instanceof StoreUnavailable)) await execute(client, 'ROLLBACK');
    throw reason;
  }
};

/** Remembers a query that nobody waits for. */
const track = ({ pending }: Session, query: Promise<unknown>): void => {
  query.catch(() => undefined);
  pending.push(query);
};

/** The first error of the transaction; those that follow are its consequences. */
const firstFailure = async ({ pending }: Session): Promise<unknown> => {
  const outcomes = await Promise.allSettled(pending);
  return outcomes.find((outcome) => outcome.status === 'rejected')?.reason;
};

/** COMMIT travels with the last queries. A failed transaction answers it with ROLLBACK. */
const finish = async ({ client, pending }: Session, keep: boolean): Promise<void> => {
  if (!keep) {
    await execute(client, 'ROLLBACK');
    return;
  }
  const [done] = await Promise.all([execute(client, 'COMMIT'), ...pending]);
  if (done !== 'COMMIT') throw new StoreUnavailable('the transaction was lost');
};

const execute = async (client: ClientBase, text: string): Promise<string> => {
  try {
    return (await client.query(text)).command;
  } catch (error) {
    throw queryFailure(error);
  }
};

/** The queries of one step are sent without waiting in between. */
const rowsOf = async (session: Session, step: Step): Promise<readonly unknown[]> => {
  if (isQuery(step)) return send(session, step);
  if (!isFireAndForget(step)) return Promise.all(step.map((one) => rowsOf(session, one)));
  track(session, send(session, step.fireAndForget));
  return [];
};

const send = async ({ client, preparedStatements }: Session, query: AnyQuery): Promise<readonly unknown[]> => {
  const { name, ...unnamed } = compiledQuery(query);
  try {
    return (await client.query(preparedStatements && name !== undefined ? { name, ...unnamed } : unnamed)).rows;
  } catch (error) {
    throw queryFailure(error);
  }
};

type Template = { readonly name: string; readonly text: string; readonly parameters: readonly unknown[] };

const compiler = new PostgresQueryCompiler();
const templates = new WeakMap<Query, Template>();

/** A query in PostgreSQL's dialect. A prepared one has a name, under which each connection parses it once. */
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

/** The name is a digest of the text, so that connections shared by a pooler never mix two statements up. */
const compiledTemplate = (template: Query): Template => {
  const { sql, parameters } = compiler.compileQuery(template.toOperationNode(), createQueryId());
  return { name: createHash('sha256').update(sql).digest('base64url').slice(0, 22), text: sql, parameters };
};

/** A conflict with another transaction; the same operation may succeed when it runs again. */
export class ConflictingChange extends Error {
  override readonly name = 'ConflictingChange';
}

/** Serialization failure, deadlock, and rows or tables that another transaction has just created. */
const conflicts = /^(40001|40P01|23505|42P07|42710)$/;

/** Connection lost or refused, no rights, no such database, out of resources, shutting down, read-only, broken disk. */
const outages = /^(08|28|53|57|58)|^(3D000|25006|25P03|55P03|XX001|XX002)$/;

/** Classifies the failure of a query: a conflict, an outage, or a bug of this program. */
export const queryFailure = (error: unknown): unknown => {
  if (!(error instanceof DatabaseError)) return unavailable(error);
  const code = error.code ?? '';
  if (conflicts.test(code)) return new ConflictingChange(error.message, { cause: error });
  return outages.test(code) ? unavailable(error) : error;
};

/** Errors of the driver itself, without an answer of the database, are about the connection. */
const unavailable = (cause: unknown): StoreUnavailable =>
  new StoreUnavailable('the database cannot be used', { cause });
