import { randomBytes } from 'node:crypto';
import { constants, existsSync } from 'node:fs';
import { cp, mkdir, realpath, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';

/**
 * Changes a folder all at once or not at all: `change` works on a copy beside it and says whether that is to take its
 * place. A folder that is not there yet begins empty; one that is named by a link is changed where the link leads.
 */
export const replaceFolder = async (folder: string, change: (copy: string) => Promise<boolean>): Promise<boolean> => {
  const target = existsSync(folder) ? await realpath(folder) : resolve(folder);
  const beside = (what: string): string =>
    join(dirname(target), `.${basename(target)}.${what}-${randomBytes(4).toString('hex')}`);
  const copy = beside('new');
  try {
    if (existsSync(target)) await cp(target, copy, { recursive: true, mode: constants.COPYFILE_FICLONE });
    else await mkdir(copy, { recursive: true });
    if (!(await change(copy))) return false;
    await swap(copy, target, beside('old'));
    return true;
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
};

const swap = async (copy: string, target: string, old: string): Promise<void> => {
  if (!existsSync(target)) return rename(copy, target);
  await rename(target, old);
  try {
    await rename(copy, target);
  } catch (error) {
    await rename(old, target);
    throw error;
  }
  await rm(old, { recursive: true });
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

/** Writes a file of the catalogue. */
export const writeJson = (file: string, value: unknown): Promise<void> =>
  writeFile(file, `${JSON.stringify(value, undefined, 1)}\n`);
