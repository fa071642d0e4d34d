import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import type { DrawingSize } from '../../../pictures/svg/svg-size.ts';

/** A picture as pixels, ready to be put into a document. Its size counts as millimetres only in relation. */
export type PixelPicture = DrawingSize & {
  readonly kind: 'pixels';
  /** The PNG file as a `data:` address, by which a document knows it again. */
  readonly address: string;
};

/** Sides of a picture in documents, in pixels, at most. */
const LARGEST = 600;

/** Turns a picture that cannot stay a vector, or never was one, into pixels of a size that prints well. */
export const pixelPicture = async (file: Buffer, ending: string): Promise<PixelPicture> => {
  const source = ending === 'svg' ? rasterise(file) : file;
  const { data, info } = await sharp(source)
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
