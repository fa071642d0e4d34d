import type { Language } from '@ramka/domain/text';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState, type ReactElement, type ReactNode } from 'react';
import { browserStorage } from '../platform/browser-storage.ts';
import { snackbars } from '../platform/messages.ts';
import { setLanguage, type LocalisedTexts } from './current-texts.ts';
import { rememberLanguage } from './remembered-language.ts';
import { type LanguageChoice, TextsContext } from './texts.ts';

export type TextsProviderProps = { readonly start: LocalisedTexts; readonly children: ReactNode };

/**
 * Provides the texts. Another language is loaded before it is shown, and the screen keeps its state. Names from the
 * catalogue are reloaded from the server.
 */
export const TextsProvider = ({ start, children }: TextsProviderProps): ReactElement => {
  const queries = useQueryClient();
  const [localised, setLocalised] = useState(start);
  const choice = useMemo((): LanguageChoice => {
    const chooseLanguage: LanguageChoice['chooseLanguage'] = (language) => {
      void change(language);
    };
    const change = async (language: Language): Promise<void> => {
      try {
        const next = await setLanguage(language);
        setLocalised(next);
        rememberLanguage(browserStorage, next.language);
      } catch {
        snackbars.error(localised.texts.messages.fetchFailed);
        return;
      }
      refetchAll(queries);
    };
    return { ...localised, chooseLanguage };
  }, [localised, queries]);
  return <TextsContext value={choice}>{children}</TextsContext>;
};

/**
 * Refetches all queries. Queries that were still loading used the previous language and are refetched after their
 * response.
 */
const refetchAll = (queries: QueryClient): void => {
  const pending = queries.getQueryCache().findAll({ predicate: ({ state }) => state.data === undefined });
  void queries.invalidateQueries();
  for (const { queryKey, promise } of pending) {
    const refetch = (): Promise<void> => queries.invalidateQueries({ queryKey, exact: true });
    void promise?.then(refetch, () => undefined);
  }
};
