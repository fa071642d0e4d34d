import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import type { DrawingSize } from '../../catalogue/files/picture-files.ts';
import type { Catalogue } from '../../catalogue/catalogue.ts';
import type { PictureCache } from '../../pictures/picture-cache.ts';
import { bytesOfVector, vectorPicture, type VectorPicture } from './pdfkit/vector-picture.ts';

/** A picture that documents can show. */
export type DocumentPicture = VectorPicture | PixelPicture;

/** The pictures of one document by their files; those that cannot be read are absent. */
export type PictureLibrary = ReadonlyMap<string, DocumentPicture>;

/** Where the pictures of documents are, and what changes with any of them. */
export type PictureFolder = Pick<Catalogue, 'picturesFolder' | 'fingerprint'>;

/** Reads the pictures that a document shows, each once. */
export const readPictures = async (
  { picturesFolder, fingerprint }: PictureFolder,
  files: ReadonlySet<string>,
  cache: PictureCache,
): Promise<PictureLibrary> => {
  const pictures = cache.of<DocumentPicture>('document', bytesOf);
  const library = new Map<string, DocumentPicture>();
  for (const file of files) {
    try {
      library.set(file, await pictures.fetch(`${fingerprint}/${file}`, () => readPicture(join(picturesFolder, file))));
    } catch {
      // A picture that is missing or broken is not shown.
    }
  }
  return library;
};

const readPicture = async (path: string): Promise<DocumentPicture> => {
  const file = await readFile(path);
  const ending = extname(path).slice(1);
  const vector = ending === 'svg' ? vectorPicture(file.toString('utf8')) : undefined;
  return vector ?? pixelPicture(file, ending);
};

const bytesOf = (picture: DocumentPicture): number =>
  picture.kind === 'vector' ? bytesOfVector(picture) : picture.address.length;

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
    .autoOrient()
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
