import type { FastifyReply } from 'fastify';
import { ownTurn } from '../async/concurrency.ts';
import { FairQueue, places } from '../async/fair-queue.ts';
import type { DocumentContext } from '../documents/content/document-context.ts';
import { contextFor, type DocumentServices } from '../documents/file-endpoint.ts';
import type { EndpointRequest } from '../http/endpoint.ts';
import { type ErrorIssue, HttpError } from '../http/errors.ts';
import { readState } from '../project/history/restore-points.store.ts';
import { findProject, requireProject } from '../project/project-row.ts';
import { loadProject } from '../project/projects.store.ts';
import { pipelined } from '../store/operation.ts';
import { shareLinkContext, type ShareLinkRenderer } from './share-link-files.ts';
import {
  countSets,
  type FrozenContent,
  listShareLinks,
  loadVariants,
  packFrozenContent,
  type ShareLink,
  shareLinkLimits,
} from './share-links.store.ts';

/** Links that are frozen concurrently; one place is reserved for projects with fewer sets than `LARGE`. */
const AT_ONCE = 2;
const LARGE = 50;

/** Initial estimate of the milliseconds per set in all languages, until measured. */
const FIRST_PACE = 100;

/** Fixed cost of a link, expressed in sets. */
const FIXED_COST = 5;

/** Maximum wait of a link, in milliseconds. */
const MAX_WAIT = 60_000;

type Freezer = {
  /** Freezes a share link: renders and compresses everything it shows. */
  readonly freeze: (
    view: ShareLink,
    request: EndpointRequest<'addView'>,
    reply: FastifyReply,
  ) => Promise<FrozenContent>;
  /** The percentage done of the link of a project that this process freezes; null if there is none. */
  readonly percentDone: (projectId: string) => number | null;
};

/**
 * Freezes share links. Pictures and documents in every language take a while, so links wait
 * in a fair queue of all clients. They are rejected with 503 if the wait would exceed a minute, and aborted if the
 * client disconnects.
 */
export const freezer = (
  services: Omit<DocumentServices, 'renderPool'> & { readonly views: ShareLinkRenderer },
): Freezer => {
  const { store } = services;
  const queue = new FairQueue(places(AT_ONCE, { large: LARGE, pace: FIRST_PACE }), MAX_WAIT);
  const running = new Map<string, { percent: number }>();
  const freeze: Freezer['freeze'] = async (view, request, reply) => {
    const { projectId } = request.params;
    const progress = { percent: 0 };
    running.set(projectId, progress);
    const leaving = new AbortController();
    reply.raw.once('close', () => leaving.abort());
    const { signal } = leaving;
    try {
      const sets = await store.read(() => countSets(projectId));
      return await queue.run({ client: request.clientKey, size: sets + FIXED_COST, signal }, () =>
        freezeNow(services, view, request, { signal, onProgress: (percent) => (progress.percent = percent) }),
      );
    } catch (error) {
      // The client has disconnected, so nobody reads the response.
      throw signal.aborted ? new HttpError('unavailable') : error;
    } finally {
      if (running.get(projectId) === progress) running.delete(projectId);
    }
  };
  return { freeze, percentDone: (projectId) => running.get(projectId)?.percent ?? null };
};

const freezeNow = async (
  services: Omit<DocumentServices, 'renderPool'> & { readonly views: ShareLinkRenderer },
  view: ShareLink,
  request: EndpointRequest<'addView'>,
  { signal, onProgress }: { readonly signal: AbortSignal; readonly onProgress: (percent: number) => void },
): Promise<FrozenContent> => {
  const { store, deployment, views } = services;
  const { projectId } = request.params;
  const [found, links] = await store.read(() => pipelined(findProject(projectId), listShareLinks(projectId)));
  requireProject(found);
  if (links.filter(({ frozenAt }) => frozenAt !== null).length >= shareLinkLimits.frozen)
    throw new HttpError('unprocessable', [tooManyFrozen]);
  const loaded = await store.read(function* () {
    const project = yield* loadProject(projectId);
    return project && { project, state: yield* readState(project) };
  });
  const { project, state } = requireProject(loaded);
  const viewed = { project, variants: view.variants ? await loadVariants(store, projectId) : [] };
  const contexts: DocumentContext[] = [];
  for (const language of deployment.languages) {
    await ownTurn();
    const plain = contextFor(services, { headers: request.headers, host: request.host, language });
    contexts.push(await shareLinkContext(services, view, viewed, { ...plain, shareLinkId: view.id }));
  }
  signal.throwIfAborted();
  const files = await views.freeze(view, viewed, contexts, { network: request.clientKey, signal }, onProgress);
  if (files === undefined) throw new HttpError('unprocessable', [tooLarge]);
  return packFrozenContent(files, state);
};

/** The limit of frozen links of a project. */
export const tooManyFrozen: ErrorIssue = {
  path: 'frozen',
  code: 'too-many-frozen',
  message: ({ input }) => input.tooManyFrozen,
};

const tooLarge: ErrorIssue = { path: 'frozen', code: 'view-too-large', message: ({ input }) => input.viewTooLarge };
