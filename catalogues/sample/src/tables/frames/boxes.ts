import { articleId, articlePicture, type SampleArticle } from '../article.ts';
import { colourByCode } from '../colours.ts';
import { priceByRule } from '../price-rule.ts';
import { seriesById } from '../series.ts';
import { list, number, oneOf, readTable, text } from '@ramka/import/vocabulary/table';
import { inColour, words } from '@ramka/import/vocabulary/words';
import type { SampleSubcategory } from './frame-lines.ts';
import { frameWords } from './frame-words.ts';

/** A kind of box in one colour, as an article. */
export type BoxArticle = { readonly box: SampleBox; readonly colourId: number; readonly article: SampleArticle };

function boxArticle(box: SampleBox, code: string, firstId: number): BoxArticle {
  const series = seriesById(box.seriesId);
  const colour = colourByCode(series.tag, code);
  if (colour === undefined) throw new Error(`${box.stem}: no colour ${code}`);
  const symbol = `${box.stem}/${code}`;
  const article: SampleArticle = {
    id: articleId(symbol, firstId + (colour.id % 100)),
    symbol,
    name: words(frameWords(box.nameKey), ', ', inColour(colour.name)),
    seriesTag: series.tag,
    picture: articlePicture(series.tag, symbol),
    spec: { kind: 'box', box: box.box, slots: box.slots, hexColor: colour.hexColor },
    price: priceByRule({ symbol, zloty: box.zloty }),
  };
  return { box, colourId: colour.id, article };
}

/** All kinds of boxes (docs/catalogue-rules.md#c6-1). */
const allBoxes: readonly SampleBox[] = readTable(
  {
    seriesId: number,
    box: oneOf('surface', 'composable', 'extension', 'corner'),
    stem: text,
    slots: number,
    zloty: number,
    nameKey: text,
    codes: list,
  },
  `
  2 | surface    | BPN1  | 1 |  9.00 | surface 1  | 11
  2 | surface    | BPN2  | 2 | 14.00 | surface 2  | 11
  2 | surface    | BPN3  | 3 | 19.00 | surface 3  | 11
  4 | surface    | DPN1  | 1 | 19.00 | surface 1  | 11 41 48 49
  4 | surface    | DPN2  | 2 | 31.00 | surface 2  | 11 41 48 49
  4 | surface    | DPN3  | 3 | 38.00 | surface 3  | 11 41 48 49
  4 | composable | DSC   | 1 | 23.00 | composable | 11 41 48 49
  4 | extension  | DSH   | 1 | 17.00 | extension  | 11 41 48 49
  4 | corner     | DPNR2 | 2 | 35.00 | corner     | 11 41 48 49
  5 | surface    | TPN1  | 1 | 20.00 | surface 1  | 111 114 116 142 143 144 149
  5 | surface    | TPN2  | 2 | 33.50 | surface 2  | 111 114 116 142 143 144 149
  5 | surface    | TPN3  | 3 | 40.00 | surface 3  | 111 114 116 142 143 144 149
  5 | composable | TSC   | 1 | 24.00 | composable | 111 114 116 142 143 144 149
  5 | extension  | TSH   | 1 | 18.00 | extension  | 111 114 116 142 143 144 149
  5 | corner     | TPNR2 | 2 | 38.90 | corner     | 111 114 116 142 143 144 149
`,
);

/** All boxes in all colours. */
export const boxArticles: readonly BoxArticle[] = allBoxes.flatMap((box, index) =>
  box.codes.map((code) => boxArticle(box, code, 900_000 + box.seriesId * 1000 + index * 10)),
);

/** A kind of box of a series, in several colours. */
type SampleBox = {
  readonly seriesId: number;
  readonly box: 'surface' | 'composable' | 'extension' | 'corner';
  /** The symbol without the colour code. */
  readonly stem: string;
  /** Slots of the matching frame; for a composable box, slots of the piece itself. */
  readonly slots: number;
  readonly zloty: number;
  /** Key of the name in `frameWords`. */
  readonly nameKey: string;
  /** Colour codes, as in symbols. */
  readonly codes: readonly string[];
};

/** One article of a frame's box in one colour. */
type BoxEntry = { readonly articleId: number; readonly colourId: number; readonly quantity: number };

/** The boxes for one frame of a series, in every colour. */
function boxEntries(
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

/** Largest number of slots of a one-piece surface box. */
const ONE_PIECE = 3;

/** The surface boxes of a frame: one piece, or a composable box with one extension per further slot. */
export function surfaceBoxes({ surface, line }: SampleSubcategory, slots: number): BoxEntry[] {
  if (slots > surface) return [];
  if (slots <= ONE_PIECE) return boxEntries(line.seriesTag, [{ box: 'surface', slots, quantity: 1 }]);
  return boxEntries(line.seriesTag, [
    { box: 'composable', slots: 1, quantity: 1 },
    { box: 'extension', slots: 1, quantity: slots - 1 },
  ]);
}

/** The corner boxes of a frame. They exist only for two slots. */
export function cornerBoxes({ corner, line }: SampleSubcategory, slots: number): BoxEntry[] {
  return corner && slots === 2 ? boxEntries(line.seriesTag, [{ box: 'corner', slots, quantity: 1 }]) : [];
}
