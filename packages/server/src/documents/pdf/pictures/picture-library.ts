import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { pixelPicture, type PixelPicture } from './pixel-picture.ts';
import { vectorPicture, type VectorPicture } from './vector-picture.ts';

/** A picture that documents can show. */
export type DocumentPicture = VectorPicture | PixelPicture;

/** The pictures of one document by their files; those that cannot be read are absent. */
export type PictureLibrary = ReadonlyMap<string, DocumentPicture>;

/** How many translated pictures a thread remembers; one takes some 100 kB. */
const REMEMBERED = 600;

const remembered = new LRUCache<string, DocumentPicture>({ max: REMEMBERED });

/** Reads the pictures that a document shows, each once. `edition` changes with anything in the folder. */
export const readPictures = async (
  folder: string,
  edition: string,
  files: ReadonlySet<string>,
): Promise<PictureLibrary> => {
  const library = new Map<string, DocumentPicture>();
  for (const file of files) {
    const key = `${edition}/${file}`;
    const picture = remembered.get(key) ?? (await readPicture(join(folder, file)));
    if (picture === undefined) continue;
    remembered.set(key, picture);
    library.set(file, picture);
  }
  return library;
};

const readPicture = async (path: string): Promise<DocumentPicture | undefined> => {
  try {
    const file = await readFile(path);
    const ending = extname(path).slice(1);
    const vector = ending === 'svg' ? vectorPicture(file.toString('utf8')) : undefined;
    return vector ?? (await pixelPicture(file, ending));
  } catch {
    return undefined;
  }
};
