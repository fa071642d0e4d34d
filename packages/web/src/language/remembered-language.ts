import { type Language, languageOfCode } from '@ramka/domain/text';
import type { TextStorage } from '../platform/browser-storage.ts';

const key = 'configurator.language';

/** Returns the language that the visitor chose in this browser; undefined if there is none or it is not offered. */
export const rememberedLanguage = (storage: TextStorage, offered: readonly Language[]): Language | undefined => {
  const language = languageOfCode(storage.getItem(key) ?? '');
  return language !== undefined && offered.includes(language) ? language : undefined;
};

export const rememberLanguage = (storage: TextStorage, language: Language): void => storage.setItem(key, language);
