import { mkdir } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { startServer } from '@ramka/e2e/start-server';
import { buildStale } from '../../scripts/build-stale.ts';
import { buildSteps } from '../../scripts/build-steps.ts';
import { allBenchmarks } from './all-benchmarks.ts';
import type { Effort } from './benchmark.ts';
import { buildCheckout, measureAgainst } from './measuring/against.ts';
import { printFigures, printHead } from './report/print-figures.ts';
import { addToReport, readReport, reportFile } from './report/report.ts';
import { writeDocs } from './report/write-docs.ts';

/** The effort of a full run and of a quick one. */
const full: Omit<Effort, 'traces' | 'startServer'> = { rounds: 5, seconds: 1.5, quick: false };
const fast: Omit<Effort, 'traces' | 'startServer'> = { rounds: 1, seconds: 0.5, quick: true };

/** Folder for browser traces, with `--trace`. */
const TRACES = 'build/traces';

const usage = `Usage: npm run bench -- [NAME ...] [options]

Runs the named benchmarks, by default all. Prints a table and adds the figures to the report in build/.

  --quick           fewer rounds and shorter measurements
  --trace           stores browser traces in ${TRACES}/
  --write-docs      writes the figures of the report to the documentation; measures nothing unless names are given
  --against FOLDER  measures the checkout in this folder alternately, and compares both
  --help, -h        prints this text

Benchmarks:
${allBenchmarks.map(({ name }) => `  ${name}`).join('\n')}`;

/** Prints an error and ends the process. */
const fail = (message: string): never => {
  console.error(`${message}\n\n${usage}`);
  process.exit(2);
};

const readArguments = () => {
  try {
    return parseArgs({
      options: {
        quick: { type: 'boolean' },
        trace: { type: 'boolean' },
        'write-docs': { type: 'boolean' },
        against: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
      allowPositionals: true,
    });
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error));
  }
};

const { values, positionals } = readArguments();
if (values.help === true) {
  console.log(usage);
  process.exit(0);
}
const unknown = positionals.filter((name) => allBenchmarks.every((benchmark) => benchmark.name !== name));
if (unknown.length > 0) fail(`Unknown benchmark: ${unknown.join(', ')}`);

const quick = values.quick === true;
const writesDocs = values['write-docs'] === true;
const traces = values.trace === true ? TRACES : undefined;
if (traces !== undefined) await mkdir(traces, { recursive: true });
const measuresAll = positionals.length === 0 && !writesDocs;
const chosen = allBenchmarks.filter(({ name }) => measuresAll || positionals.includes(name));

if (chosen.length > 0) {
  await buildStale(buildSteps);
  if (values.against !== undefined) await buildCheckout(values.against);
  printHead();
}
const effort: Effort = { ...(quick ? fast : full), traces, startServer };
for (const benchmark of chosen) {
  const { name, measure } = benchmark;
  const { against } = values;
  const figures = await (against === undefined ? measure(effort) : measureAgainst(benchmark, effort, against));
  printFigures(name, figures);
  if (against === undefined) await addToReport(reportFile(quick), name, figures);
}
if (writesDocs) {
  const report = await readReport(reportFile(false));
  await writeDocs(allBenchmarks.flatMap(({ name }) => report[name] ?? []));
}
