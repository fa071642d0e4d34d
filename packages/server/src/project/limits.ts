import { type ProjectLimit, projectLimits } from '@ramka/domain/project';
import { ok, err, type Result } from '@ramka/domain/result';
import { HttpError } from '../http/errors.ts';
import { firstRowOf, type Operation } from '../store/operation.ts';
import { queryBuilder } from '../store/tables.ts';

/** A project would exceed a limit (docs/readings.md#r28). */
export type LimitExceeded = { readonly kind: 'too-many'; readonly what: ProjectLimit };

/**
 * The last step of every change that grows a project: fails if a limit is exceeded, which rolls the change back. A
 * project that already exceeds a limit may stay as it is or shrink.
 */
export function* requireWithinLimits(
  projectId: string,
  ...grown: readonly ProjectLimit[]
): Operation<Result<null, LimitExceeded>> {
  for (const what of grown) {
    let count = 0;
    for (const table of tables[what]) count += yield* countOf(projectId, table);
    if (count > projectLimits[what]) return err({ kind: 'too-many', what });
  }
  return ok(null);
}

const tables = {
  rooms: ['rooms'],
  sets: ['sets'],
  entries: ['roomSets', 'roomProducts'],
  ecatalogItems: ['selections'],
  annotations: ['orderNotes'],
  installedParts: ['siteTicks'],
} as const;

function* countOf(projectId: string, table: (typeof tables)[ProjectLimit][number]): Operation<number> {
  const row = yield* firstRowOf(
    queryBuilder
      .selectFrom(table)
      .select(({ fn }) => fn.countAll().as('count'))
      .where('projectId', '=', projectId),
  );
  return Number(row?.count ?? 0);
}

/** Names of limits in error codes (`too-many-selections`) and messages. Clients rely on them. */
const wireNames = {
  rooms: 'rooms',
  sets: 'sets',
  entries: 'entries',
  ecatalogItems: 'selections',
  annotations: 'notes',
  installedParts: 'ticks',
} as const satisfies Record<ProjectLimit, string>;

/** The error response to a change that exceeds a limit. */
export const limitExceededError = ({ what }: Pick<LimitExceeded, 'what'>): HttpError => {
  const name = wireNames[what];
  return new HttpError('unprocessable', [
    { path: '', code: `too-many-${name}`, message: ({ tooMany }) => tooMany[name] },
  ]);
};
