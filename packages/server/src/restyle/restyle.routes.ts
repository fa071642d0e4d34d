import type { RestyleBody } from '@ramka/contract/wire/restyle';
import type { Result } from '@ramka/domain/result';
import type { Language } from '@ramka/domain/text';
import type { FastifyInstance } from 'fastify';
import { addCall } from '../http/call.ts';
import { seesEdition, versionTag } from '../http/entity-tags.ts';
import { ApiProblem } from '../http/problems.ts';
import { type Change, changeOf, type ChangeRefusal, isSeen, requireAccepted } from '../project/change.ts';
import { requireProject } from '../project/project-row.ts';
import type { ProjectServices } from '../project/project-services.ts';
import { loadProject } from '../project/projects.store.ts';
import { planRestyle } from './plan-restyle.ts';
import { restylePreviewAnswer } from './restyle-answers.ts';
import { applyRestyle, type RestyleDone } from './restyle.store.ts';

/** The calls that change many sets at once: what would become of them, and the change (docs/readings.md#r32). */
export const addRestyleRoutes = (api: FastifyInstance, services: ProjectServices): void => {
  const { store, catalogue, listedSetOf } = services;
  const edition = catalogue.fingerprint.slice(0, 8);

  const plan = async (projectId: string, body: RestyleBody, language: Language) => {
    const project = requireProject(await store.read(() => loadProject(projectId)));
    return { project, plan: await planRestyle(project, body, catalogue.in(language)) };
  };

  addCall(api, 'previewRestyle', async ({ params, body, language }, reply) => {
    const planned = await plan(params.projectId, body, language);
    void reply.header('etag', versionTag(planned.project.version, edition, language));
    return restylePreviewAnswer(planned.project, planned.plan, { catalogue: catalogue.in(language), listedSetOf });
  });

  /** Plans on what is there and writes that; where somebody was faster, anew, unless the caller has seen less. */
  const apply = async (change: Change, body: RestyleBody, language: Language): Promise<Applied> => {
    for (let attempt = 1; ; attempt += 1) {
      const { project, plan: planned } = await plan(change.projectId, body, language);
      if (!isSeen(change, project.version)) throw new ApiProblem('stale');
      if (planned.rows.every(({ contents }) => contents === null))
        return { changed: 0, copied: 0, version: project.version, pointId: null };
      const planChange = { ...change, seen: [project.version], cause: 'restyle' } as const;
      const done = await store.write(() => applyRestyle(planChange, planned));
      if (attempt < MOST_ATTEMPTS && change.seen === undefined && isStale(done)) continue;
      const { version, ...counts } = requireAccepted(done);
      return { ...counts, version, pointId: version };
    }
  };

  addCall(api, 'applyRestyle', async (request, reply) => {
    if (!seesEdition(request, edition)) throw new ApiProblem('stale');
    const { version, ...receipt } = await apply(changeOf(request), request.body, request.language);
    void reply.header('etag', versionTag(version, edition, request.language));
    return receipt;
  });
};

/** How often a change is planned anew because others were faster. */
const MOST_ATTEMPTS = 5;

type Applied = RestyleDone & { readonly pointId: number | null };

const isStale = (done: Result<RestyleDone, ChangeRefusal>): boolean => !done.ok && done.problem.kind === 'stale';
