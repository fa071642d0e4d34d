import type { PageSettings } from '@ramka/contract/deployment';
import { type Language, languageOfCode } from '@ramka/domain/text';
import type { TextStorage } from '../platform/browser-storage.ts';

const key = 'configurator.language';

/** Returns the language that the visitor chose in this browser; undefined if there is none or it is not offered. */
export const rememberedLanguage = (storage: TextStorage, offered: readonly Language[]): Language | undefined => {
  const language = languageOfCode(storage.getItem(key) ?? '');
  return language !== undefined && offered.includes(language) ? language : undefined;
};

export const rememberLanguage = (storage: TextStorage, language: Language): void => storage.setItem(key, language);

/**
 * Returns the language that pages start in: the chosen one, else the browser's if the deployment allows that, else the
 * deployment's default (docs/readings.md#r43).
 */
export const initialLanguage = (
  chosen: Language | undefined,
  ofBrowser: readonly string[],
  {
    languages,
    defaultLanguage,
    languageFromBrowser,
  }: Pick<PageSettings, 'languages' | 'defaultLanguage' | 'languageFromBrowser'>,
): Language => {
  if (chosen !== undefined) return chosen;
  const requested = languageFromBrowser ? ofBrowser.map(languageOfCode) : [];
  return requested.find((language) => language !== undefined && languages.includes(language)) ?? defaultLanguage;
};
