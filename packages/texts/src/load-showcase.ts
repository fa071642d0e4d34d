import type { Language } from '@ramka/domain/text';
import type { showcase } from './pl/showcase.ts';

export type ShowcaseTexts = typeof showcase;

/** Loads the texts of the showcase from a separate chunk per language, to keep the first page small. */
export const loadShowcase: Readonly<Record<Language, () => Promise<ShowcaseTexts>>> = {
  pl: async () => (await import('./pl/showcase.ts')).showcase,
  cs: async () => (await import('./cs/showcase.ts')).showcase,
  sk: async () => (await import('./sk/showcase.ts')).showcase,
  uk: async () => (await import('./uk/showcase.ts')).showcase,
  en: async () => (await import('./en/showcase.ts')).showcase,
};
