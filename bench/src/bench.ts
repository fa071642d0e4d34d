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

// `npm run bench [-- NAME ...] [-- --quick] [-- --trace] [-- --write-docs]`: prints a table and adds the figures to the
// report in `build`. `--write-docs` alone measures nothing and writes the report's figures to the documentation.
// `--against FOLDER` measures the checkout in that folder alternately and compares both.
const { values, positionals } = parseArgs({
  options: {
    quick: { type: 'boolean' },
    trace: { type: 'boolean' },
    'write-docs': { type: 'boolean' },
    against: { type: 'string' },
  },
  allowPositionals: true,
});
const unknown = positionals.filter((wanted) => allBenchmarks.every(({ name }) => name !== wanted));
if (unknown.length > 0)
  throw new Error(`there is no ${unknown.join(', ')}; there are ${allBenchmarks.map(({ name }) => name).join(', ')}`);

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
