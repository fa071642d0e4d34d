import { priceToWire } from '@ramka/contract/translate/catalogue';
import type { RestorePointDifference } from '@ramka/contract/wire/restore-points';
import { setPrice } from '@ramka/domain/bill';
import type { MinorUnits } from '@ramka/domain/money';
import type { Language } from '@ramka/domain/text';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { LocalisedCatalogue } from '../../catalogue/catalogue.ts';
import { mapCooperatively } from '../../async/concurrency.ts';
import { registerEndpoint } from '../../http/endpoint.ts';
import { versionTag } from '../../http/entity-tags.ts';
import { HttpError } from '../../http/errors.ts';
import { pipelined } from '../../store/operation.ts';
import { changeOf, unwrap } from '../change.ts';
import { findSnapshot, listSnapshots, readContents } from './restore-points.store.ts';
import { findProject, requireProject } from '../project-row.ts';
import { type ProjectServices, setContents } from '../set-responses.ts';
import { type StateContents, roomsOfState } from '../project-state.ts';
import { sumsOfProject } from '../project-sums.ts';
import { restoreSnapshot } from './restore-project.store.ts';
import { productSetOf } from '../set-contents.ts';
import { undo } from './undo.store.ts';

/** Endpoints of a project's restore points (docs/readings.md#r32). */
export const addRestorePointRoutes = (api: FastifyInstance, { store, catalogue }: ProjectServices): void => {
  registerEndpoint(api, 'listPoints', async ({ params: { projectId } }) => {
    const [found, points] = await store.read(() => pipelined(findProject(projectId), listSnapshots(projectId)));
    const { version } = requireProject(found);
    return points.map(({ id, keptAt, cause }, index) => ({
      id,
      keptAt: new Date(keptAt).toISOString(),
      cause,
      changes: (points[index - 1]?.id ?? version + 1) - id,
    }));
  });

  registerEndpoint(api, 'comparePoint', async ({ params: { projectId, pointId }, language }) => {
    const [found, point, present] = await store.read(() =>
      pipelined(findProject(projectId), findSnapshot(projectId, pointId), readContents(projectId)),
    );
    requireProject(found);
    if (point === undefined) throw new HttpError('unknown-point');
    return differenceOf(point, present, catalogue.in(language), language);
  });

  registerEndpoint(api, 'restorePoint', async (request, reply) => {
    const change = changeOf(request);
    const version = unwrap(await store.write(() => restoreSnapshot(change, request.params.pointId)));
    void reply.header('etag', versionTag(version));
    return { pointId: version };
  });
};

/** The differences between two states of a project. Each set occurs once, newest first. */
const differenceOf = async (
  before: StateContents,
  after: StateContents,
  catalogue: LocalisedCatalogue,
  language: Language,
): Promise<RestorePointDifference> => {
  const [old, present] = [byId(before.sets), byId(after.sets)];
  const isChanged = ({ id, name, document }: StateContents['sets'][number]): boolean => {
    const was = old.get(id);
    return was !== undefined && (was.name !== name || was.document !== document);
  };
  const named = (sets: StateContents['sets']): RestorePointDifference['added'] =>
    sets
      .toSorted((one, other) => other.id - one.id)
      .map((set) => ({
        bundleId: set.id,
        name: set.name,
        contents: setContents(productSetOf(set), catalogue, language),
      }));
  return {
    added: named(after.sets.filter(({ id }) => !old.has(id))),
    removed: named(before.sets.filter(({ id }) => !present.has(id))),
    changed: named(after.sets.filter(isChanged)),
    rooms: JSON.stringify(contentsOf(before)) !== JSON.stringify(contentsOf(after)),
    total: { before: await totalOf(before, catalogue), after: await totalOf(after, catalogue) },
  };
};

const byId = (sets: StateContents['sets']) => new Map(sets.map((set) => [set.id, set]));

const contentsOf = (state: StateContents) => ({
  rooms: roomsOfState(state),
  selections: state.selections.toSorted((one, other) => one.catalogId - other.catalogId),
});

/** The total of a state at current prices. */
const totalOf = async (state: StateContents, catalogue: LocalisedCatalogue): Promise<number> => {
  const priced = await mapCooperatively(state.sets, (set) => [set.id, setPrice(productSetOf(set), catalogue)] as const);
  const prices = new Map<number, MinorUnits>(priced);
  const { selections } = state;
  const sums = sumsOfProject(
    { rooms: roomsOfState(state), ecatalogItems: selections },
    catalogue,
    (id) => prices.get(id) ?? 0,
  );
  return priceToWire(sums.total);
};

/** Registers the endpoint that undoes a removal (docs/readings.md#r14). */
export const addUndoRoute = (api: FastifyInstance, { store }: Pick<ProjectServices, 'store'>): void =>
  registerEndpoint(api, 'undoRemoval', async (request) => {
    const change = changeOf(request);
    unwrap(await store.write(() => undo(change, request.params.removalId)));
  });

/** Sends the undo id of a removal in a response header (docs/readings.md#r14). */
export const setUndoHeader = (reply: FastifyReply, undoId: number): void => void reply.header('x-removal', undoId);
