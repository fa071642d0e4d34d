import type { PoolClient } from 'pg';
import { isQuery, type Operation, type Step } from '../operation.ts';
import { StoreUnavailable } from '../store-unavailable.ts';
import { compiledQuery } from './compiled-query.ts';
import { queryFailure } from './query-failure.ts';

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
  let began = false;
  const rowsOf = async (step: Step): Promise<readonly unknown[]> => {
    // The first query travels with BEGIN, to save a round trip.
    const beginning = began ? undefined : execute(client, begin);
    began = true;
    const [rows] = await Promise.all([send(client, step), beginning]);
    return rows;
  };
  try {
    let step = operation.next([]);
    while (step.done !== true) step = operation.next(await rowsOf(step.value));
    if (!began) return step.value;
    if (keeps === 'nothing') void execute(client, 'COMMIT').catch(() => undefined);
    else await finish(client, keeps(step.value));
    return step.value;
  } catch (error) {
    if (began && !(error instanceof StoreUnavailable)) await execute(client, 'ROLLBACK');
    throw error;
  }
};

/** A transaction that broke unnoticed answers COMMIT with ROLLBACK; nothing of it is kept then. */
const finish = async (client: PoolClient, keep: boolean): Promise<void> => {
  const done = await execute(client, keep ? 'COMMIT' : 'ROLLBACK');
  if (keep && done !== 'COMMIT') throw new StoreUnavailable('the transaction was lost');
};

const execute = async (client: PoolClient, text: string): Promise<string> => {
  try {
    return (await client.query(text)).command;
  } catch (error) {
    throw queryFailure(error);
  }
};

/** Queries of one step are sent without waiting in between. */
const send = async (client: PoolClient, step: Step): Promise<readonly unknown[]> => {
  if (!isQuery(step)) return Promise.all(step.map((one) => send(client, one)));
  try {
    return (await client.query(compiledQuery(step))).rows;
  } catch (error) {
    throw queryFailure(error);
  }
};
