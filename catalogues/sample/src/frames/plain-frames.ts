import { allSlots, type Slot } from '@ramka/domain/catalogue';
import type { SampleArticle } from '../articles/sample-article.ts';
import { cornerBoxes } from '../boxes/corner-boxes.ts';
import { frameSeals } from '../boxes/frame-seals.ts';
import { surfaceBoxes } from '../boxes/surface-boxes.ts';
import { pictureFileName } from '../pictures/file-name.ts';
import { allSubcategories, type SampleSubcategory } from './all-subcategories.ts';
import { frameArticle } from './frame-article.ts';
import type { FrameRecord } from './frame-record.ts';

/** A frame that is an article itself. */
export type PlainFrame = {
  readonly subcategory: SampleSubcategory;
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
  };
  return { subcategory, record, article };
}

function sealOf({ line, ip44 }: SampleSubcategory, slots: Slot): Pick<FrameRecord, 'sealId'> {
  const seal = frameSeals.find((known) => known.seriesTag === line.seriesTag && known.slots === slots);
  return ip44 && seal !== undefined ? { sealId: seal.article.id } : {};
}
