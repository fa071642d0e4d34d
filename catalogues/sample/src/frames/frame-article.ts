import type { SampleArticle } from '../articles/sample-article.ts';
import { pictureFileName } from '../pictures/file-name.ts';
import { priceByRule } from '../prices/price-rule.ts';
import type { SampleSubcategory } from './all-subcategories.ts';
import { type FrameFinish, frameFinish } from './frame-finish.ts';
import { frameName } from './frame-name.ts';
import { framePrice } from './frame-price.ts';

/** The article of a frame with so many slots, in one finish. */
export function frameArticle(
  subcategory: SampleSubcategory,
  code: string,
  finishNumber: number,
  slots: number,
): SampleArticle {
  const { line, stem } = subcategory;
  const finish = frameFinish(line.seriesTag, code);
  const symbolIn = (colour: string) => `${stem.replace('#', String(slots))}/${colour}`;
  const symbol = symbolIn(code);
  return {
    id: subcategory.firstId + finishNumber * 10 + slots,
    symbol,
    name: frameName(subcategory, finish, slots),
    seriesTag: line.seriesTag,
    picture: `frames/${line.tag}/${pictureFileName(symbol)}`,
    order: frameOrder(subcategory, finish, slots),
    price: priceByRule({
      symbol,
      zloty: framePrice(subcategory.priceRow, slots) * subcategory.priceFactor,
      whiteSymbol: symbolIn(subcategory.codes[0] ?? code),
      factor: finish.priceFactor,
    }),
  };
}

function frameOrder(subcategory: SampleSubcategory, { finish }: FrameFinish, slots: number): SampleArticle['order'] {
  const { line, geometry, baseHexColor } = subcategory;
  return {
    kind: 'frame',
    lineTag: line.tag,
    geometry,
    finish: baseHexColor === '' ? finish : { ...finish, baseHexColor },
    slots,
    ...(subcategory.id === 212 ? { gasket: true } : {}),
  };
}
