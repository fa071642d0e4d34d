import type { WireInstallationItem } from '@ramka/contract/wire/project';
import { installationParts, type InstallationPart } from '@ramka/domain/project';
import { ok, err, type Result } from '@ramka/domain/result';
import type { FastifyInstance } from 'fastify';
import { registerEndpoint } from '../../http/endpoint.ts';
import { type Operation, execute, rowsOf } from '../../store/operation.ts';
import { queryBuilder } from '../../store/tables.ts';
import { requireWithinLimits } from '../limits.ts';
import { lockWithoutVersionBump, type ChangeRefusal, unwrap } from '../change.ts';
import { findProject } from '../project-row.ts';
import type { ProjectServices } from '../set-responses.ts';

/** Endpoints of the installation progress of a project. */
export const addInstallationRoutes = (api: FastifyInstance, { store }: ProjectServices): void => {
  registerEndpoint(api, 'readSite', async ({ params }) =>
    unwrap(await store.read(() => listInstalled(params.projectId))).map((tick) => ({ ...tick })),
  );
  registerEndpoint(api, 'tickSite', async ({ params: { projectId }, body }) =>
    unwrap(await store.write(() => changeInstalled({ projectId, now: Date.now() }, body.payload))).map((tick) => ({
      ...tick,
    })),
  );
};

type ChangedItem = WireInstallationItem & { readonly done: boolean };

function* listInstalled(projectId: string): Operation<Result<readonly WireInstallationItem[], ChangeRefusal>> {
  const project = yield* findProject(projectId);
  return project === undefined ? err({ kind: 'unknown-project' }) : ok(yield* installedItemsOf(projectId));
}

export function* installedItemsOf(projectId: string): Operation<readonly WireInstallationItem[]> {
  const rows = yield* rowsOf(
    queryBuilder
      .selectFrom('siteTicks')
      .select(['roomId', 'setId', 'piece', 'part'])
      .where('projectId', '=', projectId)
      .orderBy('roomId')
      .orderBy('setId')
      .orderBy('piece')
      .orderBy('part'),
  );
  return rows.flatMap(({ roomId, setId, piece, part }): WireInstallationItem[] => {
    if (part === PRODUCT) return [{ groupId: roomId, productId: setId, piece }];
    return isInstallationPart(part) ? [{ groupId: roomId, bundleId: setId, piece, part }] : [];
  });
}

/** Value of `part` for rows about a single product, whose id is stored in `setId`. */
const PRODUCT = 'product';

/** The columns that identify the subject of a checklist item. */
const subjectOf = (tick: WireInstallationItem): { readonly setId: number; readonly part: string } =>
  'productId' in tick ? { setId: tick.productId, part: PRODUCT } : { setId: tick.bundleId, part: tick.part };

const isInstallationPart = (part: string): part is InstallationPart =>
  installationParts.some((known) => known === part);

/**
 * Stores changed checklist items one by one, so that concurrent changes of two clients are merged. Neither the project
 * version nor restore points are affected
 * (docs/decisions/0106-order-notes-and-installation-ticks-are-not-versioned.md). Returns all items.
 */
function* changeInstalled(
  note: { readonly projectId: string; readonly now: number },
  ticks: readonly ChangedItem[],
): Operation<Result<readonly WireInstallationItem[], ChangeRefusal>> {
  const { projectId } = note;
  const begun = yield* lockWithoutVersionBump(note);
  if (!begun.ok) return begun;
  for (const tick of ticks) {
    const { groupId: roomId, piece, done } = tick;
    const { setId, part } = subjectOf(tick);
    yield* execute(
      done
        ? queryBuilder
            .insertInto('siteTicks')
            .values({ projectId, roomId, setId, piece, part })
            .onConflict((conflict) => conflict.doNothing())
        : queryBuilder
            .deleteFrom('siteTicks')
            .where('projectId', '=', projectId)
            .where('roomId', '=', roomId)
            .where('setId', '=', setId)
            .where('piece', '=', piece)
            .where('part', '=', part),
    );
  }
  const bounded = yield* requireWithinLimits(projectId, 'installedParts');
  return bounded.ok ? ok(yield* installedItemsOf(projectId)) : bounded;
}
