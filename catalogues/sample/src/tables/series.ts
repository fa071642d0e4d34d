import { number, readTable, text } from '@ramka/import/vocabulary/table';

/** A series of the sample (docs/catalogue-rules.md#c1-1). */
export type SampleSeries = {
  readonly id: number;
  readonly tag: string;
  readonly name: string;
  /** First letter of the series' symbols. */
  readonly letter: string;
  /** Suffix of the symbols of bare mechanisms; empty if every module is one complete article. */
  readonly mechanismEnding: string;
  /** Price factor relative to Simon 54 (docs/catalogue-rules.md#c2). */
  readonly priceFactor: number;
  /** Size of the slots' openings in all frames of the series, in millimetres. */
  readonly window: number;
};

/** All series, in display order. */
export const allSeries: readonly SampleSeries[] = readTable(
  {
    id: number,
    tag: text,
    name: text,
    letter: text,
    mechanismEnding: text,
    priceFactor: number,
    window: number,
  },
  `
  1 | simon-10       | Simon 10       | C  |    | 0.30 | 50
  2 | simon-basic    | Simon Basic    | B  |    | 0.40 | 51
  3 | simon-15       | Simon 15       | M  |    | 0.35 | 50
  4 | simon-54       | Simon 54       | D  | M  | 1.00 | 54
  5 | simon-55       | Simon 55       | T  | MR | 0.95 | 55
  6 | simon-82       | Simon 82       | 82 | MD | 1.60 | 54
  7 | simon-go       | Simon GO       | G  |    | 1.00 | 55
  8 | simon-aquarius | Simon Aquarius | A  |    | 1.00 | 55
`,
);

/** The series with this id. Throws if there is none. */
export function seriesById(id: number): SampleSeries {
  const found = allSeries.find((series) => series.id === id);
  if (found === undefined) throw new Error(`No series ${id}`);
  return found;
}
