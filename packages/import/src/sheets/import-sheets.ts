import { join } from 'node:path';
import type { CatalogueFault } from '@ramka/server/catalogue/catalogue-fault';
import { checkCatalogue } from '@ramka/server/catalogue/check/check-catalogue';
import { describeCounterparts } from '@ramka/server/catalogue/diff-counterparts';
import { replaceFolder, writeJson } from '../catalogue/catalogue-folder.ts';
import type { ImportFinding } from '../import-findings.ts';
import { counterpartsOfSheets } from './counterpart-tables.ts';
import { readSheets, type SheetName, type Sheets } from './read-sheets.ts';
import { articlesOfSheet, framesOfSheet, modulesOfSheets } from './sheet-tables.ts';

/** What came of importing sheets. With any fault nothing has changed. */
export type SheetsReport = {
  /** The sheets that were there. */
  readonly sheets: readonly SheetName[];
  readonly faults: readonly ImportFinding[];
  readonly catalogueFaults: readonly CatalogueFault[];
  /** What they change in functions, roles, families of colours and finishes, as lines for a person. */
  readonly changes: readonly string[];
};

/** Puts sheets in the place of the configurator's own tables: whole and free of faults, or not at all. */
export const importSheets = async (source: string, folder: string): Promise<SheetsReport> => {
  const faults: ImportFinding[] = [];
  const sheets = await readSheets(source, faults);
  const files = filesOf(sheets, faults);
  let catalogueFaults: readonly CatalogueFault[] = [];
  let changes: readonly string[] = [];
  if (faults.length === 0) {
    await replaceFolder(folder, async (copy) => {
      const { files: before } = await checkCatalogue(copy);
      for (const [file, entries] of files) await writeJson(join(copy, file), entries);
      const after = await checkCatalogue(copy);
      catalogueFaults = after.faults;
      changes = describeCounterparts(before, after.files);
      return catalogueFaults.length === 0;
    });
  }
  return { sheets: [...sheets.keys()], faults, catalogueFaults, changes };
};

/** The catalogue's files that the sheets are, by path. */
const filesOf = (sheets: Sheets, faults: ImportFinding[]): ReadonlyMap<string, readonly unknown[]> => {
  const articles = sheets.get('articles');
  const frames = framesOfSheet(sheets.get('frames') ?? [], faults);
  const modules = modulesOfSheets(sheets.get('modules') ?? [], sheets.get('module-groups') ?? [], faults);
  return new Map<string, readonly unknown[]>([
    ...(articles ? [['articles.json', articlesOfSheet(articles, faults)] as const] : []),
    ...[...frames].map(([tag, entries]) => [`frames/${tag}.json`, entries] as const),
    ...[...modules].map(([tag, entries]) => [`modules/${tag}.json`, entries] as const),
    ...counterpartsOfSheets(sheets, faults),
  ]);
};
