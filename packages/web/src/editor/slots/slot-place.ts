import type { Frame, Slot } from '@ramka/domain/catalogue';
import { type Drawing, slotTile } from '@ramka/domain/drawing';
import type { CSSProperties } from 'react';

/** Styles that put something over a slot; `--frame-edge` is the frame's lower edge, from the slot's upper one. */
export type SlotPlace = CSSProperties & { readonly '--frame-edge': string };

/** Where a slot's opening lies on the drawing, for what is laid over it; the frame's lower edge below it, for its tools. */
export const slotPlace = (drawing: Drawing, frame: Frame, slot: Slot): SlotPlace => {
  const tile = slotTile(frame, slot, frame.geometry.window);
  return {
    '--frame-edge': `${(100 * (frame.geometry.height + frame.geometry.window)) / (2 * frame.geometry.window)}%`,
    left: `${(100 * (tile.x - drawing.x)) / drawing.width}%`,
    top: `${(100 * (tile.y - drawing.y)) / drawing.height}%`,
    width: `${(100 * tile.width) / drawing.width}%`,
    height: `${(100 * tile.height) / drawing.height}%`,
  };
};
