import { randomBytes } from 'node:crypto';
import type { NewShareLinkBody } from '@ramka/contract/wire/share-links';
import { normaliseName } from '@ramka/domain/names';
import { shareLinkIdFrom } from '@ramka/domain/project';
import { allTexts } from '@ramka/texts/all-texts';
import type { FastifyInstance } from 'fastify';
import type { DocumentServices } from '../documents/file-endpoint.ts';
import { registerEndpoint } from '../http/endpoint.ts';
import { HttpError, type ErrorIssue } from '../http/errors.ts';
import { changeOf, unwrap } from '../project/change.ts';
import { noLabels, requireName } from '../project/issues.ts';
import { AS_MOUNTED } from '../project/purpose-links.store.ts';
import { findProject, requireProject } from '../project/project-row.ts';
import { withNewId } from '../project/projects.routes.ts';
import { pipelined } from '../store/operation.ts';
import { freezer, tooManyFrozen } from './freeze-share-link.ts';
import type { ShareLinkRenderer } from './share-link-files.ts';
import {
  addShareLink,
  copySharedProject,
  dayFormatter,
  ensurePurposeLink,
  findShareLink,
  listShareLinks,
  removeShareLink,
  shareLinkResponse,
  sharedState,
} from './share-links.store.ts';

/** Endpoints that create, list and revoke share links, and copy the project of a link (docs/readings.md#r31). */
export const addShareLinkRoutes = (
  api: FastifyInstance,
  services: Omit<DocumentServices, 'renderPool'> & { readonly views: ShareLinkRenderer },
): void => {
  const { store, deployment } = services;
  const today = dayFormatter(deployment.timeZone);
  const { freeze, percentDone } = freezer(services);
  addCopyRoutes(api, services);

  registerEndpoint(api, 'listViews', async ({ params: { projectId } }) => {
    const [project, views] = await store.read(() => pipelined(findProject(projectId), listShareLinks(projectId)));
    requireProject(project);
    const day = today(Date.now());
    return views.map((view) => shareLinkResponse(view, day));
  });

  registerEndpoint(api, 'addView', async (request, reply) => {
    const change = changeOf(request);
    const day = today(change.now);
    const { frozen, mounted, ...options } = requireShareLinkOptions(request.body, day);
    const purpose = mounted === true ? AS_MOUNTED : null;
    for (;;) {
      const view = { ...options, purpose, id: shareLinkIdFrom(randomBytes) };
      const snapshot = frozen
        ? await freeze({ ...view, createdAt: change.now, frozenAt: change.now }, request, reply)
        : null;
      const result = await store.write(() => addShareLink(change, view, snapshot));
      if (result.ok) return shareLinkResponse(result.value, day);
      const { kind } = result.problem;
      if (kind === 'taken') continue;
      if (kind === 'unknown-project' || kind === 'stale') throw new HttpError(kind);
      throw new HttpError('unprocessable', [issues[kind]]);
    }
  });

  registerEndpoint(api, 'readViewProgress', async ({ params: { projectId } }) => {
    requireProject(await store.read(() => findProject(projectId)));
    return { percent: percentDone(projectId) };
  });

  registerEndpoint(api, 'ensureView', async ({ params, language }) => {
    const { projectId, purpose } = params;
    const now = Date.now();
    const name = allTexts[language].views.purposes[purpose];
    for (;;) {
      const id = shareLinkIdFrom(randomBytes);
      const result = await store.write(() => ensurePurposeLink({ projectId, purpose }, { id, name, now }));
      if (result.ok) return { ...shareLinkResponse(result.value.link, today(now)), added: result.value.added };
      const { kind } = result.problem;
      if (kind === 'unknown-project') throw new HttpError(kind);
      if (kind === 'too-many-views') throw new HttpError('unprocessable', [tooManyLinks]);
    }
  });

  registerEndpoint(api, 'removeView', async (request) => {
    const change = changeOf(request);
    unwrap(await store.write(() => removeShareLink(change, request.params.viewId)));
  });
};

/** Endpoints for readers of a share link. */
const addCopyRoutes = (api: FastifyInstance, { store, deployment }: Omit<DocumentServices, 'renderPool'>): void => {
  const today = dayFormatter(deployment.timeZone);

  registerEndpoint(api, 'readView', async ({ params: { viewId } }) => {
    const state = await store.read(function* () {
      const view = yield* findShareLink(viewId, today(Date.now()));
      return view && (yield* sharedState(view));
    });
    if (state === undefined) throw new HttpError('unknown-view');
    return { name: state.name };
  });

  registerEndpoint(api, 'copyView', async ({ params, body }) => {
    const name = requireName('project', body.name);
    const now = Date.now();
    const view = { id: params.viewId, day: today(now) };
    return withNewId(async (id) => {
      const copied = await copySharedProject(store, view, { id, name, deploymentId: deployment.id, now });
      if (!copied.ok && copied.problem === 'unknown-view') throw new HttpError('unknown-view');
      return copied.ok ? copied : { ok: false, problem: 'taken' };
    });
  });
};

/** Validates the options of a new share link. Throws if the name is empty or the last day has passed. */
const requireShareLinkOptions = ({ name: typed, ...options }: NewShareLinkBody, day: string): NewShareLinkBody => {
  if (normaliseName(typed) === '') throw new HttpError('unprocessable', [withoutName]);
  const name = requireName('set', typed);
  if (options.mounted === true) return { ...options, name, frozen: true, prices: false, variants: false };
  if (options.until !== null && options.until < day) throw new HttpError('unprocessable', [dayOver]);
  return { ...options, name };
};

const withoutName: ErrorIssue = { path: 'name', code: 'name-required', message: ({ input }) => input.viewName };
const dayOver: ErrorIssue = { path: 'until', code: 'day-over', message: ({ input }) => input.dayOver };

const tooManyLinks: ErrorIssue = { path: 'name', code: 'too-many-views', message: ({ input }) => input.tooManyViews };

const issues: Readonly<Record<'no-labels' | 'too-many-views' | 'too-many-frozen', ErrorIssue>> = {
  'no-labels': noLabels,
  'too-many-views': tooManyLinks,
  'too-many-frozen': tooManyFrozen,
};
