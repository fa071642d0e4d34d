import type { Colour, ControllerSlot, Slot } from '../catalogue.ts';
import type { OptionLoss } from './options.ts';
import type { ProductSet } from './product-set.ts';
import type { SealProblem } from './seal.ts';

/** A set after a choice, and what it lost besides what was chosen. */
export type SetChange = { readonly set: ProductSet; readonly losses: readonly Loss[] };

/**
 * What a set lost by a choice of something else, and why (docs/specification.md#s4-41, docs/catalogue-rules.md#c5-6).
 * Told in this order: frame, modules and controllers from left to right, their options, boxes, IP44.
 */
export type Loss =
  | { readonly kind: 'frame'; readonly frameId: number }
  | {
      readonly kind: 'module';
      readonly slot: Slot;
      readonly moduleId: number;
      readonly reason: 'beyond-frame' | 'controller-slot' | 'line-disabled' | 'other-series';
    }
  | {
      readonly kind: 'controller';
      readonly slot: ControllerSlot;
      readonly controllerId: number;
      /**
       * `no-variation`: no panel is made with these touch points beside those kept to its left
       * (docs/catalogue-rules.md#c5-5-b).
       */
      readonly reason: 'beyond-frame' | 'module-slot' | 'other-series' | 'no-variation';
    }
  /** The colour asked for, which this module does not come in; it is in another. */
  | { readonly kind: 'colour'; readonly slot: Slot; readonly moduleId: number; readonly to: Colour }
  /** An option chosen in a module whose place was taken. */
  | (OptionLoss & { readonly slot: Slot })
  | { readonly kind: 'corner-box'; readonly colourId: number }
  | { readonly kind: 'surface-box'; readonly colourId: number }
  | { readonly kind: 'ip44'; readonly reason: SealProblem | { readonly kind: 'other-series' } };
