import { number, readTable, text } from '@ramka/import/vocabulary/table';

/** A series of the sample (docs/catalogue-rules.md#c1-1). */
export type SampleSeries = {
  readonly id: number;
  readonly tag: string;
  readonly name: string;
  /** The prefix of its symbols. */
  readonly letter: string;
  /** The suffix of its bare mechanisms' symbols; empty where every module is one complete article. */
  readonly mechanismEnding: string;
  /** Its prices as a multiple of Simon 54's (docs/catalogue-rules.md#c2). */
  readonly priceFactor: number;
  /** Millimetres: the opening of a slot in every frame of the series. */
  readonly window: number;
};

/** Every series, in the order of the screens. */
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

/** The series with this id, which the tables must have. */
export function seriesById(id: number): SampleSeries {
  const found = allSeries.find((series) => series.id === id);
  if (found === undefined) throw new Error(`No series ${id}`);
  return found;
}
