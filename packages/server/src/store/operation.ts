import type { Compilable, RootOperationNode } from 'kysely';

/** A query, or a prepared one. */
export type AnyQuery<Row = unknown> = Query<Row> | PreparedQuery<Row>;

/** A query whose rows are discarded. The operation continues at once and fails later if the query fails. */
export type FireAndForget = { readonly fireAndForget: AnyQuery };

/** Yielded by an operation: a query whose rows it needs, a fire-and-forget query, or several pipelined steps. */
export type Step = AnyQuery | FireAndForget | readonly Step[];

export const isFireAndForget = (step: Step): step is FireAndForget => 'fireAndForget' in step;

export const isQuery = (step: Step): step is AnyQuery => 'toOperationNode' in step;

/**
 * A unit of work on the store, written once for every engine. It yields queries and receives their rows. It cannot await
 * anything else, so the embedded engine can run it without interruption.
 */
export type Operation<Answer> = Generator<Step, Answer, readonly unknown[]>;

/** Runs a query and returns its rows. */
export function* rowsOf<Row>(query: AnyQuery<Row>): Operation<readonly Row[]> {
  const rows = yield query;
  // The query builder knows the row type; the engine passes the rows on unchanged.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return rows as readonly Row[];
}

/** Runs a query and returns its first row, or undefined. */
export function* firstRowOf<Row>(query: AnyQuery<Row>): Operation<Row | undefined> {
  const [row] = yield* rowsOf(query);
  return row;
}

/** Runs a query without waiting for it and discards its rows. */
export function* execute(query: AnyQuery): Operation<void> {
  yield { fireAndForget: query };
}

/** Runs independent operations in parallel. Their queries are pipelined and run in the order of the arguments. */
export function* pipelined<Answers extends readonly unknown[]>(
  ...operations: { readonly [Index in keyof Answers]: Operation<Answers[Index]> }
): Operation<Answers> {
  let steps = operations.map((operation) => operation.next([]));
  for (;;) {
    const pending = steps.flatMap((step): Step[] => (step.done === true ? [] : [step.value]));
    if (pending.length === 0) break;
    const answers = (yield pending).values();
    steps = steps.map((step, index) =>
      step.done === true ? step : (operations[index]?.next(nextRows(answers)) ?? step),
    );
  }
  // The results are at the indexes of their operations.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return steps.map(({ value }) => value) as unknown as Answers;
}

const nextRows = (answers: Iterator<unknown>): readonly unknown[] => {
  const { value } = answers.next();
  return Array.isArray(value) ? value : [];
};

/** A query as the builder describes it, independent of any engine's dialect. */
export type Query<Row = unknown> = Compilable<Row> & { readonly toOperationNode: () => RootOperationNode };

/** A query template with the values of its placeholders. Engines compile the template once. */
export type PreparedQuery<Row = unknown> = Query<Row> & {
  readonly template: Query<Row>;
  readonly values: Readonly<Record<string, unknown>>;
};

/** Marks the position of a value in a query template. */
export class Placeholder {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

/** Builds a query once, to run it with different values. The values must not influence its shape. */
export const preparedQuery = <Values extends Readonly<Record<string, unknown>>, Row>(
  build: (values: Values) => Query<Row>,
): ((values: Values) => PreparedQuery<Row>) => {
  // The template is built with placeholders instead of values; each run replaces them by its own values.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const placeholders = new Proxy({}, { get: (_target, name) => new Placeholder(String(name)) }) as Values;
  const template = build(placeholders);
  return (values) => ({
    template,
    values,
    compile: () => template.compile(),
    toOperationNode: () => template.toOperationNode(),
  });
};

/** Splits items into chunks of one query each. Each item comes with its position, counted from 1. */
export const chunk = <Item>(items: readonly Item[]): readonly (readonly (readonly [Item, number])[])[] => {
  const placed = items.map((item, index) => [item, index + 1] as const);
  return Array.from({ length: Math.ceil(placed.length / ROWS_PER_QUERY) }, (_, part) =>
    placed.slice(part * ROWS_PER_QUERY, (part + 1) * ROWS_PER_QUERY),
  );
};

/** Engines limit the number of values in one query. */
const ROWS_PER_QUERY = 200;
