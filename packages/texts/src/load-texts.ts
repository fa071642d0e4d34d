import type { Language } from '@ramka/domain/text';
// Every language uses it. This import puts it into the common chunk, so that a language needs a single file.
import './plural.ts';
import type { PageTexts } from './texts.ts';

/** Loads the texts of one language from a separate chunk. */
export const loadTexts: Readonly<Record<Language, () => Promise<PageTexts>>> = {
  pl: async () => (await import('./pl.ts')).pl,
  cs: async () => (await import('./cs.ts')).cs,
  sk: async () => (await import('./sk.ts')).sk,
  uk: async () => (await import('./uk.ts')).uk,
  en: async () => (await import('./en.ts')).en,
};
