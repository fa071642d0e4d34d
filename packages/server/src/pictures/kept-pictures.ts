import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { fewAtOnce } from '../concurrency.ts';

/** Pictures in memory, in bytes. */
const KEPT_BYTES = 64 * 1024 * 1024;

/** Drawing a large picture takes some 30 MB; more at once than there are cores would only take more memory. */
const drawingInTurn = fewAtOnce(availableParallelism());

/** Finds a picture that was made before by a name that says everything it was made from; makes it where there is none. */
export type KeptPictures = (name: string, make: () => Promise<Buffer>) => Promise<Buffer>;

/**
 * Keeps pictures that take time to make: the last ones in memory, and all of them in a folder where one is given. Each
 * is made once, however many callers wait for it.
 */
export const keptPictures = (folder?: string): KeptPictures => {
  const kept = new LRUCache<string, Buffer>({ maxSize: KEPT_BYTES, sizeCalculation: ({ length }) => length + 1 });
  const underWay = new Map<string, Promise<Buffer>>();
  return async (name, make) => {
    const known = kept.get(name) ?? underWay.get(name);
    if (known !== undefined) return known;
    const picture = findOrMake(folder, name, make);
    underWay.set(name, picture);
    try {
      const bytes = await picture;
      kept.set(name, bytes);
      return bytes;
    } finally {
      underWay.delete(name);
    }
  };
};

const findOrMake = async (folder: string | undefined, name: string, make: () => Promise<Buffer>): Promise<Buffer> => {
  if (folder === undefined) return drawingInTurn(make);
  const path = join(folder, name);
  try {
    return await readFile(path);
  } catch {
    const bytes = await drawingInTurn(make);
    await keep(folder, path, bytes);
    return bytes;
  }
};

/** Writes beside and renames, so that nobody reads half a picture. A full disk costs time, not the picture. */
const keep = async (folder: string, path: string, bytes: Buffer): Promise<void> => {
  const beside = `${path}.${randomUUID()}`;
  try {
    await mkdir(folder, { recursive: true });
    await writeFile(beside, bytes);
    await rename(beside, path);
  } catch {
    return;
  }
};
