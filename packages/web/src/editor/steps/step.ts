import { frameOfSet, isConfigured } from '@ramka/domain/set/product-set';
import { hasModuleSlots } from '@ramka/domain/catalogue';
import type { EditorCatalogue } from '../catalogue/editor-catalogue.ts';
import type { Draft } from '../state/draft.ts';

/** The three steps of the editor (specification §2). */
export const allSteps = ['line', 'frame', 'modules'] as const;

/** A step of the editor. */
export type Step = (typeof allSteps)[number];

/** Why a step cannot be taken yet. */
export type StepRefusal = 'needs-line' | 'needs-frame' | 'needs-controllers' | 'no-module-slots';

/** Why a step cannot be taken yet, or undefined where it can. */
export const stepRefusal = (step: Step, draft: Draft, catalogue: EditorCatalogue): StepRefusal | undefined => {
  if (step === 'line') return undefined;
  if (draft.lineId === null) return 'needs-line';
  if (step === 'frame') return undefined;
  const frame = frameOfSet(draft.set, catalogue);
  if (!frame) return 'needs-frame';
  if (!isConfigured(draft.set, catalogue)) return 'needs-controllers';
  return hasModuleSlots(frame) ? undefined : 'no-module-slots';
};

/** The step that is shown when one is wished: the last one up to it that can be taken. */
export const reachableStep = (wished: Step, draft: Draft, catalogue: EditorCatalogue): Step =>
  allSteps
    .slice(0, allSteps.indexOf(wished) + 1)
    .findLast((step) => stepRefusal(step, draft, catalogue) === undefined) ?? 'line';

/** Where an opened set begins: step 3 if its frame takes modules, else step 2 (specification §4). */
export const openingStep = (draft: Draft, catalogue: EditorCatalogue): Step =>
  reachableStep('modules', draft, catalogue);
