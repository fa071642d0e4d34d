import { splitList } from '../text/split-list.ts';
import { readTable } from '../text/table.ts';

/** A kind of box of a series, in several colours. */
export type SampleBox = {
  readonly seriesId: number;
  readonly box: 'surface' | 'composable' | 'extension' | 'corner';
  /** The symbol up to the colour. */
  readonly stem: string;
  /** Slots of the frame that it carries; of a composable box, those of the piece itself. */
  readonly slots: number;
  readonly zloty: number;
  /** Key of its name among the frame words. */
  readonly nameKey: string;
  /** Colours, as symbols write them. */
  readonly codes: readonly string[];
};

/** Every kind of box (catalogue.md §6.1). */
export const allBoxes: readonly SampleBox[] = readTable(
  ['series', 'box', 'stem', 'slots', 'zloty', 'name', 'codes'],
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
).map(({ series, box, stem, slots, zloty, name, codes }) => ({
  seriesId: Number(series),
  box: boxNamed(box),
  stem,
  slots: Number(slots),
  zloty: Number(zloty),
  nameKey: name,
  codes: splitList(codes),
}));

function boxNamed(box: string): SampleBox['box'] {
  if (box === 'surface' || box === 'composable' || box === 'extension' || box === 'corner') return box;
  throw new Error(`No box ${box}`);
}
