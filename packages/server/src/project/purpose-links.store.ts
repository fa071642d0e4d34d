import type { SharePurpose } from '@ramka/contract/routes';
import { firstRowOf, type Operation, preparedQuery } from '../store/operation.ts';
import { queryBuilder } from '../store/tables.ts';

export type PurposeLinkKey = { readonly projectId: string; readonly purpose: SharePurpose };

/** The id of a project's share link for a kind of hand-over; undefined if it has none. */
export function* findPurposeLink(key: PurposeLinkKey): Operation<string | undefined> {
  return (yield* firstRowOf(purposeLink(key)))?.id;
}

/** The purpose of links that record the installation of a project. */
export const AS_MOUNTED = 'as-mounted';

/** The id of the latest record of a project's installation; undefined if it has none. */
export function* findMountedLink(projectId: string): Operation<string | undefined> {
  const row = yield* firstRowOf(
    queryBuilder
      .selectFrom('views')
      .select('id')
      .where('projectId', '=', projectId)
      .where('purpose', '=', AS_MOUNTED)
      .orderBy('createdAt', 'desc')
      .limit(1),
  );
  return row?.id;
}

const purposeLink = preparedQuery(({ projectId, purpose }: { projectId: string; purpose: string }) =>
  queryBuilder.selectFrom('views').select('id').where('projectId', '=', projectId).where('purpose', '=', purpose),
);
