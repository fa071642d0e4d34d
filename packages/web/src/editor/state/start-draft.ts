import { allSlots, type FrameLine, NO_COLOUR, type Slot } from '@ramka/domain/catalogue';
import { chosenControllers, emptySet, frameOfSet, placedModules, type ProductSet } from '@ramka/domain/set/product-set';
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

/** A saved set as it is opened in its line: as many slots as it has or had, the swatch of its first module. */
export const draftOfSet = (set: ProductSet, line: FrameLine | undefined, catalogue: EditorCatalogue): Draft => {
  const fresh = newDraft(line, catalogue);
  const colourId = placedModules(set).find(({ choice }) => choice.colourId !== NO_COLOUR)?.choice.colourId;
  const slots = frameOfSet(set, catalogue)?.slots ?? lastFilledSlot(set) ?? fresh.slots;
  return { ...fresh, set, slots, colourId: colourId ?? fresh.colourId };
};

const lastFilledSlot = (set: ProductSet): Slot | undefined =>
  allSlots.findLast(
    (slot) => set.modules[slot] !== undefined || chosenControllers(set).some((one) => one.slot === slot),
  );

/** The swatch that a line starts with: the first colour of its series. */
export const firstColour = (line: FrameLine, catalogue: EditorCatalogue): number =>
  catalogue.listColours(line)[0]?.id ?? NO_COLOUR;
