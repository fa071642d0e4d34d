/** The places of a frame, counted from the left; a frame has the first `slots` of them (specification §9). */
export const allSlots = [1, 2, 3, 4, 5] as const;

/** A place in a frame, or how many places a frame has: 1 to 5. */
export type Slot = (typeof allSlots)[number];

/** The places that can hold a touch controller (specification §9). */
export const allControllerSlots = [1, 2, 3] as const;

/** A place that can hold a touch controller: 1 to 3, numbered as the physical slots are (D10). */
export type ControllerSlot = (typeof allControllerSlots)[number];
