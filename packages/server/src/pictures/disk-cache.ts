import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Finds a file by a name that says everything it was made from; makes it where there is none. */
export type DiskCache = (name: string, make: () => Promise<Buffer>) => Promise<Buffer>;

/** Keeps what takes time to make as files of a folder; without a folder it is made each time. */
export const diskCache =
  (folder?: string): DiskCache =>
  async (name, make) => {
    if (folder === undefined) return make();
    const path = join(folder, name);
    try {
      return await readFile(path);
    } catch {
      const bytes = await make();
      await writeWhole(folder, path, bytes);
      return bytes;
    }
  };

/** Writes beside and renames, so that nobody reads half a file. Where the disk is full, pictures are made anew each time. */
const writeWhole = async (folder: string, path: string, bytes: Buffer): Promise<void> => {
  const beside = `${path}.${randomUUID()}`;
  try {
    await mkdir(folder, { recursive: true });
    await writeFile(beside, bytes);
    await rename(beside, path);
  } catch {
    return;
  }
};
