import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Changes whenever a file below one of the paths is added, removed, resized or written. Tests do not count. */
export const fingerprintOf = async (paths: readonly string[]): Promise<string> => {
  const hash = createHash('sha256');
  for (const path of paths.filter((path) => existsSync(path))) {
    for (const file of await filesBelow(path)) {
      const { size, mtimeMs } = await stat(file);
      hash.update(`${file}\0${size}\0${mtimeMs}\n`);
    }
  }
  return hash.digest('hex');
};

const filesBelow = async (path: string): Promise<readonly string[]> => {
  if ((await stat(path)).isFile()) return [path];
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
};
