import type { Assortment, Slot } from '../catalogue.ts';
import { accepted, refused, type Result } from '../result.ts';
import { frameOfSet, placedModules, type ProductSet } from './product-set.ts';

/** Why a set can't be IP44. */
export type Ip44Problem =
  | { readonly kind: 'no-frame' }
  /** No seal exists for the frame. */
  | { readonly kind: 'frame-lacks-ip44' }
  | { readonly kind: 'module-disables-ip44'; readonly slot: Slot; readonly moduleId: number };

/**
 * Why this set can't be IP44, or undefined where it can (docs/specification.md#s4-51); of several modules the first.
 */
export const ip44Problem = (set: ProductSet, assortment: Assortment): Ip44Problem | undefined => {
  const frame = frameOfSet(set, assortment);
  if (!frame) return { kind: 'no-frame' };
  if (!frame.supportsIp44) return { kind: 'frame-lacks-ip44' };
  const disabling = placedModules(set).find(({ choice }) => assortment.findModule(choice.moduleId)?.disablesIp44);
  return disabling && { kind: 'module-disables-ip44', slot: disabling.slot, moduleId: disabling.choice.moduleId };
};

/**
 * Whether the IP44 seal was asked for and can be had: only then it is drawn and ordered (docs/catalogue-rules.md#d14).
 */
export const ip44Holds = (set: ProductSet, assortment: Assortment): boolean =>
  set.ip44 && ip44Problem(set, assortment) === undefined;

/** Adds the IP44 seal, or takes it off; taking it off is never refused. */
export const switchIp44 = (set: ProductSet, on: boolean, assortment: Assortment): Result<ProductSet, Ip44Problem> => {
  const problem = on ? ip44Problem(set, assortment) : undefined;
  return problem ? refused(problem) : accepted({ ...set, ip44: on });
};
