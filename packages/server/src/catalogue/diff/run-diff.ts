import { createHash } from 'node:crypto';
import type { CommandAnswer } from '../command-answer.ts';
import { describeFault } from '../check/describe-fault.ts';
import type { CatalogueFiles } from '../files/catalogue-files.ts';
import { readFiles } from '../files/read-files.ts';
import type { Reading } from '../files/reading.ts';
import { textIn } from '../localise/text-in.ts';
import { diffCatalogues, type PriceChange } from './diff-catalogues.ts';

/** Tells what the catalogue in one folder changes against that in another: new, gone, renamed, re-priced. */
export const runDiff = async (before: string, after: string): Promise<CommandAnswer> => {
  const readings = [before, after].map((folder): Reading => ({ folder, faults: [], hash: createHash('sha256') }));
  const [old, now] = await Promise.all(readings.map(readFiles));
  const faults = readings.flatMap((reading) => reading.faults);
  if (old === undefined || now === undefined || faults.length > 0)
    return { lines: faults.map(describeFault), succeeded: false };
  return { lines: describe(old, now), succeeded: true };
};

const describe = (old: CatalogueFiles, now: CatalogueFiles): readonly string[] => {
  const { added, gone, renamed, repriced } = diffCatalogues(old, now);
  return [
    ...section('new', added, ({ symbol, name }) => `${symbol}  ${textIn(name, 'en')}`),
    ...section('gone', gone, ({ symbol, name, replacedBy }) =>
      [`${symbol}  ${textIn(name, 'en')}`, ...(replacedBy ? [`replaced by ${replacedBy}`] : [])].join('; '),
    ),
    ...section(
      'renamed',
      renamed,
      ({ symbol, before, after }) => `${symbol}  ${textIn(before, 'en')} → ${textIn(after, 'en')}`,
    ),
    ...[...repriced].flatMap(([list, changes]) => section(`re-priced in ${list}`, changes, describePrice)),
  ];
};

const section = <Thing>(title: string, things: readonly Thing[], describeThing: (thing: Thing) => string): string[] => [
  `${things.length} ${title}`,
  ...things.map((thing) => `  ${describeThing(thing)}`),
];

const describePrice = ({ symbol, before, after }: PriceChange): string => {
  const percent = Number(before) === 0 ? '' : ` (${signed((Number(after) / Number(before) - 1) * 100)} %)`;
  return `${symbol}  ${before} → ${after}${percent}`;
};

const signed = (number: number): string => `${number > 0 ? '+' : ''}${number.toFixed(1)}`;
