import { useContext } from 'react';
import { TextsContext, type LanguageChoice } from './texts-context.ts';

/** The language of the page and how to change it. */
export const useLanguage = (): LanguageChoice => {
  const choice = useContext(TextsContext);
  if (choice === null) {
    throw new Error('Texts are asked for outside of <TextsProvider>');
  }
  return choice;
};
