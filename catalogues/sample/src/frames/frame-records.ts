import { touchPanels } from '../touch/touch-panels.ts';
import type { FrameRecord } from './frame-record.ts';
import { plainFrames } from './plain-frames.ts';

/** The frames of a line as its file tells them. */
export function frameRecords(lineTag: string): readonly FrameRecord[] {
  if (lineTag === 'simon-54-touch') return touchPanels.map(({ record }) => record);
  return plainFrames.filter(({ subcategory }) => subcategory.line.tag === lineTag).map(({ record }) => record);
}
