import type { SkuTable } from './sku-table.ts';

/** The number under which a shop sells an article, or null where it does not. */
export const skuOf = (symbol: string, { suffixes, exceptions }: SkuTable): string | null => {
  if (Object.hasOwn(exceptions, symbol)) return exceptions[symbol] ?? null;
  const [ending, becomes] = Object.entries(suffixes)
    .filter(([ending]) => symbol.endsWith(ending))
    .reduce((best, other) => (other[0].length > best[0].length ? other : best), ['', '']);
  return symbol.slice(0, symbol.length - ending.length) + becomes;
};
