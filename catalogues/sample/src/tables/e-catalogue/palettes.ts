import { coloursOfSeries, type SampleColour } from '../colours.ts';
import { oneOf, readTable, text } from '@ramka/import/vocabulary/table';
import { translated } from '@ramka/import/vocabulary/words';

/** A colour of products of the e-catalogue. */
export type PaletteColour = Pick<SampleColour, 'code' | 'hexColor' | 'tone' | 'name'>;

/** Colours of products that are not modules of a series. */
const furtherColours = readTable(
  { palette: text, code: text, hexColor: text, tone: oneOf('white', 'other'), name: translated },
  `
  simon-aquarius | 11 | #F4F4F0 | white | biały     | bílá        | biela       | білий     | white
  simon-aquarius | 18 | #8E9295 | other | szary     | šedá        | sivá        | сірий     | grey
  simon-connect  | 9  | #F4F4F0 | white | biały     | bílá        | biela       | білий     | white
  simon-connect  | 8  | #B9BCC0 | other | aluminium | hliníková   | hliníková   | алюміній  | aluminium
  remotes        | 11 | #F4F4F0 | white | biały     | bílá        | biela       | білий     | white
  remotes        | 18 | #8E9295 | other | szary     | šedá        | sivá        | сірий     | grey
  remotes        | 48 | #3E4145 | other | antracyt  | antracitová | antracitová | антрацит  | anthracite
  remotes        | 49 | #1F1F21 | other | czarny    | černá       | čierna      | чорний    | black
`,
);

/** The colours of a palette: the module colours of a series, or those of the table. */
export function palette(tag: string): readonly PaletteColour[] {
  const colours = coloursOfSeries(tag);
  return colours.length > 0 ? colours : furtherColours.filter((colour) => colour.palette === tag);
}
