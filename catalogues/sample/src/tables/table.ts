/**
 * A table written as text: one row a line, cells between `|`. A table in this form stays one line a row, whatever the
 * formatter thinks of long lines, and reads like the page that it was taken from.
 */
export function readTable<Column extends string>(columns: readonly Column[], text: string): Record<Column, string>[] {
  return text
    .trim()
    .split('\n')
    .map((line) => readRow(columns, line));
}

function readRow<Column extends string>(columns: readonly Column[], line: string): Record<Column, string> {
  const cells = line.split('|').map((cell) => cell.trim());
  if (cells.length !== columns.length) throw new Error(`${columns.length} cells (${columns.join(', ')}): ${line}`);
  const row = Object.fromEntries(columns.map((column, index) => [column, cells[index] ?? '']));
  if (!hasColumns(columns, row)) throw new Error(`A column is named twice: ${columns.join(', ')}`);
  return row;
}

function hasColumns<Column extends string>(
  columns: readonly Column[],
  row: Readonly<Record<string, string>>,
): row is Record<Column, string> {
  return Object.keys(row).length === columns.length;
}

/** The entries of a table's cell that holds several, between spaces. `-` stands for none. */
export function splitList(cell: string): readonly string[] {
  return cell === '-' ? [] : cell.split(' ');
}
