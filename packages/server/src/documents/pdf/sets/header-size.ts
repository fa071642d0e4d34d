import { MILLIMETRE } from '../page/sheet.ts';

/** How large a set stands above its components. Lengths are points. */
export type HeaderSize = {
  /** Points a millimetre of the product. */
  readonly scale: number;
  /** Width of the wall; the text has the rest of the column. */
  readonly wall: number;
  /** What of the wall shows above and below a set, and how high it is at least. */
  readonly margin: number;
  readonly least: number;
  /** Space above it. */
  readonly gap: number;
};

/** The sizes of sets: above their components, and in a list of many. */
export const headerSizes: Readonly<Record<'large' | 'small', HeaderSize>> = {
  /** At a third of its true size a five-slot frame fills the wall, and two sets of eight articles a page. */
  large: {
    scale: MILLIMETRE / 3,
    wall: 130 * MILLIMETRE,
    margin: 4 * MILLIMETRE,
    least: 20 * MILLIMETRE,
    gap: 7 * MILLIMETRE,
  },
  small: {
    scale: MILLIMETRE / 6,
    wall: 68 * MILLIMETRE,
    margin: 3 * MILLIMETRE,
    least: 16 * MILLIMETRE,
    gap: 4 * MILLIMETRE,
  },
};
