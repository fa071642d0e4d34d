import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import sharp from 'sharp';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { type Pixels, rasterise } from '../pictures/rasterise.ts';
import { resolvePicture } from '../pictures/resolve-picture.ts';

/** Finds a picture of the catalogue as pixels of just this size; undefined where the catalogue has none. */
export type LayerPixels = (picture: string, width: number, height: number) => Promise<Pixels | undefined>;

/** What of a catalogue is needed to find its pictures. */
export type PicturedCatalogue = Pick<Catalogue, 'pictures' | 'articlePictures' | 'picturesFolder'>;

/** Layers in memory, in bytes; a five-slot frame at 2× takes 8 MB. */
const KEPT_BYTES = 96 * 1024 * 1024;

/** The layers that sets are drawn from; each is rasterised once a size. */
export const layerPixels = (catalogue: PicturedCatalogue): LayerPixels => {
  const kept = new LRUCache<string, Pixels>({ maxSize: KEPT_BYTES, sizeCalculation: ({ bytes }) => bytes.length });
  return async (picture, width, height) => {
    const file = resolvePicture(catalogue, picture)?.file;
    if (file === undefined) return undefined;
    const key = `${file} ${width} ${height}`;
    const known = kept.get(key);
    if (known !== undefined) return known;
    const content = await readFile(join(catalogue.picturesFolder, file));
    const pixels = file.endsWith('.svg')
      ? cropped(await rasterise(content.toString('utf8'), width), height)
      : await resized(content, width, height);
    kept.set(key, pixels);
    return pixels;
  };
};

/** Rounding may make a drawing a row higher or lower than its place. */
const cropped = ({ bytes, width, premultiplied }: Pixels, height: number): Pixels => {
  const rows = Buffer.alloc(width * height * 4);
  bytes.copy(rows, 0, 0, Math.min(bytes.length, rows.length));
  return { bytes: rows, width, height, premultiplied };
};

const resized = async (content: Buffer, width: number, height: number): Promise<Pixels> => ({
  bytes: await sharp(content).resize(width, height, { fit: 'fill' }).ensureAlpha().raw().toBuffer(),
  width,
  height,
  premultiplied: false,
});
