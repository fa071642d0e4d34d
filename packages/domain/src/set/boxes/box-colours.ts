import type { Colour } from '../../catalogue/colour.ts';
import type { BoxEntry } from '../../catalogue/frame.ts';

/** The colours that a box comes in, each once, in the catalogue's order (D13). Empty: there is no such box. */
export const boxColours = (entries: readonly BoxEntry[]): readonly Colour[] => [
  ...new Map(entries.map(({ colour }) => [colour.id, colour])).values(),
];
