import type { Texts } from '@ramka/texts/texts';
import type { EditProblem } from '../edits/edit-problem.ts';

/** Why something cannot be done, in the visitor's language. */
export const refusalText = (problem: EditProblem, { editor }: Texts): string => {
  const { refusals } = editor;
  switch (problem.kind) {
    case 'no-frame':
    case 'unknown-frame':
      return refusals.noFrame;
    case 'controller-slot':
      return refusals.controllerSlot;
    case 'beyond-frame':
      return refusals.notInFrame;
    case 'line-disabled':
      return refusals.wrongLine;
    case 'other-series':
      return refusals.wrongSeries;
    case 'no-free-slot':
      return refusals.noFreeSlot;
    case 'not-printed':
    case 'ruled-out':
      return refusals.controllerDoesNotFit;
    case 'unknown-module':
    case 'unknown-controller':
    case 'unknown-line':
      return refusals.gone;
    case 'module-slot':
    case 'empty-slot':
    case 'colour-not-offered':
    case 'frame-lacks-ip44':
    case 'module-disables-ip44':
      return refusals.notPossible;
  }
};
