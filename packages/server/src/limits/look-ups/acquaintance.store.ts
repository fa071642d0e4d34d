import { createHash } from 'node:crypto';
import { accepted, type Result } from '@ramka/domain/result';
import { perform, type Operation } from '../../store/operation.ts';
import { portions } from '../../store/portions.ts';
import { queryBuilder } from '../../store/query-builder.ts';
import { usesOf } from '../use.store.ts';

/** Who asks for a project, as limits count visitors, and for which. */
export type Stranger = { readonly visitor: string; readonly projectId: string };

const KIND = 'been-in';

/** How long it is remembered that somebody has been in a project, in milliseconds: 20 hours, less than uses are kept. */
const REMEMBERED = 20 * 60 * 60 * 1000;

/** A number that tells neither where the visitor comes from nor the project. */
export const acquaintanceOf = ({ visitor, projectId }: Stranger): string =>
  createHash('sha256').update(`${visitor} ${projectId}`).digest('base64url').slice(0, 22);

/** Whether a visitor has been in a project lately, at whichever server. */
export function* hasBeenIn(stranger: Stranger, now: number): Operation<boolean> {
  const name = acquaintanceOf(stranger);
  return ((yield* usesOf(KIND, [name])).get(name) ?? now) > now;
}

/** Remembers who has been in which project, each named once. */
export function* recordAcquaintances(names: readonly string[], now: number): Operation<Result<null, never>> {
  // In one order everywhere, so that servers that do so at once wait for each other and never in a ring.
  for (const portion of portions(names.toSorted((one, other) => (one < other ? -1 : 1))))
    yield* perform(addition(portion.map(([name]) => ({ kind: KIND, visitor: name, paidAt: now + REMEMBERED }))));
  return accepted(null);
}

const addition = (rows: readonly { kind: string; visitor: string; paidAt: number }[]) =>
  queryBuilder
    .insertInto('uses')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['visitor', 'kind']).doUpdateSet({ paidAt: (row) => row.ref('excluded.paidAt') }),
    );
