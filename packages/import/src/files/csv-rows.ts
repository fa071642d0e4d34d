/** A row of a sheet, and the line on which it begins. */
export type CsvRow = { readonly cells: readonly string[]; readonly line: number };

/**
 * The rows of a sheet with semicolons: cells may stand in quotes, which are doubled inside of them, and hold line breaks
 * then. Rows without any text are left out.
 */
export async function* csvRows(pieces: AsyncIterable<string>): AsyncGenerator<CsvRow> {
  const reading = { line: 1, start: 1, quoted: false, afterQuote: false, cell: '', cells: [] as string[] };
  for await (const piece of pieces) {
    for (const character of piece) {
      if (takeQuoted(reading, character)) continue;
      if (character === ';') endCell(reading);
      else if (character === '\n') {
        const row = endRow(reading);
        if (row) yield row;
      } else if (character !== '\r') reading.cell += character;
    }
  }
  const last = endRow(reading);
  if (last) yield last;
}

type CsvReading = {
  line: number;
  start: number;
  quoted: boolean;
  /** Whether the last character was a quote inside of quotes. It ends them, or is the first half of a doubled one. */
  afterQuote: boolean;
  cell: string;
  cells: string[];
};

/** Whether the character belongs to a quoted cell, and has been taken. */
const takeQuoted = (reading: CsvReading, character: string): boolean => {
  if (reading.afterQuote) {
    reading.afterQuote = false;
    if (character !== '"') return false;
    reading.quoted = true;
    reading.cell += '"';
    return true;
  }
  if (reading.quoted) {
    if (character === '\n') reading.line += 1;
    if (character === '"') {
      reading.quoted = false;
      reading.afterQuote = true;
    } else reading.cell += character;
    return true;
  }
  if (character !== '"' || reading.cell !== '') return false;
  reading.quoted = true;
  return true;
};

const endCell = (reading: CsvReading): void => {
  reading.cells.push(reading.cell.trim());
  reading.cell = '';
};

const endRow = (reading: CsvReading): CsvRow | undefined => {
  endCell(reading);
  const { cells, start } = reading;
  reading.cells = [];
  reading.line += 1;
  reading.start = reading.line;
  return cells.some((cell) => cell !== '') ? { cells, line: start } : undefined;
};
