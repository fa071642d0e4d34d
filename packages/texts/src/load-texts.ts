import type { Language } from '@ramka/domain/text';
import type { ListTexts, PageTexts } from './texts.ts';

/** One language, as a chunk of its own, for the browser. */
export const loadTexts: Readonly<Record<Language, () => Promise<PageTexts>>> = {
  pl: async () => (await import('./pl.ts')).pl,
  cs: async () => (await import('./cs.ts')).cs,
  sk: async () => (await import('./sk.ts')).sk,
  uk: async () => (await import('./uk.ts')).uk,
  en: async () => (await import('./en.ts')).en,
};

/** What lists say in one language, as a chunk of its own. */
export const loadListTexts: Readonly<Record<Language, () => Promise<ListTexts>>> = {
  pl: async () => (await import('./pl/lists.ts')).lists,
  cs: async () => (await import('./cs/lists.ts')).lists,
  sk: async () => (await import('./sk/lists.ts')).lists,
  uk: async () => (await import('./uk/lists.ts')).lists,
  en: async () => (await import('./en/lists.ts')).lists,
};
