import { priceToWire } from '@ramka/contract/translate/catalogue';
import { setFromWire } from '@ramka/contract/translate/product-set';
import type { BundlePayload } from '@ramka/contract/wire/bundle';
import type { ComponentRow } from '@ramka/contract/wire/component-row';
import { billOfMaterials, type BillOfMaterials, mergeBills } from '@ramka/domain/bill';
import type { Assortment } from '@ramka/domain/catalogue';
import { checkSet, type SetProblem, normaliseSet } from '@ramka/domain/set/check-set';
import type { ProductSet } from '@ramka/domain/set/product-set';
import type { Language } from '@ramka/domain/text';
import type { FastifyInstance } from 'fastify';
import { mapCooperatively } from '../../async/concurrency.ts';
import { registerEndpoint } from '../../http/endpoint.ts';
import { HttpError, type ErrorIssue } from '../../http/errors.ts';
import type { Operation } from '../../store/operation.ts';
import type { Store } from '../../store/store.ts';
import { setIssue } from '../issues.ts';
import { findProject, requireProject, type ProjectRow } from '../project-row.ts';
import type { ProjectServices } from '../set-responses.ts';
import { productSetOf } from '../set-contents.ts';
import { listSetsByIds, type StoredSet } from './sets.store.ts';

/**
 * Endpoints that return component lists: of an unsaved set, in a project or before one exists, and of several saved sets
 * (docs/readings.md#r10).
 */
export const addComponentListRoutes = (api: FastifyInstance, { store, catalogue }: ProjectServices): void => {
  const preview = (payload: BundlePayload, wasSaved: boolean, language: Language): ComponentRow[] => {
    const assortment = catalogue.in(language);
    const set = { ...setFromWire(payload), name: '' };
    return componentRows(billOfMaterials(requirePreview(set, wasSaved, assortment), assortment).lines);
  };

  registerEndpoint(api, 'previewComponents', async ({ params, body, language }) => {
    requireProject(await store.read(() => findProject(params.projectId)));
    return preview(body.payload, typeof body.payload.id === 'number', language);
  });

  registerEndpoint(api, 'previewStartSet', ({ body, language }) => preview(body.payload, false, language));

  registerEndpoint(api, 'listComponents', async ({ params, query, language }) => {
    const { sets } = await requireSets(store, params.projectId, query.sets);
    const assortment = catalogue.in(language);
    const bills = await mapCooperatively(sets, (set) => billOfMaterials(productSetOf(set), assortment));
    return componentRows(mergeBills(bills.map(({ lines }) => lines)));
  });
};

/** A bill of materials in wire format. */
const componentRows = (lines: BillOfMaterials): ComponentRow[] =>
  lines.map(({ article, quantity, reasons }) => ({
    id: article.id,
    image: article.image,
    serieName: article.seriesName,
    symbol: article.symbol,
    name: article.name,
    catalogUrl: article.catalogUrl,
    quantity,
    price: priceToWire(article.price),
    reasons: [...reasons],
  }));

/**
 * Validates an unsaved set and normalises it as on saving. The set may lack controllers. A set that was saved before
 * may also contain discontinued articles (docs/readings.md#r22). Throws for any other problem.
 */
const requirePreview = (set: ProductSet, wasSaved: boolean, assortment: Assortment): ProductSet => {
  const problems = wasSaved ? [] : problemsOf(set, assortment).filter((problem) => !isLacking(problem));
  if (problems.length > 0)
    throw new HttpError(
      'unprocessable',
      problems.map((problem) => setIssue(problem, 'payload')),
    );
  return normaliseSet(set, assortment);
};

const problemsOf = (set: ProductSet, assortment: Assortment): readonly SetProblem[] => {
  const checked = checkSet(set, assortment);
  return checked.ok ? [] : checked.problem;
};

const isLacking = ({ kind, problem }: SetProblem): boolean => kind === 'controller' && problem.kind === 'no-controller';

export type RequestedSets = { readonly project: ProjectRow; readonly sets: readonly StoredSet[] };

/** The requested sets, each once and in the requested order. Throws for unknown sets (docs/readings.md#r10). */
export const requireSets = async (
  store: Store,
  projectId: string,
  named: readonly number[],
): Promise<RequestedSets> => {
  const ids = [...new Set(named)];
  const found = requireProject(await store.read(() => readRequestedSets(projectId, ids)));
  const setsById = new Map(found.sets.map((set) => [set.id, set]));
  const sets = ids.flatMap((id) => setsById.get(id) ?? []);
  if (sets.length < ids.length) throw new HttpError('unprocessable', [unknownSet]);
  return { project: found.project, sets };
};

const unknownSet: ErrorIssue = { path: 'sets', code: 'unknown-entry', message: ({ input }) => input.unknownEntry };

function* readRequestedSets(projectId: string, ids: readonly number[]): Operation<RequestedSets | undefined> {
  const project = yield* findProject(projectId);
  return project && { project, sets: yield* listSetsByIds(projectId, ids) };
}
