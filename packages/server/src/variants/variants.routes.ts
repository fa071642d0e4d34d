import { randomBytes } from 'node:crypto';
import type { NewVariantBody } from '@ramka/contract/wire/variants';
import { projectIdFrom } from '@ramka/domain/project';
import type { FastifyInstance } from 'fastify';
import { addCall, type CallRequest } from '../http/call.ts';
import { seesEdition } from '../http/entity-tags.ts';
import { ApiProblem, type ProblemIssue } from '../http/problems.ts';
import { changeOf, isSeen, requireAccepted } from '../project/change.ts';
import { requireName } from '../project/issues.ts';
import { findProject, requireProject } from '../project/project-row.ts';
import type { ProjectServices } from '../project/project-services.ts';
import { loadProject } from '../project/projects.store.ts';
import { planRestyle, type RestylePlan } from '../restyle/plan-restyle.ts';
import { together } from '../store/operation.ts';
import type { ComparedProjects } from './compare-projects.ts';
import { comparisonAnswer } from './comparison-answers.ts';
import {
  addVariant,
  findVariant,
  listVariants,
  removeVariant,
  renameVariant,
  type VariantRefusal,
} from './variants.store.ts';

/** The calls about the variants of a project (docs/decisions/0086-variants-know-nothing-of-it.md). */
export const addVariantRoutes = (api: FastifyInstance, services: ProjectServices): void => {
  const { store, catalogue } = services;

  addCall(api, 'listVariants', async ({ params: { projectId } }) => {
    const [project, variants] = await store.read(() => together(findProject(projectId), listVariants(projectId)));
    requireProject(project);
    return [...variants];
  });

  addCall(api, 'addVariant', async (request) => {
    const name = requireName('project', request.body.name);
    for (let attempt = 1; ; attempt += 1) {
      const planned = await plannedVariant(request, services);
      const change = { ...changeOf(request), ...(planned && { seen: [planned.version] }) };
      const id = projectIdFrom(randomBytes);
      const made = await store.write(() => addVariant(change, { id, name }, planned?.plan ?? null));
      if (made.ok) return made.value;
      const { kind } = made.problem;
      if (kind === 'taken') continue;
      const overtaken = kind === 'stale' && changeOf(request).seen === undefined;
      if (!overtaken || attempt >= MOST_ATTEMPTS) throw problemOf(kind);
    }
  });

  addCall(api, 'renameVariant', async (request) => {
    const variant = { id: request.params.variantId, name: requireName('project', request.body.name) };
    const change = changeOf(request);
    return requireAccepted(await store.write(() => renameVariant(change, variant)));
  });

  addCall(api, 'removeVariant', async (request) => {
    const change = changeOf(request);
    requireAccepted(await store.write(() => removeVariant(change, request.params.variantId)));
  });

  addCall(api, 'compareVariant', async ({ params, language }) => {
    const compared = await requireCompared(services, params);
    return comparisonAnswer(compared, catalogue.in(language));
  });
};

/** How often a changed variant is planned anew because others were faster. */
const MOST_ATTEMPTS = 5;

const problemOf = (kind: Exclude<VariantRefusal['kind'], 'taken'>): ApiProblem =>
  kind === 'too-many-variants' ? new ApiProblem('unprocessable', [tooManyVariants]) : new ApiProblem(kind);

const tooManyVariants: ProblemIssue = {
  path: 'name',
  code: 'too-many-variants',
  message: ({ input }) => input.tooManyVariants,
};

/** What is to be different in a new variant, planned on the state that the caller has seen; undefined for a copy. */
const plannedVariant = async (
  request: CallRequest<'addVariant'>,
  { store, catalogue }: ProjectServices,
): Promise<{ readonly version: number; readonly plan: RestylePlan } | undefined> => {
  const { restyle }: NewVariantBody = request.body;
  if (restyle === undefined) return undefined;
  const change = changeOf(request);
  if (!seesEdition(request, catalogue.fingerprint.slice(0, 8))) throw new ApiProblem('stale');
  const project = requireProject(await store.read(() => loadProject(change.projectId)));
  if (!isSeen(change, project.version)) throw new ApiProblem('stale');
  return { version: project.version, plan: await planRestyle(project, restyle, catalogue.in(request.language)) };
};

/** A project and one of its variants, as of one moment. */
export const requireCompared = async (
  { store }: Pick<ProjectServices, 'store'>,
  { projectId, variantId }: { readonly projectId: string; readonly variantId: string },
): Promise<ComparedProjects> => {
  const [project, variant, other] = await store.read(() =>
    together(loadProject(projectId), findVariant(projectId, variantId), loadProject(variantId)),
  );
  const before = requireProject(project);
  if (variant === undefined || other === undefined) throw new ApiProblem('unknown-variant');
  return { before, after: { ...other, name: variant.name } };
};
