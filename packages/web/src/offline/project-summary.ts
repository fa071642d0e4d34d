import type { MinorUnits } from '@ramka/domain/money';
import { lacksPrices, type Project, totalCost } from '../api/project.ts';
import type { TextStorage } from '../platform/browser-storage.ts';

/** Pictures and sum of a remembered project for the home screen, as this device last loaded them. */
export type ProjectSummary = {
  readonly total: MinorUnits;
  /** Label of the price list's currency. */
  readonly currency: string;
  /** Sets whose pictures stand for the project. */
  readonly sets: readonly { readonly id: number; readonly version: string }[];
};

/** Storage key of a summary; `deleteStoredData` recognises the id in it. */
const keyOf = (projectId: string): string => `configurator.summary.${projectId}`;

const PICTURES = 2;

/** Stores the summary of a project. A sum that lacks queued sets is not stored. */
export const rememberSummary = (storage: TextStorage, project: Project, currency: string): void => {
  if (lacksPrices(project)) return;
  const used = new Set(project.rooms.flatMap(({ sets }) => sets.map(({ id }) => id)));
  const pictured = project.sets.filter(({ id, awaited }) => used.has(id) && awaited !== true);
  const summary: ProjectSummary = {
    total: totalCost(project),
    currency,
    sets: pictured.slice(0, PICTURES).map(({ id, version }) => ({ id, version })),
  };
  storage.setItem(keyOf(project.id), JSON.stringify(summary));
};

/** The summary of a project; undefined if there is none. */
export const projectSummary = (storage: TextStorage, projectId: string): ProjectSummary | undefined => {
  try {
    const summary: unknown = JSON.parse(storage.getItem(keyOf(projectId)) ?? 'null');
    return isSummary(summary) ? summary : undefined;
  } catch {
    return undefined;
  }
};

const isSummary = (value: unknown): value is ProjectSummary =>
  typeof value === 'object' &&
  value !== null &&
  'total' in value &&
  typeof value.total === 'number' &&
  'currency' in value &&
  typeof value.currency === 'string' &&
  'sets' in value &&
  Array.isArray(value.sets) &&
  value.sets.every((set: unknown) => typeof set === 'object' && set !== null && 'id' in set && 'version' in set);
