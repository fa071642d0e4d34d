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

/** A kind of transaction: its BEGIN statement, and the results to commit. Read-only transactions commit none. */
export type TransactionKind<Answer> = {
  readonly begin: string;
  readonly keeps: 'nothing' | ((answer: Answer) => boolean);
  /** Whether prepared queries use named statements. */
  readonly preparedStatements?: boolean;
};

/** A connection in a transaction, with the queries that are not awaited yet. */
type Session = {
  readonly client: ClientBase;
  readonly pending: Promise<unknown>[];
  readonly preparedStatements: boolean;
};

/** Runs an operation in a transaction. Rolls back after an error or a result that must not be committed. */
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
      // BEGIN is pipelined with the first query.
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

/** Registers a query that the operation does not await. */
const track = ({ pending }: Session, query: Promise<unknown>): void => {
  query.catch(() => undefined);
  pending.push(query);
};

/** The first error of the transaction; later errors are its consequences. */
const firstFailure = async ({ pending }: Session): Promise<unknown> => {
  const outcomes = await Promise.allSettled(pending);
  return outcomes.find((outcome) => outcome.status === 'rejected')?.reason;
};

/** COMMIT is pipelined with the last queries. PostgreSQL replies with ROLLBACK if the transaction has failed. */
const finish = async ({ client, pending }: Session, commit: boolean): Promise<void> => {
  if (!commit) {
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

/** Queries of one step are pipelined. */
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

/** Compiles a query to PostgreSQL's dialect. A prepared query has a name; each connection parses it once. */
const compiledQuery = (query: AnyQuery): QueryConfig => {
  if ('template' in query) return filledQuery(query);
  const { sql, parameters } = compiler.compileQuery(query.toOperationNode(), createQueryId());
  return { text: sql, values: [...parameters] };
};

const filledQuery = ({ template, values }: PreparedQuery): QueryConfig => {
  const compiled = templates.get(template) ?? compiledTemplate(template);
  templates.set(template, compiled);
  return {
    name: compiled.name,
    text: compiled.text,
    values: compiled.parameters.map((value) => (value instanceof Placeholder ? values[value.name] : value)),
  };
};

/** The name is a digest of the text, so that connections shared through a pooler never confuse statements. */
const compiledTemplate = (template: Query): Template => {
  const { sql, parameters } = compiler.compileQuery(template.toOperationNode(), createQueryId());
  return { name: createHash('sha256').update(sql).digest('base64url').slice(0, 22), text: sql, parameters };
};

/** A conflict with another transaction; a retry may succeed. */
export class ConflictingChange extends Error {
  override readonly name = 'ConflictingChange';
}

/** Serialization failure, deadlock, or an object that another transaction has just created. */
const conflicts = /^(40001|40P01|23505|42P07|42710)$/;

/** Lost or refused connection, missing rights or database, lack of resources, shutdown, read-only, damaged disk. */
const outages = /^(08|28|53|57|58)|^(3D000|25006|25P03|55P03|XX001|XX002)$/;

/** Classifies a query error: a conflict, an outage, or a bug of this program. */
export const queryFailure = (error: unknown): unknown => {
  if (!(error instanceof DatabaseError)) return unavailable(error);
  const code = error.code ?? '';
  if (conflicts.test(code)) return new ConflictingChange(error.message, { cause: error });
  return outages.test(code) ? unavailable(error) : error;
};

/** An error without a response of the database comes from the connection. */
const unavailable = (cause: unknown): StoreUnavailable =>
  new StoreUnavailable('the database cannot be used', { cause });
