import { type Language, languageOfCode } from '@ramka/domain/text';
import type { TextStorage } from '../platform/browser-storage.ts';

const key = 'configurator.language';

/** The language that the visitor chose in this browser; undefined where there is none that is offered. */
export const rememberedLanguage = (storage: TextStorage, offered: readonly Language[]): Language | undefined => {
  const language = languageOfCode(storage.getItem(key) ?? '');
  return language !== undefined && offered.includes(language) ? language : undefined;
};

/** Remembers the visitor's choice. */
export const rememberLanguage = (storage: TextStorage, language: Language): void => storage.setItem(key, language);
