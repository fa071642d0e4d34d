import { restorePoint } from '../api/points.ts';
import { useTexts } from '../language/texts.ts';
import { type MakeChange, useProjectChange } from './project-change.ts';

/**
 * Returns the project to a point, and shows it as it is then (docs/readings.md#r32). `told` is said on success, "given
 * back" unless it is something else.
 */
export const useRestorePoint = (told?: string): MakeChange<number> => {
  const { common } = useTexts();
  return useProjectChange({
    run: restorePoint,
    applied: (_project, restored) => restored,
    success: () => ({ text: told ?? common.undone }),
  });
};
