import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { LRUCache } from 'lru-cache';
import sharp from 'sharp';
import type { DrawingSize } from '../../catalogue/files/picture-files.ts';
import { vectorPicture, type VectorPicture } from './pdfkit/vector-picture.ts';

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

/** A picture as pixels, ready to be put into a document. Its size counts as millimetres only in relation. */
export type PixelPicture = DrawingSize & {
  readonly kind: 'pixels';
  /** The PNG file as a `data:` address, by which a document knows it again. */
  readonly address: string;
};

/** Sides of a picture in documents, in pixels, at most. */
const LARGEST = 600;

/** Turns a picture that cannot stay a vector, or never was one, into pixels of a size that prints well. */
const pixelPicture = async (file: Buffer, ending: string): Promise<PixelPicture> => {
  const source = ending === 'svg' ? rasterise(file) : file;
  const { data, info } = await sharp(source)
    .resize(LARGEST, LARGEST, { fit: 'inside', withoutEnlargement: true })
    .png({ compressionLevel: 6 })
    .toBuffer({ resolveWithObject: true });
  return {
    kind: 'pixels',
    width: info.width,
    height: info.height,
    address: `data:image/png;base64,${data.toString('base64')}`,
  };
};

const rasterise = (svg: Buffer): Buffer =>
  new Resvg(svg.toString('utf8'), { fitTo: { mode: 'width', value: LARGEST } }).render().asPng();
