import { randomBytes } from 'node:crypto';
import { constants, existsSync, rmSync } from 'node:fs';
import { cp, mkdir, readdir, realpath, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { checkCatalogue } from '@ramka/server/catalogue/check/check-catalogue';

/**
 * Changes a folder all at once or not at all: `change` works on a copy beside it and says whether that is to take its
 * place. The folder of before is kept, for `undoFolder`. A folder that is not there yet begins empty; one that is named by
 * a link is changed where the link leads.
 */
export const replaceFolder = async (folder: string, change: (copy: string) => Promise<boolean>): Promise<boolean> => {
  const target = await targetOf(folder);
  await removeAbandoned(target);
  const copy = beside(target, `new-${process.pid}-${randomBytes(4).toString('hex')}`);
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
  const target = await targetOf(folder);
  const before = beside(target, 'before');
  if (!existsSync(before)) return false;
  const copy = beside(target, `new-${process.pid}-${randomBytes(4).toString('hex')}`);
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

/** Removes copies whose process is there no more: it was ended before it could remove them itself. */
const removeAbandoned = async (target: string): Promise<void> => {
  const begins = `.${basename(target)}.new-`;
  const names = existsSync(dirname(target)) ? await readdir(dirname(target)) : [];
  for (const name of names) {
    const owner = name.startsWith(begins) ? /^(\d+)-[\da-f]{8}$/.exec(name.slice(begins.length))?.[1] : undefined;
    if (owner !== undefined && !isRunning(Number(owner))) await rm(join(dirname(target), name), { recursive: true });
  }
};

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
