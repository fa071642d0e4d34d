import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { cpus, totalmem } from 'node:os';
import { dirname } from 'node:path';
import type { Figure } from '../benchmark.ts';

/** The latest run of each benchmark, by name. */
export type Report = Readonly<Record<string, Run>>;

/** One run of a benchmark. */
export type Run = {
  readonly name: string;
  /** Date, as `2026-11-20`. */
  readonly day: string;
  /** Description of the machine. */
  readonly machine: string;
  readonly figures: readonly Figure[];
};

/** The report file for full or quick runs. */
export const reportFile = (quick: boolean): string => (quick ? 'build/bench-quick.json' : 'build/bench.json');

/** Reads a report. Returns an empty one if the file is missing or has another format. */
export const readReport = async (file: string): Promise<Report> => {
  if (!existsSync(file)) return {};
  const read = JSON.parse(await readFile(file, 'utf8')) as Record<string, unknown>;
  return Object.fromEntries(Object.entries(read).filter((entry): entry is [string, Run] => isRun(entry[1])));
};

const isRun = (run: unknown): run is Run =>
  typeof run === 'object' && run !== null && 'name' in run && 'figures' in run;

/** Adds a benchmark's figures to a report file. Figures of other benchmarks stay unchanged. */
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
