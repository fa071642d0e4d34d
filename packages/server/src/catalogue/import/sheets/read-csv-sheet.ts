import { join } from 'node:path';
import { csvRows } from '../sources/csv-rows.ts';
import { decodedFile } from '../sources/decoded-file.ts';
import { cellsByTitle, type SheetRow } from './sheet-row.ts';

/** The rows of a sheet of comma-separated values below its first one, which names the columns. */
export const readCsvSheet = async (folder: string, file: string): Promise<readonly SheetRow[]> => {
  const rows: SheetRow[] = [];
  let titles: readonly string[] | undefined;
  for await (const { cells, line } of csvRows(decodedFile(join(folder, file)))) {
    if (titles === undefined) titles = cells.map((title) => title.replace('\u{FEFF}', ''));
    else rows.push({ file, line, cells: cellsByTitle(titles, cells) });
  }
  return rows;
};
