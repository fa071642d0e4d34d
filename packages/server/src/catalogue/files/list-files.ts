import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** The files right below a folder of the catalogue that end so, without that ending, sorted; none where it is missing. */
export const listNames = async (root: string, folder: string, ending: string): Promise<readonly string[]> => {
  try {
    const entries = await readdir(join(root, folder), { withFileTypes: true });
    return entries
      .filter((entry) => entry.isFile() && entry.name.endsWith(ending))
      .map((entry) => entry.name.slice(0, -ending.length))
      .toSorted();
  } catch {
    return [];
  }
};

/** Every file below a folder, as paths with `/`, sorted; none where the folder is missing. Links are not followed. */
export const listDeep = async (root: string, below = ''): Promise<readonly string[]> => {
  try {
    const entries = await readdir(join(root, below), { withFileTypes: true });
    const nested = await Promise.all(
      entries.map(async (entry) => {
        const path = below === '' ? entry.name : `${below}/${entry.name}`;
        if (entry.isDirectory()) return listDeep(root, path);
        return entry.isFile() ? [path] : [];
      }),
    );
    return below === '' ? nested.flat().toSorted() : nested.flat();
  } catch {
    return [];
  }
};
