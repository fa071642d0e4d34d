import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { cpus, totalmem } from 'node:os';
import { dirname } from 'node:path';
import type { Figure } from '../benchmark.ts';

/** What was measured last, benchmark by benchmark. */
export type Report = Readonly<Record<string, Run>>;

/** One run of a benchmark. */
export type Run = {
  readonly name: string;
  /** The day, as `2026-11-20`. */
  readonly day: string;
  /** What it ran on. */
  readonly machine: string;
  readonly figures: readonly Figure[];
};

/** Where the reports are: of full runs, and of quick ones. */
export const reportFile = (quick: boolean): string => (quick ? 'build/bench-quick.json' : 'build/bench.json');

/** The report in a file; an empty one where there is none, or it was written otherwise. */
export const readReport = async (file: string): Promise<Report> => {
  if (!existsSync(file)) return {};
  const read = JSON.parse(await readFile(file, 'utf8')) as Record<string, unknown>;
  return Object.fromEntries(Object.entries(read).filter((entry): entry is [string, Run] => isRun(entry[1])));
};

const isRun = (run: unknown): run is Run =>
  typeof run === 'object' && run !== null && 'name' in run && 'figures' in run;

/** Adds a benchmark's figures to the report in a file; those of other benchmarks stay. */
export const addToReport = async (file: string, name: string, figures: readonly Figure[]): Promise<void> => {
  const run: Run = { name, day: new Date().toISOString().slice(0, 10), machine: machine(), figures };
  const report = { ...(await readReport(file)), [name]: run };
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, `${JSON.stringify(report, undefined, 2)}\n`);
};

const machine = (): string => {
  const processors = cpus();
  const memory = Math.round(totalmem() / 2 ** 30);
  return `${processors.length} × ${processors[0]?.model.trim() ?? 'unknown'}, ${memory} GB, Node ${process.versions.node}`;
};
