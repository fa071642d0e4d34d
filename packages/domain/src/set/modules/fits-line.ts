import type { FrameLine } from '../../catalogue/frame-line.ts';
import type { Module } from '../../catalogue/module.ts';

/** Whether a module goes into the frames of this line; the drawer lists only such ones (specification §4). */
export const fitsLine = (module: Module, line: Pick<FrameLine, 'id'>): boolean =>
  !module.disabledFrameLines.includes(line.id);
