import type { Language } from '@ramka/domain/text';
import { loadListTexts } from '@ramka/texts/load-texts';
import type { ListTexts, PageTexts } from '@ramka/texts/texts';
import { createContext, use, useContext } from 'react';
import { loadPart } from '../platform/lazy-part.ts';

/** What every page and the editor say, in the visitor's language. */
export const useTexts = (): PageTexts => useLanguage().texts;

/** What the lists of a project say. Whatever asks for it is loaded `withListTexts`, or is drawn once they have come. */
export const useListTexts = (): ListTexts => {
  const { language } = useLanguage();
  return listTexts.get(language) ?? use(bringListTexts(language));
};

/** What lists say, by language, as far as it has come. */
const listTexts = new Map<Language, ListTexts>();

const comingListTexts = new Map<Language, Promise<ListTexts>>();

/** Whether a list may be on the screen. */
export const listsHaveSpoken = (): boolean => comingListTexts.size > 0;

/** Brings what lists say in a language, before one is drawn. Rejects where it does not arrive; it can be asked for again. */
export const bringListTexts = (language: Language): Promise<ListTexts> => {
  const coming = comingListTexts.get(language) ?? loadListTextsIn(language);
  comingListTexts.set(language, coming);
  return coming;
};

const loadListTextsIn = async (language: Language): Promise<ListTexts> => {
  try {
    const texts = await loadPart(loadListTexts[language]);
    listTexts.set(language, texts);
    return texts;
  } catch (error) {
    comingListTexts.delete(language);
    throw error;
  }
};

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
