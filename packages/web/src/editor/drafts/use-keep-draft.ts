import { useEffect, useRef } from 'react';
import { browserStorage } from '../../page/browser-storage.ts';
import { useProjectId } from '../../project/project-query.ts';
import type { SavedState } from '../saving/saved-state.ts';
import type { TargetRoom } from '../saving/use-save-and-leave.ts';
import { forgetDraft, keepDraft } from './kept-draft.ts';

/** Milliseconds that the set rests before the browser keeps it. */
const REST = 300;

export type DraftToKeep = SavedState & { readonly room: TargetRoom | undefined };

/** Keeps the set on screen in the browser while it has unsaved changes; forgets it once they were all undone. */
export const useKeepDraft = (keeping: boolean, changed: boolean, { setId, etag, set, room }: DraftToKeep): void => {
  const projectId = useProjectId();
  const kept = useRef(false);
  const { id: roomId, quantity = 1 } = room ?? {};
  useEffect(() => {
    if (!keeping) return undefined;
    if (!changed) {
      if (kept.current) forgetDraft(browserStorage, projectId, setId);
      kept.current = false;
      return undefined;
    }
    const keep = (): void => {
      kept.current = true;
      const target = roomId === undefined ? null : { id: roomId, quantity };
      keepDraft(browserStorage, projectId, setId, { set, etag, room: target, keptAt: new Date() });
    };
    const timer = setTimeout(keep, REST);
    // A tab that is closed or loaded anew does not wait.
    window.addEventListener('pagehide', keep);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pagehide', keep);
    };
  }, [keeping, changed, projectId, setId, etag, set, roomId, quantity]);
};
