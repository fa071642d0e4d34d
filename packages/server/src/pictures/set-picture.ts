import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Drawing, type DrawingLayer, PIXELS_PER_MILLIMETRE } from '@ramka/domain/drawing';
import type { OverlayOptions } from 'sharp';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { PictureCache } from './picture-cache.ts';
import { loadSharp, type Pixels, rasterise } from './rasterise.ts';
import { resolvePicture } from './resolve-picture.ts';

/**
 * Renders the PNG of a drawn set with a transparent background, at 4 px/mm times `scale`. Layers without a picture in
 * the catalogue are skipped (docs/readings.md#r20, docs/readings.md#r22). As WebP it has an eighth of the bytes and
 * nearly the same pixels.
 */
export const renderSet = async (
  drawing: Drawing,
  layers: LayerPixels,
  scale: number,
  format: 'png' | 'webp' = 'png',
): Promise<Buffer> => {
  const pixels = PIXELS_PER_MILLIMETRE * scale;
  const overlays = await Promise.all(drawing.layers.map(async (layer) => overlay(drawing, layer, layers, pixels)));
  const sharp = await loadSharp();
  const composed = sharp({
    create: {
      width: Math.max(1, Math.round(drawing.width * pixels)),
      height: Math.max(1, Math.round(drawing.height * pixels)),
      channels: 4,
      background: { r: 0, g: 0, b: 0, alpha: 0 },
    },
  }).composite(overlays.flat());
  return format === 'png'
    ? composed.png({ compressionLevel: COMPRESSION }).toBuffer()
    : composed.webp({ quality: 90, effort: EFFORT }).toBuffer();
};

/** PNG compression level: files are a third larger than at the best level, in a third of the time. */
const COMPRESSION = 4;

/** WebP effort: files are 5 % larger than at the default effort, in half of the time. */
const EFFORT = 2;

/** Edges are rounded, not sizes, so that layers that touch in millimetres touch in pixels. */
const overlay = async (
  drawing: Drawing,
  layer: DrawingLayer,
  layers: LayerPixels,
  pixels: number,
): Promise<OverlayOptions[]> => {
  const left = Math.round((layer.x - drawing.x) * pixels);
  const top = Math.round((layer.y - drawing.y) * pixels);
  const width = Math.round((layer.x - drawing.x + layer.width) * pixels) - left;
  const height = Math.round((layer.y - drawing.y + layer.height) * pixels) - top;
  const found = await layers(layer.picture, width, height);
  if (found === undefined) return [];
  const { bytes, premultiplied } = found;
  return [{ input: bytes, raw: { width, height, channels: 4 }, premultiplied, left, top }];
};

/** Returns a picture of the catalogue as a bitmap of the exact size; undefined if the catalogue has none. */
export type LayerPixels = (picture: string, width: number, height: number) => Promise<Pixels | undefined>;

export type PicturedCatalogue = Pick<Catalogue, 'pictures' | 'articlePictures' | 'picturesFolder' | 'fingerprint'>;

/** Creates a function that returns layers of sets; each is rasterised once per size. */
export const layerPixels = (catalogue: PicturedCatalogue, cache: PictureCache): LayerPixels => {
  const layers = cache.of<Pixels>('layer', ({ bytes }) => bytes.length);
  return async (picture, width, height) => {
    const file = resolvePicture(catalogue, picture)?.file;
    if (file === undefined) return undefined;
    return layers.fetch(`${catalogue.fingerprint} ${file} ${width} ${height}`, async () => {
      const content = await readFile(join(catalogue.picturesFolder, file));
      return file.endsWith('.svg')
        ? cropped(await rasterise(content.toString('utf8'), width), height)
        : resized(content, width, height);
    });
  };
};

/** Removes or adds a row, because rounding may change the height of a drawing by one. */
const cropped = ({ bytes, width, premultiplied }: Pixels, height: number): Pixels => {
  const rows = Buffer.alloc(width * height * 4);
  bytes.copy(rows, 0, 0, Math.min(bytes.length, rows.length));
  return { bytes: rows, width, height, premultiplied };
};

const resized = async (content: Buffer, width: number, height: number): Promise<Pixels> => {
  const sharp = await loadSharp();
  const bytes = await sharp(content).autoOrient().resize(width, height, { fit: 'fill' }).ensureAlpha().raw().toBuffer();
  return { bytes, width, height, premultiplied: false };
};
