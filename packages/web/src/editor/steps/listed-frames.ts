import type { FrameLine } from '@ramka/domain/catalogue/frame-line';
import type { Frame } from '@ramka/domain/catalogue/frame';
import type { EditorCatalogue } from '../catalogue/editor-catalogue.ts';
import type { Draft } from '../state/draft.ts';

/** The frames that step 2 lists, by `sort`: so many slots, and of the subcategories that are ticked, or of all. */
export const listedFrames = (
  line: FrameLine,
  { slots, subcategoryIds }: Pick<Draft, 'slots' | 'subcategoryIds'>,
  catalogue: EditorCatalogue,
): readonly Frame[] =>
  catalogue
    .listFrames(line)
    .filter((frame) => frame.slots === slots)
    .filter((frame) => subcategoryIds.length === 0 || subcategoryIds.includes(frame.subcategoryId));
