import type { Article } from '../catalogue/article.ts';
import type { ControllerSlot, Slot } from '../set/slot.ts';
import type { BillReason } from './bill-line.ts';

/** What a bill of materials can't say in its lines. It does not block anything. */
export type BillFinding =
  /** No frame was chosen yet. */
  | { readonly kind: 'no-frame' }
  /** The panel can't be ordered before these slots have a controller; `symbol` still holds its `@`. */
  | { readonly kind: 'not-configured'; readonly symbol: string; readonly slots: readonly ControllerSlot[] }
  /** The catalogue has no such article (any more). `symbol` where only that is known, as of a panel or a seal. */
  | { readonly kind: 'missing-article'; readonly article: MissingArticle; readonly reason: BillReason }
  /** The catalogue no longer has the module, and so can't say what it is made of. */
  | { readonly kind: 'missing-module'; readonly slot: Slot; readonly moduleId: number }
  /** "Price on request": the line counts nothing in the total. */
  | { readonly kind: 'no-price'; readonly article: Article };

/** How an article is known that could not be found. */
export type MissingArticle =
  | { readonly kind: 'id'; readonly id: number }
  | { readonly kind: 'symbol'; readonly symbol: string }
  | { readonly kind: 'seal-of-frame'; readonly frameId: number }
  /** The frame no longer has a box of the colour that the reason names. */
  | { readonly kind: 'box-of-frame'; readonly frameId: number };
