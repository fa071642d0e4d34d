import type { Assortment } from '../../catalogue/assortment.ts';
import { frameOfSet } from '../frame-of-set.ts';
import { placedModules } from '../placed-modules.ts';
import type { ProductSet } from '../product-set.ts';
import type { Slot } from '../slot.ts';

/** Why a set can't be IP44. */
export type Ip44Problem =
  | { readonly kind: 'no-frame' }
  /** No seal exists for the frame. */
  | { readonly kind: 'frame-lacks-ip44' }
  | { readonly kind: 'module-disables-ip44'; readonly slot: Slot; readonly moduleId: number };

/** Why this set can't be IP44, or undefined where it can (specification §4); of several modules the first. */
export const ip44Problem = (set: ProductSet, assortment: Assortment): Ip44Problem | undefined => {
  const frame = frameOfSet(set, assortment);
  if (!frame) return { kind: 'no-frame' };
  if (!frame.supportsIp44) return { kind: 'frame-lacks-ip44' };
  const disabling = placedModules(set).find(({ choice }) => assortment.findModule(choice.moduleId)?.disablesIp44);
  return disabling && { kind: 'module-disables-ip44', slot: disabling.slot, moduleId: disabling.choice.moduleId };
};
