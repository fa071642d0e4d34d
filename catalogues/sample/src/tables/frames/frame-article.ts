import { pictureFileName, type SampleArticle } from '../article.ts';
import { priceByRule } from '../price-rule.ts';
import { numbers, readTable, text } from '@ramka/import/vocabulary/table';
import { inColour, words, type Words } from '@ramka/import/vocabulary/words';
import { type FrameFinish, frameFinish } from './finishes.ts';
import { type SampleSubcategory, subcategoryNames } from './frame-lines.ts';
import { frameWords } from './frame-words.ts';

/** The article of a frame in one finish, with this number of slots. */
export function frameArticle(
  subcategory: SampleSubcategory,
  code: string,
  finishNumber: number,
  slots: number,
): SampleArticle {
  const { line, stem } = subcategory;
  const finish = frameFinish(line.seriesTag, code);
  const symbolIn = (colour: string) => `${stem.replace('{}', String(slots))}/${colour}`;
  const symbol = symbolIn(code);
  return {
    id: subcategory.firstId + finishNumber * 10 + slots,
    symbol,
    name: frameName(subcategory, finish, slots),
    seriesTag: line.seriesTag,
    picture: `frames/${line.tag}/${pictureFileName(symbol)}`,
    spec: frameSpec(subcategory, finish, slots),
    price: priceByRule({
      symbol,
      zloty: framePrice(subcategory.priceRow, slots) * subcategory.priceFactor,
      whiteSymbol: symbolIn(subcategory.codes[0] ?? code),
      factor: finish.priceFactor,
    }),
  };
}

function frameSpec(subcategory: SampleSubcategory, { finish }: FrameFinish, slots: number): SampleArticle['spec'] {
  const { line, geometry, baseHexColor } = subcategory;
  return {
    kind: 'frame',
    lineTag: line.tag,
    geometry,
    finish: baseHexColor === '' ? finish : { ...finish, baseHexColor },
    slots,
    ...(subcategory.id === 212 ? { gasket: true } : {}),
  };
}

/** The part of a frame's name, after the number of slots, that identifies its subcategory. */
const distinctions: ReadonlyMap<number, Words | string> = new Map<number, Words | string>([
  [211, 'IP20'],
  [212, 'IP44'],
  [413, frameWords('for plasterboard')],
  [421, 'Nature'],
  [422, 'Nature'],
  [423, 'Nature'],
  [521, 'Duo'],
  [522, 'Duo'],
  [523, 'Duo'],
  [531, 'Nature'],
  [532, 'Nature'],
  [533, 'Nature'],
  [611, 'Original'],
  [612, 'Select'],
]);

/** Ids of the Duo subcategories. Names of their frames end with the colour of the base. */
const bases: ReadonlySet<number> = new Set([521, 522, 523]);

/** The name of a frame: "Ramka 2-krotna Duo, biały mat, podstawa czarna". */
function frameName(subcategory: SampleSubcategory, finish: FrameFinish, slots: number): Words {
  const distinction = distinctions.get(subcategory.id);
  return words(
    distinguished(frameWords(`frame ${slots}`), distinction),
    ', ',
    finish.finish.material === 'plastic' ? inColour(finish.name) : finish.name,
    ...(bases.has(subcategory.id) ? [', ', lowerCase(subcategoryNames(String(subcategory.id)))] : []),
  );
}

/**
 * Adds the distinction to a frame's name: "Ramka 2-krotna Duo". English puts a proper name in front: "Duo 2-gang
 * frame".
 */
function distinguished(frame: Words, distinction: Words | string | undefined): Words {
  if (distinction === undefined) return frame;
  const named = words(frame, ' ', distinction);
  return typeof distinction === 'string' ? { ...named, en: `${distinction} ${frame.en}` } : named;
}

function lowerCase({ pl, cs, sk, uk, en }: Words): Words {
  return {
    pl: pl.toLowerCase(),
    cs: cs.toLowerCase(),
    sk: sk.toLowerCase(),
    uk: uk.toLowerCase(),
    en: en.toLowerCase(),
  };
}

/** Frame prices in zloty for 1, 2, … slots (docs/catalogue-rules.md#c6-1). */
const rows = new Map(
  readTable(
    { row: text, zloty: numbers },
    `
    10       | 2.50 4.90 7.40 11.50
    basic    | 3.90 7.20 10.90 15.80 22.50
    15       | 3.20 6.10 9.30
    54       | 9.90 16.80 25.40 34.60 52.00
    54 glass | 139 219 319 429 549
    54 wood  | 119 199 279 369 469
    54 metal | 129 209 299 409 529
    touch    | 219 349 498
    55       | 10.90 18.40 27.90 38.90 57.90
    82       | 24.90 42.00 61.00 83.00
`,
  ).map(({ row, zloty }) => [row, zloty]),
);

/** The price of the white frame with a number of slots, in zloty. */
export function framePrice(row: string, slots: number): number {
  const price = rows.get(row)?.[slots - 1];
  if (price === undefined) throw new Error(`No frame price ${row} for ${slots}`);
  return price;
}
