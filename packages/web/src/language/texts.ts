import type { Language } from '@ramka/domain/text';
import type { PageTexts } from '@ramka/texts/texts';
import { createContext, useContext } from 'react';

/** The texts of the pages in the visitor's language. */
export const useTexts = (): PageTexts => useLanguage().texts;

/** The language of the page and how to change it. */
export const useLanguage = (): LanguageChoice => {
  const choice = useContext(TextsContext);
  if (choice === null) {
    throw new Error('Texts are asked for outside of <TextsProvider>');
  }
  return choice;
};

/** The language of the page, its texts, and how to change it. */
export type LanguageChoice = {
  readonly language: Language;
  readonly texts: PageTexts;
  readonly chooseLanguage: (language: Language) => void;
};

export const TextsContext = createContext<LanguageChoice | null>(null);
