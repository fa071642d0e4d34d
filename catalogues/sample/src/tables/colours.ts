import { seriesById } from './series.ts';
import { number, oneOf, readTable, text } from '@ramka/import/vocabulary/table';
import { translated, type Words } from '@ramka/import/vocabulary/words';

/** Groups of colours with the same surcharge over white. */
type Tone = 'white' | 'cream' | 'other' | 'antibacterial';

/** A colour of modules, boxes and plastic frames (docs/catalogue-rules.md#c6-3). */
export type SampleColour = {
  readonly id: number;
  readonly seriesTag: string;
  /** The colour's code at the end of symbols. */
  readonly code: string;
  /** `#RRGGBB`. */
  readonly hexColor: string;
  readonly tone: Tone;
  /** Id of the colour family, shared by all series. */
  readonly family: string;
  /** Id of the finish of a frame in this colour. */
  readonly finish: string;
  readonly name: Words;
};

/** All colours; the first of each series is its default. */
export const allColours: readonly SampleColour[] = readTable(
  {
    id: number,
    code: text,
    hexColor: text,
    tone: oneOf('white', 'cream', 'other', 'antibacterial'),
    family: text,
    finish: text,
    name: translated,
  },
  `
  101 | 11    | #F4F4F0 | white         | white               | white                    | biały                    | bílá                     | biela                     | білий                           | white
  102 | 41    | #EFE3C4 | cream         | cream               | cream                    | kremowy                  | krémová                  | krémová                   | кремовий                        | cream
  103 | 43    | #B9BCC0 | other         | silver              | silver-matt              | srebrny mat              | stříbrná mat             | strieborná mat            | срібний матовий                 | matt silver
  104 | 49    | #1F1F21 | other         | black               | black-matt               | czarny mat               | černá mat                | čierna mat                | чорний матовий                  | matt black
  201 | 11    | #F4F4F0 | white         | white               | white                    | biały                    | bílá                     | biela                     | білий                           | white
  202 | 41    | #EFE3C4 | cream         | cream               | cream                    | kremowy                  | krémová                  | krémová                   | кремовий                        | cream
  203 | 43    | #B9BCC0 | other         | silver              | silver-matt              | srebrny mat              | stříbrná mat             | strieborná mat            | срібний матовий                 | matt silver
  204 | 28    | #55585C | other         | anthracite          | graphite-matt            | grafit mat               | grafitová mat            | grafitová mat             | графіт матовий                  | matt graphite
  205 | 47    | #4A3328 | other         | brown               | chocolate-matt           | czekoladowy mat          | čokoládová mat           | čokoládová mat            | шоколадний матовий              | matt chocolate
  301 | 11    | #F4F4F0 | white         | white               | white                    | biały                    | bílá                     | biela                     | білий                           | white
  302 | 41    | #EFE3C4 | cream         | cream               | cream                    | kremowy                  | krémová                  | krémová                   | кремовий                        | cream
  401 | 11    | #F4F4F0 | white         | white               | white                    | biały                    | bílá                     | biela                     | білий                           | white
  402 | 41    | #EFE3C4 | cream         | cream               | cream                    | kremowy                  | krémová                  | krémová                   | кремовий                        | cream
  403 | 42    | #C9BBA7 | other         | cashmere            | cashmere                 | kaszmirowy               | kašmírová                | kašmírová                 | кашемір                         | cashmere
  404 | 43    | #B9BCC0 | other         | silver              | silver-matt              | srebrny mat              | stříbrná mat             | strieborná mat            | срібний матовий                 | matt silver
  405 | 44    | #B89B5E | other         | gold                | gold-matt                | złoty mat                | zlatá mat                | zlatá mat                 | золотий матовий                 | matt gold
  406 | 46    | #5B4636 | other         | brown               | brown-matt               | brąz mat                 | hnědá mat                | hnedá mat                 | коричневий матовий              | matt brown
  407 | 48    | #3E4145 | other         | anthracite          | anthracite               | antracyt                 | antracitová              | antracitová               | антрацит                        | anthracite
  408 | 49    | #1F1F21 | other         | black               | black-matt               | czarny mat               | černá mat                | čierna mat                | чорний матовий                  | matt black
  409 | AB11  | #F7F8F6 | antibacterial | white-antibacterial | white-antibacterial      | biały antybakteryjny     | bílá antibakteriální     | biela antibakteriálna     | білий антибактеріальний         | white, antibacterial
  501 | 111   | #F2F2EF | white         | white               | white-matt               | biały mat                | bílá mat                 | biela mat                 | білий матовий                   | matt white
  502 | 114   | #C9CBCB | other         | light-grey          | light-grey-matt          | jasnoszary mat           | světle šedá mat          | svetlosivá mat            | світло-сірий матовий            | matt light grey
  503 | 116   | #5C5F62 | other         | anthracite          | graphite-matt            | grafit mat               | grafitová mat            | grafitová mat             | графіт матовий                  | matt graphite
  504 | 142   | #C8BAA5 | other         | cashmere            | cashmere-matt            | kaszmirowy mat           | kašmírová mat            | kašmírová mat             | кашемір матовий                 | matt cashmere
  505 | 143   | #A9ACAF | other         | silver              | aluminium-matt           | aluminium mat            | hliníková mat            | hliníková mat             | алюміній матовий                | matt aluminium
  506 | 144   | #C7B594 | other         | champagne           | champagne-matt           | szampański mat           | šampaňská mat            | šampanská mat             | шампань матовий                 | matt champagne
  507 | 149   | #222326 | other         | black               | black-matt               | czarny mat               | černá mat                | čierna mat                | чорний матовий                  | matt black
  508 | AB111 | #F7F8F6 | antibacterial | white-antibacterial | white-matt-antibacterial | biały mat antybakteryjny | bílá mat antibakteriální | biela mat antibakteriálna | білий матовий антибактеріальний | matt white, antibacterial
  601 | 30    | #F5F5F2 | white         | white               | white                    | biały                    | bílá                     | biela                     | білий                           | white
  602 | 31    | #EDE3CB | cream         | cream               | ivory                    | kość słoniowa            | slonová kost             | slonová kosť              | слонова кістка                  | ivory
  603 | 33    | #B4B7BA | other         | silver              | aluminium-matt           | aluminium mat            | hliníková mat            | hliníková mat             | алюміній матовий                | matt aluminium
  604 | 34    | #C4B08A | other         | champagne           | champagne-matt           | szampański mat           | šampaňská mat            | šampanská mat             | шампань матовий                 | matt champagne
  605 | 38    | #4A4D50 | other         | anthracite          | graphite-matt            | grafit mat               | grafitová mat            | grafitová mat             | графіт матовий                  | matt graphite
  606 | 98    | #1E1F21 | other         | black               | black-matt               | czarny mat               | černá mat                | čierna mat                | чорний матовий                  | matt black
`,
).map((row) => ({ ...row, seriesTag: seriesById(Math.floor(row.id / 100)).tag }));

/** Families of similar colours across series, in display order. */
export const colourFamilies = readTable(
  { id: text, hexColor: text, name: translated },
  `
  white               | #F4F4F0 | biały                | bílá                   | biela                   | білий                   | white
  white-antibacterial | #F7F8F6 | biały antybakteryjny | bílá antibakteriální   | biela antibakteriálna   | білий антибактеріальний | white, antibacterial
  cream               | #EFE3C4 | kremowy              | krémová                | krémová                 | кремовий                | cream
  cashmere            | #C9BBA7 | kaszmirowy           | kašmírová              | kašmírová               | кашемір                 | cashmere
  champagne           | #C7B594 | szampański           | šampaňská              | šampanská               | шампань                 | champagne
  gold                | #B89B5E | złoty                | zlatá                  | zlatá                   | золотий                 | gold
  brown               | #5B4636 | brązowy              | hnědá                  | hnedá                   | коричневий              | brown
  light-grey          | #C9CBCB | jasnoszary           | světle šedá            | svetlosivá              | світло-сірий            | light grey
  silver              | #B9BCC0 | srebrny              | stříbrná               | strieborná              | срібний                 | silver
  anthracite          | #45484B | antracyt / grafit    | antracitová / grafitová | antracitová / grafitová | антрацит / графіт      | anthracite / graphite
  black               | #1F1F21 | czarny               | černá                  | čierna                  | чорний                  | black
`,
);

/** The colours of a series, its default first. */
export function coloursOfSeries(seriesTag: string): readonly SampleColour[] {
  return allColours.filter((colour) => colour.seriesTag === seriesTag);
}

/** The colour with this code in symbols of a series; undefined if the series has none. */
export function colourByCode(seriesTag: string, code: string): SampleColour | undefined {
  return allColours.find((colour) => colour.seriesTag === seriesTag && colour.code === code);
}

/** The colour with this id. Throws if there is none. */
export function colourById(id: number): SampleColour {
  const found = allColours.find((colour) => colour.id === id);
  if (found === undefined) throw new Error(`No colour ${id}`);
  return found;
}

/** The surcharge over white by tone (docs/catalogue-rules.md#c2). */
export const colourFactor: Readonly<Record<Tone, number>> = { white: 1, cream: 1.05, other: 1.2, antibacterial: 1.3 };
