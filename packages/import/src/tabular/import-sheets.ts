import { cp, lstat, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { CatalogueFault } from '@ramka/server/catalogue/catalogue-fault';
import { checkCatalogue } from '@ramka/server/catalogue/check/check-catalogue';
import { formatCounterparts } from '@ramka/server/catalogue/diff-substitutes';
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

/** Options for importing sheets. */
export type SheetsOptions = {
  /** Whether a valid catalogue may become one with faults. */
  readonly draft?: boolean;
  /** A folder with pictures, structured like a catalogue's `pictures/`. */
  readonly pictures?: string;
  /** Whether the result is only reported. */
  readonly dryRun?: boolean;
  /** Whether more than a fifth of the e-catalogue's products may be removed. */
  readonly yes?: boolean;
};

/** The result of importing sheets. Any fault of a sheet prevents all changes. */
export type SheetsReport = {
  /** The sheets that were read. */
  readonly sheets: readonly SheetName[];
  readonly faults: readonly ImportFinding[];
  /** Faults of the resulting catalogue, located by sheet, row and symbol if they originate from a row. */
  readonly catalogueFaults: readonly CatalogueFault[];
  /** Whether the folder has changed. A draft, a catalogue with faults, changes as well. */
  readonly written: boolean;
  /** Changes of functions, roles and families of colours and finishes, as lines of text. */
  readonly changes: readonly string[];
  /** The number of placeholder drawings. */
  readonly placeholders: number;
  /** The number of rows still marked as unsure. */
  readonly unsure: number;
};

/**
 * Replaces a catalogue's tables by sheets. If the resulting catalogue has faults, the import is refused, except with
 * `draft` or if the catalogue is new or already has faults.
 */
export const importSheets = async (
  source: string,
  folder: string,
  options: SheetsOptions = {},
): Promise<SheetsReport> => {
  const faults: ImportFinding[] = [];
  return putSheets(await readSheets(source, faults), folder, options, faults);
};

/** Replaces a catalogue's tables by parsed or generated sheets. */
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
    // For the first series everything would be listed as new.
    if (before.files.series.entries.length > 0) changes = formatCounterparts(before.files, after.files);
    if (!yes && !dryRun) faults.push(...manyRemoved(before.files, after.files));
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

/** Refuses sheets that would remove many products, because rows may be missing by mistake. */
const manyRemoved = (before: CatalogueFiles, after: CatalogueFiles): readonly ImportFinding[] => {
  const remainingIds = new Set(valuesOf(after.ecatalogProducts).map(({ id }) => id));
  const all = valuesOf(before.ecatalogProducts);
  const removedCount = all.filter(({ id }) => !remainingIds.has(id)).length;
  if (removedCount * 5 <= all.length) return [];
  const message = `${removedCount} of ${all.length} products of the e-catalogue would be removed. Use --yes to confirm.`;
  return [{ file: 'e-catalogue-products', at: { line: 1, path: '' }, code: 'many-gone', message }];
};

/** Copies a folder of pictures, except for links. */
const takePictures = (from: string, to: string): Promise<void> =>
  cp(from, to, { recursive: true, filter: async (path) => path === from || !(await lstat(path)).isSymbolicLink() });

const unsureRows = (sheets: Sheets): number =>
  [...sheets.values()].flat().filter(({ cells }) => cells[UNSURE] !== undefined).length;

/** The catalogue's files, created from the sheets. */
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

/** Creates missing files of frames and modules, one per line and series, and removes files of others. */
const completeFolders = async (copy: string, files: CatalogueFiles): Promise<void> => {
  const lines = valuesOf(files.frameLines);
  const series = new Set(valuesOf(files.series).map(({ tag }) => tag));
  const folders = [
    ['frames', lines.map(({ tag }) => tag), new Set(lines.map(({ tag }) => tag))],
    ['modules', lines.map(({ seriesTag }) => seriesTag), series],
  ] as const;
  for (const [folder, requiredTags, allowedTags] of folders) {
    await mkdir(join(copy, folder), { recursive: true });
    for (const tag of new Set(requiredTags))
      if (!existsSync(join(copy, folder, `${tag}.json`))) await writeJson(join(copy, folder, `${tag}.json`), []);
    for (const file of await readdir(join(copy, folder)))
      if (file.endsWith('.json') && !allowedTags.has(file.slice(0, -'.json'.length)))
        await rm(join(copy, folder, file));
  }
};

/** Adds sheet, row and symbol of origin to a fault of the catalogue. */
const placed = (fault: CatalogueFault, files: readonly RangeFile[]): CatalogueFault => {
  const { index = '', line = '', inner, innerIndex = '', field } = placePattern.exec(fault.path)?.groups ?? {};
  const rows = files.find(({ path }) => path === fault.file)?.rows;
  const [, list] = /^prices\/(.+)\.json$/.exec(fault.file) ?? [];
  const symbol = list === undefined ? undefined : pricedSymbol(fault.path);
  const priced = symbol === undefined ? undefined : rows?.find(({ row }) => row.cells['symbol'] === symbol);
  if (priced !== undefined) return { ...fault, ...locateInSheet(priced.row, list, fault.message) };
  const found = rows?.[line === '' ? Number(index || Number.NaN) : Number(line) - 1];
  if (found === undefined) return fault;
  const inside = inner === undefined ? undefined : found.inner?.[inner]?.[Number(innerIndex)];
  return {
    ...fault,
    ...locateInSheet(inside ?? found.row, inside === undefined ? (inner ?? field) : field, fault.message),
  };
};

/** The symbol at a JSON path of a price list. */
const pricedSymbol = (path: string): string | undefined => {
  const [, plain, quoted] = /^\$\.prices(?:\.(\w+)|\[(".*")\])$/.exec(path) ?? [];
  return quoted === undefined ? plain : String(JSON.parse(quoted));
};

const placePattern =
  /^(?:\$\[(?<index>\d+)\]|line (?<line>\d+))(?:\.(?<inner>[A-Za-z]+)\[(?<innerIndex>\d+)\])?(?:\.(?<field>[A-Za-z0-9]+))?/;

const locateInSheet = (row: SheetRow, field: string | undefined, message: string): Omit<CatalogueFault, 'code'> => {
  const symbol = symbolOf(row.cells);
  return {
    file: `${row.file}:${row.line}`,
    path: columnOf(field ?? ''),
    message: symbol === undefined ? message : `${symbol}: ${message}`,
  };
};
