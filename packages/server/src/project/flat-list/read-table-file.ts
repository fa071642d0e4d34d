import { type TableContents, tableLimits } from '@ramka/contract/wire/flat-list';
import { LIST_FILE_BYTES } from '@ramka/domain/flat-list/list-file';
import { HttpError } from '../../http/errors.ts';
import { decodedFile, encodingOf } from '../../table-files/decoded-file.ts';
import { BrokenWorkbook, type WorkbookSheet, workbookSheets } from '../../table-files/workbook-sheets.ts';

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

const sheetResponse = ({ name, rows }: WorkbookSheet) => ({
  name,
  rows: rows.slice(0, tableLimits.rows).map(({ cells, line }) => ({
    line,
    cells: cells.slice(0, tableLimits.columns).map((cell) => cell ?? null),
  })),
  isCut: rows.length > tableLimits.rows,
});

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
