import { coloursOfSeries, type SampleColour } from '../colours.ts';
import { readTable } from '../table.ts';

/** A colour of products of the e-catalogue. */
export type PaletteColour = Pick<SampleColour, 'code' | 'hexColor' | 'tone' | 'name'>;

/** Colours of what is no module of a series. */
const further: readonly (PaletteColour & { readonly palette: string })[] = readTable(
  ['palette', 'code', 'hexColor', 'pl', 'cs', 'sk', 'uk', 'en'],
  `
  simon-aquarius | 11 | #F4F4F0 | biały     | bílá        | biela       | білий     | white
  simon-aquarius | 18 | #8E9295 | szary     | šedá        | sivá        | сірий     | grey
  simon-connect  | 9  | #F4F4F0 | biały     | bílá        | biela       | білий     | white
  simon-connect  | 8  | #B9BCC0 | aluminium | hliníková   | hliníková   | алюміній  | aluminium
  remotes        | 11 | #F4F4F0 | biały     | bílá        | biela       | білий     | white
  remotes        | 18 | #8E9295 | szary     | šedá        | sivá        | сірий     | grey
  remotes        | 48 | #3E4145 | antracyt  | antracitová | antracitová | антрацит  | anthracite
  remotes        | 49 | #1F1F21 | czarny    | černá       | čierna      | чорний    | black
`,
).map(({ palette, code, hexColor, ...name }) => ({
  palette,
  code,
  hexColor,
  tone: code === '11' || code === '9' ? 'white' : 'other',
  name,
}));

/** The colours of a palette: a series' module colours, its first two, or those of the table. */
export function palette(name: string): readonly PaletteColour[] {
  const [tag = '', first] = name.split(' first ');
  const colours = coloursOfSeries(tag);
  const found = colours.length > 0 ? colours : further.filter((colour) => colour.palette === tag);
  return first === undefined ? found : found.slice(0, Number(first));
}
