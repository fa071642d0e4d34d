import { setToWire } from '@ramka/contract/translate/product-set';
import type { BodyOf } from '@ramka/contract/endpoints';
import type { SetDefaults } from '@ramka/domain/set/frames';
import type { FramedSet } from '@ramka/domain/set/product-set';
import { tellingName } from '@ramka/texts/name-of-set';
import {
  type Project,
  type SavedSet,
  savedSetFromWire,
  withoutSet,
  withSet,
  withSetDefaultsOfFirst,
  withSetInRoom,
} from '../api/project.ts';
import { listedTag } from '../api/set-calls.ts';
import { hasName, hasNoBody, hasPayload } from './bodies.ts';
import { onlineChange, queueableChange } from './project-change.ts';

/** A set and its version on the server; null if the server has named none. */
type SetVersion = { readonly setId: number; readonly etag: string | null };

/** Saves a new set. The first set of a project determines the set defaults, which are passed as `defaults`. */
export const createSet = queueableChange({
  endpoint: 'createSet',
  request: ({ set }: { readonly set: FramedSet; readonly defaults: SetDefaults | undefined }) => ({
    body: { payload: setToWire(set, null) },
  }),
  isBody: hasPayload,
  creates: 'one',
  apply: (project, { body }, [id = 0]) => withPendingSet(project, id, body.payload),
  receive: (project, set) => withSet(project, savedSetFromWire(set)),
  enrich: (project, { defaults }) => withSetDefaultsOfFirst(project, defaults),
});

/** Saves a set, provided that it still has the version `etag`. */
export const saveSet = queueableChange({
  endpoint: 'saveSet',
  request: ({ setId, etag, set }: SetVersion & { readonly set: FramedSet }) => ({
    params: { setId },
    body: { payload: setToWire(set, setId) },
    ifMatch: etag ?? undefined,
  }),
  isBody: hasPayload,
  apply: (project, { params, body }) => withPendingSet(project, params.setId, body.payload),
  receive: (project, set) => withSet(project, savedSetFromWire(set)),
});

/** Saves a set for one room: a copy replaces it there, provided that the set still has the version `etag`. */
export const saveSetInRoom = onlineChange({
  endpoint: 'saveSetInRoom',
  request: ({ setId, etag, set, roomId }: SetVersion & { readonly set: FramedSet; readonly roomId: number }) => ({
    params: { groupId: roomId, setId },
    body: { payload: setToWire(set, null) },
    ifMatch: etag ?? undefined,
  }),
  creates: 'one',
  receive: (project, copy, { roomId, setId }) => withSetInRoom(project, roomId, setId, savedSetFromWire(copy)),
});

/** Copies a saved set under a name that may be empty. */
export const copySet = queueableChange({
  endpoint: 'copySet',
  request: ({ setId, name }: { readonly setId: number; readonly name: string }) => ({
    query: { sourceId: String(setId) },
    body: { name },
  }),
  isBody: hasName,
  creates: 'one',
  apply: (project, { query, body }, [id = 0]) =>
    withPendingCopy(project, Number(query.sourceId), { id, name: body?.name ?? '' }),
  receive: (project, set) => withSet(project, savedSetFromWire(set)),
  message: ({ sets }) => sets.copied,
});

/** Renames a set; with an `etag` only if it still has that version. */
export const renameSet = queueableChange({
  endpoint: 'renameSet',
  request: ({ setId, etag, name }: SetVersion & { readonly name: string }) => ({
    params: { setId },
    body: { name },
    ifMatch: etag ?? undefined,
  }),
  isBody: hasName,
  apply: (project, { params, body }) => {
    const known = project.sets.find(({ id }) => id === params.setId);
    return known ? withSet(project, { ...known, name: body.name }) : project;
  },
  receive: (project, set) => withSet(project, savedSetFromWire(set)),
  message: ({ sets }) => sets.renamed,
});

/** Deletes a listed set, and removes it from all rooms. */
export const deleteSet = queueableChange({
  endpoint: 'deleteSet',
  request: (set: Pick<SavedSet, 'id' | 'version'>) => ({ params: { setId: set.id }, ifMatch: listedTag(set) }),
  isBody: hasNoBody,
  apply: (project, { params }) => withoutSet(project, params.setId),
  nameOf: (project, { id }, texts) => {
    const set = project.sets.find((each) => each.id === id);
    return set && tellingName(set, texts);
  },
  message: ({ sets }) => sets.deleted,
});

/** Fills the empty slots of a listed set with blanks. */
export const fillSetWithBlanks = onlineChange({
  endpoint: 'coverSet',
  request: (set: Pick<SavedSet, 'id' | 'version' | 'emptySlots'>) => ({
    params: { setId: set.id },
    ifMatch: listedTag(set),
  }),
  receive: (project, set) => withSet(project, savedSetFromWire(set)),
  message: ({ rooms }, { input }) => rooms.covered(input.emptySlots),
  once: true,
});

type WireSet = BodyOf<'saveSet'>['payload'];

/**
 * Returns the project with a set that the server has not processed yet. Its previous picture and price remain until
 * then.
 */
const withPendingSet = (project: Project, id: number, { name, modules, controllers }: WireSet): Project => {
  const slots = Object.keys({ ...modules, ...controllers }).length;
  const unknown = {
    seriesTag: '',
    version: '0',
    price: 0,
    description: '',
    contents: '',
    isExternal: false,
    emptySlots: 0,
  };
  const known = project.sets.find((set) => set.id === id);
  return withSet(project, { ...unknown, slots, boxes: slots, ...known, id, name, awaited: true });
};

/** Returns the project with a copy of a set that the server has not created yet. */
export const withPendingCopy = (
  project: Project,
  sourceId: number,
  { id, name }: Pick<SavedSet, 'id' | 'name'>,
): Project => {
  const source = project.sets.find((set) => set.id === sourceId);
  return source ? withSet(project, { ...source, id, name, version: '0', isExternal: false, awaited: true }) : project;
};
