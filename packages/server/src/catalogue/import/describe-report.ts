import { countOf } from '../count-of.ts';
import { describeFault } from '../check/describe-fault.ts';
import type { ImportReport } from './import-catalogue.ts';
import type { ImportFinding } from './import-finding.ts';

/** What came of an import, for whoever ran it. */
export const describeReport = (report: ImportReport): readonly string[] => [
  ...report.faults.map(describeFinding),
  ...report.catalogueFaults.map(describeFault),
  ...describeNotes(report.notes),
  summary(report),
];

/** A finding as the command prints it. */
export const describeFinding = ({ file, at: { line, path }, code, message }: ImportFinding): string =>
  `${file}:${line}${path === '' ? '' : ` ${path}`}\n    ${message} [${code}]`;

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
