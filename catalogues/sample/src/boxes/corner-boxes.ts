import type { SampleSubcategory } from '../frames/all-subcategories.ts';
import { type BoxEntry, boxEntries } from './box-entries.ts';

/** The corner boxes of a frame: only 2-gang ones exist. */
export function cornerBoxes({ corner, line }: SampleSubcategory, slots: number): BoxEntry[] {
  return corner && slots === 2 ? boxEntries(line.seriesTag, [{ box: 'corner', slots, quantity: 1 }]) : [];
}
