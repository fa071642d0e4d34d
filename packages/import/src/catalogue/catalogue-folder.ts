import { createHash, randomBytes } from 'node:crypto';
import { constants, existsSync, rmSync } from 'node:fs';
import { cp, mkdir, readdir, realpath, rename, rm, stat, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { checkCatalogue } from '@ramka/server/catalogue/check/check-catalogue';

/**
 * Changes a folder atomically: `change` modifies a copy of it and returns whether the copy replaces the folder. The
 * previous folder is kept for `undoFolder`. A missing folder starts empty; a symbolic link is resolved first.
 */
export const replaceFolder = async (folder: string, change: (copy: string) => Promise<boolean>): Promise<boolean> => {
  await clearInterrupted(folder);
  const target = await targetOf(folder);
  const copy = siblingPath(target, copyName('new'));
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

/** Swaps the folder with the one before the last change. False if none is stored. */
export const undoFolder = async (folder: string): Promise<boolean> => {
  await clearInterrupted(folder);
  const target = await targetOf(folder);
  const before = siblingPath(target, 'before');
  if (!existsSync(before)) return false;
  const copy = siblingPath(target, copyName('undo'));
  await rename(before, copy);
  await swap(copy, target);
  return true;
};

const targetOf = async (folder: string): Promise<string> => (existsSync(folder) ? realpath(folder) : resolve(folder));

const siblingPath = (target: string, suffix: string): string => join(dirname(target), `.${basename(target)}.${suffix}`);

const swap = async (copy: string, target: string): Promise<void> => {
  if (!existsSync(target)) return rename(copy, target);
  const before = siblingPath(target, 'before');
  await rm(before, { recursive: true, force: true });
  await rename(target, before);
  try {
    await rename(copy, target);
  } catch (error) {
    await rename(before, target);
    throw error;
  }
};

/** Removes the copy when the process is interrupted. Returns a function that stops watching for interrupts. */
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

/** The name of a copy: its purpose, and the machine and process that own it. */
const copyName = (use: 'new' | 'undo'): string => `${use}-${machine}-${process.pid}-${randomBytes(4).toString('hex')}`;

/** Process ids repeat on other machines and in containers, so the host name is part of the name. */
const machine = createHash('sha256').update(hostname()).digest('hex').slice(0, 8);

/**
 * Removes the remains of an interrupted change; every command that opens a folder does so first. A swap that was
 * interrupted is rolled back. Copies of running processes stay.
 */
export const clearInterrupted = async (folder: string): Promise<void> => {
  const target = await targetOf(folder);
  const parent = dirname(target);
  const before = siblingPath(target, 'before');
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

/** The purpose of an abandoned copy; undefined for copies in use and for other files. */
const abandonedUse = async (copy: string, name: string): Promise<string | undefined> => {
  const { use, host, pid } = /^(?<use>new|undo)-(?<host>[\da-f]{8})-(?<pid>\d+)-[\da-f]{8}$/.exec(name)?.groups ?? {};
  if (use === undefined) return undefined;
  if (host === machine) return isRunning(Number(pid)) ? undefined : use;
  // Processes of other machines cannot be checked: a copy older than a day is abandoned.
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

/** Files that are empty lists in a catalogue with an e-catalogue only. */
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

/** Creates the missing files of a catalogue without content. */
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

/** Whether a folder contains a catalogue with faults, as changes to a draft may leave some. */
export const isDraft = async (folder: string): Promise<boolean> =>
  existsSync(folder) && (await checkCatalogue(folder)).faults.length > 0;

export const writeJson = (file: string, value: unknown): Promise<void> =>
  writeFile(file, `${JSON.stringify(value, undefined, 1)}\n`);
