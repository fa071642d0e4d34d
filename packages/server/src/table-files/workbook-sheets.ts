import { SaxesParser, type SaxesTagPlain } from 'saxes';
import { BrokenArchive, ZipArchive } from './zip-archive.ts';

/** A sheet of a workbook with its non-empty rows. */
export type WorkbookSheet = {
  readonly name: string;
  readonly rows: readonly WorkbookRow[];
  readonly merges?: readonly MergedCells[];
  readonly hidden?: true;
  /** Indexes of hidden columns, from 0. */
  readonly hiddenColumns?: readonly number[];
};

/** Merged cells: first row and first column (from 1), and number of columns and rows. */
export type MergedCells = {
  readonly line: number;
  readonly column: number;
  readonly columns: number;
  readonly rows: number;
};

/** A row: its cells as text, as in CSV, undefined for a date; and its number, from 1. */
export type WorkbookRow = {
  readonly cells: readonly (string | undefined)[];
  readonly line: number;
  /** Indexes of numeric cells with decimals: as a number `1.425` is unambiguous, as a text it may be 1425. */
  readonly numbers?: readonly number[];
  /** Hidden manually, by a filter or in a collapsed outline. */
  readonly hidden?: true;
};

/** Thrown for a file that is not a workbook or is damaged. */
export class BrokenWorkbook extends Error {}

/**
 * Reads the sheets of an Office Open XML workbook or an OpenDocument spreadsheet, in order. Throws `BrokenWorkbook`, also
 * for one that unpacks to more than `maxUnpacked` bytes.
 */
export const workbookSheets = async (
  file: string | Buffer,
  maxUnpacked?: number,
): Promise<readonly WorkbookSheet[]> => {
  let archive: ZipArchive | undefined;
  try {
    archive = await ZipArchive.open(file, maxUnpacked);
    if (archive.has('content.xml')) return await openDocumentSheets(archive);
    if (archive.has('xl/workbook.xml')) return await officeSheets(archive);
    throw new BrokenWorkbook(otherArchive(archive.names));
  } catch (error) {
    if (!(error instanceof BrokenArchive) && !(error instanceof BrokenPart)) throw error;
    throw new BrokenWorkbook(`The workbook cannot be read: ${error.message.replace(/\.$/, '')}.`, { cause: error });
  } finally {
    await archive?.close();
  }
};

/** The advice for an archive that is not a workbook, because files to import are often sent as an archive. */
const otherArchive = (names: readonly string[]): string => {
  const files = names.filter(
    (name) => !name.endsWith('/') && !/(?:^|\/)(?:__MACOSX\/|\._|\.DS_Store|Thumbs\.db)/i.test(name),
  );
  const importable = files.filter((name) => /\.(?:xml|json|csv|tsv|txt|xlsx|ods)$/i.test(name));
  const pictures = files.filter((name) => /\.(?:jpe?g|png|webp|svg)$/i.test(name)).length;
  const [first] = importable;
  if (first === undefined)
    return 'This is a ZIP archive without a workbook (XLSX, ODS) or another file that can be imported.';
  const listed = importable.slice(0, 3).map((name) => `"${name}"`);
  const more = importable.length > 3 ? ` and ${importable.length - 3} more` : '';
  return `This is a ZIP archive with ${listed.join(', ')}${more}${pictures === 0 ? '' : ` and ${pictures} pictures`}. Unpack it and import ${importable.length === 1 ? 'that file' : 'one of these files'}${pictures === 0 ? '.' : ', with --pictures and the folder of the pictures.'}`;
};

/** Thrown for a part of a workbook that is not XML. */
class BrokenPart extends Error {}

/** Reads a part of a workbook element by element. Throws `BrokenPart` if it is not XML. */
const readPart = async (
  archive: ZipArchive,
  name: string,
  take: {
    readonly begin: (name: string, attributes: SaxesTagPlain['attributes']) => void;
    readonly text?: (text: string) => void;
    readonly end?: (name: string) => void;
  },
): Promise<void> => {
  const parser = new SaxesParser();
  parser.on('error', ({ message }) => {
    throw new BrokenPart(`${name}: ${message}`);
  });
  parser.on('opentag', (tag) => take.begin(tag.name.slice(tag.name.indexOf(':') + 1), tag.attributes));
  if (take.text) parser.on('text', take.text);
  if (take.end) parser.on('closetag', (tag) => take.end?.(tag.name.slice(tag.name.indexOf(':') + 1)));
  for await (const piece of archive.text(name)) parser.write(piece);
  parser.close();
};

const officeSheets = async (archive: ZipArchive): Promise<readonly WorkbookSheet[]> => {
  const listed: { name: string; id: string; hidden: boolean }[] = [];
  await readPart(archive, 'xl/workbook.xml', {
    begin: (name, attributes) => {
      const id = Object.entries(attributes).find(([key]) => /^(?:.+:)?id$/.test(key))?.[1];
      if (name === 'sheet' && id !== undefined)
        listed.push({ name: attributes['name'] ?? '', id, hidden: /hidden/i.test(attributes['state'] ?? '') });
    },
  });
  const targets = await partNames(archive);
  const strings = await sharedStrings(archive);
  const formats = await numberFormats(archive);
  const sheets: WorkbookSheet[] = [];
  for (const { name, id, hidden } of listed) {
    const part = targets.get(id);
    if (part !== undefined && archive.has(part))
      sheets.push(await readSheet(archive, part, { name, hidden, strings, formats }));
  }
  return sheets;
};

const partNames = async (archive: ZipArchive): Promise<ReadonlyMap<string, string>> => {
  const names = new Map<string, string>();
  const relations = 'xl/_rels/workbook.xml.rels';
  if (!archive.has(relations)) return names;
  await readPart(archive, relations, {
    begin: (_name, { Id: id, Target: target }) => {
      if (id !== undefined && target !== undefined)
        names.set(id, target.startsWith('/') ? target.slice(1) : `xl/${target.replace(/^\.\//, '')}`);
    },
  });
  return names;
};

/** The shared strings, without phonetic readings. */
const sharedStrings = async (archive: ZipArchive): Promise<readonly string[]> => {
  const strings: string[] = [];
  const part = 'xl/sharedStrings.xml';
  if (!archive.has(part)) return strings;
  let [text, inText, phonetic] = ['', false, false];
  await readPart(archive, part, {
    begin: (name) => {
      if (name === 'si') text = '';
      inText = name === 't' && !phonetic;
      if (name === 'rPh') phonetic = true;
    },
    text: (piece) => {
      if (inText) text += piece;
    },
    end: (name) => {
      inText = false;
      if (name === 'rPh') phonetic = false;
      if (name === 'si') strings.push(text);
    },
  });
  return strings;
};

/** The meaning of a number format: a date, or a number padded to this many digits. */
type NumberFormat = 'date' | number | undefined;

const builtInDates = new Set([14, 15, 16, 17, 18, 19, 20, 21, 22, 45, 46, 47]);

const numberFormats = async (archive: ZipArchive): Promise<readonly NumberFormat[]> => {
  const own = new Map<string, string>();
  const formats: NumberFormat[] = [];
  if (!archive.has('xl/styles.xml')) return formats;
  let inCellFormats = false;
  await readPart(archive, 'xl/styles.xml', {
    begin: (name, { numFmtId: id = '0', formatCode: code }) => {
      if (name === 'numFmt' && code !== undefined) own.set(id, code);
      if (name === 'cellXfs') inCellFormats = true;
      if (name === 'xf' && inCellFormats) formats.push(formatOf(Number(id), own.get(id)));
    },
    end: (name) => {
      if (name === 'cellXfs') inCellFormats = false;
    },
  });
  return formats;
};

const formatOf = (id: number, code: string | undefined): NumberFormat => {
  if (code === undefined) return builtInDates.has(id) ? 'date' : undefined;
  if (/^0{2,20}$/.test(code)) return code.length;
  return /[dmyhs]/i.test(code.replaceAll(/"[^"]*"|\[[^\]]*\]|\\.|_./g, '').replace(/general/i, ''))
    ? 'date'
    : undefined;
};

/** The maximum number of cells, because a workbook is read into memory. */
const MAX_CELLS = 3_000_000;

const tooManyCells = `it has more than ${MAX_CELLS} cells. Save it as CSV`;

type Surroundings = {
  readonly name: string;
  readonly hidden: boolean;
  readonly strings: readonly string[];
  readonly formats: readonly NumberFormat[];
};

const readSheet = async (archive: ZipArchive, part: string, surroundings: Surroundings): Promise<WorkbookSheet> => {
  const rows: WorkbookRow[] = [];
  const merges: MergedCells[] = [];
  const hiddenColumns: number[] = [];
  let line = 0;
  let isHidden = false;
  let cells: (string | undefined)[] = [];
  let numbers: number[] = [];
  let column = 0;
  let count = 0;
  let cell: { type: string; style: number } = { type: 'n', style: 0 };
  let [value, taking] = ['', false];
  await readPart(archive, part, {
    begin: (name, attributes) => {
      taking = name === 'v' || name === 't';
      if (name === 'row') {
        line = Number(attributes['r'] ?? line + 1);
        isHidden = isTrue(attributes['hidden']);
        [cells, numbers, column] = [[], [], 0];
      } else if (name === 'c') {
        column = columnOf(attributes['r']) ?? column + 1;
        cell = { type: attributes['t'] ?? 'n', style: Number(attributes['s'] ?? 0) };
        value = '';
        count += 1;
        if (count > MAX_CELLS) throw new BrokenArchive(tooManyCells);
      } else if (name === 'col' && isTrue(attributes['hidden'])) {
        hiddenColumns.push(...columnsBetween(attributes['min'], attributes['max']));
      } else if (name === 'mergeCell') merges.push(...mergeOf(attributes['ref'] ?? ''));
    },
    text: (piece) => {
      if (taking) value += piece;
    },
    end: (name) => {
      taking = false;
      if (name === 'c' && value !== '') {
        while (cells.length < column - 1) cells.push('');
        const text = cellText(value, cell, surroundings);
        cells[column - 1] = text;
        if (cell.type === 'n' && text !== undefined && hasTenths.test(text)) numbers.push(column - 1);
      }
      if (name === 'row' && cells.some((one) => one !== ''))
        rows.push({ cells, line, ...(numbers.length > 0 && { numbers }), ...(isHidden && { hidden: true }) });
    },
  });
  return {
    name: surroundings.name,
    rows,
    merges,
    ...(surroundings.hidden && { hidden: true }),
    ...(hiddenColumns.length > 0 && { hiddenColumns }),
  };
};

const isTrue = (text: string | undefined): boolean => text === '1' || text === 'true';

/** Column indexes (from 0) between two column numbers (from 1), limited to 1000 columns. */
const columnsBetween = (from = '1', to = from): readonly number[] => {
  const [first, last] = [Number(from), Math.min(Number(to), 1000)];
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first - 1 + index);
};

/** The letters of a column by its index from 0: 27 is `AB`. */
export const columnLetters = (place: number): string =>
  (place < 26 ? '' : columnLetters(Math.floor(place / 26) - 1)) + String.fromCodePoint(65 + (place % 26));

const hasTenths = /^\d*\.\d+$/;

/** The column of a cell reference, from 1: 28 for `AB7`. */
const columnOf = (reference: string | undefined): number | undefined => {
  const letters = /^([A-Z]{1,3})\d*$/.exec(reference ?? '')?.[1];
  return letters === undefined
    ? undefined
    : Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
};

const lineOf = (reference: string): number => Number(reference.replace(/^\D+/, ''));

const mergeOf = (reference: string): readonly MergedCells[] => {
  const [from = '', to = ''] = reference.split(':');
  const [first, last] = [columnOf(from), columnOf(to)];
  if (first === undefined || last === undefined) return [];
  const [line, end] = [lineOf(from), lineOf(to)];
  return [{ line, column: first, columns: last - first + 1, rows: end - line + 1 }];
};

const DATE = undefined;

const cellText = (
  value: string,
  { type, style }: { readonly type: string; readonly style: number },
  { strings, formats }: Surroundings,
): string | undefined => {
  if (type === 's') return strings[Number(value)] ?? '';
  if (type === 'b') return value === '1' ? 'yes' : 'no';
  if (type === 'd') return DATE;
  if (type === 'e') return '';
  if (type !== 'n') return value;
  const format = formats[style];
  if (format === 'date') return DATE;
  const number = plainNumber(value);
  return format === undefined ? number : number.padStart(format, '0');
};

/** Removes the errors of binary fractions from a number: workbooks may store `71.3` as `71.299999999999997`. */
const plainNumber = (text: string): string => {
  const number = Number(text);
  return Number.isNaN(number) ? text : String(Number(number.toFixed(8)));
};

/**
 * Reads OpenDocument sheets. Repeated rows and cells are stored once with a count; empty ones up to the end of the
 * sheet may count up to a million.
 */
const openDocumentSheets = async (archive: ZipArchive): Promise<readonly WorkbookSheet[]> => {
  const sheets: {
    readonly name: string;
    readonly rows: WorkbookRow[];
    readonly merges: MergedCells[];
    readonly hidden?: true;
    readonly hiddenColumns: number[];
  }[] = [];
  /** Names of table styles that are not displayed. */
  const hiddenStyles = new Set<string>();
  let [style, tableColumn, isHidden] = ['', 0, false];
  let [line, rowRepeats, column, cellRepeats, count] = [0, 1, 0, 1, 0];
  let cells: (string | undefined)[] = [];
  let [numbers, texts]: [number[], string[]] = [[], []];
  let cell: SaxesTagPlain['attributes'] = {};
  await readPart(archive, 'content.xml', {
    begin: (name, attributes) => {
      if (name === 'style') style = attributes['style:name'] ?? '';
      else if (name === 'table-properties' && attributes['table:display'] === 'false') hiddenStyles.add(style);
      else if (name === 'table') {
        const hidden = hiddenStyles.has(attributes['table:style-name'] ?? '');
        sheets.push({
          name: attributes['table:name'] ?? '',
          rows: [],
          merges: [],
          hiddenColumns: [],
          ...(hidden && { hidden }),
        });
        [line, tableColumn] = [0, 0];
      } else if (name === 'table-column') {
        const repeats = Number(attributes['table:number-columns-repeated'] ?? 1);
        if (isCollapsed(attributes))
          sheets.at(-1)?.hiddenColumns.push(...columnsBetween(String(tableColumn + 1), String(tableColumn + repeats)));
        tableColumn += repeats;
      } else if (name === 'table-row') {
        rowRepeats = Number(attributes['table:number-rows-repeated'] ?? 1);
        isHidden = isCollapsed(attributes);
        [cells, numbers, column] = [[], [], 0];
      } else if (name === 'table-cell' || name === 'covered-table-cell') {
        cellRepeats = Number(attributes['table:number-columns-repeated'] ?? 1);
        [cell, texts] = [attributes, []];
      } else if (name === 'p') texts.push('');
    },
    text: (piece) => {
      if (texts.length > 0) texts.push(`${texts.pop() ?? ''}${piece}`);
    },
    end: (name) => {
      if (name === 'table-cell' || name === 'covered-table-cell') {
        const text = openDocumentText(cell, texts.join('\n'));
        const rows = Number(cell['table:number-rows-spanned'] ?? 1);
        const columns = Number(cell['table:number-columns-spanned'] ?? 1);
        if (rows > 1) sheets.at(-1)?.merges.push({ line: line + 1, column: column + 1, columns, rows });
        if (text !== '') {
          count += 1;
          if (count > MAX_CELLS) throw new BrokenArchive(tooManyCells);
          while (cells.length < column) cells.push('');
          const isNumber = cell['office:value'] !== undefined && hasTenths.test(text ?? '');
          for (let times = 0; times < Math.min(cellRepeats, 100); times += 1) {
            if (isNumber) numbers.push(cells.length);
            cells.push(text);
          }
        }
        [column, texts] = [column + cellRepeats, []];
      } else if (name === 'table-row') {
        if (cells.length > 0)
          sheets.at(-1)?.rows.push({
            cells,
            line: line + 1,
            ...(numbers.length > 0 && { numbers }),
            ...(isHidden && { hidden: true }),
          });
        line += rowRepeats;
      }
    },
  });
  return sheets;
};

/** Hidden manually or by a filter. */
const isCollapsed = (attributes: SaxesTagPlain['attributes']): boolean =>
  /^(?:collapse|filter)$/.test(attributes['table:visibility'] ?? '');

const openDocumentText = (attributes: SaxesTagPlain['attributes'], text: string): string | undefined => {
  const type = attributes['office:value-type'];
  if (type === 'date' || type === 'time') return DATE;
  if (type === 'boolean') return attributes['office:boolean-value'] === 'true' ? 'yes' : 'no';
  const value = attributes['office:value'];
  return type === 'string' || value === undefined ? text : plainNumber(value);
};
