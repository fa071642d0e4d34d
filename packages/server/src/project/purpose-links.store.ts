import type { SharePurpose } from '@ramka/contract/routes';
import { firstRowOf, type Operation, preparedQuery } from '../store/operation.ts';
import { queryBuilder } from '../store/tables.ts';

export type PurposeLinkKey = { readonly projectId: string; readonly purpose: SharePurpose };

/** The id of a project's share link for a kind of hand-over; undefined if it has none. */
export function* findPurposeLink(key: PurposeLinkKey): Operation<string | undefined> {
  return (yield* firstRowOf(purposeLink(key)))?.id;
}

const purposeLink = preparedQuery(({ projectId, purpose }: { projectId: string; purpose: string }) =>
  queryBuilder.selectFrom('views').select('id').where('projectId', '=', projectId).where('purpose', '=', purpose),
);
