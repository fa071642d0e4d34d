import type { Assortment } from '../../catalogue/assortment.ts';
import type { Frame } from '../../catalogue/frame.ts';
import { NO_COLOUR } from '../../catalogue/colour.ts';
import { ip44Problem } from '../ip44/ip44-problem.ts';
import type { ProductSet } from '../product-set.ts';
import { keepControllers } from './keep-controllers.ts';
import { keepModules } from './keep-modules.ts';
import type { Removal } from './removal.ts';

/** A set with its new frame, and what it lost by it. */
export type FrameChange = { readonly set: ProductSet; readonly removals: readonly Removal[] };

/**
 * Takes another frame (specification §4, catalogue.md §5.6 and additions b, c, d of §5.5): what has no place in it, or
 * does not fit its line, goes; boxes go always; IP44 goes where the frame has no seal. What the catalogue no longer
 * has stays as long as it has a place, so that it can be named and replaced (R22).
 */
export const chooseFrame = (set: ProductSet, frame: Frame, assortment: Assortment): FrameChange => {
  const modules = keepModules(set, frame, assortment);
  const controllers = keepControllers(set, frame, assortment);
  const fitted: ProductSet = {
    ...set,
    frameId: frame.id,
    cornerBoxColourId: NO_COLOUR,
    surfaceBoxColourId: NO_COLOUR,
    modules: modules.kept,
    controllers: controllers.kept,
  };
  const problem = set.ip44 ? ip44Problem(fitted, assortment) : undefined;
  return {
    set: problem ? { ...fitted, ip44: false } : fitted,
    removals: [
      ...modules.removals,
      ...controllers.removals,
      ...boxRemovals(set),
      ...(problem ? [{ kind: 'ip44', reason: problem } as const] : []),
    ],
  };
};

const boxRemovals = (set: ProductSet): readonly Removal[] => [
  ...(set.cornerBoxColourId === NO_COLOUR ? [] : [{ kind: 'corner-box', colourId: set.cornerBoxColourId } as const]),
  ...(set.surfaceBoxColourId === NO_COLOUR ? [] : [{ kind: 'surface-box', colourId: set.surfaceBoxColourId } as const]),
];
