import { cp, lstat, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { CatalogueFault } from '@ramka/server/catalogue/catalogue-fault';
import { checkCatalogue } from '@ramka/server/catalogue/check/check-catalogue';
import { describeCounterparts } from '@ramka/server/catalogue/diff-substitutes';
import type { CatalogueFiles } from '@ramka/server/catalogue/files/catalogue-files';
import { valuesOf } from '@ramka/server/catalogue/files/entries';
import { beginCatalogue, replaceFolder, writeJson } from '../catalogue/catalogue-folder.ts';
import type { ImportFinding } from '../pipeline/import-diagnostics.ts';
import { drawPlaceholders } from '../placeholder-drawings/draw-placeholders.ts';
import { counterpartsOfSheets } from './counterpart-tables.ts';
import { rangeTablesOfSheets } from './range-tables.ts';
import { readSheets, type SheetName, type SheetRow, type Sheets, symbolOf } from './read-sheets.ts';
import { columnOf, type RangeFile } from './sheet-cells.ts';
import { UNSURE } from './sheet-columns.ts';
import { beginReading, type SheetReading } from './sheet-reading.ts';
import { setTablesOfSheets } from './sheet-tables.ts';

/** How sheets are imported. */
export type SheetsOptions = {
  /** A sound catalogue may become one with faults. */
  readonly draft?: boolean;
  /** A folder with pictures, as below a catalogue's `pictures/`. */
  readonly pictures?: string;
  /** It is only told what would become of them. */
  readonly dryRun?: boolean;
  /** More than a fifth of the e-catalogue's products may go. */
  readonly yes?: boolean;
};

/** What came of importing sheets. With any fault of theirs nothing has changed. */
export type SheetsReport = {
  /** The sheets that were there. */
  readonly sheets: readonly SheetName[];
  readonly faults: readonly ImportFinding[];
  /** What is wrong with the catalogue then, by sheet, row and symbol where a row says it. */
  readonly catalogueFaults: readonly CatalogueFault[];
  /** Whether the folder has changed: a catalogue with faults is a draft, and changes as well. */
  readonly written: boolean;
  /** What they change in functions, roles, families of colours and finishes, as lines for a person. */
  readonly changes: readonly string[];
  /** How many pictures were drawn because there were none. */
  readonly placeholders: number;
  /** How many rows are still marked as unsure. */
  readonly unsure: number;
};

/**
 * Puts sheets in the place of a catalogue's tables. A catalogue without faults is never made one with faults, unless as a
 * draft; one that has some already, or is new, is a draft.
 */
export const importSheets = async (
  source: string,
  folder: string,
  options: SheetsOptions = {},
): Promise<SheetsReport> => {
  const faults: ImportFinding[] = [];
  return putSheets(await readSheets(source, faults), folder, options, faults);
};

/** Puts sheets that were read, or made, in the place of a catalogue's tables. */
export const putSheets = async (
  sheets: Sheets,
  folder: string,
  { draft = false, pictures, dryRun = false, yes = false }: SheetsOptions = {},
  faults: ImportFinding[] = [],
): Promise<SheetsReport> => {
  let catalogueFaults: readonly CatalogueFault[] = [];
  let changes: readonly string[] = [];
  let placeholders = 0;
  const written = await replaceFolder(folder, async (copy) => {
    await beginCatalogue(copy);
    const before = await checkCatalogue(copy);
    if (faults.length > 0) return false;
    const reading = beginReading(sheets, before.files, faults);
    const files = filesOf(reading);
    if (faults.length > 0) return false;
    await writeFiles(copy, files, reading);
    if (pictures !== undefined) await takePictures(pictures, join(copy, 'pictures'));
    placeholders = await drawPlaceholders(copy);
    const after = await checkCatalogue(copy);
    catalogueFaults = after.faults.map((fault) => placed(fault, files));
    // Of the first series everything would be new.
    if (before.files.series.entries.length > 0) changes = describeCounterparts(before.files, after.files);
    if (!yes && !dryRun) faults.push(...muchGone(before.files, after.files));
    return !dryRun && faults.length === 0 && (after.faults.length === 0 || before.faults.length > 0 || draft);
  });
  return {
    sheets: [...sheets.keys()],
    faults,
    catalogueFaults,
    written,
    changes,
    placeholders,
    unsure: unsureRows(sheets),
  };
};

/** Rows that were taken out by mistake take their products away. */
const muchGone = (before: CatalogueFiles, after: CatalogueFiles): readonly ImportFinding[] => {
  const kept = new Set(valuesOf(after.ecatalogProducts).map(({ id }) => id));
  const all = valuesOf(before.ecatalogProducts);
  const gone = all.filter(({ id }) => !kept.has(id)).length;
  if (gone * 5 <= all.length) return [];
  const message = `${gone} of ${all.length} products of the e-catalogue would go. Say --yes if that is wished.`;
  return [{ file: 'e-catalogue-products', at: { line: 1, path: '' }, code: 'many-gone', message }];
};

/** Takes over a folder of pictures, but no links. */
const takePictures = (from: string, to: string): Promise<void> =>
  cp(from, to, { recursive: true, filter: async (path) => path === from || !(await lstat(path)).isSymbolicLink() });

const unsureRows = (sheets: Sheets): number =>
  [...sheets.values()].flat().filter(({ cells }) => cells[UNSURE] !== undefined).length;

/** The catalogue's files that the sheets are. */
const filesOf = (reading: SheetReading): readonly RangeFile[] => [
  ...rangeTablesOfSheets(reading),
  ...setTablesOfSheets(reading),
  ...counterpartsOfSheets(reading),
];

const writeFiles = async (copy: string, files: readonly RangeFile[], reading: SheetReading): Promise<void> => {
  if (reading.sheets.has('price-lists')) await rm(join(copy, 'prices'), { recursive: true, force: true });
  for (const { path, content } of files) {
    await mkdir(dirname(join(copy, path)), { recursive: true });
    if (path.endsWith('.ndjson')) await writeLines(join(copy, path), content);
    else await writeJson(join(copy, path), content);
  }
  const { files: after } = await checkCatalogue(copy);
  await completeFolders(copy, after);
  if (after.manifest !== undefined && reading.lastId > (after.manifest.lastId ?? 0))
    await writeJson(join(copy, 'catalogue.json'), { ...after.manifest, lastId: reading.lastId });
};

const writeLines = async (file: string, content: unknown): Promise<void> => {
  const lines = Array.isArray(content) ? content.map((entry) => `${JSON.stringify(entry)}\n`) : [];
  if (lines.length === 0 && file.endsWith('gone.ndjson')) await rm(file, { force: true });
  else await writeFile(file, lines.join(''));
};

/** Every line has its file of frames and every series with a line its file of modules, and there is no other one. */
const completeFolders = async (copy: string, files: CatalogueFiles): Promise<void> => {
  const lines = valuesOf(files.frameLines);
  const series = new Set(valuesOf(files.series).map(({ tag }) => tag));
  const wanted = [
    ['frames', lines.map(({ tag }) => tag), new Set(lines.map(({ tag }) => tag))],
    ['modules', lines.map(({ seriesTag }) => seriesTag), series],
  ] as const;
  for (const [folder, needed, known] of wanted) {
    await mkdir(join(copy, folder), { recursive: true });
    for (const tag of new Set(needed))
      if (!existsSync(join(copy, folder, `${tag}.json`))) await writeJson(join(copy, folder, `${tag}.json`), []);
    for (const file of await readdir(join(copy, folder)))
      if (file.endsWith('.json') && !known.has(file.slice(0, -'.json'.length))) await rm(join(copy, folder, file));
  }
};

/** A fault of the catalogue, told by the sheet, the row and the symbol that it comes from. */
const placed = (fault: CatalogueFault, files: readonly RangeFile[]): CatalogueFault => {
  const { index = '', line = '', inner, innerIndex = '', field } = placePattern.exec(fault.path)?.groups ?? {};
  const rows = files.find(({ path }) => path === fault.file)?.rows;
  const [, list] = /^prices\/(.+)\.json$/.exec(fault.file) ?? [];
  const symbol = list === undefined ? undefined : pricedSymbol(fault.path);
  const priced = symbol === undefined ? undefined : rows?.find(({ row }) => row.cells['symbol'] === symbol);
  if (priced !== undefined) return { ...fault, ...toldOf(priced.row, list, fault.message) };
  const found = rows?.[line === '' ? Number(index || Number.NaN) : Number(line) - 1];
  if (found === undefined) return fault;
  const inside = inner === undefined ? undefined : found.inner?.[inner]?.[Number(innerIndex)];
  return { ...fault, ...toldOf(inside ?? found.row, inside === undefined ? (inner ?? field) : field, fault.message) };
};

/** Whose price stands at a place of a price list. */
const pricedSymbol = (path: string): string | undefined => {
  const [, plain, quoted] = /^\$\.prices(?:\.(\w+)|\[(".*")\])$/.exec(path) ?? [];
  return quoted === undefined ? plain : String(JSON.parse(quoted));
};

const placePattern =
  /^(?:\$\[(?<index>\d+)\]|line (?<line>\d+))(?:\.(?<inner>[A-Za-z]+)\[(?<innerIndex>\d+)\])?(?:\.(?<field>[A-Za-z0-9]+))?/;

const toldOf = (row: SheetRow, field: string | undefined, message: string): Omit<CatalogueFault, 'code'> => {
  const symbol = symbolOf(row.cells);
  return {
    file: `${row.file}:${row.line}`,
    path: columnOf(field ?? ''),
    message: symbol === undefined ? message : `${symbol}: ${message}`,
  };
};
