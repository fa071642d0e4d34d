import type { Slot } from '@ramka/domain/catalogue';
import type { Carried } from './carried.ts';

/** What is carried now: dragged by a pointer, or picked by a click or key until a slot is pointed at. */
export type CarryingState = {
  readonly carried: Carried | null;
  readonly by: 'drag' | 'pick';
  /** The slot that it would fall into. */
  readonly over: Slot | null;
  /** An empty slot that was pointed at first, while nothing is carried: the next card goes there. */
  readonly awaiting: Slot | null;
};

/** Nothing is on its way. */
export const nothingCarried: CarryingState = { carried: null, by: 'drag', over: null, awaiting: null };
