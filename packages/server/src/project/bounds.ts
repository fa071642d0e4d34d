import { type Bounded, projectBounds } from '@ramka/domain/project';
import { accepted, refused, type Result } from '@ramka/domain/result';
import { ApiProblem } from '../http/errors.ts';
import { firstRowOf, type Operation } from '../store/operation.ts';
import { queryBuilder } from '../store/tables.ts';

/** A project would hold more of something than it may (docs/readings.md#r28). */
export type TooMany = { readonly kind: 'too-many'; readonly what: Bounded };

/**
 * The last step of every change by which a project grows: refused, and so taken back, where it has grown beyond a bound.
 * What was beyond one before may stay, and shrink.
 */
export function* keepWithinBounds(projectId: string, ...grown: readonly Bounded[]): Operation<Result<null, TooMany>> {
  for (const what of grown) {
    let count = 0;
    for (const table of tables[what]) count += yield* countOf(projectId, table);
    if (count > projectBounds[what]) return refused({ kind: 'too-many', what });
  }
  return accepted(null);
}

const tables = {
  rooms: ['rooms'],
  sets: ['sets'],
  entries: ['roomSets', 'roomProducts'],
  selections: ['selections'],
  notes: ['orderNotes'],
  ticks: ['siteTicks'],
} as const;

function* countOf(projectId: string, table: (typeof tables)[Bounded][number]): Operation<number> {
  const row = yield* firstRowOf(
    queryBuilder
      .selectFrom(table)
      .select(({ fn }) => fn.countAll().as('count'))
      .where('projectId', '=', projectId),
  );
  return Number(row?.count ?? 0);
}

/** As it is answered. */
export const tooManyProblem = ({ what }: Pick<TooMany, 'what'>): ApiProblem =>
  new ApiProblem('unprocessable', [{ path: '', code: `too-many-${what}`, message: ({ tooMany }) => tooMany[what] }]);
