import type { PreparedQuery } from './prepared.ts';
import type { Query } from './query.ts';

/** A query, or one that was prepared. */
export type AnyQuery<Row = unknown> = Query<Row> | PreparedQuery<Row>;

/** A query whose rows nobody needs: the operation goes on at once, and fails later where it fails. */
export type Effect = { readonly effect: AnyQuery };

/** What an operation yields: a query whose rows it waits for, one that it only wants done, or several at once. */
export type Step = AnyQuery | Effect | readonly Step[];

/** Whether a step is an effect. */
export const isEffect = (step: Step): step is Effect => 'effect' in step;

/** Whether a step is one query. */
export const isQuery = (step: Step): step is AnyQuery => 'toOperationNode' in step;

/**
 * A unit of work on the store, written once for every engine: it yields queries and is handed their rows. It can await
 * nothing else, so nothing foreign can happen in the middle of it.
 */
export type Operation<Answer> = Generator<Step, Answer, readonly unknown[]>;

/** The rows of a query. */
export function* rowsOf<Row>(query: AnyQuery<Row>): Operation<readonly Row[]> {
  const rows = yield query;
  // The builder knows what its query answers; the engine hands on exactly that.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return rows as readonly Row[];
}

/** The first row of a query, or undefined. */
export function* firstRowOf<Row>(query: AnyQuery<Row>): Operation<Row | undefined> {
  const [row] = yield* rowsOf(query);
  return row;
}

/** Runs a query for its effect. */
export function* perform(effect: AnyQuery): Operation<void> {
  yield { effect };
}
