import { accepted, refused, type Result } from '@ramka/domain/result';
import { chooseLine } from '@ramka/domain/set/frames';
import type { Slot } from '@ramka/domain/catalogue';
import type { EditorCatalogue } from '../catalogue/editor-catalogue.ts';
import type { Draft } from '../state/draft.ts';
import type { EditProblem } from './edit-problem.ts';
import { firstColour } from '../state/start-draft.ts';

/**
 * Chooses a tile of step 1 (specification §4, D6): another line of the series keeps the swatch and as many slots as it
 * has; another series starts with its first colour. Both clear the filter of step 2.
 */
export const chooseLineEdit = (
  draft: Draft,
  lineId: number,
  catalogue: EditorCatalogue,
): Result<Draft, EditProblem> => {
  const from = catalogue.findLine(draft.lineId);
  const to = catalogue.findLine(lineId);
  if (!to) return refused({ kind: 'unknown-line' });
  if (from?.id === to.id) return accepted(draft);
  const set = chooseLine(draft.set, from ?? null, to);
  const kept = from?.seriesId === to.seriesId;
  return accepted({
    set,
    lineId,
    subcategoryIds: [],
    slots: kept ? lesser(draft.slots, to.maxSlots) : 1,
    colourId: kept ? draft.colourId : firstColour(to, catalogue),
  });
};

const lesser = (a: Slot, b: Slot): Slot => (a < b ? a : b);
