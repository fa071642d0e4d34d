import type { Language } from '@ramka/domain/text';
import type { Texts } from '@ramka/texts/texts';
import { createContext } from 'react';

/** The language of the page, its texts, and how to change it. */
export type LanguageChoice = {
  readonly language: Language;
  readonly texts: Texts;
  readonly chooseLanguage: (language: Language) => void;
};

export const TextsContext = createContext<LanguageChoice | null>(null);
