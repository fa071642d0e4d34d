import { useState } from 'react';
import { useEditor } from './editor-context.ts';
import { reachableStep, type Step } from '../steps/step.ts';

/** The step that is shown, and how to wish for another; undoing may take away what a wished step needs. */
export const useStep = (first: Step): readonly [Step, (wished: Step) => void] => {
  const { draft, catalogue } = useEditor();
  const [wished, setWished] = useState(first);
  return [reachableStep(wished, draft, catalogue), setWished];
};
