import type { frameLinesFile } from '@ramka/contract/catalogue-format/catalogue-files';
import { touchPanels } from '../touch/touch-panels.ts';
import { allFrameLines } from './all-frame-lines.ts';
import { allSubcategories } from './all-subcategories.ts';
import { type FrameRecord, plainFrames } from './plain-frames.ts';
import { subcategoryNames } from './subcategory-words.ts';

/** The frame lines as `frame-lines.json` tells them. */
export function frameLineRecords(): ReturnType<typeof frameLinesFile.parse> {
  return allFrameLines.map(({ id, tag, seriesTag, name, maxSlots }) => ({
    id,
    tag,
    seriesTag,
    name,
    maxSlots,
    subcategories: subcategoryIds(tag).map((subcategory) => ({
      id: subcategory,
      name: subcategoryNames(String(subcategory)),
    })),
  }));
}

/** The frames of a line as its file tells them. */
export function frameRecords(lineTag: string): readonly FrameRecord[] {
  if (lineTag === 'simon-54-touch') return touchPanels.map(({ record }) => record);
  return plainFrames.filter(({ subcategory }) => subcategory.line.tag === lineTag).map(({ record }) => record);
}

function subcategoryIds(lineTag: string): readonly number[] {
  if (lineTag === 'simon-54-touch') return [431];
  return allSubcategories.filter(({ line }) => line.tag === lineTag).map(({ id }) => id);
}
