import { oneOf, readTable, text } from './table.ts';
import { translated, type Words } from './words.ts';

/**
 * Normalises a text for comparing words: lower case without diacritics, with one space in place of all characters but
 * letters and digits. Surrounding spaces mark whole words.
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

/** An appearance in product names: a colour, or a colour of a material. */
export type NamedAppearance = {
  /** Identifier of the appearance; for a colour also its family. */
  readonly id: string;
  readonly material: 'plastic' | 'glass' | 'wood' | 'metal' | 'stone' | 'leather';
  readonly hexColor: string;
  /** The colour family of matching modules; empty: none. */
  readonly family: string;
  /** Prefixes of words for it in Ramka's languages and German, without diacritics; `.` marks a whole word. */
  readonly words: string;
  readonly name: Words;
};

/** The appearances of frames and parts, more specific ones first. */
export const namedAppearances: readonly NamedAppearance[] = readTable(
  {
    id: text,
    material: oneOf('plastic', 'glass', 'wood', 'metal', 'stone', 'leather'),
    hexColor: text,
    family: text,
    words: text,
    name: translated,
  },
  `
  oak             | wood    | #C49A6C |            | dab,dub,dubov,oak,eiche,дуб                                  | dąb               | dub          | dub         | дуб              | oak
  walnut          | wood    | #6B4A32 |            | orzech,orech,orechov,gorih,горіх,walnut,nussbaum             | orzech            | ořech        | orech       | горіх            | walnut
  wenge           | wood    | #3B2A22 |            | wenge,venge,венге                                            | wenge             | wenge        | wenge       | венге            | wenge
  birch           | wood    | #D9BE93 |            | brzoz,briz,brez,береза,берези,березов,birch,birke            | brzoza            | bříza        | breza       | береза           | birch
  beech           | wood    | #C9A06F |            | buk,bukow,bukov,бук,буков,beech,buche                        | buk               | buk          | buk         | бук              | beech
  ash             | wood    | #CDB48C |            | jesion,jasan,jasen,ясен,ash,esche                            | jesion            | jasan        | jaseň       | ясен             | ash
  cherry          | wood    | #8E4A2E |            | wisni,tresn,ceresn,вишн,cherry,kirsch                        | wiśnia            | třešeň       | čerešňa     | вишня            | cherry
  mahogany        | wood    | #6E3B2A |            | mahon,mahag,mahog,махон,махаг,червоне дер                    | mahoń             | mahagon      | mahagón     | червоне дерево   | mahogany
  maple           | wood    | #DDBF94 |            | klon.,klonow,javor,клен,maple,ahorn                          | klon              | javor        | javor       | клен             | maple
  bamboo          | wood    | #C9AE74 |            | bambus,bamboo,бамбук                                         | bambus            | bambus       | bambus      | бамбук           | bamboo
  smoked-glass    | glass   | #4B4A48 | anthracite | przydym,szklo dym,kourov,zadymen,dymove sk,dymova,димчаст,smoked,smoky,rauchglas | szkło przydymione | kouřové sklo | dymové sklo | димчасте скло    | smoked glass
  slate           | stone   | #5A5F63 | anthracite | lupek,lupkow,bridlic,сланц,сланец,slate.,schiefer,ardoise    | łupek             | břidlice     | bridlica    | сланець          | slate
  concrete        | stone   | #A5A49F | light-grey | beton,бетон,concrete                                         | beton             | beton        | betón       | бетон            | concrete
  marble          | stone   | #E8E6E1 | white      | marmur,mramor,marmor,мармур,marble                           | marmur            | mramor       | mramor      | мармур           | marble
  stone           | stone   | #9A958C |            | kamien,kamen,камін,кам ян,stone.,naturstein                  | kamień            | kámen        | kameň       | камінь           | stone
  leather         | leather | #6A4A39 |            | skora.,skorz,kuze.,kozen,koza.,шкіра,шкірян,leather,leder    | skóra             | kůže         | koža        | шкіра            | leather
  stainless-steel | metal   | #B8BBBD | silver     | inox,nerez,stal,ocel,edelstahl,stainless,nerzav,сталь,нержав | inox              | nerez        | nerez       | нержавіюча сталь | stainless steel
  nickel          | metal   | #A7A69F | silver     | nikiel,niklow,nikl.,niklov,nikel,нікел,nickel                | nikiel            | nikl         | nikel       | нікель           | nickel
  chrome          | metal   | #C0C4C8 | silver     | chrom.,chromow,chromov,chrome.,verchromt,хром,хромов         | chrom             | chrom        | chróm       | хром             | chrome
  brass           | metal   | #B08D4C | gold       | mosiad,mosiez,mosaz,mosadz,латун,brass,messing               | mosiądz           | mosaz        | mosadz      | латунь           | brass
  copper          | metal   | #A9623B |            | miedz.,miedzian,med,meden,мідь,мідн,copper,kupfer            | miedź             | měď          | meď         | мідь             | copper
  bronze          | plastic | #7A5B3A | brown      | bronz,бронз                                                  | brąz              | bronz        | bronz       | бронза           | bronze
  aluminium       | plastic | #A9ACAF | silver     | alu,alum,hlinik,алюмін                                       | aluminium         | hliník       | hliník      | алюміній         | aluminium
  titanium        | plastic | #8F8E8B | silver     | tytan,titan,титан                                            | tytan             | titan        | titán       | титан            | titanium
  anthracite      | plastic | #45484B | anthracite | antracyt,antracit,anthrazit,anthracit,grafit,graphit,антрацит,графіт | antracyt          | antracit     | antracit    | антрацит         | anthracite
  light-grey      | plastic | #C9CBCB | light-grey | jasnoszar,jasno szar,svetle sed,svetlosiv,lichtgrau,light gr,світло сір | jasnoszary        | světle šedá  | svetlosivá  | світло-сірий     | light grey
  champagne       | plastic | #C7B594 | champagne  | szampan,sampan,champagn,шампан                               | szampański        | šampaňská    | šampanská   | шампань          | champagne
  cream           | plastic | #EFE3C4 | cream      | krem,cream,ecru,bezow,bezov,beige,slonova,kosc slon,ivory,elfenbein,кремов,беж,слонова | kremowy           | krémová      | krémová     | кремовий         | cream
  gold            | plastic | #B89B5E | gold       | zlot,zlat,gold,золот                                         | złoty             | zlatá        | zlatá       | золотий          | gold
  brown           | plastic | #5B4636 | brown      | braz,hned,braun,brown,czekolad,cokolad,шоколад,schoko,mocca,mokka,mocha,tobacco,tytoniow,kakaow,umbra,коричн | brązowy           | hnědá        | hnedá       | коричневий       | brown
  silver          | plastic | #B9BCC0 | silver     | srebr,stribr,striebor,silber,silver,platyn,platin,срібн,платин | srebrny           | stříbrná     | strieborná  | срібний          | silver
  grey            | plastic | #8E9194 | grey       | szar,seda,sedy,sede,siva,sivy,sive,grau,grey,gray,сірий,сіра,сіре,сірі | szary             | šedá         | sivá        | сірий            | grey
  black           | plastic | #1F1F21 | black      | czarn,czern,cern,ciern,schwarz,black,onyks,onyx,onix,онікс,heban,чорн | czarny            | černá        | čierna      | чорний           | black
  white           | plastic | #F4F4F0 | white      | bial,biel,bila,bily,bile,weis,white,білий,біла,біле,білі,polarw | biały             | bílá         | biela       | білий            | white
  pearl           | plastic | #EAE6DC | white      | perl,perel,pearl,перл                                        | perłowy           | perleťová    | perleťová   | перлинний        | pearl
  taupe           | plastic | #8C7F73 | brown      | taupe,cappuc,kapuc,macchiat,капучин,тауп                     | taupe             | taupe        | taupe       | тауп             | taupe
  pink            | plastic | #D9A5A8 | pink       | roz,rozow,ruzov,pink,rosa.,рожев                             | różowy            | růžová       | ružová      | рожевий          | pink
  sand            | plastic | #D8C7A3 | cream      | piaskow,piasek,piskov,pieskov,пісочн,піщан,sand              | piaskowy          | písková      | piesková    | пісочний         | sand
  red             | plastic | #B3202A | red        | czerw,cerven,червон,red,rot,rote,rubin                       | czerwony          | červená      | červená     | червоний         | red
  green           | plastic | #5E7A4B | green      | ziel,zelen,зелен,green,gruen,grun.,grune,oliw,oliv,pistac,pistaz,фісташ,szmarag,smaragd | zielony           | zelená       | zelená      | зелений          | green
  blue            | plastic | #3F6C9C | blue       | niebiesk,blekit,modra.,modry.,modre.,синій,синя,синє,сині.,блакит,blue.,blau,indygo,indigo,granatow,lazur,azur | niebieski         | modrá        | modrá       | синій            | blue
  yellow          | plastic | #E3B92F | yellow     | zolt,zlut,zlta.,zlty.,zlte.,жовт,yellow,gelb                 | żółty             | žlutá        | žltá        | жовтий           | yellow
  orange          | plastic | #D9772B | orange     | pomaranc,oranz,помаранч,оранж,orange                         | pomarańczowy      | oranžová     | oranžová    | помаранчевий     | orange
  violet          | plastic | #6F4E86 | violet     | fiolet,fialov,фіолет,purpl,violett,lila,wrzos,levand,lawend  | fioletowy         | fialová      | fialová     | фіолетовий       | violet
  satin           | plastic | #C4C2BC | silver     | satyn,saten,сатин,satin                                      | satyna            | satén        | satén       | сатин            | satin
  clear           | plastic | #DDE8EA |            | przezrocz,bezbarwn,transpar,cira.,ciry.,cire.,прозор,klarglas | przezroczysty     | čirá         | číra        | прозорий         | transparent
`,
);

/** Names of frames by material. */
export const materialNames: Readonly<Record<NamedAppearance['material'], Words>> = {
  plastic: { pl: 'tworzywo', cs: 'plast', sk: 'plast', uk: 'пластик', en: 'plastic' },
  glass: { pl: 'szkło', cs: 'sklo', sk: 'sklo', uk: 'скло', en: 'glass' },
  wood: { pl: 'drewno', cs: 'dřevo', sk: 'drevo', uk: 'дерево', en: 'wood' },
  metal: { pl: 'metal', cs: 'kov', sk: 'kov', uk: 'метал', en: 'metal' },
  stone: { pl: 'kamień', cs: 'kámen', sk: 'kameň', uk: 'камінь', en: 'stone' },
  leather: { pl: 'skóra', cs: 'kůže', sk: 'koža', uk: 'шкіра', en: 'leather' },
};

const patterns = namedAppearances.map((appearance) => ({
  appearance,
  // Short words match only as a whole, too.
  words: appearance.words
    .split(',')
    .map((word) => (word.length < 4 || word.endsWith('.') ? ` ${foldText(word)} ` : ` ${foldText(word)}`)),
}));

const glassWords = [' szkl', ' sklo', ' sklen', ' скл', ' glas'];
const woodWords = [' drewn', ' drev', ' holz', ' wood', ' дерев'];
const metalWords = [' metal', ' kov', ' метал'];

/** The appearance in a name; undefined for none. */
export const appearanceInName = (name: string): NamedAppearance | undefined => {
  const folded = ` ${foldText(name)} `;
  const holds = (words: readonly string[]): boolean => words.some((word) => folded.includes(word));
  const found = patterns.find(({ words }) => holds(words))?.appearance;
  if (found?.material !== 'plastic') return found;
  if (holds(glassWords)) return { ...found, material: 'glass' };
  if (holds(woodWords)) return { ...found, material: 'wood' };
  return holds(metalWords) ? { ...found, material: 'metal' } : found;
};

/** Whether a word is about a colour or material: `srebrne aluminium` are two. */
export const describesAppearance = (word: string): boolean => {
  const folded = ` ${foldText(word)} `;
  return patterns.some(({ words }) => words.some((pattern) => folded.includes(pattern)));
};
