import type { DrawingSpec } from '@ramka/drawing/drawing-spec';
import { type Column, entriesOf, number, readTable, text } from '@ramka/import/vocabulary/table';
import type { Words } from '@ramka/import/vocabulary/words';

/** Values by attribute id. */
export type Attributes = Readonly<Record<string, string>>;

/** A table column of attributes and values, separated by spaces: `rating=16-ax terminals=screw`. */
export const attributes: Column<Attributes> = {
  cells: 1,
  read: ([content = '']) =>
    Object.fromEntries(
      entriesOf(content)
        .map((entry) => entry.split('='))
        .map(([key = '', value = '']) => [key, value]),
    ),
};

export type SampleArticle = {
  readonly id: number;
  readonly symbol: string;
  readonly name: Words;
  /** Absent for an article that several series share. */
  readonly seriesTag?: string;
  /** Module colour of a visible part; absent: fits every colour. */
  readonly colourId?: number;
  /** Attributes that distinguish the article from others of its component role. */
  readonly attributes?: Attributes;
  /** Path below `pictures/`. */
  readonly picture: string;
  /** The drawing of its picture. */
  readonly spec: DrawingSpec;
  /** Net price of one piece, in grosze. */
  readonly price: number;
};

/** The ids of the worked examples (docs/catalogue-rules.md#c5-7 to #c5-10) by symbol. */
const knownIds: ReadonlyMap<string, number> = new Map(
  readTable(
    { symbol: text, id: number },
    `
    DGZ1ZP/11     | 54201
    DGZ1ZP/49     | 54202
    DKP2/11       | 54211
    DKZW1K/11     | 54221
    SGZ1M         | 54301
    SGZ1CM        | 54302
    KRJ6          | 54311
    KRJ6E         | 54312
    SZW1KM        | 54321
    DSC/11        | 54811
    DSH/11        | 54812
    TKW5/111      | 55221
    TKW5/149      | 55226
    TGZ1BUZP/111  | 55241
    TGZ1BUZP/111A | 55242
    SW5MR         | 55301
    TU1W          | 55302
    PAZ           | 55303
    SGZ1MR        | 55311
    SGZ1CMR       | 55312
    TPN2/111      | 55801
    TPN2/149      | 55802
    TPNR2/111     | 55901
`,
  ).map(({ symbol, id }) => [symbol, id]),
);

/** The id of an article: as fixed by a worked example, otherwise as counted by the article's table. */
export function articleId(symbol: string, counted: number): number {
  return knownIds.get(symbol) ?? counted;
}

/** The path of an article's picture below `pictures/`. Articles of several series are in `articles/parts`. */
export function articlePicture(seriesTag: string | undefined, symbol: string): string {
  return `articles/${seriesTag ?? 'parts'}/${pictureFileName(symbol)}`;
}

/** The file name of the picture for a symbol. */
export function pictureFileName(symbol: string): string {
  return `${symbol.replaceAll('@', 'C').replaceAll(/[^A-Za-z0-9._-]/g, '-')}.svg`;
}

/** The URL of an article's page. In the sample catalogue it is on an example host. */
export function catalogueAddress(symbol: string): string {
  return `https://example.com/katalog/${encodeURIComponent(symbol)}`;
}
