import type { PictureCache } from '../../pictures/picture-cache.ts';
import { layerPixels, type PicturedCatalogue, renderSet } from '../../pictures/set-picture.ts';
import type { DocumentSet } from '../content/document-set.ts';
import type { PictureOfSet } from './sets-sheet.ts';

/** A workbook with more different sets has no pictures: creating and opening it would take too long. */
const MAX_PICTURES = 600;

/** Relative to the pictures on screens; still twice the resolution that a row shows. */
const SCALE = 1 / 3;

/** Pixels in a sheet per millimetre of the set. At this scale a five-slot frame fills the first column. */
const SHOWN = 0.64;

/** Draws the pictures of some sets for a workbook. */
export const drawSetPictures = async (
  sets: ReadonlySet<DocumentSet>,
  catalogue: PicturedCatalogue,
  cache: PictureCache,
): Promise<PictureOfSet> => {
  const layers = layerPixels(catalogue, cache);
  const drawn = cache.of<Buffer>('workbook', ({ length }) => length);
  const pictures = new Map<DocumentSet, Buffer>();
  for (const set of sets.size > MAX_PICTURES ? [] : sets) {
    const { drawing } = set;
    if (drawing === null) continue;
    const key = `${catalogue.fingerprint} ${JSON.stringify(drawing)}`;
    pictures.set(set, await drawn.fetch(key, () => renderSet(drawing, layers, SCALE)));
  }
  return (set) => {
    const png = pictures.get(set);
    if (png === undefined || set.drawing === null) return undefined;
    const { width, height } = set.drawing;
    return { png, width: width * SHOWN, height: height * SHOWN, alternative: set.description };
  };
};
