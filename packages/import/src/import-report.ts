import { describeFault } from '@ramka/server/catalogue/catalogue-fault';
import { type CommandAnswer, countOf } from '@ramka/server/catalogue/check/report';
import { importCatalogue, type ImportOptions, type ImportReport } from './import-catalogue.ts';
import { describeFinding } from './import-findings.ts';
import { isFolder } from './import-source.ts';
import { runSheets } from './sheets/range-commands.ts';
import { holdsSheets } from './sheets/read-sheets.ts';

/** Imports a file, or sheets in a folder or workbook, into a catalogue and tells what came of it. */
export const runImport = async (source: string, folder: string, options: ImportOptions): Promise<CommandAnswer> => {
  if ((await isFolder(source)) || (await holdsSheets(source))) return runSheets(source, folder, options);
  const report = await importCatalogue(source, folder, options);
  const succeeded = report.faults.length === 0 && report.catalogueFaults.length === 0;
  return { lines: describeReport(report), succeeded };
};

/** What came of an import, for whoever ran it. */
const describeReport = (report: ImportReport): readonly string[] => [
  ...report.faults.map(describeFinding),
  ...report.catalogueFaults.map(describeFault),
  ...describeNotes(report.notes),
  summary(report),
];

const describeNotes = ({ kept, counts }: ImportReport['notes']): readonly string[] =>
  [...counts].flatMap(([code, count]) => {
    const own = kept.filter((note) => note.code === code);
    const more = count - own.length;
    return [
      ...own.map((note) => `note: ${describeFinding(note)}`),
      ...(more > 0 ? [`note: and ${more} more [${code}]`] : []),
    ];
  });

const summary = ({ source, products, prices, faults, catalogueFaults }: ImportReport): string => {
  const read = `${source}: ${countOf(products, 'product')}, ${countOf(prices, 'price')}.`;
  const count = faults.length + catalogueFaults.length;
  return count === 0 ? `${read} Imported.` : `${read} ${countOf(count, 'fault')}; nothing was changed.`;
};
