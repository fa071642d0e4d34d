import type { framesFile } from '@ramka/contract/catalogue-format/catalogue-files';
import { allSlots, type Slot } from '@ramka/domain/catalogue';
import { pictureFileName, type SampleArticle } from '../article.ts';
import { cornerBoxes, surfaceBoxes } from './boxes.ts';
import { frameFinish } from './finishes.ts';
import { frameArticle } from './frame-article.ts';
import { allSubcategories, type SampleSubcategory } from './frame-lines.ts';
import { frameSeals } from './seals.ts';

/** A frame that is an article itself. */
export type PlainFrame = {
  readonly subcategory: SampleSubcategory;
  readonly record: FrameRecord;
  readonly article: SampleArticle;
};

function plainFrame(subcategory: SampleSubcategory, code: string, finishNumber: number, slots: Slot): PlainFrame {
  const article = frameArticle(subcategory, code, finishNumber, slots);
  const record: FrameRecord = {
    id: article.id,
    subcategoryId: subcategory.id,
    slots,
    sort: (subcategory.id % 10) * 10_000 + finishNumber * 100 + slots,
    image: pictureFileName(article.symbol),
    geometry: subcategory.geometry,
    ...sealOf(subcategory, slots),
    cornerBoxes: cornerBoxes(subcategory, slots),
    surfaceBoxes: surfaceBoxes(subcategory, slots),
    finish: frameFinish(subcategory.line.seriesTag, code).id,
  };
  return { subcategory, record, article };
}

function sealOf({ line, ip44 }: SampleSubcategory, slots: Slot): Pick<FrameRecord, 'sealId'> {
  const seal = frameSeals.find((known) => known.seriesTag === line.seriesTag && known.slots === slots);
  return ip44 && seal !== undefined ? { sealId: seal.article.id } : {};
}

/** All plain frames, in the order of step 2. */
export const plainFrames: readonly PlainFrame[] = allSubcategories.flatMap((subcategory) =>
  subcategory.codes.flatMap((code, index) =>
    allSlots
      .filter((slots) => slots <= subcategory.maxSlots)
      .map((slots) => plainFrame(subcategory, code, index + 1, slots)),
  ),
);

/** A record of a frame file. */
export type FrameRecord = ReturnType<typeof framesFile.parse>[number];
