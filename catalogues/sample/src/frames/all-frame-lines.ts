import type { Slot } from '@ramka/domain/catalogue';
import type { Geometry } from '../drawing/drawing-order.ts';
import { seriesById } from '../series/series-by-id.ts';
import { readTable } from '../text/table.ts';
import { slotCount } from './slot-count.ts';

/** A frame line of the sample (catalogue.md §4 and §6.1). */
export type SampleFrameLine = {
  readonly id: number;
  readonly tag: string;
  readonly name: string;
  readonly seriesTag: string;
  readonly maxSlots: Slot;
  readonly geometry: Geometry;
  /** Finish of its tile in step 1, as symbols write it. */
  readonly tileCode: string;
};

/** Every frame line, in the order of step 1. */
export const allFrameLines: readonly SampleFrameLine[] = readTable(
  ['id', 'tag', 'name', 'maxSlots', 'height', 'tileCode'],
  `
  11 | simon-10         | Simon 10         | 4 | 80 | 11
  21 | simon-basic      | Simon Basic      | 5 | 81 | 11
  31 | simon-15         | Simon 15         | 3 | 80 | 41
  41 | simon-54-premium | Simon 54 Premium | 5 | 84 | 48
  42 | simon-54-nature  | Simon 54 Nature  | 5 | 86 | 66
  43 | simon-54-touch   | Simon 54 Touch   | 3 | 86 | 73
  51 | simon-55-line    | Simon 55 Line    | 5 | 82 | 111
  52 | simon-55-duo     | Simon 55 Duo     | 5 | 82 | 111
  53 | simon-55-nature  | Simon 55 Nature  | 5 | 84 | 65
  61 | simon-82-detail  | Simon 82 Detail  | 4 | 87 | 33
`,
).map(({ id, tag, name, maxSlots, height, tileCode }) => {
  const series = seriesById(Math.floor(Number(id) / 10));
  const geometry = { height: Number(height), window: series.window };
  return { id: Number(id), tag, name, seriesTag: series.tag, maxSlots: slotCount(maxSlots), geometry, tileCode };
});
