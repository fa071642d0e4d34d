/** A rectangle with round corners, in millimetres from the upper left corner of the drawing. */
export type Area = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly radius: number;
};
