import type { Texts } from '@ramka/texts/texts';
import type { StepRefusal } from './step.ts';

/** Why a step cannot be taken yet, in the visitor's language. */
export const stepRefusalText = (refusal: StepRefusal, { editor }: Texts): string =>
  ({
    'needs-line': editor.steps.needsLine,
    'needs-frame': editor.steps.needsFrame,
    'needs-controllers': editor.steps.needsControllers,
    'no-module-slots': editor.steps.noModuleSlots,
  })[refusal];
