import { oneOf, readTable, text } from './table.ts';
import { translated, type Words } from './words.ts';

/**
 * A text as words are compared: small letters without diacritics, anything but letters and digits as one blank. Words
 * with blanks around them are whole words then.
 */
export const foldText = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('ł', 'l')
    .replaceAll('×', 'x')
    .replaceAll('ß', 's')
    .normalize('NFD')
    .replaceAll(/(?<=[a-z])\p{M}/gu, '')
    .normalize('NFC')
    .replaceAll(/[^\p{L}\p{N}+]+/gu, ' ')
    .trim();

/** A look that names tell: a colour, or a colour of a material. */
export type NamedLook = {
  /** A word for it, and where it is a colour its family. */
  readonly id: string;
  readonly material: 'plastic' | 'glass' | 'wood' | 'metal';
  readonly hexColor: string;
  /** The colour family of the modules that go with it; empty: none. */
  readonly family: string;
  /** How names in our languages and in German tell it, as beginnings of words, without diacritics. */
  readonly words: string;
  readonly name: Words;
};

/** The looks of frames and parts, what is more special first. */
export const namedLooks: readonly NamedLook[] = readTable(
  {
    id: text,
    material: oneOf('plastic', 'glass', 'wood', 'metal'),
    hexColor: text,
    family: text,
    words: text,
    name: translated,
  },
  `
  oak                 | wood    | #C49A6C |            | dab,dub,oak,eiche                                                        | dąb                  | dub                    | dub                     | дуб                     | oak
  walnut              | wood    | #6B4A32 |            | orzech,orech,gorih,walnut,nussbaum                                       | orzech               | ořech                  | orech                   | горіх                   | walnut
  wenge               | wood    | #3B2A22 |            | wenge,venge                                                              | wenge                | wenge                  | wenge                   | венге                   | wenge
  stainless-steel     | metal   | #B8BBBD | silver     | inox,nerez,stal,ocel,edelstahl,stainless,nerzav,сталь                    | inox                 | nerez                  | nerez                   | нержавіюча сталь        | stainless steel
  aluminium           | plastic | #A9ACAF | silver     | alu,alum,hlinik,алюмін                                                   | aluminium            | hliník                 | hliník                  | алюміній                | aluminium
  anthracite          | plastic | #45484B | anthracite | antracyt,antracit,anthrazit,anthracit,grafit,graphit,антрацит,графіт     | antracyt             | antracit               | antracit                | антрацит                | anthracite
  light-grey          | plastic | #C9CBCB | light-grey | jasnoszar,jasno szar,svetle sed,svetlosiv,lichtgrau,light gr,світло-сір  | jasnoszary           | světle šedá            | svetlosivá              | світло-сірий            | light grey
  champagne           | plastic | #C7B594 | champagne  | szampan,sampan,champagn,шампан                                           | szampański           | šampaňská              | šampanská               | шампань                 | champagne
  cream               | plastic | #EFE3C4 | cream      | krem,krém,cream,ecru,bezow,beige,slonova,kosc slon,ivory,elfenbein,кремов,беж,слонова | kremowy | krémová          | krémová                 | кремовий                | cream
  gold                | plastic | #B89B5E | gold       | zlot,zlat,gold,золот                                                     | złoty                | zlatá                  | zlatá                   | золотий                 | gold
  brown               | plastic | #5B4636 | brown      | braz,hned,braun,brown,czekolad,коричн                                    | brązowy              | hnědá                  | hnedá                   | коричневий              | brown
  silver              | plastic | #B9BCC0 | silver     | srebr,stribr,striebor,silber,silver,szar,seda,sedy,siva,sivy,grau,grey,срібн,сірий,сіра,сіре | srebrny      | stříbrná               | strieborná              | срібний                 | silver
  black               | plastic | #1F1F21 | black      | czarn,cern,ciern,schwarz,black,чорн                                      | czarny               | černá                  | čierna                  | чорний                  | black
  white               | plastic | #F4F4F0 | white      | bial,bila,bily,biel,weis,white,білий,біла,біле,білі,polarw                                | biały                | bílá                   | biela                   | білий                   | white
`,
);

const patterns = namedLooks.map((look) => ({
  look,
  // Short words are meant whole, others by how they begin.
  words: look.words.split(',').map((word) => (word.length < 4 ? ` ${foldText(word)} ` : ` ${foldText(word)}`)),
}));

const glassWords = [' szkl', ' sklo', ' sklen', ' скл', ' glas'];
const woodWords = [' drewn', ' drev', ' holz', ' wood', ' дерев'];
const metalWords = [' metal', ' kov', ' метал'];

/** The look that a name tells; undefined where it tells none. */
export const lookInName = (name: string): NamedLook | undefined => {
  const folded = ` ${foldText(name)} `;
  const found = patterns.find(({ words }) => words.some((word) => folded.includes(word)))?.look;
  if (found === undefined) return undefined;
  if (found.material !== 'plastic') return found;
  const has = (words: readonly string[]): boolean => words.some((word) => folded.includes(word));
  if (has(glassWords)) return { ...found, material: 'glass' };
  if (has(woodWords)) return { ...found, material: 'wood' };
  return has(metalWords) ? { ...found, material: 'metal' } : found;
};
