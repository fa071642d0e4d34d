import { availableParallelism } from 'node:os';
import type { Sharp } from 'sharp';
import { semaphore } from '../async/concurrency.ts';

/** A bitmap in RGBA with one byte per channel, row by row. */
export type Pixels = {
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
  /** Whether the colours are multiplied by alpha. */
  readonly premultiplied: boolean;
};

/**
 * Loads sharp with the first picture that needs it: half of the pictures are never rendered, and loading it would delay
 * the start. The cache of sharp is disabled, because pictures have a cache of their own.
 */
export const loadSharp = async () => {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  return sharp;
};

/** Renders a safe SVG at a width in pixels; the height follows from the aspect ratio. */
export const rasterise = async (svg: string, width: number): Promise<Pixels> => {
  const { renderAsync } = await import('@resvg/resvg-js');
  const image = await renderAsync(svg, {
    fitTo: { mode: 'width', value: Math.max(1, Math.round(width)) },
    font: { loadSystemFonts: false },
  });
  return { bytes: image.pixels, width: image.width, height: image.height, premultiplied: true };
};

/** Wraps a bitmap for further processing with sharp. */
export const sharpOf = async ({ bytes, width, height, premultiplied }: Pixels): Promise<Sharp> => {
  const sharp = await loadSharp();
  return sharp(bytes, { raw: { width, height, channels: 4, premultiplied } });
};

/** Rendering a large picture takes about 30 MB; more concurrency than cores would only take more memory. */
export const drawingSemaphore = semaphore(availableParallelism());
