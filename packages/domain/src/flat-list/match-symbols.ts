import type { FlatListContext, NotUnderstood, RowReading } from './flat-list.ts';
import type { CountedSymbol } from './read-item.ts';

/** What symbols order, with its quantity. */
export type MatchedRow<Product> = { readonly reading: RowReading<Product>; readonly quantity: number };

/** The products that symbols order. */
export const matchSymbols = <Product>(
  symbols: readonly CountedSymbol[],
  { findProduct }: Pick<FlatListContext<Product>, 'findProduct'>,
): readonly MatchedRow<Product>[] => {
  const found = symbols.flatMap(({ symbol, count }) => {
    const product = findProduct(symbol);
    return product === undefined ? [] : [{ reading: { kind: 'product', symbol, product } as const, quantity: count }];
  });
  return found.length === symbols.length ? found : [{ reading: unclear(symbols), quantity: 1 }];
};

const unclear = (symbols: readonly CountedSymbol[]): NotUnderstood => ({
  kind: 'not-understood',
  reason: 'unclear-symbols',
  words: symbols.map(({ symbol }) => symbol),
  nearest: [],
});
