import type { Article } from '../catalogue/article.ts';
import type { ControllerSlot, Slot } from '../set/slot.ts';

/** Why an article is on the bill: which part of the set asks for it, and by which rule. */
export type BillReason =
  | { readonly kind: 'frame' }
  | { readonly kind: 'seal' }
  | { readonly kind: 'corner-box'; readonly colourId: number }
  | { readonly kind: 'surface-box'; readonly colourId: number }
  | { readonly kind: 'controller'; readonly slot: ControllerSlot }
  | { readonly kind: 'visible-part'; readonly slot: Slot }
  | {
      readonly kind: 'component';
      readonly slot: Slot;
      readonly groupId: number;
      /** Name of the group, for people. */
      readonly groupName: string;
      /** Whether the module cannot be had without it, or the user asked for it. */
      readonly rule: 'always' | 'chosen';
    };

/** One row of a bill of materials: an article, how many, and every reason for it. */
export type BillLine = {
  readonly article: Article;
  /** Pieces for one set. */
  readonly quantity: number;
  /** In the order in which they arose; at least one. */
  readonly reasons: readonly BillReason[];
};

/** What to order: each article once, in the order in which it is first needed (catalogue.md §5.4). */
export type BillOfMaterials = readonly BillLine[];
