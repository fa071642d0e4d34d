/** How a line's frames are built, in millimetres (catalogue.md §4). */
export type FrameGeometry = {
  /** Height of every frame and width of the one-slot frame. */
  readonly height: number;
  /** Width and height of the opening of a slot, and of the visible part that fills it. */
  readonly window: number;
};

/** Distance between the centres of neighbouring slots in millimetres (DIN 49073). */
export const SLOT_PITCH = 71;
