import type { Colour, ControllerSlot, Slot } from '../catalogue.ts';
import type { OptionLoss } from './options.ts';
import type { ProductSet } from './product-set.ts';
import type { SealProblem } from './seal.ts';

/** A set after a change, and everything it lost as a side effect. */
export type SetChange = { readonly set: ProductSet; readonly losses: readonly Loss[] };

/**
 * A part that a set lost through another choice, and the reason (docs/specification.md#s4-41,
 * docs/catalogue-rules.md#c5-6). Losses are listed in this order: frame, modules and controllers from left to right,
 * their options, boxes, IP44.
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
       * `no-variation`: no panel is made with these touch points together with the controllers to the left
       * (docs/catalogue-rules.md#c5-5-b).
       */
      readonly reason: 'beyond-frame' | 'module-slot' | 'other-series' | 'no-variation';
    }
  /** The module does not come in the requested colour and got `to` instead. */
  | { readonly kind: 'colour'; readonly slot: Slot; readonly moduleId: number; readonly to: Colour }
  /** An option of a replaced module. */
  | (OptionLoss & { readonly slot: Slot })
  | { readonly kind: 'corner-box'; readonly colourId: number }
  | { readonly kind: 'surface-box'; readonly colourId: number }
  | { readonly kind: 'ip44'; readonly reason: SealProblem | { readonly kind: 'other-series' } };
