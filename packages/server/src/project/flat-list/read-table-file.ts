import { type TableContents, tableLimits } from '@ramka/contract/wire/flat-list';
import { roleOfTitle } from '@ramka/domain/flat-list/column-titles';
import { LIST_FILE_BYTES } from '@ramka/domain/flat-list/list-file';
import { HttpError } from '../../http/errors.ts';
import { decodedFile, encodingOf } from '../../table-files/decoded-file.ts';
import {
  BrokenWorkbook,
  type MergedCells,
  type WorkbookRow,
  type WorkbookSheet,
  workbookSheets,
} from '../../table-files/workbook-sheets.ts';

/** Maximum size of an unpacked workbook, in bytes. Unpacking and parsing it takes about a second. */
const MAX_UNPACKED_BYTES = 40_000_000;

/**
 * Reads a file with a list in base64: the sheets of a workbook, or the text of any other file. Throws 413 for a large
 * file, and 422 for one that is empty, protected or neither a workbook nor text.
 */
export const readTableFile = async (content: string): Promise<TableContents> => {
  const bytes = Buffer.from(content, 'base64');
  if (bytes.length > LIST_FILE_BYTES) throw new HttpError('too-large');
  if (startsWith(bytes, OLE_SIGNATURE)) throw tableError('table-protected');
  return startsWith(bytes, ZIP_SIGNATURE) ? readWorkbook(bytes) : readText(bytes);
};

/** Workbooks in the format before 2007, and those with a password. */
const OLE_SIGNATURE = [0xd0, 0xcf, 0x11, 0xe0];

const ZIP_SIGNATURE = [0x50, 0x4b];

const startsWith = (bytes: Buffer, signature: readonly number[]): boolean =>
  signature.every((byte, index) => bytes[index] === byte);

type TableProblem = 'table-empty' | 'table-protected' | 'table-unreadable';

const tableError = (code: TableProblem): HttpError =>
  new HttpError('unprocessable', [{ path: 'content', code, message: ({ list }) => list[code] }]);

const readWorkbook = async (bytes: Buffer): Promise<TableContents> => {
  const sheets = await workbookSheets(bytes, MAX_UNPACKED_BYTES).catch((error: unknown) => {
    throw error instanceof BrokenWorkbook ? tableError('table-unreadable') : error;
  });
  const filled = sheets.filter(({ hidden, rows }) => !hidden && rows.length > 0).map(sheetResponse);
  if (filled.length === 0) throw tableError('table-empty');
  return { text: null, sheets: filled };
};

const sheetResponse = ({ name, rows: all, merges = [] }: WorkbookSheet) => {
  const rows = all.slice(0, tableLimits.rows);
  const finishes = mergedFinishes(rows, merges);
  return {
    name,
    rows: rows.map((row) => ({
      line: row.line,
      cells: withMergedFinishes(row, finishes)
        .slice(0, tableLimits.columns)
        .map((cell) => cell ?? null),
    })),
    isCut: all.length > tableLimits.rows,
  };
};

type MergedFinish = MergedCells & { readonly finish: string };

/** The texts merged over several rows below a title of finishes or frames. */
const mergedFinishes = (rows: readonly WorkbookRow[], merges: readonly MergedCells[]): readonly MergedFinish[] => {
  const titled = new Map<number, number>();
  for (const { cells, line } of rows)
    for (const [at, cell] of cells.slice(0, tableLimits.columns).entries()) {
      const role = titled.has(at + 1) || cell === undefined ? undefined : roleOfTitle(cell);
      if (role === 'finish' || role === 'frame') titled.set(at + 1, line);
    }
  const cellsOf = new Map(rows.map(({ cells, line }) => [line, cells]));
  return merges
    .filter(({ line, column, rows: height }) => height > 1 && line > (titled.get(column) ?? Infinity))
    .slice(0, tableLimits.rows)
    .map((merge) => ({ ...merge, finish: cellsOf.get(merge.line)?.[merge.column - 1] ?? '' }))
    .filter(({ finish }) => /\p{L}/u.test(finish));
};

/** The cells of a row with the finishes merged from above. A row with its first cell only is a heading. */
const withMergedFinishes = (
  { cells, line }: WorkbookRow,
  finishes: readonly MergedFinish[],
): readonly (string | undefined)[] => {
  if (cells.slice(1).every((cell) => cell === '')) return cells;
  const filled = [...cells];
  for (const { line: first, rows, column, finish } of finishes) {
    if (line <= first || line >= first + rows || (cells[column - 1] ?? '') !== '') continue;
    while (filled.length < column) filled.push('');
    filled[column - 1] = finish;
  }
  return filled;
};

const readText = async (bytes: Buffer): Promise<TableContents> => {
  const encoding = await encodingOf(bytes);
  const isBinary = bytes.includes(0) && !encoding.name.startsWith('utf-16');
  if (isBinary || startsWith(bytes, PDF_SIGNATURE)) throw tableError('table-unreadable');
  let text = '';
  for await (const piece of decodedFile(bytes, encoding)) text += piece;
  if (/^\s*(?:<!doctype html|<html|<\?xml|\{\\rtf)/iu.test(text)) throw tableError('table-unreadable');
  if (text.trim() === '') throw tableError('table-empty');
  return { text, sheets: [] };
};

const PDF_SIGNATURE = [0x25, 0x50, 0x44, 0x46];
