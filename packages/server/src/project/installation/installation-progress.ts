import type { WireSiteTick } from '@ramka/contract/wire/project';
import { siteParts, type SitePart } from '@ramka/domain/project';
import { accepted, refused, type Result } from '@ramka/domain/result';
import type { FastifyInstance } from 'fastify';
import { addCall } from '../../http/endpoint.ts';
import { type Operation, execute, rowsOf } from '../../store/operation.ts';
import { queryBuilder } from '../../store/tables.ts';
import { keepWithinBounds } from '../bounds.ts';
import { beginNote, type ChangeRefusal, requireAccepted } from '../change.ts';
import { findProject } from '../project-row.ts';
import type { ProjectServices } from '../set-responses.ts';

/** The calls about what of a project is mounted. */
export const addSiteRoutes = (api: FastifyInstance, { store }: ProjectServices): void => {
  addCall(api, 'readSite', async ({ params }) =>
    requireAccepted(await store.read(() => listTicks(params.projectId))).map((tick) => ({ ...tick })),
  );
  addCall(api, 'tickSite', async ({ params: { projectId }, body }) =>
    requireAccepted(await store.write(() => changeTicks({ projectId, now: Date.now() }, body.payload))).map((tick) => ({
      ...tick,
    })),
  );
};

type ChangedTick = WireSiteTick & { readonly done: boolean };

function* listTicks(projectId: string): Operation<Result<readonly WireSiteTick[], ChangeRefusal>> {
  const project = yield* findProject(projectId);
  return project === undefined ? refused({ kind: 'unknown-project' }) : accepted(yield* ticksOf(projectId));
}

function* ticksOf(projectId: string): Operation<readonly WireSiteTick[]> {
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
  return rows.flatMap(({ roomId, setId, piece, part }): WireSiteTick[] => {
    if (part === PRODUCT) return [{ groupId: roomId, productId: setId, piece }];
    return isSitePart(part) ? [{ groupId: roomId, bundleId: setId, piece, part }] : [];
  });
}

/** The part of rows that are about a single product, whose id stands where that of a set does. */
const PRODUCT = 'product';

/** What is ticked, as its row says it. */
const subjectOf = (tick: WireSiteTick): { readonly setId: number; readonly part: string } =>
  'productId' in tick ? { setId: tick.productId, part: PRODUCT } : { setId: tick.bundleId, part: tick.part };

const isSitePart = (part: string): part is SitePart => siteParts.some((known) => known === part);

/**
 * Keeps ticks, each by itself: two who tick at the same time both have theirs. It is no change to what the project holds, and no
 * return to a point takes it back (docs/decisions/0106-order-notes-and-installation-ticks-are-not-versioned.md). Answers all ticks.
 */
function* changeTicks(
  note: { readonly projectId: string; readonly now: number },
  ticks: readonly ChangedTick[],
): Operation<Result<readonly WireSiteTick[], ChangeRefusal>> {
  const { projectId } = note;
  const begun = yield* beginNote(note);
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
  const bounded = yield* keepWithinBounds(projectId, 'ticks');
  return bounded.ok ? accepted(yield* ticksOf(projectId)) : bounded;
}
