import type { Language } from '@ramka/domain/text';
import type { PageTexts } from '@ramka/texts/texts';
import { createContext, useContext } from 'react';

/** Returns the texts in the visitor's language. */
export const useTexts = (): PageTexts => useLanguage().texts;

/** Returns the language, its texts, and a function that changes it. */
export const useLanguage = (): LanguageChoice => {
  const choice = useContext(TextsContext);
  if (choice === null) {
    throw new Error('Texts are used outside of <TextsProvider>');
  }
  return choice;
};

/** The language, its texts, and a function that changes it. */
export type LanguageChoice = {
  readonly language: Language;
  readonly texts: PageTexts;
  readonly chooseLanguage: (language: Language) => void;
};

export const TextsContext = createContext<LanguageChoice | null>(null);
