import { useEffect, useRef } from 'react';
import { browserStorage } from '../../page/browser-storage.ts';
import { useProjectId } from '../../project/use-project-id.ts';
import type { SavedState } from '../saving/saved-state.ts';
import { forgetDraft, keepDraft } from './kept-draft.ts';

/** Milliseconds that the set rests before the browser keeps it. */
const REST = 300;

/** Keeps the set on screen in the browser while it has unsaved changes; forgets it once they were all undone. */
export const useKeepDraft = (keeping: boolean, changed: boolean, { setId, etag, set }: SavedState): void => {
  const projectId = useProjectId();
  const kept = useRef(false);
  useEffect(() => {
    if (!keeping) return undefined;
    if (!changed) {
      if (kept.current) forgetDraft(browserStorage, projectId, setId);
      kept.current = false;
      return undefined;
    }
    const keep = (): void => {
      kept.current = true;
      keepDraft(browserStorage, projectId, { setId, etag }, set);
    };
    const timer = setTimeout(keep, REST);
    // A tab that is closed or loaded anew does not wait.
    window.addEventListener('pagehide', keep);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pagehide', keep);
    };
  }, [keeping, changed, projectId, setId, etag, set]);
};
