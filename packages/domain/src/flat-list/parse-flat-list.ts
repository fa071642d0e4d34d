import type { FlatListContext, FlatListInput, FlatListReading, ListRow, NotUnderstoodReason } from './flat-list.ts';
import { EMPTY_SLOT } from './match-symbols.ts';
import { withFramesApart } from './frames-apart.ts';
import { matrixTable } from './matrix-table.ts';
import { parseTable } from './parse-table.ts';
import { parseText } from './parse-text.ts';
import { createItemReader, type ListReaders } from './read-item.ts';
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
  const text = input.kind === 'text' ? withoutTabsOfBullets(input.text) : '';
  const table = input.kind === 'table' ? input.rows : textTable(text, areTitles);
  const readers = readersOf(context);
  const matrix = table && matrixTable(table, readers);
  const columns = matrix?.columns ?? (table ? recogniseColumns(table, readers) : null);
  const read = table && columns ? parseTable(matrix?.rows ?? table, columns, readers) : parseText(text, readers);
  const rows = withFramesApart(read, context, readers.reader);
  return {
    rows,
    columns,
    unknownAbbreviations: wordsLeftFor(rows, ['unknown-abbreviation']),
    unknownSymbols: wordsLeftFor(rows, ['unknown-symbol', 'unclear-symbols']).filter(
      (symbol) => symbol !== EMPTY_SLOT && context.findProduct(symbol) === undefined,
    ),
  };
};

/** Lists pasted from Word have a tab behind each bullet, which is no column. */
const withoutTabsOfBullets = (text: string): string =>
  text.replaceAll(/^( *)[·•o§▪●○■*–—-] *\t *(?=[^\t\n]*$)/gmu, '$1- ');

/** The readers remember texts, so that a list that is typed on is not read from its beginning again. */
const readersOf = <Product>(context: FlatListContext<Product>): ListReaders<Product> => {
  const known = knownReaders.get(context);
  if (known) return { context, ...known };
  const reader = createItemReader(context);
  const created = { reader, isRoom: remembering(roomTest(context.rooms, reader.isItemWord)) };
  knownReaders.set(context, created);
  return { context, ...created };
};

const knownReaders = new WeakMap<FlatListContext<unknown>, Omit<ListReaders<unknown>, 'context'>>();

/** The words of rows that are not understood for one of these reasons, each once. */
const wordsLeftFor = <Product>(
  rows: readonly ListRow<Product>[],
  reasons: readonly NotUnderstoodReason[],
): readonly string[] => [
  ...new Set(
    rows.flatMap(({ reading }) =>
      reading.kind === 'not-understood' && reasons.includes(reading.reason) ? reading.words : [],
    ),
  ),
];
