import type { DocumentPicture, PictureLibrary } from './picture-library.ts';
import type { PixelPicture } from './pixel-picture.ts';
import { objectPlayer } from './object-player.ts';
import type { VectorPicture } from './vector-picture.ts';

type Area = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/** Shows a picture as large as fits, in the middle of an area; the document holds it once, however often it is shown. */
export type PicturePainter = (file: string, area: Area) => void;

/** A painter for one document. */
export const picturePainter = (document: PDFKit.PDFDocument, library: PictureLibrary): PicturePainter => {
  const play = objectPlayer(document);
  const names = new Map<VectorPicture, string>();

  const showVector = (picture: VectorPicture, { x, y, width }: Area): void => {
    const name = names.get(picture) ?? `Picture${names.size + 1}`;
    names.set(picture, name);
    document.page.xobjects[name] = play(picture.form);
    const scale = width / picture.width;
    const place = [scale, 0, 0, -scale, x, y + picture.pageHeight * scale].map((number) => number.toFixed(4));
    document.addContent(`q ${place.join(' ')} cm /${name} Do Q`);
  };

  const showPixels = ({ address }: PixelPicture, { x, y, width, height }: Area): void =>
    void document.image(address, x, y, { width, height });

  return (file, area) => {
    const picture = library.get(file);
    if (picture === undefined) return;
    const fitted = fit(picture, area);
    if (picture.kind === 'vector') showVector(picture, fitted);
    else showPixels(picture, fitted);
  };
};

const fit = ({ width, height }: DocumentPicture, area: Area): Area => {
  const scale = Math.min(area.width / width, area.height / height);
  return {
    x: area.x + (area.width - width * scale) / 2,
    y: area.y + (area.height - height * scale) / 2,
    width: width * scale,
    height: height * scale,
  };
};
