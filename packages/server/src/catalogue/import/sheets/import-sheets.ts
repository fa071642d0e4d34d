import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { checkCatalogue } from '../../check-catalogue.ts';
import type { CatalogueFault } from '../../catalogue-fault.ts';
import type { ImportFinding } from '../import-finding.ts';
import { replaceFolder } from '../replace-folder.ts';
import { writeJson } from '../write-json.ts';
import { articlesOfSheet } from './articles-sheet.ts';
import { framesOfSheet } from './frames-sheet.ts';
import { modulesOfSheets } from './modules-sheet.ts';
import { readSheet, type SheetRow } from './sheet-row.ts';

/** What came of importing sheets. With any fault nothing has changed. */
export type SheetsReport = {
  /** The sheets that were there. */
  readonly sheets: readonly string[];
  readonly faults: readonly ImportFinding[];
  readonly catalogueFaults: readonly CatalogueFault[];
};

/** The sheets that there can be. */
const allSheets = ['articles.csv', 'frames.csv', 'modules.csv', 'module-groups.csv'];

/** Puts sheets in the place of the configurator's own tables: whole and free of faults, or not at all. */
export const importSheets = async (source: string, folder: string): Promise<SheetsReport> => {
  const present = await readdir(source);
  const sheets = allSheets.filter((sheet) => present.includes(sheet));
  const rows = new Map<string, readonly SheetRow[]>();
  for (const sheet of sheets) rows.set(sheet, await readSheet(source, sheet));
  const faults: ImportFinding[] = sheets.length === 0 ? [noSheet(source)] : [];
  const files = filesOf(rows, faults);
  let catalogueFaults: readonly CatalogueFault[] = [];
  if (faults.length === 0) {
    await replaceFolder(folder, async (copy) => {
      for (const [file, entries] of files) await writeJson(join(copy, file), entries);
      catalogueFaults = (await checkCatalogue(copy)).faults;
      return catalogueFaults.length === 0;
    });
  }
  return { sheets, faults, catalogueFaults };
};

const noSheet = (file: string): ImportFinding => ({
  file,
  at: { line: 1, path: '' },
  code: 'unreadable',
  message: `The folder holds none of ${allSheets.join(', ')}.`,
});

/** The catalogue's files that the sheets are, by path. */
const filesOf = (
  rows: ReadonlyMap<string, readonly SheetRow[]>,
  faults: ImportFinding[],
): ReadonlyMap<string, readonly unknown[]> => {
  const articles = rows.get('articles.csv');
  const frames = framesOfSheet(rows.get('frames.csv') ?? [], faults);
  const modules = modulesOfSheets(rows.get('modules.csv') ?? [], rows.get('module-groups.csv') ?? [], faults);
  return new Map<string, readonly unknown[]>([
    ...(articles ? [['articles.json', articlesOfSheet(articles, faults)] as const] : []),
    ...[...frames].map(([tag, entries]) => [`frames/${tag}.json`, entries] as const),
    ...[...modules].map(([tag, entries]) => [`modules/${tag}.json`, entries] as const),
  ]);
};
