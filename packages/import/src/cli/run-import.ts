import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { formatFault } from '@ramka/server/catalogue/catalogue-fault';
import { type CommandAnswer, countOf } from '@ramka/server/catalogue/check/report';
import { importCatalogue, type ImportOptions, type ImportReport } from '../catalogue/import-catalogue.ts';
import { formatFinding, type ImportFinding } from '../pipeline/import-diagnostics.ts';
import { isFolder } from '../formats/import-source.ts';
import { holdsSheets } from '../tabular/read-sheets.ts';

/** Imports a file, or sheets in a folder or workbook, into a catalogue and reports the result. */
export const runImport = async (source: string, folder: string, options: ImportOptions): Promise<CommandAnswer> => {
  if ((await isFolder(source)) || (await holdsSheets(source))) {
    // Loaded lazily: drawing and writing workbooks takes memory that large files need.
    const { runSheets } = await import('../tabular/range-commands.ts');
    return runSheets(source, folder, options);
  }
  collectGarbageOften();
  const report = await importCatalogue(source, folder, options);
  const succeeded = report.refusals.length === 0 && report.catalogueFaults.length === 0;
  const lines = formatReport(report, options.dryRun === true);
  return { lines: [...lines, ...(report.imported && !hasSeries(folder) ? [nextStep(folder)] : [])], succeeded };
};

/** Whether the catalogue has series for the configurator, beyond the e-catalogue. */
const hasSeries = (folder: string): boolean =>
  !/^\s*\[\s*\]\s*$/.test(readFileSync(join(folder, 'series.json'), 'utf8'));

const nextStep = (folder: string): string =>
  `Its products can be browsed and searched. To make sets of them: npm run catalogue -- propose ${folder} range.xlsx`;

/**
 * Makes the garbage collector run more often. Reading a large file allocates millions of short-lived objects, which would
 * otherwise take several times the memory in use, most of all on a busy machine. Costs a tenth of the time.
 */
const collectGarbageOften = (): void => {
  setFlagsFromString('--heap-growing-percent=50');
  setFlagsFromString('--semi-space-growth-factor=1');
};

/** The report of an import. */
const formatReport = (report: ImportReport, dryRun: boolean): readonly string[] => [
  ...report.refusals.map(formatFinding),
  ...report.catalogueFaults.map(formatFault),
  ...formatKinds('left out', report.faults, report.faultCounts),
  ...formatKinds('note', report.notes.examples, report.notes.counts),
  ...report.tables.map(formatColumns),
  ...formatPriceTypes(report),
  ...(report.changes?.lines() ?? []),
  ...(report.rejectedList === undefined
    ? []
    : [`Everything that was left out or should be reviewed: ${report.rejectedList}`]),
  summary(report, dryRun),
];

const formatColumns = ({ table, columns }: ImportReport['tables'][number]): string =>
  `columns${table === '' ? '' : ` of ${table}`}: ${Object.entries(columns)
    .map(([role, title]) => `${role} = ${title}`)
    .join(', ')}`;

/** The kinds of prices that were imported, if the file states kinds. */
const formatPriceTypes = ({ priceTypes, notes }: ImportReport): readonly string[] => {
  const counts = [...priceTypes].filter(([type]) => type !== '').map(([type, count]) => `${count} of ${type}`);
  const without = notes.counts.get('no-price') ?? 0;
  if (counts.length === 0) return [];
  return [
    `prices imported: ${counts.join(', ')}${without === 0 ? '' : `; ${countOf(without, 'product')} without one`}`,
  ];
};

/** The first findings of each kind, and the number of further ones. */
const formatKinds = (
  what: string,
  examples: readonly ImportFinding[],
  counts: ReadonlyMap<ImportFinding['code'], number>,
): readonly string[] =>
  [...counts].flatMap(([code, count]) => {
    const own = examples.filter((finding) => finding.code === code);
    const more = count - own.length;
    return [
      ...own.map((finding) => `${what}: ${formatFinding(finding)}`),
      ...(more > 0 ? [`${what}: and ${more} more [${code}]`] : []),
    ];
  });

const summary = (report: ImportReport, dryRun: boolean): string => {
  const { source, imported, products, prices, refusals, catalogueFaults, faultCounts } = report;
  const omittedCount = [...faultCounts.values()].reduce((sum, count) => sum + count, 0);
  const read = `${source}: ${countOf(products, 'product')}, ${countOf(prices, 'price')}.`;
  const without = omittedCount === 0 ? '' : ` ${omittedCount} left out.`;
  if (refusals.length > 0) return `${read}${without} Refused; nothing was changed.`;
  if (catalogueFaults.length > 0) {
    const faults = countOf(catalogueFaults.length, 'fault');
    return imported
      ? `${read}${without} Imported as a draft. ${faults} to fix before it can be served.`
      : `${read}${without} ${faults}; nothing was changed. --draft imports the rest.`;
  }
  if (dryRun) return `${read}${without} A dry run: nothing was changed.`;
  return `${read}${without} Imported.`;
};
