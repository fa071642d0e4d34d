import type { Frame, FrameLine } from './catalogue.ts';

/**
 * Where pictures are found, below `/assets/img/` (docs/specification.md#s3-39). A picture kept as SVG is also served
 * under the same name with `.png`, drawn at 4 px a millimetre, and one kept as pixels under its name with `.svg`: a
 * path that ends in `.svg` asks for the sharpest that there is.
 */
export const picturePath = {
  /** The tile of a frame line. */
  frameLine: (line: Pick<FrameLine, 'tag'>): string => `frame-categories/${line.tag}.svg`,
  /** A frame as seen from the front; the picture is exactly as large as the frame. */
  frame: (frame: Pick<Frame, 'lineTag' | 'image'>): string => `frames/${frame.lineTag}/${frame.image}`,
  /** A small picture of the same frame, 1 px a millimetre where it is not a vector. */
  frameThumbnail: (frame: Pick<Frame, 'lineTag' | 'image'>): string => `frames/${frame.lineTag}/t/${frame.image}`,
  /** A module in the drawer. */
  module: (seriesTag: string, image: string): string => `modules/${seriesTag}/${image}`,
  /** Any article; of a visible part, exactly the opening of a slot. */
  article: (article: { readonly id: number; readonly image: string }): string =>
    `components/${article.id},${article.image}`,
  /** A controller as an article. */
  controller: (seriesTag: string, image: string): string => `controllers/${seriesTag}/${image}`,
  /** The circles printed on a glass panel for so many touch points; a tile of 55 × 55 mm around the slot's centre. */
  touchPoints: (seriesTag: string, touchPoints: number): string => `controllers/${seriesTag}/dots-${touchPoints}.svg`,
  /** What a surface box shows around a frame: 0.5 mm on every side and a skirt of 4 mm below. */
  surfaceBox: (frame: Pick<Frame, 'subcategoryId' | 'slots'>, colourId: number): string =>
    `boxes/${frame.subcategoryId}/${frame.slots}-${colourId}.svg`,
  /** What the IP44 seal shows around a frame: 0.7 mm on every side. */
  seal: (frame: Pick<Frame, 'subcategoryId' | 'slots'>): string => `seals/${frame.subcategoryId}/${frame.slots}.svg`,
  /** A single product. */
  singleProduct: (image: string): string => `products/${image}`,
  /** A product of the e-catalogue. */
  ecatalogProduct: (image: string): string => `ecatalog/${image}`,
};
