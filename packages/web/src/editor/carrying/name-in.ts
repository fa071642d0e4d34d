import { nameOfCarried, type Carried } from './carried.ts';
import type { Surroundings } from './surroundings.ts';

/** The name of what is carried, as the editor stands. */
export const nameIn = ({ editor }: Surroundings, carried: Carried): string =>
  nameOfCarried(carried, editor.draft.set, editor.catalogue);
