import type { frameLinesFile } from '@ramka/contract/catalogue-format/catalogue-files';
import { allFrameLines } from './all-frame-lines.ts';
import { allSubcategories } from './all-subcategories.ts';
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

function subcategoryIds(lineTag: string): readonly number[] {
  if (lineTag === 'simon-54-touch') return [431];
  return allSubcategories.filter(({ line }) => line.tag === lineTag).map(({ id }) => id);
}
