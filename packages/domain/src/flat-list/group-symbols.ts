import type { ListRow } from './flat-list.ts';
import type { FlatListIndex } from './flat-list-index.ts';
import { setOfSymbols } from './match-symbols.ts';
import { noLook } from './modifiers.ts';
import type { CountedSymbol } from './item-reading.ts';

/** A row with its symbols: one for a row that orders a product alone, otherwise none. */
export type SymbolListRow<Product> = ListRow<Product> & { readonly symbols: readonly CountedSymbol[] };

export const withoutSymbols = <Product>({ symbols: _symbols, ...row }: SymbolListRow<Product>): ListRow<Product> => row;

/**
 * Joins rows with one symbol each that together order sets: a frame with the mechanisms and rockers below or above it.
 * Rows that form no set, or could form several, stay products.
 */
export const groupSymbols = <Product>(
  rows: readonly SymbolListRow<Product>[],
  index: FlatListIndex,
): readonly SymbolListRow<Product>[] => {
  const isFrame = (row: SymbolListRow<Product>): boolean =>
    index.usesOf(row.symbols[0]?.symbol ?? '').some(({ kind }) => kind === 'frame');
  const isPart = (row: SymbolListRow<Product>): boolean => index.usesOf(row.symbols[0]?.symbol ?? '').length > 0;
  const result = [...rows];
  for (let start = 0; start < rows.length; start += 1) {
    const frame = rows[start];
    if (!frame || frame.symbols.length === 0 || !isFrame(frame)) continue;
    const isPartOfFrame = (row: SymbolListRow<Product>): boolean =>
      row.room === frame.room && isPart(row) && !isFrame(row);
    for (const step of [1, -1] as const) {
      const parts = run(rows, start, step, isPartOfFrame);
      if (parts.some((at) => result[at]?.reading.kind === 'part-of')) continue;
      const rowsOfParts = parts.flatMap((at) => rows[at] ?? []);
      const set = setOfRows(frame, rowsOfParts, index);
      if (!set) continue;
      const look = { ...noLook, frameId: set.frame.id };
      result[start] = {
        ...frame,
        reading: { kind: 'set', parts: set.parts, alternative: null, look, ip44: false, box: null },
      };
      for (const at of parts) {
        const row = rows[at];
        if (row) result[at] = { ...row, reading: { kind: 'part-of', id: frame.id } };
      }
      break;
    }
  }
  return result;
};

/** Indexes of the neighbouring rows in a direction, as long as they match; in the order of the list. */
const run = <Row extends { readonly symbols: readonly unknown[] }>(
  rows: readonly Row[],
  start: number,
  step: 1 | -1,
  matches: (row: Row) => boolean,
): readonly number[] => {
  const found: number[] = [];
  for (let at = start + step; ; at += step) {
    const row = rows[at];
    if (!row || row.symbols.length !== 1 || !matches(row)) break;
    found.push(at);
  }
  return found.toSorted((one, other) => one - other);
};

const setOfRows = <Product>(
  frame: SymbolListRow<Product>,
  parts: readonly SymbolListRow<Product>[],
  index: FlatListIndex,
) => {
  const symbols = [frame, ...parts].flatMap(({ symbols: [symbol], quantity }) =>
    symbol ? [{ symbol: symbol.symbol, count: quantity }] : [],
  );
  const set = parts.length === 0 ? undefined : setOfSymbols(symbols, index);
  return set?.quantity === frame.quantity ? set : undefined;
};
