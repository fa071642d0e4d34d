import type { FlatListContext, FlatListInput, FlatListReading, ListRow } from './flat-list.ts';
import { parseTable } from './parse-table.ts';
import { parseText } from './parse-text.ts';
import { createItemReader, type ItemReader } from './read-item.ts';
import { areTitles, recogniseColumns } from './recognise-columns.ts';
import { roomTest } from './room-names.ts';
import { textTable } from './text-table.ts';
import { remembering } from './words.ts';

/**
 * Reads the list of a flat. Every row of the source has at least one reading; the readings are in the order of the
 * source.
 */
export const parseFlatList = <Product>(
  input: FlatListInput,
  context: FlatListContext<Product>,
): FlatListReading<Product> => {
  const table = input.kind === 'table' ? input.rows : textTable(input.text, areTitles);
  const { reader, isRoom } = readersOf(context);
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

/** The readers remember texts, so that a list that is typed on is not read from its beginning again. */
const readersOf = <Product>(context: FlatListContext<Product>): Readers => {
  const known = readers.get(context);
  if (known) return known;
  const reader = createItemReader(context);
  const created = { reader, isRoom: remembering(roomTest(context.rooms, reader.isItemWord)) };
  readers.set(context, created);
  return created;
};

type Readers = { readonly reader: ItemReader; readonly isRoom: (text: string) => boolean };

const readers = new WeakMap<FlatListContext<unknown>, Readers>();

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
