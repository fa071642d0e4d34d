import type { Finish } from '../../drawing/drawing-order.ts';
import { colourByCode, colourFactor } from '../colours.ts';
import { oneOf, readTable, text } from '../table.ts';
import { translated, type Words } from '../words.ts';

/** What a frame is made of and how its symbol says so. */
export type FrameFinish = {
  readonly code: string;
  readonly name: Words;
  readonly finish: Finish;
  /** How much dearer than the line's price row. */
  readonly priceFactor: number;
};

/** Finishes that only frames have (docs/catalogue-rules.md#c6-3, below the table). */
const materials = new Map(
  readTable(
    { code: text, material: oneOf('glass', 'wood', 'metal'), hexColor: text, name: translated },
    `
    60 | glass | #F6F7F6 | szkło białe    | sklo bílé      | sklo biele     | скло біле         | white glass
    61 | glass | #17181A | szkło czarne   | sklo černé     | sklo čierne    | скло чорне        | black glass
    62 | glass | #8E9295 | szkło szare    | sklo šedé      | sklo sivé      | скло сіре         | grey glass
    63 | glass | #D8CBB6 | szkło beżowe   | sklo béžové    | sklo béžové    | скло бежеве       | beige glass
    65 | wood  | #C49A6C | drewno dąb     | dub            | dub            | дуб               | oak
    66 | wood  | #6B4A32 | drewno orzech  | ořech          | orech          | горіх             | walnut
    67 | wood  | #3B2A22 | drewno wenge   | wenge          | wenge          | венге             | wenge
    70 | glass | #F3F1EC | biała perła    | bílá perla     | biela perla    | біла перлина      | white pearl
    71 | glass | #BFC3C6 | srebrna mgła   | stříbrná mlha  | strieborná hmla | срібний туман    | silver mist
    73 | glass | #2A2A2C | zastygła lawa  | zastydlá láva  | stuhnutá láva  | застигла лава     | frozen lava
    81 | metal | #B8BBBD | inox           | nerez          | nerez          | нержавіюча сталь  | stainless steel
    82 | metal | #C9CCCE | aluminium      | hliník         | hliník         | алюміній          | aluminium
    83 | metal | #B0714E | miedź          | měď            | meď            | мідь              | copper
    84 | metal | #5A5E62 | ciemny stalowy | tmavá ocel     | tmavá oceľ     | темна сталь       | dark steel
`,
  ).map((row) => [row.code, row]),
);

/** The finish that a series' frame symbols write so: a material, or plastic in one of the series' colours. */
export function frameFinish(seriesTag: string, code: string): FrameFinish {
  const colour = colourByCode(seriesTag, code);
  if (colour !== undefined) {
    const finish: Finish = { material: 'plastic', hexColor: colour.hexColor };
    return { code, name: colour.name, finish, priceFactor: colourFactor[colour.tone] };
  }
  const row = materials.get(code);
  if (row === undefined) throw new Error(`${seriesTag}: no finish ${code}`);
  const { name, material, hexColor } = row;
  return { code, name, finish: { material, hexColor }, priceFactor: 1 };
}
