/** A place on the screen in CSS pixels. */
export type Point = { readonly x: number; readonly y: number };

/** A pointer that went down on something that can be dragged. */
export type Press = { readonly pointerType: string; readonly start: Point };

/** What a moving pointer means: still a click, the start of a drag, or the page being scrolled. */
export type PressMeaning = 'click' | 'drag' | 'scroll';

/** Pixels that a mouse or pen moves before a click becomes a drag. */
const DRAG_DISTANCE = 4;
/** Pixels that a finger may tremble while it holds. */
const HOLD_TOLERANCE = 10;
/** Milliseconds that a finger holds before it lifts what lies under it. */
export const HOLD_TIME = 220;

/** A mouse drags at once; a finger that moves before it has held long enough scrolls. */
export const meaningOfMove = (press: Press, now: Point): PressMeaning => {
  const distance = Math.hypot(now.x - press.start.x, now.y - press.start.y);
  if (press.pointerType === 'touch') return distance > HOLD_TOLERANCE ? 'scroll' : 'click';
  return distance > DRAG_DISTANCE ? 'drag' : 'click';
};
