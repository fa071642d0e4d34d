import { type Language, languageOfCode } from '@ramka/domain/text';
import type { KeptTexts } from '../page/browser-storage.ts';

const key = 'configurator.language';

/** The language that the visitor chose in this browser; undefined while none was chosen, or it is not offered. */
export const rememberedLanguage = (storage: KeptTexts, offered: readonly Language[]): Language | undefined => {
  const language = languageOfCode(storage.getItem(key) ?? '');
  return language !== undefined && offered.includes(language) ? language : undefined;
};

/** Remembers the visitor's choice. */
export const rememberLanguage = (storage: KeptTexts, language: Language): void => storage.setItem(key, language);
