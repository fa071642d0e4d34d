import { pl } from '@ramka/texts/pl';
import type { ReactElement, ReactNode } from 'react';
import { TextsContext, type LanguageChoice } from '../language/texts-context.ts';

const polish: LanguageChoice = { language: 'pl', texts: pl, chooseLanguage: () => undefined };

/** Gives what is tested the Polish texts. */
export const InPolish = ({ children }: { readonly children: ReactNode }): ReactElement => (
  <TextsContext value={polish}>{children}</TextsContext>
);
