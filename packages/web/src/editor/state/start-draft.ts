import { NO_COLOUR } from '@ramka/domain/catalogue/colour';
import type { FrameLine } from '@ramka/domain/catalogue/frame-line';
import { frameOfSet } from '@ramka/domain/set/frame-of-set';
import { placedModules } from '@ramka/domain/set/placed-modules';
import { emptySet, type ProductSet } from '@ramka/domain/set/product-set';
import type { EditorCatalogue } from '../catalogue/editor-catalogue.ts';
import type { Draft } from './draft.ts';

/** A new set (specification §9), in a line where one was chosen beforehand. */
export const newDraft = (line: FrameLine | undefined, catalogue: EditorCatalogue): Draft => ({
  set: emptySet,
  lineId: line?.id ?? null,
  slots: 1,
  subcategoryIds: [],
  colourId: line ? firstColour(line, catalogue) : NO_COLOUR,
});

/**
 * A saved set as it is opened: its line and its number of slots are found by its frame (D5), the swatch is that of its
 * first module.
 */
export const draftOfSet = (set: ProductSet, catalogue: EditorCatalogue): Draft => {
  const frame = frameOfSet(set, catalogue);
  const line = frame && catalogue.findLineOfFrame(frame);
  const fresh = newDraft(line, catalogue);
  const colourId = placedModules(set).find(({ choice }) => choice.colourId !== NO_COLOUR)?.choice.colourId;
  return { ...fresh, set, slots: frame?.slots ?? 1, colourId: colourId ?? fresh.colourId };
};

/** The swatch that a line starts with: the first colour of its series. */
export const firstColour = (line: FrameLine, catalogue: EditorCatalogue): number =>
  catalogue.listColours(line)[0]?.id ?? NO_COLOUR;
