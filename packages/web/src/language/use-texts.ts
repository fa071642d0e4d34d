import type { Texts } from '@ramka/texts/texts';
import { useLanguage } from './use-language.ts';

/** Every sentence of the page, in the visitor's language. */
export const useTexts = (): Texts => useLanguage().texts;
