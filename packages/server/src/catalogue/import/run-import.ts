import type { CommandAnswer } from '../command-answer.ts';
import { describeReport } from './describe-report.ts';
import { importCatalogue, type ImportOptions } from './import-catalogue.ts';

/** Imports a file into a catalogue and tells what came of it. */
export const runImport = async (source: string, folder: string, options: ImportOptions): Promise<CommandAnswer> => {
  const report = await importCatalogue(source, folder, options);
  const succeeded = report.faults.length === 0 && report.catalogueFaults.length === 0;
  return { lines: describeReport(report), succeeded };
};
