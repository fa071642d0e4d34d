import { LRUCache } from 'lru-cache';
import { type LayerPixels, renderSet } from '../../pictures/set-picture.ts';
import type { DocumentSet } from '../content/document-set.ts';
import type { PictureOfSet } from './sets-sheet.ts';

/** Above so many different sets a workbook goes without their pictures: it would take too long, and open too slowly. */
const MOST_PICTURES = 600;

/** A third of the size that screens get, which is still twice what a row shows. */
const SCALE = 1 / 3;

/** Pixels of a sheet a millimetre of the set: a five-slot frame fills the first column. */
const SHOWN = 0.64;

const remembered = new LRUCache<string, Buffer>({ max: 2000 });

/** Draws the pictures of some sets for a workbook. `edition` changes with anything that they show. */
export const drawSetPictures = async (
  sets: ReadonlySet<DocumentSet>,
  layers: LayerPixels,
  edition: string,
): Promise<PictureOfSet> => {
  const pictures = new Map<DocumentSet, Buffer>();
  for (const set of sets.size > MOST_PICTURES ? [] : sets) {
    if (set.drawing === null) continue;
    const key = `${edition} ${JSON.stringify(set.drawing)}`;
    const png = remembered.get(key) ?? (await renderSet(set.drawing, layers, SCALE));
    remembered.set(key, png);
    pictures.set(set, png);
  }
  return (set) => {
    const png = pictures.get(set);
    if (png === undefined || set.drawing === null) return undefined;
    const { width, height } = set.drawing;
    return { png, width: width * SHOWN, height: height * SHOWN, alternative: set.name };
  };
};
