import type { finishesFile } from '@ramka/contract/catalogue-format/catalogue-files';
import type { Finish } from '@ramka/drawing/drawing-spec';
import { allColours, colourByCode, colourFactor, colourFamilies } from '../colours.ts';
import { oneOf, readTable, text } from '@ramka/import/vocabulary/table';
import { translated, type Words } from '@ramka/import/vocabulary/words';

/** A finish of frames, with its code in symbols. */
export type FrameFinish = {
  /** Id of the finish, shared by all lines. */
  readonly id: string;
  readonly code: string;
  readonly name: Words;
  readonly finish: Finish;
  /** Factor for the price of the line. */
  readonly priceFactor: number;
};

/** Finishes that only frames have (docs/catalogue-rules.md#c6-3, below the table). */
const materials = new Map(
  readTable(
    { code: text, id: text, material: oneOf('glass', 'wood', 'metal'), family: text, hexColor: text, name: translated },
    `
    60 | white-glass     | glass | white      | #F6F7F6 | szkło białe    | bílé sklo      | biele sklo     | біле скло         | white glass
    61 | black-glass     | glass | black      | #17181A | szkło czarne   | černé sklo     | čierne sklo    | чорне скло        | black glass
    62 | grey-glass      | glass | silver     | #8E9295 | szkło szare    | šedé sklo      | sivé sklo      | сіре скло         | grey glass
    63 | beige-glass     | glass | cashmere   | #D8CBB6 | szkło beżowe   | béžové sklo    | béžové sklo    | бежеве скло       | beige glass
    65 | oak             | wood  |            | #C49A6C | dąb            | dub            | dub            | дуб               | oak
    66 | walnut          | wood  |            | #6B4A32 | orzech         | ořech          | orech          | горіх             | walnut
    67 | wenge           | wood  |            | #3B2A22 | wenge          | wenge          | wenge          | венге             | wenge
    70 | white-pearl     | glass | white      | #F3F1EC | biała perła    | bílá perla     | biela perla    | біла перлина      | white pearl
    71 | silver-mist     | glass | silver     | #BFC3C6 | srebrna mgła   | stříbrná mlha  | strieborná hmla | срібний туман    | silver mist
    73 | frozen-lava     | glass | black      | #2A2A2C | zastygła lawa  | ztuhlá láva    | stuhnutá láva  | застигла лава     | frozen lava
    81 | stainless-steel | metal | silver     | #B8BBBD | inox           | nerez          | nerez          | нержавіюча сталь  | stainless steel
    82 | aluminium       | metal | silver     | #C9CCCE | aluminium      | hliník         | hliník         | алюміній          | aluminium
    83 | copper          | metal |            | #B0714E | miedź          | měď            | meď            | мідь              | copper
    84 | dark-steel      | metal | anthracite | #5A5E62 | ciemna stal    | tmavá ocel     | tmavá oceľ     | темна сталь       | dark steel
`,
  ).map((row) => [row.code, row]),
);

/** The finish for a code in a series' frame symbols: a material, or plastic in one of the series' colours. */
export function frameFinish(seriesTag: string, code: string): FrameFinish {
  const colour = colourByCode(seriesTag, code);
  if (colour !== undefined) {
    const finish: Finish = { material: 'plastic', hexColor: colour.hexColor };
    return { id: colour.finish, code, name: colour.name, finish, priceFactor: colourFactor[colour.tone] };
  }
  const row = materials.get(code);
  if (row === undefined) throw new Error(`${seriesTag}: no finish ${code}`);
  const { id, name, material, hexColor } = row;
  return { id, code, name, finish: { material, hexColor }, priceFactor: 1 };
}

type FinishRecord = ReturnType<typeof finishesFile.parse>[number];

/** All finishes, each once: plastic in the module colours, by family, followed by materials. */
export const allFinishes: readonly FinishRecord[] = [...plasticFinishes(), ...materialFinishes()];

function plasticFinishes(): readonly FinishRecord[] {
  const firsts = [...Map.groupBy(allColours, ({ finish }) => finish).values()].flatMap(([first]) => first ?? []);
  return colourFamilies.flatMap(({ id }) =>
    firsts
      .filter(({ family }) => family === id)
      .map(({ finish, name, hexColor, family }) => ({ id: finish, name, hexColor, family })),
  );
}

function materialFinishes(): readonly FinishRecord[] {
  return [...materials.values()].map(({ id, name, hexColor, family }) => ({
    id,
    name,
    hexColor,
    ...(family === '' ? {} : { family }),
  }));
}
