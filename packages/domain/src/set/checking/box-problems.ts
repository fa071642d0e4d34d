import type { Assortment } from '../../catalogue/assortment.ts';
import { NO_COLOUR } from '../../catalogue/colour.ts';
import { boxProblem } from '../boxes/box-problem.ts';
import { frameOfSet } from '../frame-of-set.ts';
import type { ProductSet } from '../product-set.ts';
import type { SetProblem } from './set-problem.ts';

/** What is wrong with the boxes of a set; that there is no frame for them is not said again. */
export const boxProblems = (set: ProductSet, assortment: Assortment): readonly SetProblem[] => {
  const frame = frameOfSet(set, assortment);
  const both = set.cornerBoxColourId !== NO_COLOUR && set.surfaceBoxColourId !== NO_COLOUR;
  const cornerBox = frame && boxProblem(frame.cornerBoxes, set.cornerBoxColourId);
  const surfaceBox = frame && boxProblem(frame.surfaceBoxes, set.surfaceBoxColourId);
  return [
    ...(cornerBox ? [{ kind: 'corner-box', problem: cornerBox } as const] : []),
    ...(surfaceBox ? [{ kind: 'surface-box', problem: surfaceBox } as const] : []),
    ...(both ? [{ kind: 'surface-box', problem: { kind: 'both-boxes' } } as const] : []),
  ];
};
