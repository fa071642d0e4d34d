import type { Tone } from './all-colours.ts';

/** How much dearer than white a part in such a colour is (catalogue.md §2). */
export const colourFactor: Readonly<Record<Tone, number>> = { white: 1, cream: 1.05, other: 1.2, antibacterial: 1.3 };
