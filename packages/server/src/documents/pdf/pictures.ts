import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import type { DrawingSize } from '../../catalogue/files/picture-files.ts';
import type { Catalogue } from '../../catalogue/catalogue.ts';
import type { PictureCache } from '../../pictures/picture-cache.ts';
import { bytesOfVector, vectorPicture, type VectorPicture } from './pdfkit/vector-picture.ts';

export type DocumentPicture = VectorPicture | PixelPicture;

/** The pictures of one document by file name. Unreadable pictures are absent. */
export type PictureLibrary = ReadonlyMap<string, DocumentPicture>;

/** The picture folder of a catalogue and a fingerprint that changes with any file in it. */
export type PictureFolder = Pick<Catalogue, 'picturesFolder' | 'fingerprint'>;

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
      // Missing or broken pictures are skipped.
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

/** A bitmap for documents. Only the ratio of its size to other sizes matters. */
export type PixelPicture = DrawingSize & {
  readonly kind: 'pixels';
  /** The PNG file as a `data:` URL, by which the PDF library recognises a repeated picture. */
  readonly address: string;
};

/** Maximum side of a picture in documents, in pixels. */
const LARGEST = 600;

/** Converts a bitmap, or an SVG that cannot be painted as vectors, into a bitmap of a size suitable for print. */
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
