/** How a cell looks. */
export type CellStyle =
  | 'title'
  | 'soft'
  /** Soft, on as many lines as it takes. */
  | 'facts'
  | 'head'
  | 'headRight'
  | 'text'
  | 'strong'
  /** What a row above says as well: there for filters, on one line, cut off where it is too long. */
  | 'repeated'
  /** The wall behind a set's picture. */
  | 'wall'
  | 'group'
  | 'integer'
  | 'integerStrong'
  | 'money'
  | 'moneyStrong'
  | 'moneyGroup'
  | 'link';

/** What stands in a cell. A text is always a text, whatever it begins with. */
export type Cell =
  | { readonly kind: 'text'; readonly text: string; readonly style: CellStyle }
  | { readonly kind: 'number'; readonly number: number; readonly style: CellStyle }
  /** `result` is what the formula comes to, for programs that show a workbook without computing it. */
  | { readonly kind: 'formula'; readonly formula: string; readonly result: number; readonly style: CellStyle }
  | { readonly kind: 'link'; readonly text: string; readonly address: string; readonly style: CellStyle };

/** A row: a cell or nothing for each column. */
export type Row = {
  readonly cells: readonly (Cell | null)[];
  /** In pixels, at least; a row is always as high as its text. */
  readonly height?: number;
  /** Whether its one text reaches over all columns. */
  readonly across?: boolean;
  /** A picture in the first column: a PNG and the size in pixels at which it is shown. */
  readonly picture?: SheetPicture;
};

/** A picture in a cell. */
export type SheetPicture = {
  readonly png: Uint8Array;
  readonly width: number;
  readonly height: number;
  readonly alternative: string;
};

/** A sheet of a workbook. */
export type Sheet = {
  readonly name: string;
  /** Widths of the columns in characters. */
  readonly widths: readonly number[];
  readonly rows: readonly Row[];
  /** How many rows at the top stay in sight; the last of them is the head of the table. */
  readonly headRows: number;
  /** Whether the table's head offers filters; `lastRow` is the last row of the table. */
  readonly filter: { readonly lastRow: number } | null;
  readonly landscape: boolean;
};

/** A workbook before it is written. */
export type WorkbookPlan = {
  readonly title: string;
  readonly author: string;
  /** Stands behind amounts. */
  readonly currencyLabel: string;
  /** At the foot of every printed page: the project's name and its id at the left, and what stands in the middle. */
  readonly foot: { readonly left: string; readonly id: string; readonly middle: string };
  readonly sheets: readonly Sheet[];
};
