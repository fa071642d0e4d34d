/** The parser of a column; a value may span several cells. */
export type Column<Value> = { readonly cells: number; readonly read: (cells: readonly string[]) => Value };

type Columns = Readonly<Record<string, Column<unknown>>>;

type Row<Of extends Columns> = {
  readonly [Name in keyof Of]: Of[Name] extends Column<infer Value> ? Value : never;
};

/**
 * Parses a table written as text: one row per line, cells separated by `|`. The formatter does not break rows in this
 * form.
 */
export function readTable<Of extends Columns>(columns: Of, table: string): readonly Row<Of>[] {
  return table
    .trim()
    .split('\n')
    .map((line) => readRow(columns, line));
}

function readRow<Of extends Columns>(columns: Of, line: string): Row<Of> {
  const cells = line.split('|').map((cell) => cell.trim());
  const width = Object.values(columns).reduce((sum, column) => sum + column.cells, 0);
  if (cells.length !== width) throw new Error(`${width} cells (${Object.keys(columns).join(', ')}): ${line}`);
  const row = Object.fromEntries(
    Object.entries(columns).map(([name, column]) => [name, column.read(cells.splice(0, column.cells))]),
  );
  if (!isRow(columns, row)) throw new Error(`No row of ${Object.keys(columns).join(', ')}: ${line}`);
  return row;
}

function isRow<Of extends Columns>(columns: Of, row: Readonly<Record<string, unknown>>): row is Row<Of> {
  return Object.keys(columns).every((name) => name in row);
}

const cell = <Value>(read: (text: string) => Value): Column<Value> => ({
  cells: 1,
  read: ([content = '']) => read(content),
});

/** A text; may be empty. */
export const text = cell((content) => content);

/** A number, with a decimal point. */
export const number = cell(numberOf);

/** `yes` or `no`. */
export const yesNo = cell((content) => wordOf(['yes', 'no'], content) === 'yes');

/** One of the given words. */
export const oneOf = <Word extends string | number>(...words: readonly Word[]): Column<Word> =>
  cell((content) => wordOf(words, content));

/** Several entries, separated by spaces; may be empty. */
export const list = cell(entriesOf);

/** Several numbers, separated by spaces. */
export const numbers = cell((content) => entriesOf(content).map(numberOf));

/** Several combinations of numbers: `1-1 1-2`. The format is the same as in sheets. */
export const combinations = cell((content) =>
  entriesOf(content).map((combination) => combination.split('-').map(numberOf)),
);

function numberOf(content: string): number {
  const value = Number(content);
  if (content === '' || Number.isNaN(value)) throw new Error(`No number: ${content}`);
  return value;
}

function wordOf<Word extends string | number>(words: readonly Word[], content: string): Word {
  const found = words.find((word) => String(word) === content);
  if (found === undefined) throw new Error(`None of ${words.join(', ')}: ${content}`);
  return found;
}

/** The entries of a list, separated by spaces. */
export function entriesOf(content: string): readonly string[] {
  return content === '' ? [] : content.split(' ');
}
