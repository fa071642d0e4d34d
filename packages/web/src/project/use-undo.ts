import { call } from '../api/call.ts';
import { useTexts } from '../language/use-texts.ts';
import type { Snackbar } from '../ui/feedback/snackbar-store.ts';
import { useProjectChange } from './use-project-change.ts';

/**
 * The way back of what was removed, for the message that says so (reading R14): the server gives it back as it was and
 * where it was, and the project is shown anew. Undefined where the server keeps nothing.
 */
export const useUndo = (): ((removal: number | null) => Snackbar['action']) => {
  const { common } = useTexts();
  const giveBack = useProjectChange({
    run: async (projectId, removalId: number) => {
      await call('undoRemoval', { params: { projectId, removalId } });
      return call('readProject', { params: { projectId } });
    },
    applied: (_project, restored) => restored,
    success: () => ({ text: common.undone }),
  });
  return (removal) => (removal === null ? undefined : { label: common.undo, perform: () => void giveBack(removal) });
};
