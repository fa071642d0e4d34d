import type { FrameLine } from '@ramka/domain/catalogue';
import { frameOfSet, type ProductSet } from '@ramka/domain/set/product-set';
import type { EditorCatalogue } from '../catalogue/editor-catalogue.ts';

/**
 * The line that a set is opened in: that of its frame (D5). Where the catalogue has lost the frame, the first one of the
 * set's series, so that another frame can be chosen (R22); undefined where there is none.
 */
export const lineOfSet = (
  set: ProductSet,
  seriesId: number | null,
  catalogue: EditorCatalogue,
): FrameLine | undefined => {
  const frame = frameOfSet(set, catalogue);
  return frame ? catalogue.findLineOfFrame(frame) : catalogue.allLines.find((line) => line.seriesId === seriesId);
};
