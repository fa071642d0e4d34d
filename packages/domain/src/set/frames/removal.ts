import type { Ip44Problem } from '../ip44/ip44-problem.ts';
import type { ControllerSlot, Slot } from '../slot.ts';

/** What a set lost when another frame was chosen, and why (specification §4, catalogue.md §5.6). */
export type Removal =
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
      /** `no-variation`: no panel is made with these touch points beside those kept to its left (§5.5 addition b). */
      readonly reason: 'beyond-frame' | 'module-slot' | 'other-series' | 'no-variation';
    }
  | { readonly kind: 'corner-box'; readonly colourId: number }
  | { readonly kind: 'surface-box'; readonly colourId: number }
  | { readonly kind: 'ip44'; readonly reason: Ip44Problem };
