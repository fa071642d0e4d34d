import type { FrameLine, Module } from '@ramka/domain/catalogue';
import { cardsOfModule, fitsLine, type ModuleCard } from '@ramka/domain/set/modules';
import { browserStorage, type TextStorage } from '../../platform/browser-storage.ts';

/** A module that was placed in a project, with the visible part chosen last and the number of slots it was placed into. */
export type UsedModule = { readonly moduleId: number; readonly partId: number; readonly uses: number };

/** Number of modules that are remembered, and of those that are listed first. */
const MAX_REMEMBERED = 48;
const MAX_LISTED = 12;

/** Storage key of the modules of a series that were placed in a project. */
const keyOf = (projectId: string, seriesTag: string): string => `configurator.used-modules.${projectId}.${seriesTag}`;

/** Counts that a card was placed into a number of slots. */
export const countUses = (
  projectId: string,
  { module, visiblePart }: ModuleCard,
  slots: number,
  storage: TextStorage = browserStorage,
): void => {
  const remembered = rememberedModules(projectId, module.seriesTag, storage);
  const earlier = remembered.find(({ moduleId }) => moduleId === module.id);
  const used = { moduleId: module.id, partId: visiblePart.id, uses: (earlier?.uses ?? 0) + slots };
  const latestFirst = [used, ...remembered.filter((each) => each !== earlier)];
  storage.setItem(keyOf(projectId, module.seriesTag), JSON.stringify(latestFirst.slice(0, MAX_REMEMBERED)));
};

/** Returns the modules of a series that a project uses most, of equally often used ones the latest first. */
export const mostUsedModules = (
  projectId: string,
  seriesTag: string,
  storage: TextStorage = browserStorage,
): readonly UsedModule[] =>
  rememberedModules(projectId, seriesTag, storage)
    .toSorted((one, other) => other.uses - one.uses)
    .slice(0, MAX_LISTED);

/** The stored modules, latest first; empty if the stored value cannot be read. */
const rememberedModules = (projectId: string, seriesTag: string, storage: TextStorage): readonly UsedModule[] => {
  try {
    const stored: unknown = JSON.parse(storage.getItem(keyOf(projectId, seriesTag)) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isUsed) : [];
  } catch {
    return [];
  }
};

const isUsed = (value: unknown): value is UsedModule =>
  typeof value === 'object' &&
  value !== null &&
  'moduleId' in value &&
  typeof value.moduleId === 'number' &&
  'partId' in value &&
  typeof value.partId === 'number' &&
  'uses' in value &&
  typeof value.uses === 'number';

/** The drawer's content in which the cards are looked up. */
type Drawer = { readonly modules: readonly Module[]; readonly line: FrameLine; readonly colourId: number };

/**
 * Returns the cards of used modules in the drawer's colour: with the visible part used last, or else the first one in
 * that colour. Modules that the line or colour lacks are left out.
 */
export const usedCards = (used: readonly UsedModule[], { modules, line, colourId }: Drawer): readonly ModuleCard[] => {
  const byId = new Map(modules.map((module) => [module.id, module]));
  return used.flatMap(({ moduleId, partId }) => {
    const module = byId.get(moduleId);
    if (!module || !fitsLine(module, line)) return [];
    const cards = cardsOfModule(module, colourId);
    return cards.find(({ visiblePart }) => visiblePart.id === partId) ?? cards[0] ?? [];
  });
};
