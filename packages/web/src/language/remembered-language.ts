import { allLanguages, type Language } from '@ramka/domain/text';
import type { KeptTexts } from '../page/browser-storage.ts';

const key = 'configurator.language';

/** The specification's own codes, which stand for these (docs/readings.md#r3). */
const aliases: Readonly<Record<string, Language>> = { cz: 'cs', ua: 'uk' };

/** The language that the visitor chose in this browser; undefined while none was chosen, or it is not offered. */
export const rememberedLanguage = (storage: KeptTexts, offered: readonly Language[]): Language | undefined => {
  const code = storage.getItem(key) ?? '';
  const language = aliases[code] ?? allLanguages.find((tag) => tag === code);
  return language !== undefined && offered.includes(language) ? language : undefined;
};

/** Remembers the visitor's choice. */
export const rememberLanguage = (storage: KeptTexts, language: Language): void => storage.setItem(key, language);
