import type { FastifyInstance } from 'fastify';
import type { Language } from '@ramka/domain/text';
import { registerEndpoint } from '../http/endpoint.ts';
import { HttpError } from '../http/errors.ts';
import { unwrap } from '../project/change.ts';
import { findProject, requireProject } from '../project/project-row.ts';
import type { ProjectServices } from '../project/set-responses.ts';
import { loadProject } from '../project/projects.store.ts';
import { pipelined } from '../store/operation.ts';
import { type PriceSnapshot, parsePriceSnapshot, writePriceSnapshot } from './price-snapshot.ts';
import { findConfirmedSnapshot, confirmSnapshot, type ConfirmedSnapshot } from './price-snapshots.store.ts';
import { catalogueChangesOf } from './project-catalogue-changes.ts';

/**
 * Endpoints for changes of the catalogue and prices since the last visit of a project
 * (docs/behaviour.md#catalogue-changes-since-the-last-visit).
 */
export const addCatalogueChangeRoutes = (api: FastifyInstance, services: ProjectServices): void => {
  const { store, catalogue, deployment } = services;
  const id = catalogueVersionOf(services);
  let written: string | undefined;
  const articles = () => (written ??= writePriceSnapshot(catalogue.in(deployment.defaultLanguage)));
  const mark = async (projectId: string, now: number) =>
    unwrap(await store.write(() => confirmSnapshot(projectId, { id, articles }, now)));

  const read = async (projectId: string, language: Language) => {
    // The complete project is only read if the catalogue version has changed.
    const { confirmed, row, project } = await store.read(function* () {
      const [row, confirmed] = yield* pipelined(findProject(projectId), findConfirmedSnapshot(projectId));
      return {
        confirmed,
        row,
        project: confirmed === undefined || confirmed.id === id ? undefined : yield* loadProject(projectId),
      };
    });
    requireProject(row);
    if (confirmed === undefined) {
      const now = Date.now();
      await mark(projectId, now);
      return { since: now, repriced: [], gone: [], effect: 0 };
    }
    const news = project
      ? await catalogueChangesOf(project, parseCached(confirmed), catalogue.in(language))
      : noChanges;
    return { since: confirmed.seenAt, ...news };
  };

  registerEndpoint(api, 'readNews', async ({ params, language }) => {
    const { since, ...news } = await read(params.projectId, language);
    return { edition: id, since: new Date(since).toISOString(), ...news };
  });

  registerEndpoint(api, 'markNewsSeen', async ({ params, body }) => {
    if (body.edition !== id) throw new HttpError('stale');
    await mark(params.projectId, Date.now());
  });
};

/** The last parsed snapshot; most projects refer to the same one. */
let parsed: { readonly id: string; readonly edition: PriceSnapshot } | undefined;

const parseCached = ({ id, articles }: ConfirmedSnapshot): PriceSnapshot => {
  if (parsed?.id !== id) parsed = { id, edition: parsePriceSnapshot(articles) };
  return parsed.edition;
};

const noChanges = { repriced: [], gone: [], effect: 0 };

/** Identifies a catalogue version with its price list. */
const catalogueVersionOf = ({ catalogue, deployment }: Pick<ProjectServices, 'catalogue' | 'deployment'>): string =>
  `${catalogue.fingerprint.slice(0, 22)}.${deployment.priceList}`.slice(0, 80);
