import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Returns a cached file, or creates it. The name must identify all inputs. */
export type DiskCache = (name: string, make: () => Promise<Buffer>) => Promise<Buffer>;

/** Creates a cache in a folder; without a folder nothing is cached. */
export const diskCache =
  (folder?: string): DiskCache =>
  async (name, make) => {
    if (folder === undefined) return make();
    const path = join(folder, name);
    try {
      return await readFile(path);
    } catch {
      const bytes = await make();
      await writeAtomically(folder, path, bytes);
      return bytes;
    }
  };

/** Writes to a temporary file and renames it, so that readers never see an incomplete file. Ignores write errors. */
const writeAtomically = async (folder: string, path: string, bytes: Buffer): Promise<void> => {
  const temporary = `${path}.${randomUUID()}`;
  try {
    await mkdir(folder, { recursive: true });
    await writeFile(temporary, bytes);
    await rename(temporary, path);
  } catch {
    return;
  }
};
