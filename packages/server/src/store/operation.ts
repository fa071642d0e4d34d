import type { Compilable, RootOperationNode } from 'kysely';

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

/**
 * Runs operations that do not need each other's answers side by side: their queries travel to the engine
 * together, and run there in the order in which the operations are named.
 */
export function* together<Answers extends readonly unknown[]>(
  ...operations: { readonly [Index in keyof Answers]: Operation<Answers[Index]> }
): Operation<Answers> {
  let steps = operations.map((operation) => operation.next([]));
  for (;;) {
    const waiting = steps.flatMap((step): Step[] => (step.done === true ? [] : [step.value]));
    if (waiting.length === 0) break;
    const answers = (yield waiting).values();
    steps = steps.map((step, index) =>
      step.done === true ? step : (operations[index]?.next(rowsIn(answers)) ?? step),
    );
  }
  // Each operation's answer stands at its place.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return steps.map(({ value }) => value) as unknown as Answers;
}

const rowsIn = (answers: Iterator<unknown>): readonly unknown[] => {
  const { value } = answers.next();
  return Array.isArray(value) ? value : [];
};

/** A query as the builder describes it, free of any engine's dialect. */
export type Query<Row = unknown> = Compilable<Row> & { readonly toOperationNode: () => RootOperationNode };

/** A query with values in the place of its placeholders: engines compile its template once, however often it runs. */
export type PreparedQuery<Row = unknown> = Query<Row> & {
  readonly template: Query<Row>;
  readonly values: Readonly<Record<string, unknown>>;
};

/** Stands in a template where a value will be. */
export class Placeholder {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

/** Describes a query once, to run it with other values each time. Only values may differ, never the shape. */
export const prepared = <Values extends Readonly<Record<string, unknown>>, Row>(
  build: (values: Values) => Query<Row>,
): ((values: Values) => PreparedQuery<Row>) => {
  // While the template is built, every value is its own placeholder.
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

/** Things with their places, counted from 1, in batches for one query each. */
export const batches = <Thing>(things: readonly Thing[]): readonly (readonly (readonly [Thing, number])[])[] => {
  const placed = things.map((thing, index) => [thing, index + 1] as const);
  return Array.from({ length: Math.ceil(placed.length / ROWS_AT_ONCE) }, (_, batch) =>
    placed.slice(batch * ROWS_AT_ONCE, (batch + 1) * ROWS_AT_ONCE),
  );
};

/** Rows that go into one query; engines limit the values of a query. */
const ROWS_AT_ONCE = 200;
