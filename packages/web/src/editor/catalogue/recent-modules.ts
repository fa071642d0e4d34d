import type { FrameLine, Module } from '@ramka/domain/catalogue';
import { cardsOfModule, fitsLine, type ModuleCard } from '@ramka/domain/set/modules';
import { browserStorage, type TextStorage } from '../../platform/browser-storage.ts';

/** A recently placed module with the visible part that was chosen. */
export type RecentModule = { readonly moduleId: number; readonly partId: number };

/** Number of cards that fit into one row. */
const MAX_RECENT = 6;

/** Storage key of a series' recently placed modules. */
const keyOf = (seriesTag: string): string => `configurator.recent-modules.${seriesTag}`;

/** Adds a placed module to the front of the list. */
export const keepRecent = ({ module, visiblePart }: ModuleCard, storage: TextStorage = browserStorage): void => {
  const placed = { moduleId: module.id, partId: visiblePart.id };
  const earlier = recentModules(module.seriesTag, storage).filter(({ moduleId }) => moduleId !== placed.moduleId);
  storage.setItem(keyOf(module.seriesTag), JSON.stringify([placed, ...earlier].slice(0, MAX_RECENT)));
};

/** Returns the recently placed modules of a series, latest first; empty if the stored value cannot be read. */
export const recentModules = (seriesTag: string, storage: TextStorage = browserStorage): readonly RecentModule[] => {
  try {
    const stored: unknown = JSON.parse(storage.getItem(keyOf(seriesTag)) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isRecent).slice(0, MAX_RECENT) : [];
  } catch {
    return [];
  }
};

const isRecent = (value: unknown): value is RecentModule =>
  typeof value === 'object' &&
  value !== null &&
  'moduleId' in value &&
  typeof value.moduleId === 'number' &&
  'partId' in value &&
  typeof value.partId === 'number';

/** The drawer's content in which the cards are looked up. */
type Drawer = { readonly modules: readonly Module[]; readonly line: FrameLine; readonly colourId: number };

/**
 * Returns the cards of recently placed modules in the drawer's colour: with the visible part used last, or else the
 * first one in that colour. Modules that the line or colour lacks are left out.
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
