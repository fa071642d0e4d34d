import type { AssortmentParts } from '../makers.ts';
import { simon54 } from './simon-54.ts';
import { simon55 } from './simon-55.ts';
import { simonBasic } from './simon-basic.ts';

/** The series of the worked examples. */
export const exampleRanges: readonly AssortmentParts[] = [simonBasic, simon54, simon55];
