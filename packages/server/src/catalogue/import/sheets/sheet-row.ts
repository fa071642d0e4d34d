import { join } from 'node:path';
import type { ImportFinding } from '../import-finding.ts';
import { csvRows } from '../sources/csv-rows.ts';
import { decodedFile } from '../sources/decoded-file.ts';

/** A row of a sheet: its cells by the names of their columns, and where it stands. */
export type SheetRow = {
  readonly file: string;
  readonly line: number;
  readonly cells: Readonly<Record<string, string>>;
};

/** The rows of a sheet below its first one, which names the columns. */
export const readSheet = async (folder: string, file: string): Promise<readonly SheetRow[]> => {
  const rows: SheetRow[] = [];
  let titles: readonly string[] | undefined;
  for await (const { cells, line } of csvRows(decodedFile(join(folder, file)))) {
    if (titles === undefined) titles = cells.map((title) => title.replace('\u{FEFF}', ''));
    else rows.push({ file, line, cells: cellsByTitle(titles, cells) });
  }
  return rows;
};

const cellsByTitle = (titles: readonly string[], cells: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(titles.flatMap((title, index) => (cells[index] ? [[title, cells[index]]] : [])));

/** What is wrong with a row, in which column. */
export const rowFault = ({ file, line }: SheetRow, column: string, message: string): ImportFinding => ({
  file,
  at: { line, path: column },
  code: 'unreadable',
  message,
});
