import type { DocumentArticle, DocumentLine } from './document-line.ts';

/**
 * What to order: each article once, in the order in which it is first needed. Articles are told apart by symbol, so that
 * a controller of a set and the same one from the e-catalogue are one row.
 */
export const orderList = (lines: Iterable<DocumentLine>): readonly DocumentLine[] => {
  const bySymbol = new Map<string, { readonly article: DocumentArticle; quantity: number }>();
  for (const { article, quantity } of lines) {
    const known = bySymbol.get(article.symbol);
    if (known) known.quantity += quantity;
    else bySymbol.set(article.symbol, { article, quantity });
  }
  return [...bySymbol.values()];
};
