import type { framesFile } from '@ramka/contract/catalogue-format/catalogue-files';
import { allSlots, type Slot } from '@ramka/domain/set/slot';
import type { SampleArticle } from '../articles/sample-article.ts';
import { cornerBoxes, surfaceBoxes } from '../boxes/frame-boxes.ts';
import { frameSeals } from '../boxes/seal-articles.ts';
import { pictureFileName } from '../pictures/file-name.ts';
import { priceByRule } from '../prices/price-rule.ts';
import { allSubcategories, type SampleSubcategory } from './all-subcategories.ts';
import { type FrameFinish, frameFinish } from './frame-finish.ts';
import { frameName } from './frame-name.ts';
import { framePrice } from './frame-price.ts';

/** A frame as its line's file tells it. */
export type FrameRecord = ReturnType<typeof framesFile.parse>[number];

/** A frame that is an article itself. */
export type PlainFrame = {
  readonly subcategory: SampleSubcategory;
  readonly finish: FrameFinish;
  readonly record: FrameRecord;
  readonly article: SampleArticle;
};

/** Every plain frame, in the order of step 2. */
export const plainFrames: readonly PlainFrame[] = allSubcategories.flatMap((subcategory) =>
  subcategory.codes.flatMap((code, index) =>
    allSlots
      .filter((slots) => slots <= subcategory.maxSlots)
      .map((slots) => plainFrame(subcategory, code, index + 1, slots)),
  ),
);

function plainFrame(subcategory: SampleSubcategory, code: string, finishNumber: number, slots: Slot): PlainFrame {
  const article = frameArticle(subcategory, code, finishNumber, slots);
  const seriesId = Math.floor(subcategory.id / 100);
  const seal = frameSeals.find(({ id }) => id === 50_099 + seriesId * 1000 + slots);
  const record: FrameRecord = {
    id: article.id,
    subcategoryId: subcategory.id,
    slots,
    sort: (subcategory.id % 10) * 10_000 + finishNumber * 100 + slots,
    image: pictureFileName(article.symbol),
    geometry: subcategory.line.geometry,
    ...(subcategory.ip44 && seal !== undefined ? { sealId: seal.id } : {}),
    cornerBoxes: cornerBoxes(subcategory, slots),
    surfaceBoxes: surfaceBoxes(subcategory, slots),
  };
  return { subcategory, finish: frameFinish(subcategory.line.seriesTag, code), record, article };
}

/** The article of a frame with so many slots, in one finish. */
export function frameArticle(
  subcategory: SampleSubcategory,
  code: string,
  finishNumber: number,
  slots: number,
): SampleArticle {
  const { line, stem } = subcategory;
  const finish = frameFinish(line.seriesTag, code);
  const symbolIn = (colour: string) => `${stem.replace('#', String(slots))}/${colour}`;
  const symbol = symbolIn(code);
  return {
    id: subcategory.firstId + finishNumber * 10 + slots,
    symbol,
    name: frameName(subcategory, finish, slots),
    seriesTag: line.seriesTag,
    picture: `frames/${line.tag}/${pictureFileName(symbol)}`,
    order: frameOrder(subcategory, finish, slots),
    price: priceByRule({
      symbol,
      zloty: framePrice(subcategory.priceRow, slots) * subcategory.priceFactor,
      whiteSymbol: symbolIn(subcategory.codes[0] ?? code),
      factor: finish.priceFactor,
    }),
  };
}

function frameOrder(subcategory: SampleSubcategory, { finish }: FrameFinish, slots: number): SampleArticle['order'] {
  const { line, baseHexColor } = subcategory;
  return {
    kind: 'frame',
    lineTag: line.tag,
    geometry: line.geometry,
    finish: baseHexColor === '' ? finish : { ...finish, baseHexColor },
    slots,
    ...(subcategory.id === 212 ? { gasket: true } : {}),
  };
}
