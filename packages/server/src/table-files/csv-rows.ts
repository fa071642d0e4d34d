/** A row of a sheet, with the line on which it begins. */
export type CsvRow = {
  readonly cells: readonly string[];
  readonly line: number;
  /** The row contains a quote that is never closed, so that its cells are unknown. */
  readonly unclosed?: true;
  readonly numbers?: readonly number[];
};

/** Separator and quote; `columns` is the usual number of cells in a row, if known. */
export type CsvDialect = { readonly separator: string; readonly quote: string; readonly columns?: number };

/** The dialect of spreadsheets in Central Europe. */
const usualDialect: CsvDialect = { separator: ';', quote: '"' };

/**
 * Splits a sheet into rows. Quoted cells may contain line breaks and doubled quotes. Empty rows are skipped. An
 * unclosed quote ends with its row.
 */
export async function* csvRows(
  pieces: AsyncIterable<string>,
  dialect: CsvDialect = usualDialect,
): AsyncGenerator<CsvRow> {
  let pending: string[] = [];
  let line = 1;
  for await (const text of textLines(pieces)) {
    pending.push(text);
    while (pending.length > 0) {
      const row = rowOf(pending, dialect);
      if (row === 'open' && pending.length < MAX_LINES_OF_CELL) break;
      const parsed = row === 'open' ? unclosedRow(pending, dialect) : row;
      if (parsed.cells.some((cell) => cell !== '')) yield rowAt(parsed, line);
      line += parsed.lines;
      pending = pending.slice(parsed.lines);
    }
  }
  while (pending.length > 0) {
    const parsed = unclosedRow(pending, dialect);
    if (parsed.cells.some((cell) => cell !== '')) yield rowAt(parsed, line);
    line += parsed.lines;
    pending = pending.slice(parsed.lines);
  }
}

/** The maximum number of lines in a quoted cell. */
const MAX_LINES_OF_CELL = 40;

type ParsedRow = { readonly cells: readonly string[]; readonly lines: number; readonly unclosed?: true };

const rowAt = ({ cells, unclosed }: ParsedRow, line: number): CsvRow => ({
  cells,
  line,
  ...(unclosed && { unclosed }),
});

/** Parses the first row of the lines; `open` if it ends inside quotes. */
const rowOf = (lines: readonly string[], dialect: CsvDialect): ParsedRow | 'open' => {
  const [first = '', ...more] = lines;
  let text = first;
  let cells = cellsOf(text, dialect);
  let used = 1;
  for (const next of more) {
    if (cells !== undefined) break;
    // A line that is a complete row cannot continue a cell of the previous row.
    if (dialect.columns !== undefined && cellsOf(next, dialect)?.length === dialect.columns)
      return unclosedRow(lines, dialect);
    text += `\n${next}`;
    used += 1;
    cells = cellsOf(text, dialect);
  }
  return cells === undefined ? 'open' : { cells, lines: used };
};

/** The first line alone, with an unclosed quote as a plain character. */
const unclosedRow = (lines: readonly string[], dialect: CsvDialect): ParsedRow => {
  const [first = ''] = lines;
  const closed = cellsOf(first, dialect);
  if (closed !== undefined) return { cells: closed, lines: 1 };
  return { cells: first.split(dialect.separator).map((cell) => cell.trim()), lines: 1, unclosed: true };
};

/** The cells of a row; undefined if the row ends inside quotes. */
const cellsOf = (text: string, { separator, quote }: CsvDialect): readonly string[] | undefined => {
  if (!text.includes(quote)) return text.split(separator).map((cell) => cell.trim());
  const cells: string[] = [];
  let at = 0;
  while (at <= text.length) {
    const begin = at + (/^[ ]*/.exec(text.slice(at, at + 40))?.[0].length ?? 0);
    const quoted = text[begin] === quote ? quotedCell(text, begin + 1, separator, quote) : 'plain';
    if (quoted === undefined) return undefined;
    if (quoted !== 'plain') {
      cells.push(quoted.cell.trim());
      at = quoted.next;
      continue;
    }
    const end = text.indexOf(separator, at);
    cells.push(text.slice(at, end === -1 ? text.length : end).trim());
    at = end === -1 ? text.length + 1 : end + 1;
  }
  return cells;
};

/**
 * Parses a quoted cell after its opening quote. Returns the text and the start of the next cell, or undefined if it is
 * not closed. Text after the closing quote, as in `"3/4" pipe`, means that the cell is not quoted, unless it ends in a
 * quote.
 */
const quotedCell = (
  text: string,
  begin: number,
  separator: string,
  quote: string,
): { readonly cell: string; readonly next: number } | 'plain' | undefined => {
  for (let at = text.indexOf(quote, begin); at !== -1; at = text.indexOf(quote, at + 1)) {
    if (text[at + 1] === quote) {
      at += 1;
      continue;
    }
    const behind = at + 1 + (/^[ \t]*/.exec(text.slice(at + 1, at + 40))?.[0].length ?? 0);
    if (behind >= text.length || text[behind] === separator || (separator === '\t' && text[at + 1] === '\t'))
      return {
        cell: text.slice(begin, at).replaceAll(quote + quote, quote),
        next: (separator === '\t' && text[at + 1] === '\t' ? at + 1 : behind) + 1,
      };
    // A quote after a separator opens the next cell, so this one is not closed.
    if (text[at - 1] === separator && at > begin) return undefined;
    const end = text.indexOf(separator, at);
    if (!closesBefore(text, at + 1, end === -1 ? text.length : end, quote)) return 'plain';
  }
  return undefined;
};

const closesBefore = (text: string, from: number, end: number, quote: string): boolean =>
  text.slice(from, end).trimEnd().endsWith(quote);

/**
 * Detects an unquoted `12,50` in a comma-separated row: the number becomes two cells, and the row is longer than the
 * titles. Returns the message.
 */
export const cutNumber = ({ cells }: CsvRow, column: number | undefined, titles: number): string | undefined => {
  if (column === undefined || titles === 0 || !cells.slice(titles).some(Boolean)) return undefined;
  const [units = '', tenths = ''] = cells.slice(column, column + 2);
  return /^\d[\d ]*$/.test(units) && /^\d{1,4}\b/.test(tenths)
    ? `The row has more cells than titles: "${units},${tenths}" needs quotes where commas stand between cells.`
    : undefined;
};

/** Splits text into lines without their line endings: CR LF, LF or CR. */
async function* textLines(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = '';
  for await (const piece of pieces) {
    const text = rest + piece;
    // A piece may end between CR and LF.
    const completeLength = text.endsWith('\r') ? text.length - 1 : text.length;
    const lines = text.slice(0, completeLength).split(/\r\n|\n|\r/);
    rest = `${lines.pop() ?? ''}${text.slice(completeLength)}`;
    yield* lines;
  }
  const last = rest.split('\r');
  if (last.at(-1) === '') last.pop();
  yield* last;
}

/** Detects separator and quote from the beginning of a text. */
export const dialectOf = (start: string): CsvDialect => {
  const named = /^\u{FEFF}?sep=(.)\r?\n/iu.exec(start)?.[1];
  const quote =
    (start.match(/(?:^|[;,\t|^~¦§])'[^'\n]*'(?=[;,\t|^~¦§\r\n])/gm)?.length ?? 0) > (start.match(/"/g)?.length ?? 0)
      ? "'"
      : '"';
  const lines = start
    .split(/\r\n|\n|\r/)
    .slice(0, -1)
    .slice(0, 200);
  const sample = lines.length === 0 ? [start] : lines;
  const tried = (named === undefined ? [';', '\t', ',', '|', '^', '~', '¦', '§'] : [named]).map((separator) => ({
    separator,
    quote,
    ...usualColumns(sample, { separator, quote }),
  }));
  const [best] = tried.toSorted((one, other) => other.rows * (other.columns - 1) - one.rows * (one.columns - 1));
  if (best === undefined || best.columns < 2) return { ...usualDialect, quote };
  return { separator: best.separator, quote, columns: best.columns };
};

/** The most frequent number of columns above one, and the number of such rows. */
const usualColumns = (lines: readonly string[], dialect: CsvDialect): { columns: number; rows: number } => {
  const counts = new Map<number, number>();
  for (const line of lines) {
    const columns = cellsOf(line, dialect)?.length ?? 1;
    if (columns > 1) counts.set(columns, (counts.get(columns) ?? 0) + 1);
  }
  const [[columns, rows] = [1, 0]] = [...counts].toSorted(([one, most], [other, more]) => more - most || other - one);
  return { columns, rows };
};
