import type { Article } from '../catalogue/article.ts';
import type { BillFinding, MissingArticle } from './bill-finding.ts';
import type { BillReason } from './bill-line.ts';

/** One thing that a set asks for: an article, how many and why; or what stands in the way of naming it. */
export type Need =
  | { readonly kind: 'article'; readonly article: Article; readonly quantity: number; readonly reason: BillReason }
  | { readonly kind: 'finding'; readonly finding: BillFinding };

/** The need for an article that may not be there. */
export const needOf = (
  article: Article | undefined,
  otherwise: MissingArticle,
  quantity: number,
  reason: BillReason,
): Need =>
  article
    ? { kind: 'article', article, quantity, reason }
    : { kind: 'finding', finding: { kind: 'missing-article', article: otherwise, reason } };
