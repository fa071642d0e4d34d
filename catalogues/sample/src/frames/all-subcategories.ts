import type { Slot } from '@ramka/domain/catalogue';
import type { Geometry } from '../drawing/drawing-order.ts';
import { splitList } from '../text/split-list.ts';
import { readTable } from '../text/table.ts';
import { allFrameLines, type SampleFrameLine } from './all-frame-lines.ts';
import { slotCount } from './slot-count.ts';

/** A subcategory of frames: one material or degree of protection, in several finishes and numbers of slots. */
export type SampleSubcategory = {
  readonly id: number;
  readonly line: SampleFrameLine;
  /** Ids of its frames begin here; finish and slots follow. */
  readonly firstId: number;
  /** The symbol up to the finish; `#` stands for the number of slots. */
  readonly stem: string;
  /** Row of the frame prices. */
  readonly priceRow: string;
  readonly priceFactor: number;
  readonly maxSlots: Slot;
  /** As its line's, but for frames that cover the wider hole in plasterboard (catalogue.md §4). */
  readonly geometry: Geometry;
  /** Whether IP44 seals exist. */
  readonly ip44: boolean;
  /** Whether the 2-gang frame has corner boxes. */
  readonly corner: boolean;
  /** The most slots that a surface box exists for. */
  readonly surface: number;
  /** The second colour of two-part frames, where there is one. */
  readonly baseHexColor: string;
  /** Finishes, as symbols write them. */
  readonly codes: readonly string[];
};

/** Every subcategory of plain frames (catalogue.md §6.1); those of glass panels are in `../touch`. */
export const allSubcategories: readonly SampleSubcategory[] = readTable(
  ['id', 'firstId', 'stem', 'priceRow', 'priceFactor', 'maxSlots', 'ip44', 'corner', 'surface', 'base', 'codes'],
  `
  111 | 111000 | CR#      | 10       | 1    | 4 | yes | no  | 0 |         | 11 41 43 49
  211 | 211000 | BRS#     | basic    | 1    | 5 | no  | no  | 3 |         | 11 41 43 28 47
  212 | 212000 | BR#      | basic    | 1.2  | 5 | yes | no  | 3 |         | 11 41 43 28 47
  311 | 311000 | MR#      | 15       | 1    | 3 | no  | no  | 0 |         | 11 41
  411 |  54000 | DR#      | 54       | 1    | 5 | yes | yes | 5 |         | 11 41 42 43 44 46 48 49 AB11
  412 | 412000 | DR#      | 54       | 2.6  | 4 | yes | no  | 0 |         | 81 82 83
  413 | 413000 | DRK#     | 54       | 1.25 | 4 | no  | no  | 0 |         | 11 41 48
  421 | 421000 | DRN#     | 54 glass | 1    | 5 | yes | no  | 0 |         | 60 61 62 63
  422 | 422000 | DRN#     | 54 wood  | 1    | 3 | no  | no  | 0 |         | 65 66 67
  423 | 423000 | DRN#     | 54 metal | 1    | 4 | yes | no  | 0 |         | 81 82 83
  511 |  55000 | TR#      | 55       | 1    | 5 | yes | yes | 5 |         | 111 114 116 142 143 144 149 AB111
  521 | 521000 | TRD#.149 | 55       | 1.9  | 5 | yes | no  | 3 | #222326 | 111 114
  522 | 522000 | TRD#.143 | 55       | 1.9  | 5 | yes | no  | 3 | #A9ACAF | 111 149
  523 | 523000 | TRD#.166 | 55       | 1.9  | 5 | yes | no  | 3 | #C3A566 | 111 149
  531 | 531000 | TRN#     | 54 glass | 1.05 | 5 | yes | no  | 0 |         | 60 61 62 63
  532 | 532000 | TRN#     | 54 wood  | 1.05 | 3 | no  | no  | 0 |         | 65 66 67
  533 | 533000 | TRN#     | 54 metal | 1.05 | 4 | yes | no  | 0 |         | 81 84
  611 | 611000 | 82R#     | 82       | 1    | 4 | no  | no  | 0 | #B4B7BA | 30 31 33 34 38 98
  612 | 612000 | 82RS#    | 82       | 1.4  | 4 | no  | no  | 0 | #C4B08A | 30 31 33 34 38 98
`,
).map((row) => ({
  id: Number(row.id),
  line: lineOf(row.id),
  geometry: geometryOf(row.id),
  firstId: Number(row.firstId),
  stem: row.stem,
  priceRow: row.priceRow,
  priceFactor: Number(row.priceFactor),
  maxSlots: slotCount(row.maxSlots),
  ip44: row.ip44 === 'yes',
  corner: row.corner === 'yes',
  surface: Number(row.surface),
  baseHexColor: row.base,
  codes: splitList(row.codes),
}));

function lineOf(subcategoryId: string): SampleFrameLine {
  const id = Math.floor(Number(subcategoryId) / 10);
  const found = allFrameLines.find((line) => line.id === id);
  if (found === undefined) throw new Error(`No frame line ${id}`);
  return found;
}

function geometryOf(subcategoryId: string): Geometry {
  const { geometry } = lineOf(subcategoryId);
  return subcategoryId === '413' ? { ...geometry, height: 92 } : geometry;
}
