import { promisify } from 'node:util';
import { gunzipSync, gzip } from 'node:zlib';
import type { WireShareLink } from '@ramka/contract/wire/share-links';
import { ok, err, type Result } from '@ramka/domain/result';
import { sql } from 'kysely';
import { ownTurn } from '../async/concurrency.ts';
import { beginProjectChange, type Change, lockWithoutVersionBump } from '../project/change.ts';
import { readState } from '../project/history/restore-points.store.ts';
import { findProject } from '../project/project-row.ts';
import { AS_MOUNTED, findPurposeLink, type PurposeLinkKey } from '../project/purpose-links.store.ts';
import { packProjectState, parseProjectState, type ProjectState } from '../project/project-state.ts';
import { createInPortions, type NewProject } from '../project/create-in-portions.ts';
import { loadProject, type StoredProject } from '../project/projects.store.ts';
import { portionsOfState } from '../project/history/restore-project.store.ts';
import { deleteExpired, LARGE_ROWS } from '../store/delete-expired.ts';
import { firstRowOf, type Operation, execute, preparedQuery, rowsOf } from '../store/operation.ts';
import type { Store } from '../store/store.ts';
import { queryBuilder } from '../store/tables.ts';
import { listVariants, withoutPlanningIds } from '../variants/variants.store.ts';
import type { SharedProject } from './share-link-content.ts';

/** Maximum numbers of share links and frozen share links per project. */
export const shareLinkLimits = { links: 50, frozen: 10 } as const;

/** A share link as listed in its project. */
export type ShareLink = {
  readonly id: string;
  readonly name: string;
  readonly createdAt: number;
  /** Null for a live link, which shows the current state of the project. */
  readonly frozenAt: number | null;
  readonly prices: boolean;
  readonly variants: boolean;
  /** The last valid day (`2026-11-22`); null until revoked. */
  readonly until: string | null;
  /** What the link was created for: a kind of hand-over, or the record of the installation; null: by visitors themselves. */
  readonly purpose: string | null;
};

/** A valid share link with the id and version of its project. */
export type OpenShareLink = ShareLink & {
  readonly projectId: string;
  /** Changes with everything that the link shows. */
  readonly version: string;
};

/** A file of a frozen share link. */
export type ShareLinkFile = {
  readonly name: string;
  /** The `Content-Type`. */
  readonly type: string;
  /** Name for downloads; null for files that are displayed. */
  readonly title: string | null;
  readonly bytes: Uint8Array;
};

/** A stored file of a frozen share link: gzipped, in base64. */
type PackedFile = Omit<ShareLinkFile, 'bytes'> & { readonly content: string };

/** The stored files of a frozen share link. */
export type FrozenContent = readonly PackedFile[];

/** Name of the file with the state of the project. No URL leads to it. */
const STATE = 'state';

const gzipAsync = promisify(gzip);

/**
 * Compresses the files of a frozen share link, and the state of the project for copies. Runs before the transaction,
 * which would block other changes, and in threads. Pictures and PDFs are compressed already.
 */
export const packFrozenContent = async (
  files: readonly ShareLinkFile[],
  state: ProjectState,
): Promise<FrozenContent> => {
  const packed: PackedFile[] = [];
  for (const { bytes, ...file } of files) {
    const isText = file.type.startsWith('text/') || file.type.startsWith('image/svg');
    const content = (await gzipAsync(bytes, { level: isText ? 6 : 0 })).toString('base64');
    packed.push({ ...file, content });
  }
  return [...packed, { name: STATE, type: '', title: null, content: await packProjectState(state) }];
};

type ShareLinkRefusal = {
  readonly kind: 'unknown-project' | 'stale' | 'taken' | 'no-labels' | 'too-many-views' | 'too-many-frozen';
};

/** Creates a share link, with its files if it is frozen. */
export function* addShareLink(
  change: Change,
  view: Omit<ShareLink, 'createdAt' | 'frozenAt'>,
  frozen: FrozenContent | null,
): Operation<Result<ShareLink, ShareLinkRefusal>> {
  const { projectId, now } = change;
  const project = yield* beginProjectChange(change);
  if (!project.ok) return project;
  // Another visitor may have switched the labels off.
  if (view.purpose === AS_MOUNTED && project.value.numbered === 0) return err({ kind: 'no-labels' });
  const present = yield* listShareLinks(projectId);
  if (present.length >= shareLinkLimits.links) return err({ kind: 'too-many-views' });
  const frozenOnes = present.filter(({ frozenAt }) => frozenAt !== null);
  if (frozen && frozenOnes.length >= shareLinkLimits.frozen) return err({ kind: 'too-many-frozen' });
  const link = { ...view, createdAt: now, frozenAt: frozen ? now : null };
  if (!(yield* insertShareLink(projectId, link))) return err({ kind: 'taken' });
  if (frozen) yield* insertFiles({ projectId, viewId: view.id }, frozen);
  return ok(link);
}

/** Inserts a share link; false if its id is taken. */
function* insertShareLink(projectId: string, link: ShareLink): Operation<boolean> {
  const row = { ...link, projectId, prices: Number(link.prices), variants: Number(link.variants) };
  const added = yield* firstRowOf(
    queryBuilder
      .insertInto('views')
      .values(row)
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id'),
  );
  return added !== undefined;
}

/**
 * Returns the share link of a project for a kind of hand-over, and creates it if there is none. A live link, because a
 * later hand-over reuses it. The project keeps its version: neither its contents nor its restore points change.
 */
export function* ensurePurposeLink(
  key: PurposeLinkKey,
  { id, name, now }: { readonly id: string; readonly name: string; readonly now: number },
): Operation<
  Result<
    { readonly link: ShareLink; readonly added: boolean },
    { readonly kind: 'unknown-project' | 'taken' | 'too-many-views' }
  >
> {
  const { projectId, purpose } = key;
  const project = yield* lockWithoutVersionBump({ projectId, now });
  if (!project.ok) return project;
  const present = yield* listShareLinks(projectId);
  const existing = yield* findPurposeLink(key);
  const link = present.find((one) => one.id === existing);
  if (link) return ok({ link, added: false });
  if (present.length >= shareLinkLimits.links) return err({ kind: 'too-many-views' });
  const prices = purpose !== 'installation';
  const created = { id, name, createdAt: now, frozenAt: null, prices, variants: false, until: null, purpose };
  return (yield* insertShareLink(projectId, created)) ? ok({ link: created, added: true }) : err({ kind: 'taken' });
}

type ShareLinkKey = { readonly projectId: string; readonly viewId: string };

function* insertFiles(key: ShareLinkKey, files: FrozenContent): Operation<void> {
  for (const file of files) yield* execute(queryBuilder.insertInto('viewFiles').values({ ...key, ...file }));
}

const listedColumns = ['id', 'name', 'createdAt', 'frozenAt', 'prices', 'variants', 'until', 'purpose'] as const;

/** The share links of a project in order of creation. */
export function* listShareLinks(projectId: string): Operation<readonly ShareLink[]> {
  const rows = yield* rowsOf(
    queryBuilder
      .selectFrom('views')
      .select(listedColumns)
      .where('projectId', '=', projectId)
      .orderBy('createdAt')
      .orderBy('id'),
  );
  return rows.map(shareLinkOfRow);
}

type ShareLinkRow = Omit<ShareLink, 'prices' | 'variants'> & { readonly prices: number; readonly variants: number };

const shareLinkOfRow = (row: ShareLinkRow): ShareLink => ({
  ...row,
  prices: row.prices !== 0,
  variants: row.variants !== 0,
});

/** Creates a function that returns the date in a time zone, as `2026-11-22`. */
export const dayFormatter = (timeZone: string): ((now: number) => string) => {
  let format: Intl.DateTimeFormat | undefined;
  return (now) => {
    // The Swedish locale formats dates as ISO 8601. Created on first use: a server would create five at the start, 3 ms
    // each.
    format ??= new Intl.DateTimeFormat('sv', { timeZone });
    return format.format(now);
  };
};

/** Finds a share link that is valid on a day; undefined for any other link. */
export function* findShareLink(id: string, day: string): Operation<OpenShareLink | undefined> {
  const row = yield* firstRowOf(openShareLinkById({ id, day }));
  if (row === undefined) return undefined;
  const { projectVersion, labelsVersion, projectId, ...view } = row;
  const versions = row.variants === 0 ? [] : yield* rowsOf(variantVersions({ projectId }));
  const ofLabels = labelsVersion === 0 ? [] : [`labels ${labelsVersion}`];
  const version = [String(projectVersion), ...ofLabels, ...versions.map(({ id, version }) => `${id}:${version}`)].join(
    ' ',
  );
  return { ...shareLinkOfRow(view), projectId, version };
}

const openShareLinkById = preparedQuery(({ id, day }: { id: string; day: string }) =>
  queryBuilder
    .selectFrom('views')
    .innerJoin('projects', 'projects.id', 'views.projectId')
    .select(['views.id', 'views.name', 'views.createdAt', 'frozenAt', 'prices', 'variants', 'until', 'purpose'])
    .select(['views.projectId', 'projects.version as projectVersion', 'projects.labelsVersion'])
    .where('views.id', '=', id)
    .where('projects.deletedAt', 'is', null)
    .where((row) => row.or([row('until', 'is', null), row('until', '>=', day)])),
);

const variantVersions = preparedQuery(({ projectId }: { projectId: string }) =>
  queryBuilder
    .selectFrom('variants')
    .innerJoin('projects', 'projects.id', 'variants.variantId')
    .select(['projects.id', 'projects.version'])
    .where('variants.projectId', '=', projectId)
    .where('projects.deletedAt', 'is', null)
    .orderBy('variants.position'),
);

/** Reads a file of a frozen share link; undefined if it does not exist. */
export function* findShareLinkFile(
  { id, projectId }: OpenShareLink,
  name: string,
): Operation<ShareLinkFile | undefined> {
  if (name === STATE) return undefined;
  const row = yield* firstRowOf(
    queryBuilder
      .selectFrom('viewFiles')
      .select(['name', 'type', 'title', 'content'])
      .where('projectId', '=', projectId)
      .where('viewId', '=', id)
      .where('name', '=', name),
  );
  if (row === undefined) return undefined;
  const { content, ...file } = row;
  return { ...file, bytes: gunzipSync(Buffer.from(content, 'base64')) };
}

/** The state of the project that a share link shows: current or frozen. */
export function* sharedState({ id, projectId, frozenAt }: OpenShareLink): Operation<ProjectState | undefined> {
  if (frozenAt === null) {
    const project = yield* findProject(projectId);
    return project && (yield* readState(project));
  }
  const row = yield* firstRowOf(
    queryBuilder
      .selectFrom('viewFiles')
      .select('content')
      .where('projectId', '=', projectId)
      .where('viewId', '=', id)
      .where('name', '=', STATE),
  );
  return row && parseProjectState(row.content);
}

/** The number of sets of a project, for estimating the duration of freezing. */
export function* countSets(projectId: string): Operation<number> {
  const row = yield* firstRowOf(
    queryBuilder
      .selectFrom('sets')
      .select(({ fn }) => fn.countAll().as('count'))
      .where('projectId', '=', projectId),
  );
  return Number(row?.count ?? 0);
}

/** Loads a project and, if the link shows them, its variants. */
export const loadSharedProject = async (
  store: Pick<Store, 'read'>,
  { projectId, variants }: Pick<OpenShareLink, 'projectId' | 'variants'>,
): Promise<SharedProject | undefined> => {
  const project = await store.read(() => loadProject(projectId));
  return project && { project, variants: variants ? await loadVariants(store, projectId) : [] };
};

/** Loads the variants of a project under their names, each in its own turn, because all take a third of a second. */
export const loadVariants = async (
  store: Pick<Store, 'read'>,
  projectId: string,
): Promise<readonly StoredProject[]> => {
  const loaded: StoredProject[] = [];
  for (const { id, name } of await store.read(() => listVariants(projectId))) {
    await ownTurn();
    const variant = await store.read(() => loadProject(id));
    if (variant) loaded.push({ ...variant, name });
  }
  return loaded;
};

/** Copies the content of a share link into a new project that does not refer to the original. */
export const copySharedProject = async (
  store: Store,
  view: { readonly id: string; readonly day: string },
  { name, ...copy }: NewProject & { readonly name: string },
): Promise<Result<{ readonly id: string; readonly name: string }, 'unknown-view' | 'taken'>> => {
  const state = await store.read(function* () {
    const open = yield* findShareLink(view.id, view.day);
    return open && (yield* sharedState(open));
  });
  if (state === undefined) return err('unknown-view');
  const { id, now } = copy;
  const shown = withoutPlanningIds(shownPart(state, now));
  const columns = { name, nextRoomId: nextOf(shown.rooms), nextSetId: nextOf(shown.sets) };
  const created = await createInPortions(store, copy, columns, portionsOfState(id, shown, now));
  return created.ok ? ok({ id, name }) : created;
};

/** The part of a state that a share link shows: only sets that are in rooms, without times of creation. */
const shownPart = (state: ProjectState, now: number): ProjectState => {
  const inRooms = new Set(state.roomSets.map(({ entryId }) => entryId));
  const sets = state.sets.filter(({ id }) => inRooms.has(id));
  return { ...state, sets: sets.map((set) => ({ ...set, version: 1, createdAt: now })) };
};

const nextOf = (rows: readonly { readonly id: number }[]): number =>
  rows.reduce((highest, { id }) => Math.max(highest, id), 0) + 1;

/** Revokes a share link and deletes its files. */
export function* removeShareLink(
  change: Change,
  viewId: string,
): Operation<Result<null, { readonly kind: 'unknown-project' | 'stale' | 'unknown-view' }>> {
  const project = yield* beginProjectChange(change);
  if (!project.ok) return project;
  const removed = yield* firstRowOf(
    queryBuilder.deleteFrom('views').where('projectId', '=', change.projectId).where('id', '=', viewId).returning('id'),
  );
  return removed === undefined ? err({ kind: 'unknown-view' }) : ok(null);
}

/** Deletes one batch of share links whose last day is before `day`, with the files of frozen ones. */
export const deleteExpiredShareLinks = (day: string): Operation<Result<number, never>> =>
  deleteExpired({ table: 'views', key: ['id'], where: sql`"until" < ${day}`, batch: LARGE_ROWS });

/** A share link in wire format. */
export const shareLinkResponse = (
  { createdAt, frozenAt, purpose: _purpose, ...view }: ShareLink,
  day: string,
): WireShareLink => ({
  ...view,
  createdAt: new Date(createdAt).toISOString(),
  frozenAt: frozenAt === null ? null : new Date(frozenAt).toISOString(),
  expired: view.until !== null && view.until < day,
});
