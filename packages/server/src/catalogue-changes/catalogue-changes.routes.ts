import type { FastifyInstance } from 'fastify';
import type { Language } from '@ramka/domain/text';
import { addCall } from '../http/endpoint.ts';
import { ApiProblem } from '../http/errors.ts';
import { requireAccepted } from '../project/change.ts';
import { requireProject } from '../project/project-row.ts';
import type { ProjectServices } from '../project/set-responses.ts';
import { loadProject } from '../project/projects.store.ts';
import { pipelined } from '../store/operation.ts';
import { type Edition, parseEdition, writeEdition } from './price-snapshot.ts';
import { findSeenEdition, markSeen, type SeenEdition } from './price-snapshots.store.ts';
import { newsOf } from './project-catalogue-changes.ts';

/**
 * The calls about what has changed in catalogue and prices since they were last seen in a project
 * (docs/behaviour.md#catalogue-changes-since-the-last-visit).
 */
export const addNewsRoutes = (api: FastifyInstance, services: ProjectServices): void => {
  const { store, catalogue, deployment } = services;
  const id = editionOf(services);
  let written: string | undefined;
  const articles = () => (written ??= writeEdition(catalogue.in(deployment.defaultLanguage)));
  const mark = async (projectId: string, now: number) =>
    requireAccepted(await store.write(() => markSeen(projectId, { id, articles }, now)));

  const read = async (projectId: string, language: Language) => {
    const [found, seen] = await store.read(() => pipelined(loadProject(projectId), findSeenEdition(projectId)));
    const project = requireProject(found);
    if (seen === undefined) {
      const now = Date.now();
      await mark(projectId, now);
      return { since: now, repriced: [], gone: [], effect: 0 };
    }
    const news = seen.id === id ? none : await newsOf(project, editionIn(seen), catalogue.in(language));
    return { since: seen.seenAt, ...news };
  };

  addCall(api, 'readNews', async ({ params, language }) => {
    const { since, ...news } = await read(params.projectId, language);
    return { edition: id, since: new Date(since).toISOString(), ...news };
  });

  addCall(api, 'markNewsSeen', async ({ params, body }) => {
    if (body.edition !== id) throw new ApiProblem('stale');
    await mark(params.projectId, Date.now());
  });
};

/** The edition that was parsed last: most projects have last seen the same. */
let parsed: { readonly id: string; readonly edition: Edition } | undefined;

const editionIn = ({ id, articles }: SeenEdition): Edition => {
  if (parsed?.id !== id) parsed = { id, edition: parseEdition(articles) };
  return parsed.edition;
};

const none = { repriced: [], gone: [], effect: 0 };

/** What tells an edition of the catalogue with one price list from any other. */
const editionOf = ({ catalogue, deployment }: Pick<ProjectServices, 'catalogue' | 'deployment'>): string =>
  `${catalogue.fingerprint.slice(0, 22)}.${deployment.priceList}`.slice(0, 80);
