import { pl } from '@ramka/texts/pl';
import type { ReactElement, ReactNode } from 'react';
import { type LanguageChoice, TextsContext } from '../language/texts.ts';

const polish: LanguageChoice = { language: 'pl', texts: pl, chooseLanguage: () => undefined };

/** Provides the Polish texts. */
export const InPolish = ({ children }: { readonly children: ReactNode }): ReactElement => (
  <TextsContext value={polish}>{children}</TextsContext>
);
