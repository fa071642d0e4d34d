import type {
  FlatListContext,
  FlatListInput,
  FlatListReading,
  FlatListSource,
  ListRow,
  NotUnderstoodReason,
} from './flat-list.ts';
import { EMPTY_SLOT } from './match-symbols.ts';
import { withFramesApart } from './frames-apart.ts';
import { isRecapitulation } from './line-words.ts';
import { legendOf } from './legend.ts';
import { matrixTable } from './matrix-table.ts';
import { parseTable } from './parse-table.ts';
import { parseText } from './parse-text.ts';
import { createItemReader, type ListReaders } from './read-item.ts';
import { areTitles, recogniseColumns } from './recognise-columns.ts';
import { roomNameOf, roomTest } from './room-names.ts';
import { textTable } from './text-table.ts';
import { remembering, wordsIn } from './words.ts';

/**
 * Reads the list of a flat. Every row of the source has at least one reading; the readings are in the order of the
 * source.
 */
export const parseFlatList = <Product>(
  input: FlatListInput,
  context: FlatListContext<Product>,
): FlatListReading<Product> => {
  const sources =
    input.kind === 'tables' ? input.tables.map((table) => ({ kind: 'table' as const, ...table })) : [input];
  const plain = readersOf(context, {});
  const legends = sources.map((source) => legendOf(source, plain));
  const explained: Record<string, string> = Object.assign({}, ...legends.map(({ abbreviations }) => abbreviations));
  const startsWithShort = startsWithOneOf(legends.flatMap(({ shorts }) => shorts));
  const known = readersOf(context, explained);
  const readers = { ...known, startsWithShort, isRoom: (text: string) => !startsWithShort(text) && known.isRoom(text) };
  const readings = sources.map((source, at) =>
    parseSource(source, { ...readers, legendLines: legends[at]?.lines ?? new Map() }),
  );
  const [reading] = readings;
  return { ...(input.kind !== 'tables' && reading ? reading : joinedReadings(readings)), explained };
};

/** Whether a text begins with one of these words, in the same case. */
const startsWithOneOf = (words: readonly string[]): ((text: string) => boolean) => {
  const known = new Set(words);
  return (text) => known.size > 0 && known.has(wordsIn(text)[0]?.word ?? '');
};

const parseSource = <Product>(
  input: FlatListSource,
  readers: ListReaders<Product>,
): Omit<FlatListReading<Product>, 'explained'> => {
  const { context } = readers;
  const text = input.kind === 'text' ? withoutTabsOfBullets(input.text) : '';
  const table = input.kind === 'table' ? input.rows : textTable(text, areTitles);
  const matrix = table && matrixTable(table, readers);
  const columns = matrix?.columns ?? (table ? recogniseColumns(table, readers) : null);
  const read =
    table && columns
      ? parseTable(matrix?.rows ?? table, columns, readers, {
          firstRoom: roomOf(input, readers.isRoom),
          lookLine: matrix?.lookLine,
        })
      : parseText(text, readers);
  const isRecap = input.kind === 'table' && isRecapitulation(input.name ?? '');
  const rows = isRecap ? read.map(asTotal) : withFramesApart(read, context, readers.reader);
  return {
    rows,
    columns,
    unknownAbbreviations: wordsLeftFor(rows, ['unknown-abbreviation']),
    unknownSymbols: wordsLeftFor(rows, ['unknown-symbol', 'unclear-symbols']).filter(
      (symbol) => symbol !== EMPTY_SLOT && context.findProduct(symbol) === undefined,
    ),
  };
};

/** A row of a sheet that counts what the other sheets list. */
const asTotal = <Product>(row: ListRow<Product>): ListRow<Product> => ({
  ...row,
  reading: { kind: 'skipped', reason: 'total' },
});

const roomOf = (input: FlatListInput, isRoom: (text: string) => boolean): string | null =>
  input.kind === 'table' && input.name !== undefined && isRoom(input.name) ? roomNameOf(input.name) : null;

/** The readings of several tables as one, with ids of their own. */
const joinedReadings = <Product>(
  readings: readonly Omit<FlatListReading<Product>, 'explained'>[],
): Omit<FlatListReading<Product>, 'explained'> => ({
  rows: readings.flatMap(({ rows }, table) => {
    const idOf = (id: string): string => `${table + 1}/${id}`;
    return rows.map(({ id, reading, ...row }) => ({
      ...row,
      id: idOf(id),
      reading: reading.kind === 'part-of' ? { ...reading, id: idOf(reading.id) } : reading,
    }));
  }),
  columns: (readings.find(({ columns }) => columns && columns.unsure.length > 0) ?? readings[0])?.columns ?? null,
  unknownAbbreviations: [...new Set(readings.flatMap((reading) => reading.unknownAbbreviations))],
  unknownSymbols: [...new Set(readings.flatMap((reading) => reading.unknownSymbols))],
});

/** Lists pasted from Word have a tab behind each bullet, which is no column. */
const withoutTabsOfBullets = (text: string): string =>
  text.replaceAll(/^( *)[·•o§▪●○■*–—-] *\t *(?=[^\t\n]*$)/gmu, '$1- ');

/** The readers remember texts, so that a list that is typed on is not read from its beginning again. */
const readersOf = <Product>(
  given: FlatListContext<Product>,
  explained: Readonly<Record<string, string>>,
): Omit<ListReaders<Product>, 'legendLines' | 'startsWithShort'> => {
  // A visitor's answers count before the legend.
  const context = { ...given, abbreviations: { ...explained, ...given.abbreviations } };
  const key = JSON.stringify(explained);
  const known = knownReaders.get(given) ?? new Map<string, KnownReaders>();
  knownReaders.set(given, known);
  const present = known.get(key);
  if (present) return { context, ...present };
  const reader = createItemReader(context);
  const created = { reader, isRoom: remembering(roomTest(context.rooms, reader.isItemWord)) };
  known.set(key, created);
  return { context, ...created };
};

type KnownReaders = Pick<ListReaders<unknown>, 'reader' | 'isRoom'>;

/** The readers by context and legend. */
const knownReaders = new WeakMap<FlatListContext<unknown>, Map<string, KnownReaders>>();

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
