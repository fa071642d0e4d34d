import { hasModuleSlots } from '@ramka/domain/catalogue';
import { frameOfSet, isConfigured } from '@ramka/domain/set/product-set';
import type { PageTexts } from '@ramka/texts/texts';
import { createContext, useCallback, useContext, useState } from 'react';
import type { EditorCatalogue } from '../../project/editor-catalogue.ts';
import type { Draft } from './draft.ts';
import { useEditor } from './editor.ts';

/** The three steps of the editor (docs/specification.md#s2-84). */
export const allSteps = ['line', 'frame', 'modules'] as const;

export type Step = (typeof allSteps)[number];

/** Why a step is not available yet. */
type StepRefusal = 'needs-line' | 'needs-frame' | 'needs-controllers' | 'no-module-slots';

/** Returns why a step is not available yet; undefined if it is. */
export const stepRefusal = (step: Step, draft: Draft, catalogue: EditorCatalogue): StepRefusal | undefined => {
  if (step === 'line') return undefined;
  if (draft.lineId === null) return 'needs-line';
  if (step === 'frame') return undefined;
  const frame = frameOfSet(draft.set, catalogue);
  if (!frame) return 'needs-frame';
  if (!isConfigured(draft.set, catalogue)) return 'needs-controllers';
  return hasModuleSlots(frame) ? undefined : 'no-module-slots';
};

/** Returns the wished step, or else the last available step before it. */
export const reachableStep = (requested: Step, draft: Draft, catalogue: EditorCatalogue): Step =>
  allSteps
    .slice(0, allSteps.indexOf(requested) + 1)
    .findLast((step) => stepRefusal(step, draft, catalogue) === undefined) ?? 'line';

/**
 * Returns the initial step of a saved set: step 3 if its frame has module slots, otherwise step 2
 * (docs/specification.md#s4-54).
 */
export const openingStep = (draft: Draft, catalogue: EditorCatalogue): Step =>
  reachableStep('modules', draft, catalogue);

/** Returns the text of why a step is not available yet, in the visitor's language. */
export const stepRefusalText = (refusal: StepRefusal, { editor }: PageTexts): string =>
  ({
    'needs-line': editor.steps.needsLine,
    'needs-frame': editor.steps.needsFrame,
    'needs-controllers': editor.steps.needsControllers,
    'no-module-slots': editor.steps.noModuleSlots,
  })[refusal];

/**
 * Returns the current step and a function that goes to another one and scrolls to the top. If an undo makes the step
 * unavailable, an earlier one is shown.
 */
export const useStep = (first: Step): readonly [Step, (requested: Step) => void] => {
  const { draft, catalogue } = useEditor();
  const [requested, setRequested] = useState(first);
  const shown = reachableStep(requested, draft, catalogue);
  const goToStep = useCallback(
    (next: Step): void => {
      setRequested(next);
      if (next !== shown) window.scrollTo({ top: 0 });
    },
    [shown],
  );
  return [shown, goToStep];
};

export const GoToStepContext = createContext<(step: Step) => void>(() => undefined);

/** Returns a function that goes to a step, or to the last available step before it. */
export const useGoToStep = (): ((step: Step) => void) => useContext(GoToStepContext);
