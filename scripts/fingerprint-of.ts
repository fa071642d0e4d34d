import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * A hash of the names and contents of all files below the paths. Tests are excluded. Modification times are ignored, so
 * that built files stay valid when a folder is copied or its libraries are pruned.
 */
export const fingerprintOf = async (paths: readonly string[]): Promise<string> => {
  const hash = createHash('sha256');
  for (const path of paths.filter((path) => existsSync(path))) {
    for (const file of await filesBelow(path)) {
      hash
        .update(`${file}\0`)
        .update(await readFile(file))
        .update('\0');
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
