import type { FlatListContext, FlatListInput, FlatListReading, ListRow } from './flat-list.ts';
import { parseTable } from './parse-table.ts';
import { parseText } from './parse-text.ts';
import { createItemReader } from './read-item.ts';
import { areTitles, recogniseColumns } from './recognise-columns.ts';
import { roomTest } from './room-names.ts';
import { textTable } from './text-table.ts';

/**
 * Reads the list of a flat. Every row of the source has at least one reading; the readings are in the order of the
 * source.
 */
export const parseFlatList = <Product>(
  input: FlatListInput,
  context: FlatListContext<Product>,
): FlatListReading<Product> => {
  const table = input.kind === 'table' ? input.rows : textTable(input.text, areTitles);
  const reader = createItemReader(context);
  const isRoom = roomTest(context.rooms, reader.isItemWord);
  const columns = table ? recogniseColumns(table, context.columns, { index: context.index, reader, isRoom }) : null;
  const rows =
    table && columns
      ? parseTable(table, columns, { context, reader, isRoom })
      : parseText(input.kind === 'text' ? input.text : '', { context, reader, isRoom });
  return {
    rows,
    columns,
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
