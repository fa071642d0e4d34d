import type { FrameEntry, TouchFrameEntry } from './catalogue-files.ts';

/** Whether a frame is a glass panel with touch controllers. */
export const isTouchFrame = (frame: FrameEntry): frame is TouchFrameEntry => 'touchLayout' in frame;
