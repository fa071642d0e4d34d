import { placedModules, type ProductSet } from '@ramka/domain/set/product-set';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { browserStorage } from '../../page/browser-storage.ts';
import { appDataQuery } from '../../project/app-data.ts';
import { catalogueOf } from '../catalogue/catalogue-of.ts';
import type { EditorCatalogue } from '../catalogue/editor-catalogue.ts';
import { usedModulesQuery } from '../catalogue/modules-query.ts';
import { keptDraft } from '../drafts/kept-draft.ts';
import type { KeptDraft } from '../drafts/read-kept-draft.ts';
import { openedSetQuery } from './opened-set-query.ts';
import type { ReadSet } from './read-set.ts';

/** Everything that the editor needs before it shows a set. */
export type OpenedSet =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly failure: unknown }
  | {
      readonly state: 'ready';
      readonly saved: ReadSet;
      readonly kept: KeptDraft | undefined;
      readonly catalogue: EditorCatalogue;
    };

/** Loads the catalogue, the set, and the modules that it and what the browser kept of it use. */
export const useOpenedSet = (projectId: string, setId: number | null, reading: number): OpenedSet => {
  const [kept] = useState(() => keptDraft(browserStorage, projectId, setId));
  const appData = useQuery(appDataQuery);
  const opened = useQuery(openedSetQuery(projectId, setId, reading));
  const used = useQuery({
    ...usedModulesQuery(moduleIds(opened.data?.set, kept?.set)),
    enabled: opened.data !== undefined,
  });
  const catalogue = useMemo(() => appData.data && catalogueOf(appData.data), [appData.data]);
  const failure = opened.error ?? appData.error ?? used.error;
  if (opened.data && catalogue && used.data) return { state: 'ready', saved: opened.data, kept, catalogue };
  return failure ? { state: 'failed', failure } : { state: 'loading' };
};

const moduleIds = (...sets: readonly (ProductSet | undefined)[]): readonly number[] => [
  ...new Set(sets.flatMap((set) => (set ? placedModules(set).map(({ choice }) => choice.moduleId) : []))),
];
