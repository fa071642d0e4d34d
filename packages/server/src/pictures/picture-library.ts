import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PIXELS_A_MILLIMETRE } from '@ramka/domain/drawing';
import { LRUCache } from 'lru-cache';
import sharp from 'sharp';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { compressBody, type CompressedBody, type EncodedBody, sizeOfBody } from '../http/compression.ts';
import type { KeptPictures } from './kept-pictures.ts';
import { rasterise, sharpOf } from './rasterise.ts';
import { resolvePicture } from './resolve-picture.ts';
import { svgSize } from '../catalogue/files/picture-files.ts';

/** A picture as it is sent: a drawing in every encoding, or a picture of pixels, which compression makes no smaller. */
export type ServedPicture =
  | { readonly kind: 'vector'; readonly body: CompressedBody }
  | { readonly kind: 'raster'; readonly type: string; readonly body: EncodedBody };

/** The same in thumbnails. */
const THUMBNAIL_PIXELS_A_MILLIMETRE = 1;

/** Finds the picture for a path below `/assets/img/`; undefined where there is none. `scale` 2: twice as many pixels. */
export type PictureLibrary = (path: string, scale: 1 | 2) => Promise<ServedPicture | undefined>;

/** Pictures in memory as they are sent, in bytes. */
const KEPT_BYTES = 64 * 1024 * 1024;

/** The pictures of a catalogue. Drawings asked for as `.png`, and thumbnails of pixels, are made once and kept. */
export const pictureLibrary = (catalogue: Catalogue, made: KeptPictures): PictureLibrary => {
  const served = new LRUCache<string, ServedPicture>({ maxSize: KEPT_BYTES, sizeCalculation: sizeOf });
  return async (path, scale) => {
    const resolved = resolvePicture(catalogue, path);
    if (resolved === undefined) return undefined;
    const key = `${scale} ${path}`;
    const known = served.get(key);
    if (known !== undefined) return known;
    const content = await readFile(join(catalogue.picturesFolder, resolved.file));
    const picture = await serve(content, { ...resolved, path, scale }, made);
    served.set(key, picture);
    return picture;
  };
};

type Asked = { readonly file: string; readonly thumbnail: boolean; readonly path: string; readonly scale: 1 | 2 };

const serve = async (content: Buffer, asked: Asked, made: KeptPictures): Promise<ServedPicture> => {
  const { file, thumbnail, path, scale } = asked;
  if (file.endsWith('.svg')) {
    if (path.endsWith('.svg')) return { kind: 'vector', body: await compressBody(content) };
    const pixels = scale * (thumbnail ? THUMBNAIL_PIXELS_A_MILLIMETRE : PIXELS_A_MILLIMETRE);
    const png = await made(`${hashOf(content)}-${pixels}.png`, () => drawPng(content.toString('utf8'), pixels));
    return raster('image/png', png);
  }
  if (!thumbnail) return raster(typeOf(file), content);
  const share = (scale * THUMBNAIL_PIXELS_A_MILLIMETRE) / PIXELS_A_MILLIMETRE;
  return raster('image/png', await made(`${hashOf(content)}-t${scale}.png`, () => shrink(content, share)));
};

const drawPng = async (svg: string, pixelsAMillimetre: number): Promise<Buffer> => {
  const width = (svgSize(svg)?.width ?? 1) * pixelsAMillimetre;
  return sharpOf(await rasterise(svg, width))
    .png()
    .toBuffer();
};

const shrink = async (content: Buffer, share: number): Promise<Buffer> => {
  const { width } = await sharp(content).metadata();
  return sharp(content)
    .resize({ width: Math.max(1, Math.round(width * share)) })
    .png()
    .toBuffer();
};

const raster = (type: string, bytes: Buffer): ServedPicture => ({
  kind: 'raster',
  type,
  body: { bytes, etag: `"${hashOf(bytes)}"` },
});

const hashOf = (content: Buffer): string => createHash('sha256').update(content).digest('base64url').slice(0, 22);

const typeOf = (file: string): string => {
  if (file.endsWith('.webp')) return 'image/webp';
  return file.endsWith('.jpg') ? 'image/jpeg' : 'image/png';
};

const sizeOf = (picture: ServedPicture): number =>
  1 + (picture.kind === 'vector' ? sizeOfBody(picture.body) : picture.body.bytes.length);
