import type { Article } from '../catalogue/article.ts';
import type { BillLine, BillOfMaterials, BillReason } from './bill-line.ts';

/** Lines with equal articles made one, where the first of them stood: quantities summed, reasons in a row. */
export const mergeLines = (lines: readonly BillLine[]): BillOfMaterials => {
  const merged = new Map<number, MergedLine>();
  for (const { article, quantity, reasons } of lines) {
    const line = merged.get(article.id);
    if (line) {
      line.quantity += quantity;
      line.reasons.push(...reasons);
    } else merged.set(article.id, { article, quantity, reasons: [...reasons] });
  }
  return [...merged.values()];
};

type MergedLine = { readonly article: Article; quantity: number; readonly reasons: BillReason[] };
