import { setToFile } from '@ramka/contract/translate/product-set';
import { setDefaultsToWire } from '@ramka/contract/translate/project';
import { type FileRoom, fileRoom, fileSet, projectFile, type ProjectFile } from '@ramka/contract/wire/project-file';
import type { FileLabels } from '@ramka/contract/wire/labels';
import type { Showcase } from '@ramka/contract/showcase';
import type { PieceLabel } from '@ramka/domain/labels';
import { normaliseName } from '@ramka/domain/names';
import { defaultTerms } from '@ramka/domain/order';
import { exceededLimit } from '@ramka/domain/project';
import type { SetDefaults } from '@ramka/domain/set/frames';
import type { Language } from '@ramka/domain/text';
import type { FastifyInstance } from 'fastify';
import { mapCooperatively } from '../async/concurrency.ts';
import { registerEndpoint, SerializedResponse, serializeJson } from '../http/endpoint.ts';
import { sampleProjectFile } from '../deployment/showcase.ts';
import { HttpError } from '../http/errors.ts';
import { versionTag } from '../http/entity-tags.ts';
import { contentDisposition, fileName } from '../http/file-names.ts';
import { readAbbreviations } from './abbreviations.ts';
import { limitExceededError } from './limits.ts';
import { loadLabels } from './labels/labels.store.ts';
import { type StoredOrder, loadOrder } from './order/order.store.ts';
import { importProject } from './project-file.store.ts';
import { requireProjectContents } from './project-file.ts';
import { projectResponse, readSetDefaults } from './set-defaults.ts';
import { requireProject } from './project-row.ts';
import type { ProjectServices } from './set-responses.ts';
import { withNewId } from './projects.routes.ts';
import { loadProject, type StoredProject } from './projects.store.ts';
import type { RoomContents } from './rooms/rooms.store.ts';
import { productSetOf } from './set-contents.ts';
import { pipelined } from '../store/operation.ts';

/** Endpoints that export a project as a file and create a project from a file. */
export const addProjectFileRoutes = (api: FastifyInstance, services: ProjectServices, showcase?: Showcase): void => {
  const { store, catalogue, deployment } = services;
  const createFrom = async (file: ProjectFile, language: Language) => {
    const contents = await requireProjectContents(file, catalogue.in(language));
    return withNewId((id) => importProject(store, { id, deploymentId: deployment.id, now: Date.now() }, contents));
  };

  registerEndpoint(api, 'readProjectFile', async ({ params }, reply) => {
    const [found, order, labels] = await store.read(() =>
      pipelined(loadProject(params.projectId), loadOrder(params.projectId), loadLabels(params.projectId)),
    );
    const project = requireProject(found);
    checkFileOpens(project);
    const file = await projectFileResponse(project, order, labels);
    void reply.header('content-disposition', contentDisposition(fileName([project.name], 'ramka.json')));
    return file;
  });

  registerEndpoint(api, 'createProjectFromFile', async ({ body, language }, reply) => {
    const project = await createFrom(body, language);
    void reply.header('etag', versionTag(project.version));
    return projectResponse(project);
  });

  registerEndpoint(api, 'createSampleProject', async ({ language }, reply) => {
    if (showcase === undefined) throw new HttpError('not-found');
    const project = await createFrom(sampleProjectFile(showcase, language, catalogue.in(language)), language);
    void reply.header('etag', versionTag(project.version));
    return projectResponse(project);
  });
};

/** Throws if an old project exceeds today's limits, because the file could not be opened again. */
const checkFileOpens = (project: StoredProject): void => {
  const what = exceededLimit(project);
  if (what !== undefined) throw limitExceededError({ what });
};

/** Serialises a project as a file, in chunks, because the largest project takes megabytes. */
const projectFileResponse = async (
  { name, variant, look, wall, note, abbreviations, sets, rooms, ecatalogItems, numbered }: StoredProject,
  { terms, annotations }: StoredOrder,
  labels: readonly PieceLabel[],
): Promise<SerializedResponse<'readProjectFile'>> => {
  const others = serializeJson(withoutLists, {
    format: 'ramka-project',
    version: 1,
    name,
    variant,
    ...setDefaultsOfFile(readSetDefaults(look)),
    ...(note !== null && { note }),
    ...(abbreviations !== null && { abbreviations: [...readAbbreviations(abbreviations)] }),
    ...(wall !== null && { wall }),
    // Catalogue names may contain line breaks, which project files do not allow.
    ecatalogProducts: ecatalogItems.map((selection) => ({ ...selection, name: normaliseName(selection.name) })),
    ...((annotations.length > 0 || terms !== defaultTerms) && {
      order: { terms, articles: annotations.map((note) => ({ ...note })) },
    }),
    ...((numbered !== 0 || labels.length > 0) && { labels: labelsToFile(labels, numbered, rooms) }),
  });
  const written = {
    sets: await mapCooperatively(sets, (set) => serializeJson(fileSet, setToFile(productSetOf(set), set))),
    rooms: await mapCooperatively(rooms, (room) => serializeJson(fileRoom, roomToFile(room))),
  };
  return new SerializedResponse<'readProjectFile'>(others, written);
};

/** A room in the format of project files. The type lists every field, so that a missing one is a compile error. */
const roomToFile = ({
  name,
  sets,
  products,
  look,
  wall,
}: RoomContents): Record<keyof FileRoom, unknown> & FileRoom => ({
  name,
  sets: [...sets],
  products: [...products],
  look: look ? setDefaultsToWire(look) : undefined,
  wall: wall ?? undefined,
});

/** Labels of removed pieces are left out: without the undo log, these pieces do not return. */
const labelsToFile = (labels: readonly PieceLabel[], numbered: number, rooms: readonly RoomContents[]): FileLabels => {
  const indexes = new Map(rooms.map(({ id }, index) => [id, index]));
  return {
    numbered: numbered !== 0,
    pieces: labels.flatMap(({ number, roomId, setId, piece, removed, customLabel, height, circuit, note }) => {
      const room = indexes.get(roomId);
      return removed > 0 || room === undefined
        ? []
        : [{ number, room, id: setId, piece, label: customLabel, height, circuit, note }];
    }),
  };
};

const withoutLists = projectFile.omit({ sets: true, rooms: true });

const setDefaultsOfFile = (look: SetDefaults | null): Pick<ProjectFile, 'look'> =>
  look ? { look: setDefaultsToWire(look) } : {};
