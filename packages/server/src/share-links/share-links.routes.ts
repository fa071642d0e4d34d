import { randomBytes } from 'node:crypto';
import type { NewViewBody } from '@ramka/contract/wire/views';
import { tidyName } from '@ramka/domain/names';
import { viewIdFrom } from '@ramka/domain/project';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { semaphore } from '../async/concurrency.ts';
import { contextFor, type DocumentServices } from '../documents/file-call.ts';
import { addCall, type CallRequest } from '../http/endpoint.ts';
import { ApiProblem, type ProblemIssue } from '../http/errors.ts';
import { changeOf, requireAccepted } from '../project/change.ts';
import { requireName } from '../project/issues.ts';
import { readState } from '../project/history/restore-points.store.ts';
import { findProject, requireProject } from '../project/project-row.ts';
import { withNewId } from '../project/projects.routes.ts';
import { pipelined } from '../store/operation.ts';
import type { ViewMaker } from './share-link-files.ts';
import {
  addView,
  copyView,
  daysIn,
  findView,
  type Frozen,
  type ListedView,
  listViews,
  loadViewed,
  removeView,
  viewAnswer,
  viewBounds,
  viewedState,
} from './share-links.store.ts';

/** The calls about view links: making, listing and revoking them, and copying what one shows (docs/readings.md#r31). */
export const addViewRoutes = (
  api: FastifyInstance,
  services: Omit<DocumentServices, 'maker'> & { readonly views: ViewMaker },
): void => {
  const { store, deployment } = services;
  const today = daysIn(deployment.timeZone);
  const freeze = freezer(services);
  addCopyRoutes(api, services);

  addCall(api, 'listViews', async ({ params: { projectId } }) => {
    const [project, views] = await store.read(() => pipelined(findProject(projectId), listViews(projectId)));
    requireProject(project);
    const day = today(Date.now());
    return views.map((view) => viewAnswer(view, day));
  });

  addCall(api, 'addView', async (request, reply) => {
    const change = changeOf(request);
    const day = today(change.now);
    const { frozen, ...wished } = requireView(request.body, day);
    for (;;) {
      const view = { ...wished, id: viewIdFrom(randomBytes) };
      const kept = frozen
        ? await freeze({ ...view, createdAt: change.now, frozenAt: change.now }, request, reply)
        : null;
      const made = await store.write(() => addView(change, view, kept));
      if (made.ok) return viewAnswer(made.value, day);
      const { kind } = made.problem;
      if (kind === 'taken') continue;
      throw kind === 'unknown-project' || kind === 'stale' ? new ApiProblem(kind) : tooMany(kind);
    }
  });

  addCall(api, 'removeView', async (request) => {
    const change = changeOf(request);
    requireAccepted(await store.write(() => removeView(change, request.params.viewId)));
  });
};

/** The calls of those who have a link. */
const addCopyRoutes = (api: FastifyInstance, { store, deployment }: Omit<DocumentServices, 'maker'>): void => {
  const today = daysIn(deployment.timeZone);

  addCall(api, 'readView', async ({ params: { viewId } }) => {
    const state = await store.read(function* () {
      const view = yield* findView(viewId, today(Date.now()));
      return view && (yield* viewedState(view));
    });
    if (state === undefined) throw new ApiProblem('unknown-view');
    return { name: state.name };
  });

  addCall(api, 'copyView', async ({ params, body }) => {
    const name = requireName('project', body.name);
    const now = Date.now();
    const view = { id: params.viewId, day: today(now) };
    return withNewId(async (id) => {
      const copied = await store.write(() => copyView(view, { id, name, variant: deployment.variant, now }));
      if (!copied.ok && copied.problem === 'unknown-view') throw new ApiProblem('unknown-view');
      return copied.ok ? copied : { ok: false, problem: 'taken' };
    });
  });
};

/** What a view link is to be; refused where it has no name, or its last day is over. */
const requireView = ({ name: typed, ...wished }: NewViewBody, day: string): NewViewBody => {
  if (tidyName(typed) === '') throw new ApiProblem('unprocessable', [withoutName]);
  const name = requireName('set', typed);
  if (wished.until !== null && wished.until < day) throw new ApiProblem('unprocessable', [dayOver]);
  return { ...wished, name };
};

const withoutName: ProblemIssue = { path: 'name', code: 'name-required', message: ({ input }) => input.viewName };
const dayOver: ProblemIssue = { path: 'until', code: 'day-over', message: ({ input }) => input.dayOver };
const tooLarge: ProblemIssue = { path: 'frozen', code: 'view-too-large', message: ({ input }) => input.viewTooLarge };

const tooMany = (kind: 'too-many-views' | 'too-many-frozen'): ApiProblem =>
  new ApiProblem('unprocessable', [
    kind === 'too-many-views'
      ? { path: 'name', code: kind, message: ({ input }) => input.tooManyViews }
      : { path: 'frozen', code: kind, message: ({ input }) => input.tooManyFrozen },
  ]);

/** Freezes one project at a time: its pictures and documents in every language take a while. */
const freezer = (services: Omit<DocumentServices, 'maker'> & { readonly views: ViewMaker }) => {
  const { store, deployment, views } = services;
  const oneAtATime = semaphore(1);

  return (view: ListedView, request: CallRequest<'addView'>, reply: FastifyReply): Promise<Frozen> =>
    oneAtATime(async () => {
      const { projectId } = request.params;
      const found = await store.read(function* () {
        const viewed = yield* loadViewed({ projectId, variants: view.variants });
        if (viewed === undefined) return undefined;
        const state = yield* readState(viewed.project);
        return { viewed, state, present: yield* listViews(projectId) };
      });
      const { viewed, state, present } = requireProject(found);
      if (present.filter(({ frozenAt }) => frozenAt !== null).length >= viewBounds.frozen)
        throw tooMany('too-many-frozen');
      const left = new AbortController();
      reply.raw.once('close', () => left.abort());
      const contexts = deployment.languages.map((language) => ({
        ...contextFor(services, { headers: request.headers, host: request.host, language }),
        viewId: view.id,
      }));
      const files = await views.freeze(view, viewed, contexts, { network: request.clientKey, left: left.signal });
      if (files === undefined) throw new ApiProblem('unprocessable', [tooLarge]);
      return { files, state };
    });
};
