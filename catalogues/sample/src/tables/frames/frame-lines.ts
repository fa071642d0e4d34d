import { allSlots, type Slot } from '@ramka/domain/catalogue';
import type { Geometry } from '@ramka/drawing/drawing-spec';
import { seriesById } from '../series.ts';
import { list, number, oneOf, readTable, text, yesNo } from '@ramka/import/vocabulary/table';
import { readWordTable } from '@ramka/import/vocabulary/words';

/** A frame line of the sample (docs/catalogue-rules.md#c4, docs/catalogue-rules.md#c6-1). */
export type SampleFrameLine = {
  readonly id: number;
  readonly tag: string;
  readonly name: string;
  readonly seriesTag: string;
  readonly maxSlots: Slot;
  readonly geometry: Geometry;
  /** Code of the finish shown on the tile in step 1. */
  readonly tileCode: string;
};

export const slotCount = oneOf(...allSlots);

/** All frame lines, in the order of step 1. */
export const allFrameLines: readonly SampleFrameLine[] = readTable(
  { id: number, tag: text, name: text, maxSlots: slotCount, height: number, tileCode: text },
  `
  11 | simon-10         | Simon 10         | 4 | 80 | 11
  21 | simon-basic      | Simon Basic      | 5 | 81 | 11
  31 | simon-15         | Simon 15         | 3 | 80 | 41
  41 | simon-54-premium | Simon 54 Premium | 5 | 84 | 48
  42 | simon-54-nature  | Simon 54 Nature  | 5 | 86 | 66
  43 | simon-54-touch   | Simon 54 Touch   | 3 | 86 | 73
  51 | simon-55-line    | Simon 55 Line    | 5 | 82 | 111
  52 | simon-55-duo     | Simon 55 Duo     | 5 | 82 | 111
  53 | simon-55-nature  | Simon 55 Nature  | 5 | 84 | 65
  61 | simon-82-detail  | Simon 82 Detail  | 4 | 87 | 33
`,
).map(({ height, ...row }) => {
  const { tag, window } = seriesById(Math.floor(row.id / 10));
  return { ...row, seriesTag: tag, geometry: { height, window } };
});

/** A subcategory of frames: one material or degree of protection, in several finishes and numbers of slots. */
export type SampleSubcategory = {
  readonly id: number;
  readonly line: SampleFrameLine;
  /** First id of the subcategory's frames. Finish and number of slots are added to it. */
  readonly firstId: number;
  /** The symbol without the finish code; `{}` stands for the number of slots. */
  readonly stem: string;
  /** Key of the row in the frame price table. */
  readonly priceRow: string;
  readonly priceFactor: number;
  readonly maxSlots: Slot;
  /** Geometry of the line, except for frames that cover the wider hole in plasterboard (docs/catalogue-rules.md#c4). */
  readonly geometry: Geometry;
  /** Whether IP44 seals exist. */
  readonly ip44: boolean;
  /** Whether corner boxes exist for the two-slot frame. */
  readonly corner: boolean;
  /** Largest number of slots for which a surface box exists. */
  readonly surface: number;
  /** The second colour of two-part frames; empty for others. */
  readonly baseHexColor: string;
  /** Finish codes, as in symbols. */
  readonly codes: readonly string[];
};

function lineOf(subcategoryId: number): SampleFrameLine {
  const id = Math.floor(subcategoryId / 10);
  const found = allFrameLines.find((line) => line.id === id);
  if (found === undefined) throw new Error(`No frame line ${id}`);
  return found;
}

function geometryOf(subcategoryId: number): Geometry {
  const { geometry } = lineOf(subcategoryId);
  return subcategoryId === 413 ? { ...geometry, height: 92 } : geometry;
}

/** All subcategories of plain frames (docs/catalogue-rules.md#c6-1). Those of glass panels are in `touch-panels.ts`. */
export const allSubcategories: readonly SampleSubcategory[] = readTable(
  {
    id: number,
    firstId: number,
    stem: text,
    priceRow: text,
    priceFactor: number,
    maxSlots: slotCount,
    ip44: yesNo,
    corner: yesNo,
    surface: number,
    baseHexColor: text,
    codes: list,
  },
  `
  111 | 111000 | CR{}      | 10       | 1    | 4 | yes | no  | 0 |         | 11 41 43 49
  211 | 211000 | BRS{}     | basic    | 1    | 5 | no  | no  | 3 |         | 11 41 43 28 47
  212 | 212000 | BR{}      | basic    | 1.2  | 5 | yes | no  | 3 |         | 11 41 43 28 47
  311 | 311000 | MR{}      | 15       | 1    | 3 | no  | no  | 0 |         | 11 41
  411 |  54000 | DR{}      | 54       | 1    | 5 | yes | yes | 5 |         | 11 41 42 43 44 46 48 49 AB11
  412 | 412000 | DR{}      | 54       | 2.6  | 4 | yes | no  | 0 |         | 81 82 83
  413 | 413000 | DRK{}     | 54       | 1.25 | 4 | no  | no  | 0 |         | 11 41 48
  421 | 421000 | DRN{}     | 54 glass | 1    | 5 | yes | no  | 0 |         | 60 61 62 63
  422 | 422000 | DRN{}     | 54 wood  | 1    | 3 | no  | no  | 0 |         | 65 66 67
  423 | 423000 | DRN{}     | 54 metal | 1    | 4 | yes | no  | 0 |         | 81 82 83
  511 |  55000 | TR{}      | 55       | 1    | 5 | yes | yes | 5 |         | 111 114 116 142 143 144 149 AB111
  521 | 521000 | TRD{}.149 | 55       | 1.9  | 5 | yes | no  | 3 | #222326 | 111 114
  522 | 522000 | TRD{}.143 | 55       | 1.9  | 5 | yes | no  | 3 | #A9ACAF | 111 149
  523 | 523000 | TRD{}.166 | 55       | 1.9  | 5 | yes | no  | 3 | #C3A566 | 111 149
  531 | 531000 | TRN{}     | 54 glass | 1.05 | 5 | yes | no  | 0 |         | 60 61 62 63
  532 | 532000 | TRN{}     | 54 wood  | 1.05 | 3 | no  | no  | 0 |         | 65 66 67
  533 | 533000 | TRN{}     | 54 metal | 1.05 | 4 | yes | no  | 0 |         | 81 84
  611 | 611000 | 82R{}     | 82       | 1    | 4 | no  | no  | 0 | #B4B7BA | 30 31 33 34 38 98
  612 | 612000 | 82RS{}    | 82       | 1.4  | 4 | no  | no  | 0 | #C4B08A | 30 31 33 34 38 98
`,
).map((row) => ({ ...row, line: lineOf(row.id), geometry: geometryOf(row.id) }));

/** Names of the subcategories in the filter of step 2, by id. */
export const subcategoryNames = readWordTable(`
  111 | Ramki uniwersalne  | Univerzální rámečky    | Univerzálne rámiky     | Універсальні рамки | Universal frames
  211 | Ramki IP20         | Rámečky IP20           | Rámiky IP20            | Рамки IP20         | IP20 frames
  212 | Ramki IP44         | Rámečky IP44           | Rámiky IP44            | Рамки IP44         | IP44 frames
  311 | Ramki              | Rámečky                | Rámiky                 | Рамки              | Frames
  411 | Ramki z tworzywa   | Plastové rámečky       | Plastové rámiky        | Пластикові рамки   | Plastic frames
  412 | Ramki metalowe     | Kovové rámečky         | Kovové rámiky          | Металеві рамки     | Metal frames
  413 | Ramki do puszek GK | Rámečky pro krabice do sádrokartonu | Rámiky pre krabice do sadrokartónu | Рамки для коробок у гіпсокартон | Frames for plasterboard boxes
  421 | Szkło              | Sklo                   | Sklo                   | Скло               | Glass
  422 | Drewno             | Dřevo                  | Drevo                  | Дерево             | Wood
  423 | Metal              | Kov                    | Kov                    | Метал              | Metal
  431 | Panele dotykowe    | Dotykové panely        | Dotykové panely        | Сенсорні панелі    | Touch panels
  511 | Ramki Line         | Rámečky Line           | Rámiky Line            | Рамки Line         | Line frames
  521 | Podstawa czarna    | Černý podklad          | Čierny podklad         | Чорна основа       | Black base
  522 | Podstawa srebrna   | Stříbrný podklad       | Strieborný podklad     | Срібна основа      | Silver base
  523 | Podstawa złota     | Zlatý podklad          | Zlatý podklad          | Золота основа      | Gold base
  531 | Szkło              | Sklo                   | Sklo                   | Скло               | Glass
  532 | Drewno             | Dřevo                  | Drevo                  | Дерево             | Wood
  533 | Stal               | Ocel                   | Oceľ                   | Сталь              | Steel
  611 | Original           | Original               | Original               | Original           | Original
  612 | Select             | Select                 | Select                 | Select             | Select
`);
