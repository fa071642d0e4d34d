import { allColours, type SampleColour } from './all-colours.ts';

/** The colour with this id, which the table must have. */
export function colourById(id: number): SampleColour {
  const found = allColours.find((colour) => colour.id === id);
  if (found === undefined) throw new Error(`No colour ${id}`);
  return found;
}
