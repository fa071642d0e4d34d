import type { Assortment, Slot } from '../catalogue.ts';
import { accepted, refused, type Result } from '../result.ts';
import { frameOfSet, placedModules, type ProductSet } from './product-set.ts';

/** Why a set can't have the IP44 seal. */
export type SealProblem =
  | { readonly kind: 'no-frame' }
  /** No seal exists for the frame. */
  | { readonly kind: 'frame-lacks-ip44' }
  | { readonly kind: 'module-disables-ip44'; readonly slot: Slot; readonly moduleId: number };

/**
 * Whether a set may have the IP44 seal, wanted or not, and why not (docs/specification.md#s4-51,
 * docs/catalogue-rules.md#d14): the frame's reason, then those of modules from left to right. Empty where it may. This
 * is the one question about the seal.
 */
export const sealProblems = (set: ProductSet, assortment: Assortment): readonly SealProblem[] => {
  const frame = frameOfSet(set, assortment);
  if (!frame) return [{ kind: 'no-frame' }];
  const ofModules = placedModules(set)
    .filter(({ choice }) => assortment.findModule(choice.moduleId)?.disablesIp44)
    .map(({ slot, choice }) => ({ kind: 'module-disables-ip44', slot, moduleId: choice.moduleId }) as const);
  return frame.supportsIp44 ? ofModules : [{ kind: 'frame-lacks-ip44' }, ...ofModules];
};

/** The first reason why a set can't have the seal, or undefined where it can. */
export const sealProblem = (set: ProductSet, assortment: Assortment): SealProblem | undefined =>
  sealProblems(set, assortment)[0];

/**
 * Whether the seal was asked for and may be there: only then it is drawn, ordered and saved
 * (docs/catalogue-rules.md#d14).
 */
export const hasSeal = (set: ProductSet, assortment: Assortment): boolean =>
  set.ip44 && sealProblem(set, assortment) === undefined;

/**
 * Whether the seal was asked for and the catalogue has none for the frame any more: it is named as missing
 * (docs/readings.md#r22).
 */
export const lacksSeal = (set: ProductSet, assortment: Assortment): boolean =>
  set.ip44 && sealProblem(set, assortment)?.kind === 'frame-lacks-ip44';

/** Adds the seal, or takes it off; taking it off is never refused. */
export const switchSeal = (set: ProductSet, on: boolean, assortment: Assortment): Result<ProductSet, SealProblem> => {
  const problem = on ? sealProblem(set, assortment) : undefined;
  return problem ? refused(problem) : accepted({ ...set, ip44: on });
};
