import { type Drawing, drawSet } from '@ramka/domain/drawing';
import { washBasin } from '@ramka/domain/testing/worked-examples/wash-basin';
import { readCatalogue } from '@ramka/server/catalogue/read-catalogue';
import { pictureCache } from '@ramka/server/pictures/picture-cache';
import { layerPixels, type LayerPixels, renderSet } from '@ramka/server/pictures/set-picture';
import sharp from 'sharp';
import type { Benchmark } from '../benchmark.ts';
import { ratioOf } from '../measuring/ratio-of.ts';

const PICTURES = 40;
const PIXELS_A_MILLIMETRE = 4;

/** Rendering the picture of a set, compared with sharp compositing the same layers. */
export const setPicture: Benchmark = {
  name: 'set-picture',
  measure: async ({ rounds }) => {
    const catalogue = await readCatalogue('build/catalogue', { priceList: 'pln' });
    if (!catalogue.ok) throw new Error('the sample catalogue is faulty');
    const drawing = drawSet(washBasin.set, catalogue.value.in('pl'));
    if (drawing === undefined) throw new Error('the sample catalogue has lost a frame');
    const layers = layerPixels(catalogue.value, pictureCache());
    const bare = await bareRenderer(drawing, layers);
    const value = await ratioOf(
      rounds,
      () => timeOf(() => renderSet(drawing, layers, 1)),
      () => timeOf(bare),
    );
    return [{ what: 'set picture: time against sharp on the same layers', value, unit: '×', atMost: 1.15 }];
  },
};

const timeOf = async (draw: () => Promise<unknown>): Promise<number> => {
  const begin = performance.now();
  for (let picture = 0; picture < PICTURES; picture += 1) await draw();
  return performance.now() - begin;
};

const px = (millimetres: number): number => Math.round(millimetres * PIXELS_A_MILLIMETRE);

/** Composites the same layers, as pixels at precomputed positions, with sharp alone. */
const bareRenderer = async (drawing: Drawing, layers: LayerPixels): Promise<() => Promise<Buffer>> => {
  const overlays = await Promise.all(
    drawing.layers.map(async ({ picture, x, y, width, height }) => {
      const left = px(x - drawing.x);
      const top = px(y - drawing.y);
      const size = { width: px(x - drawing.x + width) - left, height: px(y - drawing.y + height) - top };
      const found = await layers(picture, size.width, size.height);
      if (found === undefined) throw new Error(`no ${picture}`);
      const { bytes: input, premultiplied } = found;
      return { input, raw: { ...size, channels: 4 as const }, premultiplied, left, top };
    }),
  );
  const background = { r: 0, g: 0, b: 0, alpha: 0 };
  const create = { width: px(drawing.width), height: px(drawing.height), channels: 4 as const, background };
  return () => sharp({ create }).composite(overlays).png({ compressionLevel: 4 }).toBuffer();
};
