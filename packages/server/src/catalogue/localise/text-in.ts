import type { CatalogueText } from '@ramka/contract/catalogue-format/text';
import type { Language } from '@ramka/domain/text';

/** A catalogue's text in a language. */
export const textIn = (text: CatalogueText, language: Language): string =>
  typeof text === 'string' ? text : text[language];
