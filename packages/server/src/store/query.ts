import type { Compilable, RootOperationNode } from 'kysely';

/** A query as the builder describes it, free of any engine's dialect. */
export type Query<Row = unknown> = Compilable<Row> & { readonly toOperationNode: () => RootOperationNode };
