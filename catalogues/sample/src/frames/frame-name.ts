import { words, type Words } from '../text/words.ts';
import type { SampleSubcategory } from './all-subcategories.ts';
import type { FrameFinish } from './frame-finish.ts';
import { frameWords } from './frame-words.ts';
import { subcategoryNames } from './subcategory-words.ts';

/** What tells the frames of a subcategory from others of the series, after the number of slots. */
const distinctions: ReadonlyMap<number, Words | string> = new Map<number, Words | string>([
  [211, 'IP20'],
  [212, 'IP44'],
  [413, frameWords('for plasterboard')],
  [421, 'Nature'],
  [422, 'Nature'],
  [423, 'Nature'],
  [521, 'Duo'],
  [522, 'Duo'],
  [523, 'Duo'],
  [531, 'Nature'],
  [532, 'Nature'],
  [533, 'Nature'],
  [611, 'Original'],
  [612, 'Select'],
]);

/** Subcategories of Duo: the colour of the base ends the name. */
const bases: ReadonlySet<number> = new Set([521, 522, 523]);

/** "Ramka 2-krotna Duo, biały mat, podstawa czarna". */
export function frameName(subcategory: SampleSubcategory, finish: FrameFinish, slots: number): Words {
  const distinction = distinctions.get(subcategory.id);
  return words(
    frameWords(`frame ${slots}`),
    ...(distinction === undefined ? [] : [' ', distinction]),
    ', ',
    finish.name,
    ...(bases.has(subcategory.id) ? [', ', lowerCase(subcategoryNames(String(subcategory.id)))] : []),
  );
}

function lowerCase({ pl, cs, sk, uk, en }: Words): Words {
  return {
    pl: pl.toLowerCase(),
    cs: cs.toLowerCase(),
    sk: sk.toLowerCase(),
    uk: uk.toLowerCase(),
    en: en.toLowerCase(),
  };
}
