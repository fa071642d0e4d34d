import type { FrameLine, Module } from '@ramka/domain/catalogue';
import { cardsOfModule, fitsLine, type ModuleCard } from '@ramka/domain/set/modules';
import { browserStorage, type TextStorage } from '../../platform/browser-storage.ts';

/** A module that was placed, with the visible part that it had. */
export type RecentModule = { readonly moduleId: number; readonly partId: number };

/** As many as stand in a row beside one another. */
const MOST_RECENT = 6;

/** The modules that were placed last in a series, as the browser keeps them. */
const keyOf = (seriesTag: string): string => `configurator.recent-modules.${seriesTag}`;

/** Remembers a module that was placed, before those that were placed earlier. */
export const keepRecent = ({ module, visiblePart }: ModuleCard, storage: TextStorage = browserStorage): void => {
  const placed = { moduleId: module.id, partId: visiblePart.id };
  const earlier = recentModules(module.seriesTag, storage).filter(({ moduleId }) => moduleId !== placed.moduleId);
  storage.setItem(keyOf(module.seriesTag), JSON.stringify([placed, ...earlier].slice(0, MOST_RECENT)));
};

/** The modules of a series that were placed last, the latest first; what cannot be read is none. */
export const recentModules = (seriesTag: string, storage: TextStorage = browserStorage): readonly RecentModule[] => {
  try {
    const kept: unknown = JSON.parse(storage.getItem(keyOf(seriesTag)) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isRecent).slice(0, MOST_RECENT) : [];
  } catch {
    return [];
  }
};

const isRecent = (kept: unknown): kept is RecentModule =>
  typeof kept === 'object' &&
  kept !== null &&
  'moduleId' in kept &&
  typeof kept.moduleId === 'number' &&
  'partId' in kept &&
  typeof kept.partId === 'number';

/** What of the drawer the latest modules are looked up in. */
type Drawer = { readonly modules: readonly Module[]; readonly line: FrameLine; readonly colourId: number };

/**
 * The cards of the modules that were placed last, in the colour of the drawer: with the visible part that they had, or
 * the first one of that colour. What the line or the colour does not have is left out.
 */
export const recentCards = (
  recent: readonly RecentModule[],
  { modules, line, colourId }: Drawer,
): readonly ModuleCard[] => {
  const byId = new Map(modules.map((module) => [module.id, module]));
  return recent.flatMap(({ moduleId, partId }) => {
    const module = byId.get(moduleId);
    if (!module || !fitsLine(module, line)) return [];
    const cards = cardsOfModule(module, colourId);
    return cards.find(({ visiblePart }) => visiblePart.id === partId) ?? cards[0] ?? [];
  });
};
