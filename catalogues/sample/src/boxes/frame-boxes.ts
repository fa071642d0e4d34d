import type { SampleSubcategory } from '../frames/all-subcategories.ts';
import { boxArticles } from './box-articles.ts';
import type { SampleBox } from './all-boxes.ts';

/** One article of a frame's box in one colour. */
type BoxEntry = { readonly articleId: number; readonly colourId: number; readonly quantity: number };

/** The corner boxes of a frame: only 2-gang ones exist. */
export function cornerBoxes(subcategory: SampleSubcategory, slots: number): BoxEntry[] {
  return subcategory.corner && slots === 2 ? entries(subcategory, { corner: 1 }) : [];
}

/** The surface boxes of a frame: one piece up to 3 slots, then a composable one and an extension a further slot. */
export function surfaceBoxes(subcategory: SampleSubcategory, slots: number): BoxEntry[] {
  if (slots > subcategory.surface) return [];
  if (slots > 3) return entries(subcategory, { composable: 1, extension: slots - 1 });
  return entries(subcategory, { surface: 1 }, slots);
}

/** By colour, so that the pieces of one box stand together. */
function entries(
  subcategory: SampleSubcategory,
  quantities: Partial<Record<SampleBox['box'], number>>,
  slots?: number,
): BoxEntry[] {
  const seriesId = Math.floor(subcategory.id / 100);
  return boxArticles
    .filter(({ box }) => box.seriesId === seriesId && (slots === undefined || box.slots === slots))
    .flatMap(({ box, colourId, article }) => {
      const quantity = quantities[box.box];
      return quantity === undefined ? [] : [{ articleId: article.id, colourId, quantity }];
    })
    .toSorted((one, other) => one.colourId - other.colourId);
}
