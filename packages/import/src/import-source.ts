import { open, stat } from 'node:fs/promises';
import { readBmecat } from './formats/bmecat.ts';
import { readPriceList, readPriceWorkbook } from './formats/price-list.ts';
import { readXchange } from './formats/xchange.ts';
import type { ImportRecord } from './import-record.ts';

/** A kind of file that can be imported into the e-catalogue. */
export type ImportSource = {
  readonly name: 'BMEcat 2005' | 'ETIM xChange' | 'price list';
  readonly read: (file: string) => AsyncIterable<ImportRecord>;
  /** Whether it holds the whole e-catalogue: what it does not name is gone then. */
  readonly whole: boolean;
};

/** Whether a file is a workbook, which is a zip archive. */
export const isWorkbook = async (path: string): Promise<boolean> =>
  !(await isFolder(path)) && (await beginning(path)).startsWith('PK\u{3}\u{4}');

/** What a file is, by how it begins. */
export const importSource = async (file: string): Promise<ImportSource> => {
  if (await isWorkbook(file)) return { name: 'price list', read: readPriceWorkbook, whole: false };
  const first = (await beginning(file)).replaceAll(/[^\u{21}-\u{7E}]/gu, '')[0];
  if (first === '<') return { name: 'BMEcat 2005', read: readBmecat, whole: true };
  if (first === '{') return { name: 'ETIM xChange', read: readXchange, whole: true };
  return { name: 'price list', read: readPriceList, whole: false };
};

/** Whether a source is a folder of sheets. */
export const isFolder = async (path: string): Promise<boolean> =>
  stat(path).then(
    (entry) => entry.isDirectory(),
    () => false,
  );

const beginning = async (file: string): Promise<string> => {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(64), 0, 64, 0);
    return buffer.toString('latin1', 0, bytesRead);
  } finally {
    await handle.close();
  }
};
