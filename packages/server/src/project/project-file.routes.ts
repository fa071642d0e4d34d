import { setToFile } from '@ramka/contract/translate/product-set';
import { lookToWire } from '@ramka/contract/translate/project';
import { fileRoom, fileSet, projectFile, type ProjectFile } from '@ramka/contract/wire/project-file';
import { tidyName } from '@ramka/domain/names';
import { usualTerms } from '@ramka/domain/order';
import { beyondBounds } from '@ramka/domain/project';
import type { Look } from '@ramka/domain/set/frames';
import type { FastifyInstance } from 'fastify';
import { mapYielding } from '../async/concurrency.ts';
import { addCall, WrittenAnswer, writeJson } from '../http/endpoint.ts';
import { versionTag } from '../http/entity-tags.ts';
import { contentDisposition, fileName } from '../http/file-names.ts';
import { tooManyProblem } from './bounds.ts';
import { type KeptOrder, loadOrder } from './order/order.store.ts';
import { importProject } from './project-file.store.ts';
import { requireProjectContents } from './project-file.ts';
import { projectAnswer, readLook } from './default-style.ts';
import { requireProject } from './project-row.ts';
import type { ProjectServices } from './set-responses.ts';
import { withNewId } from './projects.routes.ts';
import { loadProject, type StoredProject } from './projects.store.ts';
import { productSetOf } from './set-contents.ts';
import { pipelined } from '../store/operation.ts';

/** The calls that answer a project as one file, and create one from it. */
export const addProjectFileRoutes = (api: FastifyInstance, services: ProjectServices): void => {
  const { store, catalogue, deployment } = services;

  addCall(api, 'readProjectFile', async ({ params }, reply) => {
    const [found, order] = await store.read(() =>
      pipelined(loadProject(params.projectId), loadOrder(params.projectId)),
    );
    const project = requireProject(found);
    checkFileOpens(project);
    const file = await projectFileAnswer(project, order);
    void reply.header('content-disposition', contentDisposition(fileName([project.name], 'ramka.json')));
    return file;
  });

  addCall(api, 'createProjectFromFile', async ({ body, language }, reply) => {
    const contents = await requireProjectContents(body, catalogue.in(language));
    const { variant } = deployment;
    const project = await withNewId((id) => importProject(store, { id, variant, now: Date.now() }, contents));
    void reply.header('etag', versionTag(project.version));
    return projectAnswer(project);
  });
};

/** Refuses to save a project of earlier times that holds more than one may now: what can't be opened again is no backup. */
const checkFileOpens = (project: StoredProject): void => {
  const what = beyondBounds(project);
  if (what !== undefined) throw tooManyProblem({ what });
};

/** A stored project as one file; written piece by piece, because the fullest takes megabytes. */
const projectFileAnswer = async (
  { name, variant, look, sets, rooms, selections }: StoredProject,
  { terms, notes }: KeptOrder,
): Promise<WrittenAnswer<'readProjectFile'>> => {
  const others = writeJson(withoutLists, {
    format: 'ramka-project',
    version: 1,
    name,
    variant,
    ...lookOfFile(readLook(look)),
    // Catalogues may break names over lines; a file may not.
    ecatalogProducts: selections.map((selection) => ({ ...selection, name: tidyName(selection.name) })),
    ...((notes.length > 0 || terms !== usualTerms) && {
      order: { terms, articles: notes.map((note) => ({ ...note })) },
    }),
  });
  const written = {
    sets: await mapYielding(sets, (set) => writeJson(fileSet, setToFile(productSetOf(set), set))),
    rooms: await mapYielding(rooms, (room) =>
      writeJson(fileRoom, {
        name: room.name,
        sets: [...room.sets],
        products: [...room.products],
        ...lookOfFile(room.look),
      }),
    ),
  };
  return new WrittenAnswer<'readProjectFile'>(others, written);
};

const withoutLists = projectFile.omit({ sets: true, rooms: true });

const lookOfFile = (look: Look | null): Pick<ProjectFile, 'look'> => (look ? { look: lookToWire(look) } : {});
