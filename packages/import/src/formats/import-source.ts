import { open, stat } from 'node:fs/promises';
import { readBmecat } from './bmecat.ts';
import { readOpenMasterdata } from './open-masterdata.ts';
import { readPriceList, readPriceWorkbook } from './price-list.ts';
import { readXchange } from './xchange.ts';
import type { ImportRecord, ReadOptions } from '../pipeline/import-record.ts';

/** A kind of file: one that can be imported, or a known one that is refused with advice. */
export type ImportSource = {
  readonly name: 'BMEcat' | 'ETIM xChange' | 'Open Masterdata' | 'price list' | 'other file';
  readonly read: (file: string, options: ReadOptions) => AsyncIterable<ImportRecord>;
  /** Whether the file contains the complete e-catalogue, so that products it does not name are discontinued. */
  readonly complete: boolean;
};

/** Whether a file is a ZIP archive, as workbooks are. */
export const isWorkbook = async (path: string): Promise<boolean> =>
  !(await isFolder(path)) && (await beginning(path)).startsWith('PK\u{3}\u{4}');

/** Detects the kind of a file by its first bytes. */
export const importSource = async (file: string): Promise<ImportSource> => {
  if (await isWorkbook(file)) return { name: 'price list', read: readPriceWorkbook, complete: false };
  const start = await beginning(file);
  const plain = start.replaceAll(/[^\u{20}-\u{7E}]/gu, '').trim();
  if (start.startsWith(compoundFile))
    return unsupportedSource(`This is a workbook of Excel 97 (XLS), or one with a password. ${saveAs}`);
  const otherKind = unsupportedFiles.find(({ begins }) => begins.test(start) || begins.test(plain));
  if (otherKind) return unsupportedSource(otherKind.message);
  if (plain.startsWith('<')) return { name: 'BMEcat', read: readBmecat, complete: true };
  if (/^[[{]/.test(plain) && /"(?:supplierPid|manufacturerPid)"/i.test(plain)) {
    const path = plain.startsWith('[') ? '$.*' : '$';
    return {
      name: 'Open Masterdata',
      read: (from, options) => readOpenMasterdata(from, options, path),
      complete: true,
    };
  }
  if (/^\[\s*(?:[{["\d]|$)/.test(plain))
    return unsupportedSource(
      'This is JSON, but neither ETIM xChange nor Open Masterdata. Ask for one of these, BMEcat or a price list.',
    );
  if (plain.startsWith('{')) return { name: 'ETIM xChange', read: readXchange, complete: true };
  return { name: 'price list', read: readPriceList, complete: false };
};

const saveAs = 'Open it in a spreadsheet program and save it as XLSX, ODS or CSV.';

/** Matches the root element of an XML file, after declaration, comments and document type. */
const root = (names: string): RegExp =>
  new RegExp(String.raw`^(?:\s*<[?!](?:[^>\[]|\[[^\]]*\])*>)*\s*<(?:[\w.-]+:)?(?:${names})[\s/>]`, 'i');

/** The first bytes of XLS files, and of encrypted XLSX files. */
const compoundFile = String.fromCodePoint(0xd0, 0xcf, 0x11, 0xe0);

/** Known files that cannot be imported, with advice. */
const unsupportedFiles: readonly { readonly begins: RegExp; readonly message: string }[] = [
  { begins: root('Workbook'), message: `This is a workbook of Excel 2003 (XML). ${saveAs}` },
  {
    begins: root('html|!doctype html|table'),
    message: `This is a web page, as some shops save their tables. ${saveAs}`,
  },
  { begins: /^%PDF/, message: 'This is a PDF. Ask your supplier for the list as BMEcat, XLSX or CSV.' },
  {
    begins: root('SHOP'),
    message:
      'This is a product feed for Heureka or Zboží: it has prices with VAT for consumers. Ask for BMEcat or a price list.',
  },
  {
    begins: root('offers'),
    message: 'This is a product feed for Ceneo: it has prices with VAT for consumers. Ask for BMEcat or a price list.',
  },
  {
    begins: root('yml_catalog'),
    message:
      'This is a product feed in YML, as for Prom or Hotline: it has prices with VAT for consumers. Ask for BMEcat or a price list.',
  },
  {
    begins: root('rss|feed'),
    message:
      'This is a product feed for Google Merchant: it has prices with VAT for consumers. Ask for BMEcat or a price list.',
  },
  {
    begins: root('ORDER|ORDERRESPONSE|ORDERCHANGE|RFQ|QUOTATION|INVOICE|DISPATCHNOTIFICATION|OPENTRANS'),
    message: 'This is a document of openTRANS, such as an order, and no catalogue.',
  },
  {
    begins: root('PRICAT|INTERCHANGE|Catalogue'),
    message: 'This is a catalogue of another kind (PRICAT or UBL). Ask for BMEcat.',
  },
  {
    begins: /^(?:V \d{6}|V;050;|[AB];[NLAX];)/,
    message: 'This looks like DATANORM, which is not read yet. Ask for BMEcat.',
  },
];

const unsupportedSource = (message: string): ImportSource => ({
  name: 'other file',
  // oxlint-disable-next-line require-await -- all sources are asynchronous generators
  read: async function* () {
    yield { kind: 'refusal', at: { line: 1, path: '' }, message };
  },
  complete: false,
});

/** Whether a source is a folder of sheets. */
export const isFolder = async (path: string): Promise<boolean> =>
  stat(path).then(
    (entry) => entry.isDirectory(),
    () => false,
  );

const beginning = async (file: string): Promise<string> => {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(DETECTION_BYTES), 0, DETECTION_BYTES, 0);
    return buffer.toString('latin1', 0, bytesRead);
  } finally {
    await handle.close();
  }
};

/** The bytes from which the kind of a file is detected. */
const DETECTION_BYTES = 4096;
