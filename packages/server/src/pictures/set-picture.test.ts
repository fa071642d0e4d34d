import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Drawing } from '@ramka/domain/drawing';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCatalogue } from '../testing/a-server.ts';
import { pictureCache } from './picture-cache.ts';
import { type LayerPixels, layerPixels, renderSet } from './set-picture.ts';

const plate = (width: number, height: number, fill: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><path d="M0 0h${width}v${height}H0z" ${fill}/></svg>`;

const pictures: Readonly<Record<string, string>> = {
  'plate.svg': plate(20, 10, 'fill="#0000ff"'),
  'veil.svg': plate(10, 10, 'fill="#ff0000" fill-opacity="0.5"'),
  'odd.svg': plate(10.3, 7.1, 'fill="#00ff00"'),
};

const layer = (picture: string, x: number, y: number, width: number, height: number): Drawing['layers'][number] => ({
  kind: 'frame',
  picture,
  x,
  y,
  width,
  height,
});

const drawing = (own: Drawing['layers']): Drawing => ({ x: -1, y: -2, width: 22, height: 15, layers: own });

const pixelOf = async (png: Buffer, x: number, y: number): Promise<readonly number[]> => {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return [...data.subarray((y * info.width + x) * 4, (y * info.width + x) * 4 + 4)];
};

/** A JPEG with a red left half and an EXIF orientation that turns it by 90° clockwise: red is on top. */
const aTurnedJpeg = (): Promise<Buffer> =>
  sharp({ create: { width: 40, height: 40, channels: 3, background: '#ff0000' } })
    .composite([{ input: { create: { width: 20, height: 40, channels: 3, background: '#0000ff' } }, left: 20, top: 0 }])
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

describe('the picture of a set', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'pictures-'));
  let layers: LayerPixels;

  beforeAll(async () => {
    for (const [name, svg] of Object.entries(pictures)) await writeFile(join(folder, name), svg);
    const red = sharp({ create: { width: 4, height: 4, channels: 4, background: '#ff000080' } });
    await writeFile(join(folder, 'veil-of-pixels.png'), await red.png().toBuffer());
    await writeFile(join(folder, 'turned.jpg'), await aTurnedJpeg());
    layers = layerPixels(
      {
        ...(await aCatalogue()),
        picturesFolder: folder,
        pictures: new Set([...Object.keys(pictures), 'veil-of-pixels.png', 'turned.jpg']),
      },
      pictureCache(),
    );
  });
  afterAll(() => rm(folder, { recursive: true }));

  it.for([
    [1, 88, 60],
    [2, 176, 120],
  ] as const)('at %i× has 4 pixels a millimetre for each', async ([scale, width, height]) => {
    const png = await renderSet(drawing([layer('plate.svg', 0, 0, 20, 10)]), layers, scale);
    expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width, height, hasAlpha: true });
  });

  // Holds R20.
  it('is transparent around its layers, at the positions in the drawing', async () => {
    const png = await renderSet(drawing([layer('plate.svg', 0, 0, 20, 10)]), layers, 1);
    expect(await pixelOf(png, 3, 30)).toEqual([0, 0, 0, 0]);
    expect(await pixelOf(png, 4, 30)).toEqual([0, 0, 255, 255]);
    expect(await pixelOf(png, 83, 8)).toEqual([0, 0, 255, 255]);
    expect(await pixelOf(png, 84, 8)).toEqual([0, 0, 0, 0]);
    expect(await pixelOf(png, 40, 7)).toEqual([0, 0, 0, 0]);
    expect(await pixelOf(png, 40, 48)).toEqual([0, 0, 0, 0]);
  });

  it.for(['veil.svg', 'veil-of-pixels.png'])('shows the layer below a half transparent one: %s', async (veil) => {
    const own = [layer('plate.svg', 0, 0, 20, 10), layer(veil, 0, 0, 10, 10)];
    const [red, green, blue, alpha] = await pixelOf(await renderSet(drawing(own), layers, 1), 20, 20);
    expect(red).toBeGreaterThan(125);
    expect(red).toBeLessThan(131);
    expect(blue).toBeGreaterThan(124);
    expect(blue).toBeLessThan(130);
    expect([green, alpha]).toEqual([0, 255]);
  });

  it('respects the EXIF orientation of photographs', async () => {
    const png = await renderSet(drawing([layer('turned.jpg', 0, 0, 20, 10)]), layers, 1);
    const [[topRed = 0, , topBlue = 0], [lowRed = 0, , lowBlue = 0]] = [
      await pixelOf(png, 40, 12),
      await pixelOf(png, 40, 44),
    ];
    expect([topRed > 200, topBlue < 50, lowRed < 50, lowBlue > 200]).toEqual([true, true, true, true]);
  });

  it('looks the same as WebP', async () => {
    const own = drawing([layer('plate.svg', 0, 0, 20, 10), layer('veil.svg', 0, 0, 10, 10)]);
    const [png, webp] = [await renderSet(own, layers, 1), await renderSet(own, layers, 1, 'webp')];
    for (const [x, y] of [
      [60, 30],
      [20, 20],
    ] as const) {
      const pixel = await pixelOf(webp, x, y);
      for (const [index, value] of (await pixelOf(png, x, y)).entries())
        expect(Math.abs((pixel[index] ?? NaN) - value)).toBeLessThan(8);
    }
    expect(await pixelOf(webp, 1, 55)).toMatchObject({ 3: 0 });
  });

  it('preserves the colour of a half transparent layer above nothing', async () => {
    const png = await renderSet(drawing([layer('veil.svg', 0, 0, 10, 10)]), layers, 1);
    expect(await pixelOf(png, 20, 20)).toEqual([255, 0, 0, 128]);
  });

  it('accepts layers with fractional sizes in pixels', async () => {
    const png = await renderSet(drawing([layer('odd.svg', 0.3, 0.4, 10.3, 7.1)]), layers, 1);
    expect(await pixelOf(png, 20, 20)).toEqual([0, 255, 0, 255]);
  });

  it('skips pictures that the catalogue no longer contains', async () => {
    const png = await renderSet(drawing([layer('plate.svg', 0, 0, 20, 10), layer('gone.svg', 0, 0, 5, 5)]), layers, 1);
    expect(await pixelOf(png, 10, 20)).toEqual([0, 0, 255, 255]);
  });
});
