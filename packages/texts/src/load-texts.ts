import type { Language } from '@ramka/domain/text';
// Used by every language: here, it is in the chunk that loads them, and a language is one file.
import './plural.ts';
import type { PageTexts } from './texts.ts';

/** One language, as a chunk of its own, for the browser. */
export const loadTexts: Readonly<Record<Language, () => Promise<PageTexts>>> = {
  pl: async () => (await import('./pl.ts')).pl,
  cs: async () => (await import('./cs.ts')).cs,
  sk: async () => (await import('./sk.ts')).sk,
  uk: async () => (await import('./uk.ts')).uk,
  en: async () => (await import('./en.ts')).en,
};
