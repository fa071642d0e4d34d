import type { Tones } from '../colour/tones.ts';
import type { Pen } from '../svg/pen.ts';

/** What the face of a module shows and in which colour. Its origin is the centre of the opening. */
export type FaceOrder = {
  /** Side of the opening in millimetres. */
  readonly window: number;
  readonly hexColor: string;
  readonly tones: Tones;
  /** What stands behind a `+` or a blank of the primitive: `eye`, `lid`, `red`. */
  readonly features: ReadonlySet<string>;
};

/** Draws one primitive of catalogue.md §4. */
export type Face = (pen: Pen, order: FaceOrder) => string;
