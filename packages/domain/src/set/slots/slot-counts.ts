import type { FrameLine } from '../../catalogue/frame-line.ts';
import { allSlots, type Slot } from '../slot.ts';

/** The slot counts to choose from in step 2: 1 to the most that the line has (specification §2). */
export const slotCounts = (line: Pick<FrameLine, 'maxSlots'>): readonly Slot[] =>
  allSlots.filter((count) => count <= line.maxSlots);
