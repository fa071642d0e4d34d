import { seriesById } from '../series/series-by-id.ts';
import type { SampleBox } from './all-boxes.ts';
import { boxArticles } from './box-articles.ts';

/** One article of a frame's box in one colour. */
export type BoxEntry = { readonly articleId: number; readonly colourId: number; readonly quantity: number };

/** What boxes of a series take for one frame, in every colour; the pieces of a colour stand together. */
export function boxEntries(
  seriesTag: string,
  pieces: readonly { readonly box: SampleBox['box']; readonly slots: number; readonly quantity: number }[],
): BoxEntry[] {
  return boxArticles
    .filter(({ box }) => seriesById(box.seriesId).tag === seriesTag)
    .flatMap(({ box, colourId, article }) =>
      pieces
        .filter((piece) => piece.box === box.box && piece.slots === box.slots)
        .map(({ quantity }) => ({ articleId: article.id, colourId, quantity })),
    )
    .toSorted((one, other) => one.colourId - other.colourId);
}
