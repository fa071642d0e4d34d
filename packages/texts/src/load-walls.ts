import type { Language } from '@ramka/domain/text';
import type { walls } from './pl/walls.ts';

export type WallTexts = typeof walls;

/** Loads the names of walls from a separate chunk per language, to keep the first page small. */
export const loadWalls: Readonly<Record<Language, () => Promise<WallTexts>>> = {
  pl: async () => (await import('./pl/walls.ts')).walls,
  cs: async () => (await import('./cs/walls.ts')).walls,
  sk: async () => (await import('./sk/walls.ts')).walls,
  uk: async () => (await import('./uk/walls.ts')).walls,
  en: async () => (await import('./en/walls.ts')).walls,
};
