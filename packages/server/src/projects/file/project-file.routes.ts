import type { FastifyInstance } from 'fastify';
import { contentDisposition, fileName } from '../../http/file-names.ts';
import { addCall } from '../../http/add-call.ts';
import { versionTag } from '../../http/version-tag.ts';
import { knownProject } from '../known-project.ts';
import { loadProject } from '../load-project.ts';
import { projectAnswer } from '../project-answers.ts';
import type { ProjectServices } from '../project-services.ts';
import { withNewId } from '../with-new-id.ts';
import { checkFileOpens, FILE_LIMIT } from './check-file-opens.ts';
import { checkedProjectFile } from './checked-project-file.ts';
import { importProject } from './import-project.store.ts';
import { projectFileAnswer } from './project-file-answer.ts';

/** The calls that answer a project as one file, and create one from it. */
export const addProjectFileRoutes = (api: FastifyInstance, services: ProjectServices): void => {
  const { store, catalogue, deployment } = services;

  addCall(api, 'readProjectFile', async ({ params }, reply) => {
    const project = knownProject(await store.read(() => loadProject(params.projectId)));
    const file = projectFileAnswer(project);
    checkFileOpens(file);
    void reply.header('content-disposition', contentDisposition(fileName([project.name], 'ramka.json')));
    return file;
  });

  addCall(
    api,
    'createProjectFromFile',
    async ({ body, language }, reply) => {
      const contents = checkedProjectFile(body, catalogue.in(language));
      const { variant } = deployment;
      const project = await withNewId((id) =>
        store.write(() => importProject({ id, variant, now: Date.now() }, contents)),
      );
      void reply.header('etag', versionTag(project.version));
      return projectAnswer(project);
    },
    { bodyLimit: FILE_LIMIT },
  );
};
