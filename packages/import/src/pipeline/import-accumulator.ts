import { lookAlikeKey } from '@ramka/domain/search';
import { textIn } from '@ramka/server/catalogue/files/catalogue-files';
import type { CatalogueText } from '@ramka/contract/catalogue-format/fields';
import { crc32 } from 'node:zlib';
import { toCatalogueText } from './imported-text.ts';
import type { ImportFinding } from './import-diagnostics.ts';
import type {
  ImportFaultCode,
  ImportNoteCode,
  GroupRecord,
  ImportRecord,
  ImportUpdate,
  Place,
  PriceRecord,
  ProductRecord,
} from './import-record.ts';
import { LostZeros, mixesScripts, normaliseNumber, spreadsheetFault, symbolFault } from './symbols.ts';
import type { NdjsonTempFile } from './ndjson-temp-file.ts';

/** The content of an imported file. Products are in a temporary file; only their keys and symbols are in memory. */
export type AccumulatedImport = {
  readonly header: { readonly name?: string; readonly edition?: string; readonly currency?: string };
  /** Set for a file that is an update. */
  readonly update: ImportUpdate | undefined;
  /** Numbers of removed products, with the place of their removal in the file. */
  readonly removed: ReadonlyMap<string, Place>;
  readonly groups: ReadonlyMap<string, GroupRecord>;
  /** Group keys by product key. */
  readonly placements: ReadonlyMap<string, string>;
  /** Symbols by product key. */
  readonly symbols: ReadonlyMap<string, string>;
  /** Supplier's numbers by product key, for formats that list them separately. */
  readonly supplierNumbers: ReadonlyMap<string, string>;
  /** In file order. */
  readonly prices: readonly PriceRecord[];
  /** The columns and titles of the file's tables. */
  readonly tables: readonly Extract<ImportRecord, { kind: 'columns' }>[];
  /** Frequencies of the first words in names of products without a place. */
  readonly firstWords: ReadonlyMap<string, number>;
  /** The reasons why the whole file cannot be imported. */
  readonly refusals: readonly ImportFinding[];
};

/** Receives rejected parts of a file and notes. */
export type DiagnosticsSink = {
  readonly reject: (code: ImportFaultCode, at: Place, message: string, symbol?: string) => void;
  readonly note: (code: ImportNoteCode, at: Place, message: string) => void;
};

/** Reads all records of a file; products go into the temporary file. */
export const accumulateImport = async (
  file: string,
  records: AsyncIterable<ImportRecord>,
  tempFile: NdjsonTempFile,
  sink: DiagnosticsSink,
): Promise<AccumulatedImport> => {
  const accumulator = new ImportAccumulator(file, sink);
  for await (const written of records) {
    const record = normalised(written);
    if (accumulator.take(record) && record.kind === 'product') await tempFile.add(record);
  }
  accumulator.end();
  return accumulator;
};

class ImportAccumulator implements AccumulatedImport {
  header = {};
  update: ImportUpdate | undefined;
  readonly removed = new Map<string, Place>();
  readonly groups = new Map<string, GroupRecord>();
  readonly placements = new Map<string, string>();
  readonly symbols = new Map<string, string>();
  readonly supplierNumbers = new Map<string, string>();
  readonly prices: PriceRecord[] = [];
  readonly tables: Extract<ImportRecord, { kind: 'columns' }>[] = [];
  readonly firstWords = new Map<string, number>();
  readonly refusals: ImportFinding[] = [];
  readonly #file: string;
  readonly #sink: DiagnosticsSink;
  readonly #seen = new Set<string>();
  /** Symbols with a checksum of the product's name, by look-alike key. */
  readonly #lookAlikes = new Map<string, { readonly symbol: string; readonly name: number }>();
  readonly #lostZeros = new LostZeros<Place>();
  /** Symbols of rejected products. */
  readonly #rejected = new Set<string>();
  readonly #rootKeys = new Set<string>();
  /** Kinds of prices, interned to save memory. */
  readonly #types = new Map<string, string>();
  readonly #removedInUpdate = new Map<string, Place>();
  /** Groups that placements refer to before they appear, with the first reference. */
  readonly #awaited = new Map<string, Place>();

  constructor(file: string, sink: DiagnosticsSink) {
    this.#file = file;
    this.#sink = sink;
  }

  /** Adds a record. Returns whether it is valid. */
  take(record: ImportRecord): boolean {
    switch (record.kind) {
      case 'header':
        this.header = { ...this.header, ...record };
        return true;
      case 'update':
        this.update = record;
        return true;
      case 'removal':
        (record.inUpdatesOnly ? this.#removedInUpdate : this.removed).set(ownCopy(record.symbol), ownPlace(record.at));
        return true;
      case 'root':
        this.#rootKeys.add(record.key);
        return true;
      case 'group':
        this.groups.set(record.key, record);
        return true;
      case 'product':
        return this.#takeProduct(record);
      case 'placement':
        if (!this.groups.has(record.groupKey)) this.#awaited.set(record.groupKey, record.at);
        if (!this.placements.has(record.productKey))
          this.placements.set(ownCopy(record.productKey), this.groups.get(record.groupKey)?.key ?? record.groupKey);
        return true;
      case 'number':
        this.supplierNumbers.set(ownCopy(record.productKey), ownCopy(record.supplierNumber));
        return true;
      case 'price':
        return this.#takePrice(record);
      case 'columns':
        this.tables.push(record);
        return true;
      case 'note':
        this.#sink.note(record.code, record.at, record.message);
        return true;
      case 'fault':
        return this.#leaveOut(record.code ?? 'unreadable', record.at, record.message, record.symbol);
      case 'refusal':
        this.refusals.push({ file: this.#file, at: record.at, code: 'unreadable', message: record.message });
        return false;
    }
  }

  /** Reports references to groups that never appeared. */
  end(): void {
    const suspected = this.#lostZeros.suspected();
    if (suspected !== undefined)
      this.#sink.note(
        'shortened-symbol',
        suspected.at,
        `"${suspected.symbol}" and others, ${suspected.count} in all, have fewer than the ${suspected.digits} digits of the rest, of which none begins with 0: a spreadsheet may have dropped leading zeros.`,
      );
    if (this.update !== undefined) for (const [symbol, at] of this.#removedInUpdate) this.removed.set(symbol, at);
    const isKnown = (key: string): boolean => this.groups.has(key) || this.#rootKeys.has(key);
    for (const [key, at] of this.#awaited) {
      // An update of BMEcat may refer to groups of the previous catalogue.
      if (this.update === undefined && !isKnown(key))
        this.#leaveOut('unknown-group', at, `There is no catalogue group "${key}".`);
    }
    for (const { key, parentKey, at } of this.groups.values()) {
      if (parentKey !== null && !isKnown(parentKey) && parentKey !== '0' && this.update === undefined)
        this.#leaveOut('unknown-group', at, `The group "${key}" belongs to "${parentKey}", which does not exist.`);
    }
  }

  #takeProduct({ key, symbol, name, place = [], at }: ProductRecord): boolean {
    const wrong = symbolFault(symbol);
    if (wrong !== undefined) {
      this.#rejected.add(symbol);
      return this.#leaveOut('wrong-symbol', at, wrong, symbol);
    }
    const text = toCatalogueText(name);
    if (text === undefined) return this.#leaveOut('no-name', at, `"${symbol}" has no name.`, symbol);
    if (this.symbols.has(key))
      return this.#leaveOut('duplicate-product', at, `The product "${key}" is duplicated.`, symbol);
    if (this.#seen.has(symbol))
      return this.#leaveOut(
        'duplicate-symbol',
        at,
        `The symbol "${symbol}" is duplicated${key === symbol ? '' : ': --symbol supplier distinguishes them'}.`,
        symbol,
      );
    if (this.#isSimilar(symbol, text, at)) return false;
    this.#lostZeros.take(symbol, at);
    const own = ownCopy(symbol);
    this.symbols.set(key === symbol ? own : ownCopy(key), own);
    this.#seen.add(own);
    const ownText = textIn(text, 'pl');
    if (garbled.test(ownText)) this.#sink.note('mojibake', at, `"${symbol}" is called "${ownText.slice(0, 80)}".`);
    if (place.length === 0) this.#countWord(firstWord(ownText));
    return true;
  }

  /** Whether the product occurred earlier with another spelling of its symbol. Reports spellings that look the same. */
  #isSimilar(symbol: string, text: CatalogueText, at: Place): boolean {
    if (mixesScripts(symbol))
      this.#sink.note('mixed-letters', at, `"${symbol}" has letters of several scripts that look the same.`);
    const [key, name] = [lookAlikeKey(symbol), crc32(JSON.stringify(text))];
    const before = this.#lookAlikes.get(key);
    if (before === undefined) {
      this.#lookAlikes.set(ownCopy(key), { symbol: ownCopy(symbol), name });
      return false;
    }
    const difference = `"${symbol}" and "${before.symbol}" differ in case, blanks or look-alike characters only`;
    if (before.name === name) {
      this.#leaveOut('similar-symbol', at, `${difference}, and have the same name: one product.`, symbol);
      return true;
    }
    this.#sink.note('similar-symbol', at, `${difference}; their names differ, and both are kept.`);
    return false;
  }

  #takePrice(record: PriceRecord): boolean {
    const { productKey, at } = record;
    const wrong = this.symbols.has(productKey) ? undefined : spreadsheetFault(productKey);
    if (wrong === undefined) {
      this.prices.push(this.#ownPrice(record));
      return true;
    }
    return this.#rejected.has(productKey) ? false : this.#leaveOut('wrong-symbol', at, wrong, productKey);
  }

  #countWord(word: string): void {
    this.firstWords.set(word, (this.firstWords.get(word) ?? 0) + 1);
  }

  #ownPrice({ productKey, price, type, currency, at }: PriceRecord): PriceRecord {
    if (type !== undefined && !this.#types.has(type)) this.#types.set(ownCopy(type), ownCopy(type));
    const storedType = type === undefined ? undefined : this.#types.get(type);
    return {
      kind: 'price',
      productKey: ownCopy(productKey),
      price: price && ownCopy(price),
      ...(storedType !== undefined && { type: storedType }),
      ...(currency !== undefined && { currency: ownCopy(currency) }),
      at: ownPlace(at),
    };
  }

  #leaveOut(code: ImportFaultCode, at: Place, message: string, symbol?: string): false {
    this.#sink.reject(code, at, message, symbol);
    return false;
  }
}

/** The reason why a table contains no products: it has no column of names. Undefined if it has one. */
export const missingNameColumn = ({ symbols, tables: [table] }: AccumulatedImport): string | undefined =>
  symbols.size > 0 || table === undefined || table.columns['name'] !== undefined
    ? undefined
    : `No column was taken for names, and products need one. There is: ${table.titles.filter(Boolean).join(' | ')}. Say which one it is: --columns name="…".`;

/** The reason for refusing a price list without a price column. Undefined if it has one. */
export const missingPriceColumn = ({ tables }: AccumulatedImport): string | undefined => {
  const [table] = tables;
  return table === undefined || tables.some(({ columns }) => columns['price'] !== undefined)
    ? undefined
    : `No column was taken for prices. There is: ${table.titles.filter(Boolean).join(' | ')}. Say which one it is: --columns price="…"; --add-new takes products without prices.`;
};

const normalised = (record: ImportRecord): ImportRecord => {
  if (record.kind === 'product') return normalisedProduct(record);
  if (record.kind === 'removal') return { ...record, symbol: normaliseNumber(record.symbol) };
  if (record.kind === 'number')
    return {
      ...record,
      productKey: normaliseNumber(record.productKey),
      supplierNumber: normaliseNumber(record.supplierNumber),
    };
  if (record.kind === 'price' || record.kind === 'placement')
    return { ...record, productKey: normaliseNumber(record.productKey) };
  return record;
};

const normalisedProduct = (record: ProductRecord): ProductRecord => ({
  ...record,
  key: normaliseNumber(record.key),
  symbol: normaliseNumber(record.symbol),
  ...(record.supplierNumber !== undefined && { supplierNumber: normaliseNumber(record.supplierNumber) }),
  ...(record.manufacturerNumber !== undefined && { manufacturerNumber: normaliseNumber(record.manufacturerNumber) }),
  ...(record.successorKey !== undefined && { successorKey: normaliseNumber(record.successorKey) }),
});

/** UTF-8 that was decoded with another encoding (mojibake), and replacement characters. */
const garbled =
  /\u{FFFD}|[ĂÄĹÅÃ][\u{80}-\u{BF}‚„…†‡‰‹›ŚŤŽŹ‘’“”•–—™šśťžźˇ˘Ł¤Ą¦§¨©Ş«¬­®Ż°±˛ł´µ¶·¸ąş»Ľ˝ľż¼½¾]|Ð[\u{90}-\u{BF}]/u;

/** The first word of a name, which usually is the kind of product. */
export const firstWord = (name: string): string => {
  const word = /^[^\p{L}]*(\p{L}{3,})/u.exec(name)?.[1]?.toLowerCase() ?? '';
  return word.slice(0, 1).toUpperCase() + word.slice(1);
};

const ownPlace = ({ line, path }: Place): Place => ({ line, path: ownCopy(path) });

/** Copies a text. Parsers return slices of their input chunks, and a slice keeps its whole chunk in memory. */
const ownCopy = (text: string): string => {
  if (text.length > COPIED_AT_ONCE / 3) return Buffer.from(text).toString();
  return copying.toString('utf8', 0, copying.write(text));
};

/** Size of the buffer through which short texts are copied, in bytes. */
const COPIED_AT_ONCE = 4096;
const copying = Buffer.alloc(COPIED_AT_ONCE);
