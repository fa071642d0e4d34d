import type { Frame } from '../catalogue/frame.ts';
import { SLOT_PITCH } from './frame-geometry.ts';

/** Width of a frame in millimetres: as wide as high for one slot, 71 mm more for each further one (catalogue.md §4). */
export const frameWidth = (frame: Pick<Frame, 'geometry' | 'slots'>): number =>
  frame.geometry.height + SLOT_PITCH * (frame.slots - 1);
