import { availableParallelism } from 'node:os';
import type { Sharp } from 'sharp';
import { semaphore } from '../async/concurrency.ts';

/** Points of a picture, row by row: red, green, blue and how much they cover, a byte each. */
export type Pixels = {
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
  /** Whether the colours are multiplied by how much they cover. */
  readonly premultiplied: boolean;
};

/**
 * What puts pixels together. It is loaded with the first picture that is made, as is what draws vectors: half of the pictures
 * are never drawn, and a start would wait for both. What it would remember of its own work is asked for by nobody: pictures have
 * a cache of their own.
 */
export const loadSharp = async () => {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  return sharp;
};

/** Draws a safe vector picture so many pixels wide; its height follows. */
export const rasterise = async (svg: string, width: number): Promise<Pixels> => {
  const { renderAsync } = await import('@resvg/resvg-js');
  const image = await renderAsync(svg, {
    fitTo: { mode: 'width', value: Math.max(1, Math.round(width)) },
    font: { loadSystemFonts: false },
  });
  return { bytes: image.pixels, width: image.width, height: image.height, premultiplied: true };
};

/** Pixels for sharp to go on with. */
export const sharpOf = async ({ bytes, width, height, premultiplied }: Pixels): Promise<Sharp> => {
  const sharp = await loadSharp();
  return sharp(bytes, { raw: { width, height, channels: 4, premultiplied } });
};

/** Drawing a large picture takes some 30 MB; more at once than there are cores would only take more memory. */
export const drawingSemaphore = semaphore(availableParallelism());
