import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PIXELS_PER_MILLIMETRE } from '@ramka/domain/drawing';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { compressBody, type CompressedBody, type EncodedBody, sizeOfBody } from '../http/compression.ts';
import { contentHash } from '../http/entity-tags.ts';
import type { DiskCache } from './disk-cache.ts';
import type { PictureCache } from './picture-cache.ts';
import { drawingSemaphore, loadSharp, rasterise, sharpOf } from './rasterise.ts';
import { resolvePicture } from './resolve-picture.ts';
import { svgSize } from '../catalogue/files/picture-files.ts';

/** A picture ready to be sent: a drawing in every encoding, or a bitmap, which compression cannot reduce. */
export type ServedPicture =
  | { readonly kind: 'vector'; readonly body: CompressedBody }
  | { readonly kind: 'raster'; readonly type: string; readonly body: EncodedBody };

const THUMBNAIL_PIXELS_A_MILLIMETRE = 1;

/** Finds the picture for a path below `/assets/img/`; undefined if there is none. `scale` 2 doubles its resolution. */
export type PictureLibrary = (path: string, scale: 1 | 2) => Promise<ServedPicture | undefined>;

/** Creates the picture library of a catalogue. Rasterised drawings and thumbnails of bitmaps are cached on disk. */
export const pictureLibrary = (catalogue: Catalogue, cache: PictureCache, disk: DiskCache): PictureLibrary => {
  const served = cache.of<ServedPicture>('catalogue', bytesOf);
  return async (path, scale) => {
    const resolved = resolvePicture(catalogue, path);
    if (resolved === undefined) return undefined;
    return served.fetch(`${scale} ${path}`, async () => {
      const content = await readFile(join(catalogue.picturesFolder, resolved.file));
      return serve(content, { ...resolved, path, scale }, disk);
    });
  };
};

type PictureRequest = {
  readonly file: string;
  readonly thumbnail: boolean;
  readonly path: string;
  readonly scale: 1 | 2;
};

const serve = async (content: Buffer, request: PictureRequest, disk: DiskCache): Promise<ServedPicture> => {
  const { file, thumbnail, path, scale } = request;
  if (file.endsWith('.svg')) {
    if (path.endsWith('.svg')) return { kind: 'vector', body: await compressBody(content) };
    const pixels = scale * (thumbnail ? THUMBNAIL_PIXELS_A_MILLIMETRE : PIXELS_PER_MILLIMETRE);
    const png = await disk(`${contentHash(content)}-${pixels}.png`, () => drawPng(content.toString('utf8'), pixels));
    return raster('image/png', png);
  }
  if (!thumbnail) return raster(typeOf(file), file.endsWith('.jpg') ? await upright(content, disk) : content);
  const share = (scale * THUMBNAIL_PIXELS_A_MILLIMETRE) / PIXELS_PER_MILLIMETRE;
  return raster('image/png', await disk(`${contentHash(content)}-thumbnail${scale}.png`, () => shrink(content, share)));
};

const drawPng = (svg: string, pixelsAMillimetre: number): Promise<Buffer> =>
  drawingSemaphore(async () => {
    const width = (svgSize(svg)?.width ?? 1) * pixelsAMillimetre;
    const drawn = await sharpOf(await rasterise(svg, width));
    return drawn.png().toBuffer();
  });

/** Applies the EXIF orientation of a photograph, which drawings and some programs ignore. */
const upright = async (content: Buffer, disk: DiskCache): Promise<Buffer> => {
  if (!content.subarray(0, 4096).includes('Exif\0\0')) return content;
  const sharp = await loadSharp();
  const { orientation = 1 } = await sharp(content).metadata();
  if (orientation === 1) return content;
  return disk(`${contentHash(content)}-upright.jpg`, () =>
    drawingSemaphore(() => sharp(content).autoOrient().keepIccProfile().jpeg({ quality: 92 }).toBuffer()),
  );
};

const shrink = (content: Buffer, share: number): Promise<Buffer> =>
  drawingSemaphore(async () => {
    const sharp = await loadSharp();
    const { autoOrient } = await sharp(content).metadata();
    return sharp(content)
      .autoOrient()
      .resize({ width: Math.max(1, Math.round(autoOrient.width * share)) })
      .png()
      .toBuffer();
  });

const raster = (type: string, bytes: Buffer): ServedPicture => ({
  kind: 'raster',
  type,
  body: { bytes, etag: `"${contentHash(bytes)}"` },
});

const typeOf = (file: string): string => {
  if (file.endsWith('.webp')) return 'image/webp';
  return file.endsWith('.jpg') ? 'image/jpeg' : 'image/png';
};

const bytesOf = (picture: ServedPicture): number =>
  picture.kind === 'vector' ? sizeOfBody(picture.body) : picture.body.bytes.length;
