import { mkdir, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { appData } from './app-data.bench.ts';
import type { Benchmark, Figure } from './benchmark.ts';
import { documents } from './documents.bench.ts';
import { ecatalogSearch } from './ecatalog-search.bench.ts';
import { mixed } from './mixed-load.bench.ts';
import { postgres } from './postgres.bench.ts';
import { projectRead } from './project-read.bench.ts';
import { setPicture } from './set-picture.bench.ts';
import { setSave } from './set-save.bench.ts';
import { start } from './start.bench.ts';

const benchmarks: readonly Benchmark[] = [
  appData,
  projectRead,
  setSave,
  postgres,
  mixed,
  start,
  ecatalogSearch,
  setPicture,
  documents,
];

// `npm run bench [-- NAME ...] [-- --quick]`: one table, and the same as JSON in build/bench.json.
const { values, positionals } = parseArgs({ options: { quick: { type: 'boolean' } }, allowPositionals: true });
const chosen = benchmarks.filter(({ name }) => positionals.length === 0 || positionals.includes(name));
if (chosen.length === 0)
  throw new Error(`there is no such benchmark; there are ${benchmarks.map(({ name }) => name).join(', ')}`);

const isMet = ({ value, atLeast = -Infinity, atMost = Infinity }: Figure): boolean =>
  value >= atLeast && value <= atMost;

const measureOf = ({ atLeast, atMost }: Figure): string =>
  [atLeast === undefined ? '' : `≥ ${atLeast}`, atMost === undefined ? '' : `≤ ${atMost}`].join(' ').trim();

const results: Record<string, readonly Figure[]> = {};
for (const { name, measure } of chosen) {
  results[name] = await measure(values.quick === true ? 1 : 5);
  for (const figure of results[name]) {
    const value = `${figure.value.toPrecision(3)} ${figure.unit}`;
    const verdict = measureOf(figure) === '' ? '' : isMet(figure) ? 'met' : 'MISSED';
    console.log(
      `${name.padEnd(18)}${figure.what.padEnd(58)}${value.padStart(14)}  ${measureOf(figure).padEnd(10)}${verdict}`,
    );
  }
}
await mkdir('build', { recursive: true });
await writeFile('build/bench.json', `${JSON.stringify(results, undefined, 2)}\n`);
