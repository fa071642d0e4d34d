import type { Language } from '@ramka/domain/text';
import type { flatList } from './pl/flat-list.ts';

export type FlatListTexts = typeof flatList;

/** Loads the texts about lists of a flat from a separate chunk per language, when the first list is typed or pasted. */
export const loadFlatList: Readonly<Record<Language, () => Promise<FlatListTexts>>> = {
  pl: async () => (await import('./pl/flat-list.ts')).flatList,
  cs: async () => (await import('./cs/flat-list.ts')).flatList,
  sk: async () => (await import('./sk/flat-list.ts')).flatList,
  uk: async () => (await import('./uk/flat-list.ts')).flatList,
  en: async () => (await import('./en/flat-list.ts')).flatList,
};
