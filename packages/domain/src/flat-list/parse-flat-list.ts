import type { FlatListContext, FlatListInput, FlatListReading, ListRow } from './flat-list.ts';
import { parseText } from './parse-text.ts';

/**
 * Reads the list of a flat. Every row of the source has at least one reading; the readings are in the order of the
 * source.
 */
export const parseFlatList = <Product>(
  input: FlatListInput,
  context: FlatListContext<Product>,
): FlatListReading<Product> => {
  const rows = input.kind === 'text' ? parseText(input.text, context) : [];
  return {
    rows,
    columns: null,
    unknownAbbreviations: unknownOf(rows, 'unknown-abbreviation'),
    unknownSymbols: unknownOf(rows, 'unknown-symbol'),
  };
};

const unknownOf = <Product>(
  rows: readonly ListRow<Product>[],
  reason: 'unknown-abbreviation' | 'unknown-symbol',
): readonly string[] => [
  ...new Set(
    rows.flatMap(({ reading }) =>
      reading.kind === 'not-understood' && reading.reason === reason ? reading.words : [],
    ),
  ),
];
