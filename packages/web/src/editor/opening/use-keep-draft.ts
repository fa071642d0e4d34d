import type { ProductSet } from '@ramka/domain/set/product-set';
import { useEffect } from 'react';
import { useProjectId } from '../../project/use-project-id.ts';
import { keepDraft } from './kept-draft.ts';

/** Milliseconds that the set rests before the browser keeps it. */
const REST = 300;

/** Keeps the set in the browser while it has unsaved changes. */
export const useKeepDraft = (keeping: boolean, setId: number | null, set: ProductSet): void => {
  const projectId = useProjectId();
  useEffect(() => {
    if (!keeping) return undefined;
    const timer = setTimeout(() => keepDraft(localStorage, projectId, setId, set), REST);
    return () => clearTimeout(timer);
  }, [keeping, projectId, setId, set]);
};
