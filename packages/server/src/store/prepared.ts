import type { Query } from './query.ts';

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
