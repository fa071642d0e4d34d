import type { Frame } from '@ramka/domain/catalogue/frame';
import type { Drawing } from '@ramka/domain/drawing/drawing';
import { slotTile } from '@ramka/domain/drawing/slot-tile';
import type { Slot } from '@ramka/domain/set/slot';
import type { CSSProperties } from 'react';

/** Where a slot's opening lies on the drawing, for what is laid over it; the frame's lower edge below it, for its tools. */
export const slotPlace = (drawing: Drawing, frame: Frame, slot: Slot): CSSProperties => {
  const tile = slotTile(frame, slot, frame.geometry.window);
  return {
    '--frame-edge': `${(100 * (frame.geometry.height + frame.geometry.window)) / (2 * frame.geometry.window)}%`,
    left: `${(100 * (tile.x - drawing.x)) / drawing.width}%`,
    top: `${(100 * (tile.y - drawing.y)) / drawing.height}%`,
    width: `${(100 * tile.width) / drawing.width}%`,
    height: `${(100 * tile.height) / drawing.height}%`,
  };
};
