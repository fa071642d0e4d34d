import { useCallback, useState } from 'react';
import { useEditor } from './editor-context.ts';
import { reachableStep, type Step } from '../steps/step.ts';

/**
 * The step that is shown, and how to wish for another, which begins at its top; undoing may take away what a wished step
 * needs.
 */
export const useStep = (first: Step): readonly [Step, (wished: Step) => void] => {
  const { draft, catalogue } = useEditor();
  const [wished, setWished] = useState(first);
  const shown = reachableStep(wished, draft, catalogue);
  const goToStep = useCallback(
    (next: Step): void => {
      setWished(next);
      if (next !== shown) window.scrollTo({ top: 0 });
    },
    [shown],
  );
  return [shown, goToStep];
};
