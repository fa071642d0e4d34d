import type { SampleSubcategory } from '../frames/all-subcategories.ts';
import { type BoxEntry, boxEntries } from './box-entries.ts';

/** The most slots of a surface box in one piece. */
const ONE_PIECE = 3;

/** The surface boxes of a frame: one piece, or a composable box and an extension for each further slot. */
export function surfaceBoxes({ surface, line }: SampleSubcategory, slots: number): BoxEntry[] {
  if (slots > surface) return [];
  if (slots <= ONE_PIECE) return boxEntries(line.seriesTag, [{ box: 'surface', slots, quantity: 1 }]);
  return boxEntries(line.seriesTag, [
    { box: 'composable', slots: 1, quantity: 1 },
    { box: 'extension', slots: 1, quantity: slots - 1 },
  ]);
}
