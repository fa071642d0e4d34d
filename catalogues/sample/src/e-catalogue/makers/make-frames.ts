import { allSlots } from '@ramka/domain/catalogue';
import { allSubcategories, type SampleSubcategory } from '../../frames/all-subcategories.ts';
import { frameArticle } from '../../frames/frame-article.ts';
import { pictureFileName } from '../../pictures/file-name.ts';
import type { SampleSeries } from '../../series/all-series.ts';
import type { EcatalogArticle } from '../ecatalog-range.ts';
import { ecatalogName } from './ecatalog-name.ts';
import type { Maker } from './maker.ts';

/** Frames in every finish; a code is a subcategory and the numbers of slots: `411:1-5`. */
export const makeFrames: Maker = ({ series, codes }) =>
  codes.flatMap((code) => {
    const [id = '', slots = ''] = code.split(':');
    const [first = 0, last = 0] = slots.split('-').map(Number);
    const subcategory = allSubcategories.find((known) => known.id === Number(id));
    if (subcategory === undefined) throw new Error(`No subcategory ${code}`);
    return allSlots
      .filter((count) => count >= first && count <= last)
      .flatMap((count) => framesOf(series, subcategory, count));
  });

/** A subcategory's frames with so many slots; the e-catalogue has longer ones than the configurator. */
function framesOf(series: SampleSeries, subcategory: SampleSubcategory, slots: number): readonly EcatalogArticle[] {
  return subcategory.codes.map((code, index) => {
    const { symbol, name, price, order } = frameArticle(subcategory, code, index + 1, slots);
    return { symbol, name: ecatalogName(series, name), price, order, image: pictureFileName(symbol) };
  });
}
