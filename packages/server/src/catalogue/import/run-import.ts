import type { CommandAnswer } from '../command-answer.ts';
import { countOf } from '../count-of.ts';
import { describeFault } from '../check/describe-fault.ts';
import { describeFinding, describeReport } from './describe-report.ts';
import { isFolder } from './import-source.ts';
import { holdsSheets } from './sheets/holds-sheets.ts';
import { importSheets } from './sheets/import-sheets.ts';
import { importCatalogue, type ImportOptions } from './import-catalogue.ts';

/** Imports a file, or sheets in a folder or workbook, into a catalogue and tells what came of it. */
export const runImport = async (source: string, folder: string, options: ImportOptions): Promise<CommandAnswer> => {
  if ((await isFolder(source)) || (await holdsSheets(source))) return runSheets(source, folder);
  const report = await importCatalogue(source, folder, options);
  const succeeded = report.faults.length === 0 && report.catalogueFaults.length === 0;
  return { lines: describeReport(report), succeeded };
};

const runSheets = async (source: string, folder: string): Promise<CommandAnswer> => {
  const { sheets, faults, catalogueFaults } = await importSheets(source, folder);
  const count = faults.length + catalogueFaults.length;
  const verdict = count === 0 ? `${sheets.join(', ')}: imported.` : `${countOf(count, 'fault')}; nothing was changed.`;
  return {
    lines: [...faults.map(describeFinding), ...catalogueFaults.map(describeFault), verdict],
    succeeded: count === 0,
  };
};
