import type { CatalogueFiles, EcatalogProductEntry } from '../catalogue/files/catalogue-files.ts';
import { valuesOf } from '../catalogue/files/values-of.ts';

/** Finds what takes the place of products that are gone, by their ids: followed over others that are gone as well. */
export const successors = ({
  ecatalogProducts,
  ecatalogGone,
}: Pick<CatalogueFiles, 'ecatalogProducts' | 'ecatalogGone'>): ((
  goneId: number,
) => EcatalogProductEntry | undefined) => {
  const gone = valuesOf(ecatalogGone);
  const goneById = new Map(gone.map((entry) => [entry.id, entry]));
  const goneBySymbol = new Map(gone.map((entry) => [entry.symbol, entry]));
  const wanted = new Set(gone.map(({ replacedBy }) => replacedBy));
  const sold = new Map(
    valuesOf(ecatalogProducts)
      .filter(({ symbol }) => wanted.has(symbol))
      .map((entry) => [entry.symbol, entry]),
  );
  return (goneId) => {
    const passed = new Set<string>();
    let symbol = goneById.get(goneId)?.replacedBy;
    while (symbol !== undefined && !sold.has(symbol) && !passed.has(symbol)) {
      passed.add(symbol);
      symbol = goneBySymbol.get(symbol)?.replacedBy;
    }
    return symbol === undefined ? undefined : sold.get(symbol);
  };
};
