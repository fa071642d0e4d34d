import { createHash, randomBytes } from 'node:crypto';
import { constants, existsSync, rmSync } from 'node:fs';
import { cp, mkdir, readdir, realpath, rename, rm, stat, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { checkCatalogue } from '@ramka/server/catalogue/check/check-catalogue';

/**
 * Changes a folder all at once or not at all: `change` works on a copy beside it and says whether that is to take its
 * place. The folder of before is kept, for `undoFolder`. A folder that is not there yet begins empty; one that is named by
 * a link is changed where the link leads.
 */
export const replaceFolder = async (folder: string, change: (copy: string) => Promise<boolean>): Promise<boolean> => {
  await clearInterrupted(folder);
  const target = await targetOf(folder);
  const copy = beside(target, copyName('new'));
  const stop = removingWhenStopped(copy);
  try {
    if (existsSync(target)) await cp(target, copy, { recursive: true, mode: constants.COPYFILE_FICLONE });
    else await mkdir(copy, { recursive: true });
    if (!(await change(copy))) return false;
    await swap(copy, target);
    return true;
  } finally {
    stop();
    await rm(copy, { recursive: true, force: true });
  }
};

/**
 * Puts the folder of before the last change in its place again; what it was until now is kept in turn. False where
 * nothing was kept.
 */
export const undoFolder = async (folder: string): Promise<boolean> => {
  await clearInterrupted(folder);
  const target = await targetOf(folder);
  const before = beside(target, 'before');
  if (!existsSync(before)) return false;
  const copy = beside(target, copyName('undo'));
  await rename(before, copy);
  await swap(copy, target);
  return true;
};

const targetOf = async (folder: string): Promise<string> => (existsSync(folder) ? realpath(folder) : resolve(folder));

const beside = (target: string, what: string): string => join(dirname(target), `.${basename(target)}.${what}`);

const swap = async (copy: string, target: string): Promise<void> => {
  if (!existsSync(target)) return rename(copy, target);
  const before = beside(target, 'before');
  await rm(before, { recursive: true, force: true });
  await rename(target, before);
  try {
    await rename(copy, target);
  } catch (error) {
    await rename(before, target);
    throw error;
  }
};

/** Removes the copy where somebody stops the work; answers what ends that. */
const removingWhenStopped = (copy: string): (() => void) => {
  const remove = (signal: NodeJS.Signals): void => {
    rmSync(copy, { recursive: true, force: true });
    process.exit(signal === 'SIGINT' ? 130 : 143);
  };
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
  for (const signal of signals) process.once(signal, remove);
  return () => {
    for (const signal of signals) process.off(signal, remove);
  };
};

/** What a copy is called: what it is for, and the machine and process whose it is. */
const copyName = (use: 'new' | 'undo'): string => `${use}-${machine}-${process.pid}-${randomBytes(4).toString('hex')}`;

/** Processes are numbered anew on every machine and in every container. */
const machine = createHash('sha256').update(hostname()).digest('hex').slice(0, 8);

/**
 * Clears what an interrupted change of a folder left beside it, as every command does that opens one. Where it was
 * interrupted while the folders changed places, they are as they were before it. What another change works on stays.
 */
export const clearInterrupted = async (folder: string): Promise<void> => {
  const target = await targetOf(folder);
  const parent = dirname(target);
  const before = beside(target, 'before');
  const names = existsSync(parent) ? await readdir(parent) : [];
  for (const name of names) {
    const copy = join(parent, name);
    const use = await abandonedUse(
      copy,
      name.startsWith(`.${basename(target)}.`) ? name.slice(basename(target).length + 2) : '',
    );
    if (use === undefined) continue;
    if (!existsSync(target) && existsSync(before)) await rename(before, target);
    if (use === 'undo' && !existsSync(before)) await rename(copy, before);
    else await rm(copy, { recursive: true, force: true });
  }
};

/** What a copy was for that nobody works on any more; undefined of all else. */
const abandonedUse = async (copy: string, name: string): Promise<string | undefined> => {
  const { use, host, pid } = /^(?<use>new|undo)-(?<host>[\da-f]{8})-(?<pid>\d+)-[\da-f]{8}$/.exec(name)?.groups ?? {};
  if (use === undefined) return undefined;
  if (host === machine) return isRunning(Number(pid)) ? undefined : use;
  // Of another machine it is not known: nobody works on a copy for a day.
  const { mtimeMs } = await stat(copy);
  return Date.now() - mtimeMs > A_DAY ? use : undefined;
};

const A_DAY = 86_400_000;

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
};

/** Files that list nothing in a catalogue that has an e-catalogue only. */
const lists = [
  'series.json',
  'colours.json',
  'frame-lines.json',
  'articles.json',
  'module-categories.json',
  'controllers.json',
  'product-categories.json',
  'products.json',
  'e-catalogue/tree.json',
];

/** Makes an empty folder a catalogue without content; what is there already stays. */
export const beginCatalogue = async (folder: string): Promise<void> => {
  await mkdir(join(folder, 'e-catalogue'), { recursive: true });
  for (const inner of ['frames', 'modules', 'prices']) await mkdir(join(folder, inner), { recursive: true });
  for (const file of lists) {
    if (!existsSync(join(folder, file))) await writeJson(join(folder, file), []);
  }
  const products = join(folder, 'e-catalogue/products.ndjson');
  if (!existsSync(products)) await writeFile(products, '');
  const manifest = join(folder, 'catalogue.json');
  if (!existsSync(manifest)) await writeJson(manifest, { format: 1, name: '', edition: '', sample: false });
};

/** Whether a folder holds a catalogue with faults: what changes it may leave some. */
export const isDraft = async (folder: string): Promise<boolean> =>
  existsSync(folder) && (await checkCatalogue(folder)).faults.length > 0;

/** Writes a file of the catalogue. */
export const writeJson = (file: string, value: unknown): Promise<void> =>
  writeFile(file, `${JSON.stringify(value, undefined, 1)}\n`);
